# What Scripts/demo and Scripts/test need on a fresh machine: sourced by both, never run by itself.
# Written for bash 3.2, which macOS still ships.

cd "$(dirname "${BASH_SOURCE[0]}")/.."

# The status of a script whose machine lacks something (EX_UNAVAILABLE of sysexits.h).
readonly unavailable=69

say() { printf '%s\n' "$*" >&2; }

give_up() {
    say "$*"
    exit "$unavailable"
}

# need_swift: ends the script unless Swift 6.2 or later is there, and on macOS a system that can run the result.
need_swift() {
    command -v swift >/dev/null 2>&1 ||
        give_up "Swift is missing: install 6.2 or later from https://www.swift.org/install, then run this again."
    local version
    version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1)
    case $version in
        "" | [0-5].* | 6.[01])
            give_up "PushBridge needs Swift 6.2 or later, and this is ${version:-unknown}: see https://www.swift.org/install."
            ;;
    esac
    if [ "$(uname -s)" = Darwin ] && [ "$(sw_vers -productVersion | cut -d. -f1)" -lt 26 ]; then
        give_up "PushBridge needs macOS 26 or later, and this is $(sw_vers -productVersion)."
    fi
}

# Packages that the machine lacks, by the name its package manager knows.
missing=()

# want APT BREW COMMAND…: notes a package unless the command shows that what it brings is there. BREW may be empty.
want() {
    local apt=$1 brew=$2
    shift 2
    "$@" >/dev/null 2>&1 && return
    if [ "$(uname -s)" = Darwin ]; then
        [ -z "$brew" ] || missing+=("$brew")
    else
        missing+=("$apt")
    fi
}

# install_wanted: installs what `want` noted; ends the script with one sentence if it cannot.
install_wanted() {
    [ "${#missing[@]}" -gt 0 ] || return 0
    local names="${missing[*]}"
    if [ "$(uname -s)" = Darwin ]; then
        install_with_brew
    elif command -v apt-get >/dev/null 2>&1; then
        install_with_apt
    else
        give_up "Missing here: $names. These scripts know apt and brew only; install them yourself, then run this again."
    fi
    missing=()
    has_libcrypto >/dev/null 2>&1 || give_up "PushBridge needs OpenSSL 3.0 or later, and the packages here bring an older one."
}

install_with_brew() {
    command -v brew >/dev/null 2>&1 ||
        give_up "Missing here: $names. Install Homebrew from https://brew.sh, then run this again."
    say "Installing with brew: $names"
    brew install --quiet "${missing[@]}" >&2 || give_up "brew could not install $names; its reason stands above."
}

install_with_apt() {
    local root=()
    if [ "$(id -u)" -ne 0 ]; then
        root=(sudo)
        [ -t 0 ] || root=(sudo -n)
        "${root[@]}" true 2>/dev/null ||
            give_up "Missing here: $names. Installing them takes root or sudo: run 'apt-get install $names' as root, then this again."
    fi
    say "Installing with apt: $names"
    ${root[@]+"${root[@]}"} apt-get update -qq >/dev/null ||
        say "apt could not refresh its lists of packages; going on with those that are here."
    ${root[@]+"${root[@]}"} env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null ||
        give_up "apt could not install $names; its reason stands above."
}

# want_openssl: libcrypto's headers, pkg-config, which tells Swift where they are, and the command that makes keys.
want_openssl() {
    want pkg-config pkgconf command -v pkg-config
    want libssl-dev openssl@3 has_libcrypto
    want openssl "" command -v openssl
}

# want_nghttp2: libnghttp2's headers, which pkg-config finds.
want_nghttp2() {
    want libnghttp2-dev libnghttp2 has_libnghttp2
}

# want_compression: the headers of zlib and libzstd, which pkg-config finds.
want_compression() {
    want zlib1g-dev zlib has_zlib
    want libzstd-dev zstd has_libzstd
}

# want_sqlite: the headers of SQLite, which the gateway keeps its state with; only what builds it needs them.
want_sqlite() {
    want libsqlite3-dev "" has_sqlite
}

# On macOS, SQLite is a part of the system.
has_sqlite() {
    [ "$(uname -s)" = Darwin ] || pkg-config --exists 'sqlite3 >= 3.37'
}

# want_redis: the headers of hiredis, with which the gateway reads what Redis answers; only what builds it needs them.
want_redis() {
    want libhiredis-dev hiredis has_hiredis
}

has_hiredis() {
    if [ "$(uname -s)" = Darwin ]; then
        brew list hiredis
    else
        pkg-config --exists 'hiredis >= 0.14'
    fi
}

has_zlib() {
    if [ "$(uname -s)" = Darwin ]; then
        brew list zlib
    else
        pkg-config --exists zlib
    fi
}

has_libzstd() {
    if [ "$(uname -s)" = Darwin ]; then
        brew list zstd
    else
        pkg-config --exists 'libzstd >= 1.4'
    fi
}

