// swift-tools-version: 6.2
import PackageDescription

// A feed in an architecture that the kit does not know, held to the kit's contract. `Diptych` is a
// link to the kit's folder, so that the kit is known by this name whatever its clone is called.
let diptych = "Diptych"
let kit = ["FeedContract", "FeedModel"].map {
  Target.Dependency.product(name: $0, package: diptych)
}

let package = Package(
  name: "YourArchitecture",
  dependencies: [.package(path: "../\(diptych)")],
  targets: [
    .target(name: "YourArchitecture", dependencies: kit),
    .testTarget(name: "YourArchitectureTests", dependencies: ["YourArchitecture"] + kit),
  ]
)

// One strictness for every target, the same as the kit's.
for target in package.targets {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
  ]
}
