// swift-tools-version: 6.2
import PackageDescription

// A feed in an architecture that the kit does not know, held to the kit's contract.
let package = Package(
  name: "YourArchitecture",
  dependencies: [.package(name: "Diptych", path: "../..")],
  targets: [
    .target(
      name: "YourArchitecture",
      dependencies: [
        .product(name: "FeedContract", package: "Diptych"),
        .product(name: "FeedModel", package: "Diptych"),
      ]
    ),
    .testTarget(
      name: "YourArchitectureTests",
      dependencies: [
        "YourArchitecture",
        .product(name: "FeedContract", package: "Diptych"),
        .product(name: "FeedModel", package: "Diptych"),
      ]
    ),
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