has_libnghttp2() {
    if [ "$(uname -s)" = Darwin ]; then
        brew list libnghttp2
    else
        pkg-config --exists 'libnghttp2 >= 1.48'
    fi
}

has_libcrypto() {
    if [ "$(uname -s)" = Darwin ]; then
        brew list openssl@3
    else
        pkg-config --exists 'libcrypto >= 3.0'
    fi
}

# want_curl: an HTTP/2 client that shares no code with the package.
want_curl() {
    want curl curl command -v curl
}

# want_python: any Python 3.
want_python() {
    want python3 python3 command -v python3
}

# want_cryptography: a Python 3 that has the package `cryptography`.
want_cryptography() {
    if [ "$(uname -s)" = Darwin ]; then
        want_python
    else
        want python3 "" find_python
        want python3-cryptography "" find_python
    fi
}

# The version that pip installs, with which the tests have passed.
readonly cryptography_version=48.0.0

# use_cryptography: exports PUSHBRIDGE_PYTHON, which is such a Python; macOS gets it into .build/venv.
use_cryptography() {
    if [ "$(uname -s)" = Darwin ] && ! find_python; then
        local package=cryptography==$cryptography_version
        say "Installing with pip into .build/venv: $package"
        { python3 -m venv .build/venv && .build/venv/bin/python -m pip install --quiet "$package"; } >&2 ||
            give_up "Python's cryptography could not be installed; the reason stands above."
    fi
    find_python || give_up "No Python here has the package cryptography: set PUSHBRIDGE_PYTHON to one that has."
}

find_python() {
    local python
    for python in "${PUSHBRIDGE_PYTHON:-}" python3 /usr/bin/python3 "$PWD/.build/venv/bin/python"; do
        python=$(command -v "$python" 2>/dev/null) || continue
        if "$python" -c 'import cryptography' >/dev/null 2>&1; then
            export PUSHBRIDGE_PYTHON=$python
            return
        fi
    done
    return 1
}

# install_peers: servers, parsers and a browser that share no code with ours, if they can be had; tests that need them are
# skipped without. Exports PUSHBRIDGE_H2_PYTHON, PUSHBRIDGE_PROMETHEUS_PYTHON and PUSHBRIDGE_OPENAPI_PYTHON, each a Python that
# has the package `h2`, `prometheus_client` or `openapi_spec_validator`, and PUSHBRIDGE_BROWSER, a browser that needs no window.
install_peers() {
    (
        want nghttp2-server nghttp2 command -v nghttpd
        want python3-h2 "" find_h2
        install_wanted
    ) || say "Going on without them; the tests that need them are skipped."
    (
        want redis-server redis command -v redis-server
        install_wanted
    ) || say "Going on without Redis; the tests that need it are skipped."
    (
        want chromium-headless-shell "" find_browser
        install_wanted
    ) || say "Going on without a browser; the tests that need it are skipped."
    (
        want python3-prometheus-client "" find_prometheus
        install_wanted
    ) || say "Going on without it; the tests that need it are skipped."
    find_openapi || install_openapi || say "Going on without it; the tests that need it are skipped."
    find_h2 || :
    find_browser || :
    find_prometheus || :
    find_openapi || :
}

# The smallest package comes first. It has everything that draws a page, and no window.
find_browser() {
    local browser
    for browser in "${PUSHBRIDGE_BROWSER:-}" chromium-headless-shell chromium google-chrome \
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do
        browser=$(command -v "$browser" 2>/dev/null) || continue
        export PUSHBRIDGE_BROWSER=$browser
        return
    done
    return 1
}

find_h2() { find_python_with h2 PUSHBRIDGE_H2_PYTHON; }
find_prometheus() { find_python_with prometheus_client PUSHBRIDGE_PROMETHEUS_PYTHON; }
find_openapi() { find_python_with openapi_spec_validator PUSHBRIDGE_OPENAPI_PYTHON; }

# find_python_with MODULE VARIABLE: exports the variable, a Python that can import the module; the variable's own comes first.
find_python_with() {
    local python
    for python in "${!2:-}" python3 /usr/bin/python3 "$PWD/.build/openapi/bin/python"; do
        python=$(command -v "$python" 2>/dev/null) || continue
        if "$python" -c "import $1" >/dev/null 2>&1; then
            export "$2=$python"
            return
        fi
    done
    return 1
}

# install_openapi: the validator of OpenAPI documents, which neither apt nor brew has, in an environment of its own.
install_openapi() {
    say "Installing with pip into .build/openapi: $openapi_validator"
    { make_venv .build/openapi && .build/openapi/bin/python -m pip install --quiet "$openapi_validator"; } >&2
}

# The version with which the tests have passed.
readonly openapi_validator=openapi-spec-validator==0.9.0

# make_venv FOLDER: an environment of Python's, which Debian and Ubuntu have in a package of its own.
make_venv() {
    (
        want python3-venv "" python3 -c 'import ensurepip'
        install_wanted
    ) && python3 -m venv "$1"
}
