import { globSync } from 'node:fs'
import path from 'node:path'

/** Returns the absolute paths of a package's TypeScript files, sorted. */
export function listSourceFiles(folder: string): readonly string[] {
  return globSync('**/*.{ts,tsx}', {
    cwd: folder,
    exclude: (name) => /^(?:node_modules|dist|\..*)$/.test(path.basename(name)),
  })
    .toSorted()
    .map((file) => path.join(folder, file))
}

/**
 * Returns whether a file, relative to its package, is never published: a test, a type test, a file in a folder named `test`,
 * or a tool outside of src.
 */
export function isTestFile(file: string): boolean {
  return !file.startsWith('src/') || /\.test(?:-d)?\.tsx?$|\/test\//.test(file)
}
