import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { SiteFiles } from './runSite.ts'

/** Bundles a module with its lazy chunks like an app's bundler, as files of a site. */
export async function buildScripts(module: URL): Promise<SiteFiles> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: fileURLToPath(new URL('.', import.meta.url)),
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(module),
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[hash].js' },
      },
    },
  })
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((each) => ('output' in each ? each.output : []))
  return Object.fromEntries(
    outputs.flatMap((output) => (output.type === 'chunk' ? [[`/${output.fileName}`, output.code]] : [])),
  )
}
