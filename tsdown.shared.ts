import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import type { UserConfig } from 'tsdown'
import { inlineExportAll } from './scripts/build/inlineExportAll.ts'
import { keepOutside } from './scripts/build/keepOutside.ts'
import { nameFiles, type FileRule } from './scripts/build/nameFiles.ts'

/** How a package is split into files. Paths are relative to `src`, without extension. */
export interface PackageFiles {
  /** Rules for modules that share files. Without rules, each module becomes a file of its own, at the place it has in `src`. */
  readonly rules?: readonly FileRule[] | undefined
  /**
   * Modules that load on demand, by the name of their file. Each becomes one file with all that it imports, and one more for
   * each dynamic import of it. Such a part shares no file with the rest of the package: a bundler publishes a shared module as
   * a file of its own, and an app would request dozens of them.
   */
  readonly parts?: Readonly<Record<string, string>> | undefined
  /** Rules for modules that files loading on demand from the parts share, apart from the parts' own. */
  readonly partRules?: readonly FileRule[] | undefined
  /** Files of `partRules` that the rest of the package loads too, and the modules that they publish. */
  readonly partFiles?: Readonly<Record<string, string>> | undefined
  /** Modules that the parts share with the rest after all, because they have an identity, such as React contexts. */
  readonly shared?: readonly string[] | undefined
  /** Plugins of all builds. */
  readonly plugins?: UserConfig['plugins']
}

/**
 * How every package is built.
 *
 * @param platform `node` for programs, `neutral` for what runs in a page (and on a server).
 */
export function buildPackage(
  platform: 'neutral' | 'node',
  { rules, parts = {}, partRules = [], partFiles = {}, shared = [], plugins = [] }: PackageFiles = {},
): readonly UserConfig[] {
  const folder = path.resolve('src')
  const optimization = { inlineConst: { mode: 'all', pass: 1 } } as const
  const common: UserConfig = {
    root: 'src',
    format: 'esm',
    platform,
    tsconfig: 'tsconfig.build.json',
    target: 'es2022',
    fixedExtension: false,
    // The names of stored values become literals where they are used: an app's bundler keeps whole modules together, so a table
    // that core imports would put every name into the first load.
    deps: { alwaysBundle: ['@latchkey/protocol/storage'] },
    inputOptions: { optimization },
  }
  const named = (files: readonly FileRule[]): UserConfig => ({
    hash: false,
    inputOptions: { optimization, preserveEntrySignatures: 'allow-extension' },
    outputOptions: {
      minifyInternalExports: false,
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [{ debugName: 'files of the package', name: nameFiles(folder, files) }],
      },
    },
  })
  return [
    {
      ...common,
      entry: globSync('src/entrypoints/*.{ts,tsx}').toSorted(),
      dts: true,
      ...(rules ? named(rules) : { unbundle: true }),
      plugins: [
        plugins,
        inlineExportAll(),
        keepOutside({
          folder,
          files: Object.fromEntries(Object.entries({ ...parts, ...partFiles }).map(([name, id]) => [id, name])),
        }),
      ],
    },
    ...Object.entries(parts).map(([name, root]): UserConfig => ({
      ...common,
      entry: { [name]: path.join('src', existsSync(path.join(folder, `${root}.tsx`)) ? `${root}.tsx` : `${root}.ts`) },
      clean: false,
      dts: false,
      ...named([{ bundle: name, roots: [root] }, ...(name === 'modal' ? partRules : [])]),
      plugins: [
        plugins,
        inlineExportAll(),
        keepOutside({ folder, files: Object.fromEntries(shared.map((id) => [id, id])), isFlat: true }),
      ],
    })),
  ]
}
