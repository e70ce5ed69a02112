// swift-tools-version: 6.2
import PackageDescription

// Targets stand in layer order: a module depends only on modules above it.
let package = Package(
  name: "Diptych",
  products: [
    .library(name: "Streams", targets: ["Streams"]),
    .library(name: "StreamsTesting", targets: ["StreamsTesting"]),
    .library(name: "TransformStyle", targets: ["TransformStyle"]),
    .library(name: "ReactorStyle", targets: ["ReactorStyle"]),
    .library(name: "FeedModel", targets: ["FeedModel"]),
    .library(name: "FeedNetwork", targets: ["FeedNetwork"]),
    .library(name: "FeedOrigin", targets: ["FeedOrigin"]),
    .library(name: "FeedTransform", targets: ["FeedTransform"]),
    .library(name: "FeedReactor", targets: ["FeedReactor"]),
    .library(name: "FeedContract", targets: ["FeedContract"]),
    .executable(name: "diptych", targets: ["diptych"]),
  ],
  targets: [
    // The reactive core, and virtual time to test it.
    .target(name: "CTrampoline"),
    .target(name: "Streams", dependencies: ["CTrampoline"]),
    .target(name: "StreamsTesting", dependencies: ["Streams"]),

    // The two styles.
    .target(name: "TransformStyle", dependencies: ["Streams"]),
    .target(name: "ReactorStyle", dependencies: ["Streams"]),

    // What both feeds share: the model, the network, an origin to talk to.
    .target(name: "FeedModel"),
    .systemLibrary(
      name: "CCurl",
      pkgConfig: "libcurl",
      providers: [.apt(["libcurl4-openssl-dev"])]
    ),
    .target(name: "FeedNetwork", dependencies: ["CCurl", "FeedModel", "Streams"]),
    .target(name: "COrigin"),
    .target(name: "FeedOrigin", dependencies: ["COrigin"]),

    // The pair.
    .target(name: "FeedTransform", dependencies: ["FeedModel", "Streams", "TransformStyle"]),
    .target(name: "FeedReactor", dependencies: ["FeedModel", "Streams", "ReactorStyle"]),

    // What holds them to one contract.
    .target(name: "FeedContract", dependencies: ["FeedModel"]),

    // What the streams cost, measured beside hand-written closures.
    .target(name: "CAllocation"),
    .target(name: "DiptychBench", dependencies: ["CAllocation", "Streams"]),

    // What the styles cost, measured beside hand-written machines.
    .target(
      name: "StyleBench",
      dependencies: ["CAllocation", "ReactorStyle", "Streams", "TransformStyle"]
    ),

    // The command line.
    .executableTarget(
      name: "diptych",
      dependencies: [
        "FeedContract", "FeedModel", "FeedNetwork", "FeedOrigin", "FeedReactor", "FeedTransform",
        "ReactorStyle", "Streams", "TransformStyle",
      ]
    ),

    // Tests mirror Sources folder by folder.
    .testTarget(
      name: "StreamsTests", dependencies: ["Streams", "StreamsTesting"], exclude: ["Fixtures"]),
    .testTarget(
      name: "TransformStyleTests",
      dependencies: ["Streams", "StreamsTesting", "TransformStyle"]
    ),
    .testTarget(
      name: "ReactorStyleTests",
      dependencies: ["ReactorStyle", "Streams", "StreamsTesting"]
    ),
    .testTarget(name: "StyleBenchTests", dependencies: ["StyleBench"]),
    .testTarget(name: "FeedModelTests", dependencies: ["FeedModel"]),
    .testTarget(
      name: "FeedNetworkTests",
      dependencies: ["FeedModel", "FeedNetwork", "FeedOrigin", "Streams"]
    ),
    .testTarget(name: "FeedOriginTests", dependencies: ["FeedOrigin"]),
    .testTarget(
      name: "FeedPairTests",
      dependencies: [
        "FeedContract", "FeedModel", "FeedReactor", "FeedTransform", "ReactorStyle", "Streams",
        "TransformStyle",
      ]
    ),
    .testTarget(name: "FeedContractTests", dependencies: ["FeedContract", "FeedModel"]),
    .testTarget(name: "DiptychBenchTests", dependencies: ["DiptychBench"]),
    .testTarget(name: "diptychTests", dependencies: ["diptych"]),
  ]
)

// One strictness for every Swift target. A misspelt feature name is accepted in silence: check it.
for target in package.targets where target.type != .system && !target.name.hasPrefix("C") {
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
