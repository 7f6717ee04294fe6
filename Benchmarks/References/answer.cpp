// A bare HTTP/2 server over TLS, on libnghttp2 and OpenSSL: answers every POST with 200 and its apns-id, and checks nothing.
//
// Usage: answer CERTIFICATE KEY, both PEM files. Prints its port, serves on one thread until standard input ends, then
// prints one JSON object: requests, their bytes, and seconds of processor time and of the clock.
#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <nghttp2/nghttp2.h>
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <signal.h>
#include <sys/epoll.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string_view>
#include <vector>

namespace {

size_t requests = 0, received = 0;

[[noreturn]] void giveUp(const char* what) {
    std::fprintf(stderr, "answer: %s failed\n", what);
    std::exit(1);
}

double seconds(clockid_t clock) {
    timespec time;
    clock_gettime(clock, &time);
    return time.tv_sec + time.tv_nsec * 1e-9;
}

nghttp2_nv field(const char* name, const char* value, uint8_t flags) {
    return {(uint8_t*)name, (uint8_t*)value, std::strlen(name), std::strlen(value), flags};
}

// What is kept of a request: its apns-id, or a fresh one that looks like it, and whether it is a POST.
struct Request {
    bool isPost = false;
    char id[37];

    Request() {
        static size_t number = 0;
        std::snprintf(id, sizeof id, "00000000-0000-4000-8000-%012zx", ++number);
    }

    static Request* of(nghttp2_session* session, int32_t stream) {
        return static_cast<Request*>(nghttp2_session_get_stream_user_data(session, stream));
    }

    void take(std::string_view name, std::string_view value) {
        if (name == ":method") isPost = value == "POST";
        if (name == "apns-id" && value.size() == 36) std::memcpy(id, value.data(), value.size());
    }

    int answer(nghttp2_session* session, int32_t stream) {
        nghttp2_nv fields[] = {
            field(":status", isPost ? "200" : "405", NGHTTP2_NV_FLAG_NONE),
            field("apns-id", id, NGHTTP2_NV_FLAG_NO_INDEX),
        };
        return nghttp2_submit_response(session, stream, fields, 2, nullptr);
    }
};

int streamBegan(nghttp2_session* session, const nghttp2_frame* frame, void*) {
    if (Request::of(session, frame->hd.stream_id)) return 0;
    return nghttp2_session_set_stream_user_data(session, frame->hd.stream_id, new Request);
}

int fieldCame(nghttp2_session* session, const nghttp2_frame* frame, const uint8_t* name, size_t nameLength,
              const uint8_t* value, size_t valueLength, uint8_t, void*) {
    if (auto* request = Request::of(session, frame->hd.stream_id))
        request->take({(const char*)name, nameLength}, {(const char*)value, valueLength});
    return 0;
}

int bodyCame(nghttp2_session*, uint8_t, int32_t, const uint8_t*, size_t length, void*) {
    received += length;
    return 0;
}

int frameCame(nghttp2_session* session, const nghttp2_frame* frame, void*) {
    bool isOfRequest = frame->hd.type == NGHTTP2_HEADERS || frame->hd.type == NGHTTP2_DATA;
    if (!isOfRequest || !(frame->hd.flags & NGHTTP2_FLAG_END_STREAM)) return 0;
    ++requests;
    auto* request = Request::of(session, frame->hd.stream_id);
    return request ? request->answer(session, frame->hd.stream_id) : 0;
}

int streamEnded(nghttp2_session* session, int32_t stream, uint32_t, void*) {
    delete Request::of(session, stream);
    return 0;
}

class Connection {
public:
    Connection(SSL_CTX* context, int socket) : tls(SSL_new(context)) {
        SSL_set_fd(tls, socket);
        SSL_set_accept_state(tls);
        nghttp2_session_callbacks* callbacks;
        nghttp2_session_callbacks_new(&callbacks);
        nghttp2_session_callbacks_set_on_begin_headers_callback(callbacks, streamBegan);
        nghttp2_session_callbacks_set_on_header_callback(callbacks, fieldCame);
        nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks, bodyCame);
        nghttp2_session_callbacks_set_on_frame_recv_callback(callbacks, frameCame);
        nghttp2_session_callbacks_set_on_stream_close_callback(callbacks, streamEnded);
        nghttp2_session_server_new(&session, callbacks, nullptr);
        nghttp2_session_callbacks_del(callbacks);
        nghttp2_settings_entry streams = {NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS, 1000};
        nghttp2_submit_settings(session, NGHTTP2_FLAG_NONE, &streams, 1);
    }

    ~Connection() {
        int socket = SSL_get_fd(tls);
        nghttp2_session_del(session);
        SSL_free(tls);
        close(socket);
    }

    Connection(const Connection&) = delete;

