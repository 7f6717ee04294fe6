internal import CoreMetrics
