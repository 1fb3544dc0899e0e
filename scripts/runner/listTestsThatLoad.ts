import { globSync } from 'node:fs'
import path from 'node:path'
import { readImports } from '../imports/readImports.ts'

/**
 * Lists the test files of a package that load a module of another package, directly or by way of files of their own package.
 *
 * With another version of that module, only these can have another result.
 *
 * @param parameters.folder the package's folder.
 * @param parameters.module as it is imported, such as `@wagmi/core`.
 * @returns paths relative to the folder.
 * @throws TypeError if no test does, as after a change of the module's name.
 */
export function listTestsThatLoad(parameters: { readonly folder: string; readonly module: string }): readonly string[] {
  const { folder, module } = parameters
  const imports = new Map<string, readonly string[]>()
  /** What a file loads: files of the package as paths, others as they are imported. */
  const read = (file: string): readonly string[] => {
    const known = imports.get(file)
    if (known) return known
    const loaded = readImports(path.join(folder, file), folder)
      .filter(({ kind }) => kind !== 'type')
      .map(({ specifier, target }) => target ?? specifier)
    imports.set(file, loaded)
    return loaded
  }
  const isLoadedBy = (test: string): boolean => {
    const files = new Set([test])
    for (const file of files) {
      for (const loaded of read(file)) {
        if (loaded === module) return true
        if (/^src\/.*\.[jt]sx?$/.test(loaded)) files.add(loaded)
      }
    }
    return false
  }
  const tests = globSync('src/**/*.test.{ts,tsx}', { cwd: folder }).map((file) => file.replaceAll(path.sep, '/'))
  const found = tests.filter(isLoadedBy).toSorted()
  if (found.length === 0) throw new TypeError(`No test of ${folder} loads ${module}.`)
  return found
}
