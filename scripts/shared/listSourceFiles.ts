import { globSync } from 'node:fs'
import path from 'node:path'

/** The TypeScript files of a package, absolute and in order. */
export function listSourceFiles(folder: string): readonly string[] {
  return globSync('**/*.{ts,tsx}', {
    cwd: folder,
    exclude: (name) => /^(?:node_modules|dist|\..*)$/.test(path.basename(name)),
  })
    .toSorted()
    .map((file) => path.join(folder, file))
}

/**
 * Whether a file of a package, given relative to it, is never published: a test, a type test, support in a folder named
 * `test`, or a tool outside of src.
 */
export function isTestFile(file: string): boolean {
  return !file.startsWith('src/') || /\.test(?:-d)?\.tsx?$|\/test\//.test(file)
}
