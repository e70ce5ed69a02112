# make demo   both architectures side by side, then the verdicts
# make test   every test
# make check  what continuous integration checks: .ci/run
# make docs   regenerates the documents made from runs, then builds their site in .build/site
# make report reports of every built-in scenario in .build/report, with the lines that ran
# make bench  measures costs and speeds side by side, and says which goals are reached
# make build-time measures a clean debug build on two cores
# make format formats the sources
.PHONY: report demo test check docs format bench build-time

demo:
	@.ci/setup build
	swift run -q diptych compare

# Tests that watch real servers, sockets and terminals run one after the other, after the others:
# exploring keeps every core busy, and what waits for a limit of time would meet it.
REAL_TIME := FeedNetworkTests|FeedOriginTests|FaultTableTests|FeedScreenTests|diptychTests

test:
	@.ci/setup test
	swift build --build-tests
	rm -f .build/*-swift-testing.xml
	swift test --skip-build --skip '$(REAL_TIME)' --xunit-output .build/tests.xml
	swift test --skip-build --no-parallel --filter '$(REAL_TIME)' --xunit-output .build/real-time.xml

check:
	.ci/run

docs:
	@.ci/setup build
	swift run -q diptych docs
	.ci/docs-site

format:
	swift format -i -r Package.swift Sources Tests Samples

bench:
	@.ci/setup build
	swift run -q -c release diptych bench

build-time:
	@.ci/setup build
	.ci/build-time

report:
	@.ci/setup build
	swift build -q --enable-code-coverage --scratch-path .build/coverage --product diptych
	.build/coverage/debug/diptych report .build/report
