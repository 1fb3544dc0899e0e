import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

/** What the first visit of a page may load. */
export interface PageBudget {
  readonly name: string
  /** The modules that load on demand when the page is opened. The entry belongs to each page. */
  readonly modules: readonly string[]
  /** In KiB, gzipped. */
  readonly limit: number
}

/** Fails the build if the scripts and styles that a page loads are larger than its budget. */
export function checkBudgets(budgets: readonly PageBudget[]): Plugin {
  return {
    name: 'latchkey-check-budgets',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const { limit, modules, name } of budgets) {
          const size = measurePage(bundle, modules) / 1_024
          const text = `${name}: ${size.toFixed(1)} of ${limit} KiB`
          if (size > limit) this.error(`${text}. Load less with the page, or give the larger budget a reason.`)
          this.info(text)
        }
      },
    },
  }
}

/** Adds up the files of the entry and of the modules, with their imports. */
function measurePage(bundle: Rolldown.OutputBundle, modules: readonly string[]): number {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const isLoaded = ({ facadeModuleId, isEntry }: Rolldown.OutputChunk): boolean =>
    isEntry || modules.some((name) => facadeModuleId?.endsWith(`/src/${name}`) === true)
  const first = chunks.filter(isLoaded)
  if (first.length !== modules.length + 1)
    throw new TypeError(`A module is missing in the build: ${modules.join(', ')}`)
  const names = new Set(first.map(({ fileName }) => fileName))
  for (const name of names) {
    const chunk = chunks.find(({ fileName }) => fileName === name)
    for (const imported of chunk?.imports ?? []) names.add(imported)
    for (const style of chunk?.viteMetadata?.importedCss ?? []) names.add(style)
  }
  return [...names].reduce((total, name) => total + gzipSync(readFile(bundle[name])).length, 0)
}

function readFile(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string | Uint8Array {
  if (file === undefined) return ''
  return file.type === 'chunk' ? file.code : file.source
}
