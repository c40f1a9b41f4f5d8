import Foundation
import PackagePlugin

/// Makes the files of a target that are no Swift (rules, words, scripts, styles) part of the program.
///
/// Every such file of the target's folder is embedded; files that lie elsewhere are reached by a
/// symbolic link to their folder. A file that comes, goes or changes is noticed by the next build.
@main
struct EmbedFiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let files = target.sourceFiles.map(\.url).filter { file in
      file.pathExtension != "swift" && !file.pathComponents.contains { $0.hasSuffix(".docc") }
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
    return [
      .buildCommand(
        displayName: "Embedding the files of \(target.name)",
        executable: try context.tool(named: "embed").url,
        arguments: [output.path, target.directoryURL.path] + files.map(\.path).sorted(),
        inputFiles: files, outputFiles: [output])
    ]
  }
}
