import { globSync } from 'node:fs'
import path from 'node:path'

/** The TypeScript files under a package's src, absolute and in order. */
export function listSourceFiles(folder: string): readonly string[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: folder })
    .toSorted()
    .map((file) => path.join(folder, file))
}

/** Whether a file only serves tests: a test, a type test, or support in a folder named `test`. */
export function isTestFile(file: string): boolean {
  return /\.test(?:-d)?\.tsx?$|\/test\//.test(file)
}
