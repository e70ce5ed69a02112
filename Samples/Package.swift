// swift-tools-version: 6.2
import PackageDescription

// The samples use the public modules only, as an app would.
//
// The package manager knows a package by the last part of its path. `Diptych` is a link to the folder
// above, so that this is always the kit's name: a clone may be called anything, `samples` included.
let diptych = "Diptych"

func module(_ name: String) -> Target.Dependency { .product(name: name, package: diptych) }

let styles = ["ReactorStyle", "Streams", "TransformStyle"].map(module)

let feeds = ["FeedModel", "FeedNetwork", "FeedOrigin"].map(module)
let pair = ["FeedReactor", "FeedTransform"].map(module)
let contract = ["FeedContract", "FeedModel"].map(module)
let testing = ["Streams", "StreamsTesting"].map(module)

let package = Package(
  name: "Samples",
  dependencies: [.package(path: diptych)],
  targets: [
    // Plays a sample in both styles: by a script, or for a person in a terminal.
    .target(
      name: "SampleStage",
      dependencies: ["FeedModel", "FeedScreen", "Streams", "StreamsTesting"].map(module)
    ),

    // Where the samples with a feed get their pages: a server that is named, or one of their own.
    .target(
      name: "SamplePages",
      dependencies: ["FeedModel", "FeedNetwork", "FeedOrigin", "Streams"].map(module)
    ),

    // The samples, the smallest first.
    .executableTarget(name: "Counter", dependencies: ["SampleStage"] + styles),
    .executableTarget(name: "BankAccount", dependencies: ["SampleStage"] + styles),
    .executableTarget(name: "TraceableList", dependencies: ["SampleStage"] + styles),
    .executableTarget(name: "Registration", dependencies: ["SampleStage"] + styles),
    .executableTarget(
      name: "PictureFeed",
      dependencies: ["SamplePages", "SampleStage"] + pair + feeds + styles
    ),
    .executableTarget(
      name: "HomeFeed",
      dependencies: ["SamplePages", "SampleStage"] + feeds + styles
    ),
    .executableTarget(
      name: "GitHubSearch",
      dependencies: ["SamplePages", "SampleStage"] + pair + feeds + styles
    ),

    // What published systems do, and what has become of it here.
    .executableTarget(name: "SampleFeatures", dependencies: ["SampleStage"]),

    // The solutions of the exercises.
    .target(
      name: "Solutions",
      dependencies: [module("FeedModel")] + pair + styles,
      path: "Solutions"
    ),

    // Tests mirror Sources folder by folder.
    .testTarget(
      name: "SolutionsTests",
      dependencies: ["SampleStage", "Solutions", module("ReactorStyle")] + contract + testing
    ),
    .testTarget(
      name: "SampleStageTests",
      dependencies: ["Counter", "GitHubSearch", "HomeFeed", "PictureFeed", "SampleFeatures"]
        + ["SampleStage", module("Streams")]
    ),
    .testTarget(
      name: "SamplePagesTests",
      dependencies: ["SamplePages", module("FeedContract")] + feeds + testing
    ),
    .testTarget(name: "SampleFeaturesTests", dependencies: ["SampleFeatures"]),
    .testTarget(name: "CounterTests", dependencies: ["Counter", "SampleStage"] + testing),
    .testTarget(
      name: "BankAccountTests",
      dependencies: ["BankAccount", "SampleStage", module("ReactorStyle")] + testing
    ),
    .testTarget(
      name: "TraceableListTests",
      dependencies: ["SampleStage", "TraceableList"] + testing
    ),
    .testTarget(
      name: "RegistrationTests",
      dependencies: ["Registration", "SampleStage"] + testing
    ),
    .testTarget(
      name: "PictureFeedTests",
      dependencies: ["PictureFeed", "SampleStage"] + ["FeedOrigin", "ReactorStyle"].map(module)
        + contract + testing
    ),
    .testTarget(
      name: "HomeFeedTests",
      dependencies: ["HomeFeed", "SampleStage", module("ReactorStyle")] + contract + testing
    ),
    .testTarget(
      name: "GitHubSearchTests",
      dependencies: ["GitHubSearch", "SampleStage"] + ["FeedOrigin", "ReactorStyle"].map(module)
        + contract + testing
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
