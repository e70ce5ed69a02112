// swift-tools-version: 6.2
import PackageDescription

// The samples use the public modules only, as an app would.
let diptych = "Diptych"

func module(_ name: String) -> Target.Dependency { .product(name: name, package: diptych) }

let styles = ["ReactorStyle", "Streams", "TransformStyle"].map(module)

let testing = ["Streams", "StreamsTesting"].map(module)

let package = Package(
  name: "Samples",
  dependencies: [.package(name: diptych, path: "..")],
  targets: [
    // Plays a sample in both styles: by a script, or for a person in a terminal.
    .target(
      name: "SampleStage",
      dependencies: [module("Streams"), module("StreamsTesting")]
    ),

    // The samples, the smallest first.
    .executableTarget(name: "Counter", dependencies: ["SampleStage"] + styles),
    .executableTarget(name: "BankAccount", dependencies: ["SampleStage"] + styles),
    .executableTarget(name: "TraceableList", dependencies: ["SampleStage"] + styles),
    .executableTarget(name: "Registration", dependencies: ["SampleStage"] + styles),

    // Tests mirror Sources folder by folder.
    .testTarget(name: "SampleStageTests", dependencies: ["SampleStage", module("Streams")]),
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