    // Reads what is there and writes what can be written; false when the connection is over.
    bool turn() {
        // What another connection left in the thread's queue of errors is not about this one.
        ERR_clear_error();
        uint8_t input[65536];
        int length;
        while ((length = SSL_read(tls, input, sizeof input)) > 0)
            if (nghttp2_session_mem_recv(session, input, length) < 0) return false;
        return isWaiting(length) && write() && nghttp2_session_want_read(session);
    }

private:
    SSL* tls;
    nghttp2_session* session;
    std::vector<uint8_t> output;

    bool isWaiting(int result) {
        int error = SSL_get_error(tls, result);
        return error == SSL_ERROR_WANT_READ || error == SSL_ERROR_WANT_WRITE;
    }

    // Writes in as few TLS records as possible.
    bool write() {
        if (!SSL_is_init_finished(tls)) return true;
        while (true) {
            const uint8_t* frames;
            ssize_t length = 0;
            while (output.size() < 16384 && (length = nghttp2_session_mem_send(session, &frames)) > 0)
                output.insert(output.end(), frames, frames + length);
            if (length < 0) return false;
            if (output.empty()) return true;
            int written = SSL_write(tls, output.data(), output.size());
            if (written <= 0) return isWaiting(written);
            output.erase(output.begin(), output.begin() + written);
        }
    }
};

SSL_CTX* context(const char* certificate, const char* key) {
    SSL_CTX* context = SSL_CTX_new(TLS_server_method());
    if (!SSL_CTX_use_certificate_chain_file(context, certificate) ||
        !SSL_CTX_use_PrivateKey_file(context, key, SSL_FILETYPE_PEM))
        giveUp("reading the certificate and its key");
    SSL_CTX_set_mode(context, SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER);
    auto choose = [](SSL*, const uint8_t** chosen, uint8_t* length, const uint8_t* offered, unsigned count, void*) {
        static const uint8_t protocol[] = "\x02h2";
        return SSL_select_next_proto((uint8_t**)chosen, length, protocol, 3, offered, count) == OPENSSL_NPN_NEGOTIATED
                   ? SSL_TLSEXT_ERR_OK
                   : SSL_TLSEXT_ERR_ALERT_FATAL;
    };
    SSL_CTX_set_alpn_select_cb(context, choose, nullptr);
    return context;
}

// Listens on a port of the loopback interface that the system chooses.
int listening(uint16_t& port) {
    int listener = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
    sockaddr_in address = {};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t length = sizeof address;
    if (bind(listener, (sockaddr*)&address, length) || listen(listener, 64) ||
        getsockname(listener, (sockaddr*)&address, &length))
        giveUp("listening");
    port = ntohs(address.sin_port);
    return listener;
}

void watch(int poll, int descriptor, uint32_t events, void* whose) {
    epoll_event event = {};
    event.events = events;
    event.data.ptr = whose;
    if (epoll_ctl(poll, EPOLL_CTL_ADD, descriptor, &event)) giveUp("epoll");
}

void accept(int poll, int listener, SSL_CTX* context) {
    int socket = accept4(listener, nullptr, nullptr, SOCK_NONBLOCK);
    if (socket < 0) return;
    int yes = 1;
    setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    watch(poll, socket, EPOLLIN | EPOLLOUT | EPOLLET, new Connection(context, socket));
}

// Serves until standard input ends.
void serve(int listener, SSL_CTX* context) {
    int poll = epoll_create1(0);
    watch(poll, listener, EPOLLIN, &listener);
    watch(poll, STDIN_FILENO, EPOLLIN, nullptr);
    while (true) {
        epoll_event events[64];
        int count = epoll_wait(poll, events, 64, -1);
        for (int index = 0; index < count; ++index) {
            void* whose = events[index].data.ptr;
            char byte;
            if (!whose && read(STDIN_FILENO, &byte, 1) <= 0) return;
            if (whose == &listener) accept(poll, listener, context);
            if (!whose || whose == &listener) continue;
            auto* connection = static_cast<Connection*>(whose);
            if (!connection->turn()) delete connection;
        }
    }
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 3) {
        std::fprintf(stderr, "Usage: answer CERTIFICATE KEY\n");
        return 64;
    }
    signal(SIGPIPE, SIG_IGN);
    SSL_CTX* tls = context(arguments[1], arguments[2]);
    uint16_t port;
    int listener = listening(port);
    std::printf("%d\n", port);
    std::fflush(stdout);
    double began = seconds(CLOCK_MONOTONIC), processor = seconds(CLOCK_PROCESS_CPUTIME_ID);
    serve(listener, tls);
    std::printf("{\"operations\":%zu,\"bytes\":%zu,\"processor\":%.6f,\"elapsed\":%.6f}\n", requests, received,
                seconds(CLOCK_PROCESS_CPUTIME_ID) - processor, seconds(CLOCK_MONOTONIC) - began);
}
