import FeedOrigin
import Testing

/// Which requests fail.
struct FeedPlanTests {
  @Test func `a plan fails the requests that it names`() throws {
    let plan: FeedPlan = [2: .fault(.serverError), 3: .fault(.noContent)]
    try serving(.feed(kind: .pages, plan: plan)) { origin in
      #expect((1...4).map { _ in response(origin, "/pages").status } == [200, 500, 204, 200])
    }
  }

  @Test func `a plan fails all but some`() throws {
    let plan = FeedPlan([2: .page], otherwise: .fault(.forbidden))
    try serving(.feed(plan: plan)) { origin in
      #expect((1...3).map { _ in response(origin, "/pages").status } == [403, 200, 403])
    }
  }

  @Test func `a request may name its fault`() throws {
    let plan = FeedPlan(otherwise: .fault(.forbidden))
    try serving(.feed(plan: plan)) { origin in
      #expect(response(origin, "/pages?fault=404").status == 404)
      #expect(response(origin, "/pages", headers: ["X-Fault: 401"]).status == 401)
      let unknown = response(origin, "/pages?fault=none")
      #expect(unknown.status == 400)
      #expect(unknown.text.contains("one of: reset, reset-in-body"))
    }
  }

  @Test func `names of faults are unique and can stand in an address`() throws {
    #expect(Set(Fault.allCases.map(\.name)).count == Fault.allCases.count)
    for fault in Fault.allCases {
      #expect(try Fault(name: fault.name) == fault)
      #expect(fault.name.allSatisfy { $0.isLowercase || $0.isNumber || "-.".contains($0) })
    }
    #expect(throws: OriginError.unknownFault(name: "")) { try Fault(name: "") }
  }

  @Test func `errors say what to do`() {
    #expect(
      OriginError.cannotListen(port: 80, code: 13).description
        == "port 80 of 127.0.0.1 cannot be listened on: Permission denied; choose another"
    )
    #expect(OriginError.alreadyStarted.description == "the origin runs already")
  }
}
