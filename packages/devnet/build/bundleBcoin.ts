import { createRequire } from 'node:module'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { UserConfig } from 'tsdown'

type Plugin = Extract<NonNullable<UserConfig['plugins']>, { readonly name: string }>

/** The file that contains bcoin, beside the files that import it. */
const file = 'bcoin.js'

/** Leaves the file of {@link bundleBcoin} out of the package's build, and imports it from its final place. */
export const importBcoin: Plugin = {
  name: 'import-bcoin',
  resolveId: {
    filter: { id: /\/bcoin\.ts$/ },
    handler(id, importer) {
      if (importer === undefined) return undefined
      const target = path.resolve(path.dirname(importer), id)
      return target === path.resolve('src/bitcoin/bcoin/bcoin.ts')
        ? { id: id.replace(/\.ts$/, '.js'), external: true }
        : undefined
    },
  },
}

/**
 * Bundles the used part of bcoin with its dependencies into one file. As a dependency it would install native addons,
 * one of which no longer compiles, so the package could not be installed. The licences are written beside it.
 */
export const bundleBcoin: UserConfig = {
  entry: ['src/bitcoin/bcoin/bcoin.ts'],
  outDir: 'dist/bitcoin/bcoin',
  format: 'esm',
  platform: 'node',
  tsconfig: 'tsconfig.build.json',
  target: 'es2022',
  fixedExtension: false,
  clean: false,
  dts: false,
  deps: { alwaysBundle: /./, onlyBundle: false },
  plugins: [
    {
      name: 'no-native-addons',
      resolveId: { filter: { id: /^bindings$/ }, handler: (id) => `\0${id}` },
      // bcoin loads each addon in a try block and falls back to JavaScript.
      load: {
        filter: { id: /^\0bindings$/ },
        handler: () => `module.exports = () => { throw new Error('There are no native addons.') }`,
      },
    },
    {
      name: 'no-old-buffers',
      // Node warns about this constructor outside node_modules, such as in this repository.
      transform: {
        filter: { id: /\/node_modules\/drbg\.js\/hmac\.js$/ },
        handler: (code) => code.replaceAll('new Buffer([', 'Buffer.from([').replaceAll('new Buffer(', 'Buffer.alloc('),
      },
    },
    {
      name: 'licences',
      generateBundle(_, bundle) {
        const modules = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
        const folders = new Set(modules.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id) ?? []))
        const notices = [...folders].map(readNotice).toSorted()
        this.emitFile({
          type: 'asset',
          fileName: `${file}.licences.txt`,
          source: notices.join(`\n${'-'.repeat(80)}\n\n`),
        })
      },
    },
  ],
}

/** Name, version and licence of a package, with its licence text if it contains one. */
function readNotice(folder: string): string {
  const manifest: unknown = createRequire(import.meta.url)(path.join(folder, 'package.json'))
  const { license, name, version } = readStrings(manifest)
  if (license !== 'MIT') throw new Error(`${name} has the licence ${license}: check whether it may be published here`)
  const text = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
  const licence = text === undefined ? readLicenceOfReadme(folder) : readFileSync(path.join(folder, text), 'utf8')
  return `${name} ${version} (${license})\n\n${licence.trim()}\n`
}

function readLicenceOfReadme(folder: string): string {
  const readme = path.join(folder, 'README.md')
  return existsSync(readme) ? (/^#+ licen[cs]e.*/ims.exec(readFileSync(readme, 'utf8'))?.[0] ?? '') : ''
}

function readStrings(manifest: unknown): Readonly<Record<string, string | undefined>> {
  if (typeof manifest !== 'object' || manifest === null) return {}
  return Object.fromEntries(Object.entries(manifest).filter(([, value]) => typeof value === 'string'))
}
