#!/bin/sh
# PostgreSQL's isolationtester takes a step for waiting when pg_isolation_test_session_is_blocked says so.
for tester in /usr/lib/postgresql/*/lib/pgxs/src/test/isolation/isolationtester; do :; done
"$tester" "dbname=$PGDATABASE" < "$(dirname "$0")/isolation.spec"
