/// Prints the feature table.
@main
enum FeatureProgram {
  static func main() {
    print(FeatureTable.markdown, terminator: "")
  }
}
