# make demo   both architectures side by side, then the verdicts
# make test   every test
# make check  what continuous integration checks: .ci/run
# make docs   regenerates the documents made from runs
# make format formats the sources
.PHONY: demo test check docs format

demo:
	@.ci/setup build
	swift run -q diptych compare

test:
	@.ci/setup test
	swift test

check:
	.ci/run

docs:
	@.ci/setup build
	swift run -q diptych docs

format:
	swift format -i -r Package.swift Sources Tests Samples
