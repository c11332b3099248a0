"""What Prometheus may read at /metrics. With several workers the figures are summed over all of them."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

SHARED = "PROMETHEUS_MULTIPROC_DIR"  # where several workers keep their figures, see `run`

REQUESTS = Counter("grognard_requests", "Requests answered", ["method", "route", "status"])
REQUEST_SECONDS = Histogram(
    "grognard_request_seconds", "Time to answer a request", ["route"], buckets=(0.005, 0.02, 0.1, 0.5, 2, 10)
)
CHOICE_SECONDS = Histogram(
    "grognard_choice_seconds",
    "From a choice's arrival to its acknowledgement, the commit included",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
)
ACTS = Counter("grognard_acts", "Acts written to the log of a game", ["act", "by"])
SOCKETS = Gauge("grognard_live_sockets", "Open live sockets", multiprocess_mode="livesum")
CACHED = Gauge("grognard_cached_games", "Games in memory", multiprocess_mode="livesum")
PUSHES = Counter("grognard_pushes", "Views sent over live sockets")
JOBS = Counter("grognard_jobs", "Jobs of the crews, by how they ended", ["crew", "how"])
JOB_SECONDS = Histogram(
    "grognard_job_seconds", "Time a job ran", ["crew"], buckets=(0.002, 0.01, 0.05, 0.2, 1, 5, 20)
)
HOLDS = Counter("grognard_loop_holds", "Times the event loop was held for longer than it may be")
LONGEST_HOLD = Gauge("grognard_loop_longest_hold_seconds", "The longest of them", multiprocess_mode="livemax")
DATABASE_ERRORS = Counter("grognard_database_errors", "Times the database failed")


def exposition() -> bytes:
    if SHARED not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
