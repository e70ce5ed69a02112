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
    .library(name: "FeedScreen", targets: ["FeedScreen"]),
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
    .systemLibrary(
      name: "CZlib",
      pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"])]
    ),
    .target(name: "FeedNetwork", dependencies: ["CCurl", "CZlib", "FeedModel", "Streams"]),
    .target(name: "COrigin"),
    .target(name: "FeedOrigin", dependencies: ["COrigin"]),

    // The pair.
    .target(name: "FeedTransform", dependencies: ["FeedModel", "Streams", "TransformStyle"]),
    .target(name: "FeedReactor", dependencies: ["FeedModel", "Streams", "ReactorStyle"]),

    // What holds them to one contract.
    .target(name: "FeedContract", dependencies: ["FeedModel"]),
    .target(
      name: "FeedSpecimens",
      dependencies: [
        "FeedContract", "FeedModel", "FeedReactor", "FeedTransform", "ReactorStyle", "Streams",
      ]
    ),

    // The screens a person can touch, in a terminal.
    // No pkg-config for ncurses: it defines feature macros, which the package manager refuses.
    .systemLibrary(name: "CCurses", providers: [.apt(["libncurses-dev"])]),
    .target(
      name: "FeedScreen",
      dependencies: [
        "CCurses", "FeedContract", "FeedModel", "FeedReactor", "FeedTransform", "ReactorStyle",
        "Streams", "TransformStyle",
      ]
    ),

    // Documents made from runs.
    .target(name: "CCoverage"),
    .target(name: "DiptychDocs", dependencies: ["FeedContract", "FeedModel"]),

    // How anything is measured: in turns with a baseline, quartiles of the repeats.
    .target(name: "CAllocation"),
    .target(name: "Measuring", dependencies: ["CAllocation"]),

    // Real servers of the system, and measurements of the network layer against C and URLSession.
    .target(name: "NetworkPeers"),
    .target(name: "CNetworkBench", dependencies: ["CCurl"]),
    .target(
      name: "NetworkBench",
      dependencies: [
        "CNetworkBench", "FeedModel", "FeedNetwork", "FeedOrigin", "Measuring", "NetworkPeers",
      ]
    ),

    // Measurements of the model against plain arrays.
    .target(name: "ModelBench", dependencies: ["FeedModel", "Measuring"]),

    // What the streams cost, measured beside hand-written closures.
    .target(name: "StreamsBench", dependencies: ["Measuring", "Streams"]),

    // What the styles cost, measured beside hand-written machines.
    .target(
      name: "StyleBench",
      dependencies: ["Measuring", "ReactorStyle", "Streams", "TransformStyle"]
    ),

    // Long runs of the pair and its screens, and what showing a list costs.
    .target(
      name: "PairBench",
      dependencies: ["FeedModel", "FeedScreen", "Measuring", "StreamsTesting"]
    ),

    // The command line.
    .executableTarget(
      name: "diptych",
      dependencies: [
        "CCoverage",
        "StreamsBench", "Measuring", "ModelBench", "NetworkBench", "PairBench", "StyleBench",
        "DiptychDocs", "NetworkPeers",
        "FeedContract", "FeedModel", "FeedNetwork", "FeedOrigin", "FeedReactor",
        "FeedScreen", "FeedSpecimens", "FeedTransform",
      ]
    ),

    // Tests mirror Sources folder by folder.
    .testTarget(
      name: "StreamsTests",
      dependencies: ["Streams", "StreamsTesting"],
      exclude: ["Fixtures"]
    ),
    .testTarget(
      name: "TransformStyleTests",
      dependencies: ["Streams", "StreamsTesting", "TransformStyle"]
    ),
    .testTarget(
      name: "ReactorStyleTests",
      dependencies: ["ReactorStyle", "Streams", "StreamsTesting"]
    ),
    .testTarget(name: "StyleBenchTests", dependencies: ["Measuring", "StyleBench"]),
    .testTarget(name: "FeedModelTests", dependencies: ["FeedModel"]),
    .testTarget(
      name: "FeedNetworkTests",
      dependencies: [
        "FeedModel", "FeedNetwork", "FeedOrigin", "Measuring", "NetworkBench", "NetworkPeers",
        "Streams",
      ]
    ),
    .testTarget(name: "FeedOriginTests", dependencies: ["FeedOrigin"]),
    .testTarget(
      name: "FeedPairTests",
      dependencies: [
        "DiptychDocs", "FeedContract", "FeedModel", "FeedReactor", "FeedTransform", "ReactorStyle",
        "Streams", "TransformStyle",
      ]
    ),
    .testTarget(
      name: "FaultTableTests",
      dependencies: [
        "FeedContract", "FeedModel", "FeedNetwork", "FeedOrigin", "FeedReactor", "FeedTransform",
      ]
    ),
    .testTarget(
      name: "FeedContractTests",
      dependencies: ["FeedContract", "FeedModel", "FeedSpecimens"]
    ),
    .testTarget(
      name: "FeedScreenTests",
      dependencies: [
        "FeedContract", "FeedModel", "FeedReactor", "FeedScreen", "FeedTransform", "ReactorStyle",
        "Streams", "TransformStyle",
      ]
    ),
    .testTarget(
      name: "DiptychDocsTests",
      dependencies: [
        "DiptychDocs", "FeedContract", "FeedModel", "FeedReactor", "FeedSpecimens", "FeedTransform",
      ],
      exclude: ["Golden"]
    ),
    .testTarget(
      name: "FeedSpecimensTests",
      dependencies: ["FeedContract", "FeedModel", "FeedSpecimens"]
    ),
    .testTarget(
      name: "diptychTests",
      dependencies: [
        "DiptychDocs", "FeedContract", "FeedOrigin", "FeedSpecimens", "Measuring", "PairBench",
        "diptych",
      ]
    ),
    .testTarget(
      name: "PairBenchTests",
      dependencies: [
        "FeedModel", "FeedReactor", "FeedScreen", "FeedTransform", "Measuring", "PairBench",
      ]
    ),
    .testTarget(name: "MeasuringTests", dependencies: ["Measuring"]),
    .testTarget(name: "ModelBenchTests", dependencies: ["FeedModel", "Measuring", "ModelBench"]),
    .testTarget(name: "StreamsBenchTests", dependencies: ["Measuring", "StreamsBench"]),
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
