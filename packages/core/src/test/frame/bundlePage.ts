import { build } from 'vite'

/** The scripts that this process has bundled, for its next test files. */
const bundles = new Map<string, Promise<string>>()

/** Bundles the script of a test's page, which is a file of this folder. */
export function bundlePage(file: string): Promise<string> {
  const bundle = bundles.get(file) ?? buildPage(file)
  bundles.set(file, bundle)
  return bundle
}

async function buildPage(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    resolve: { conditions: ['@latchkey/source', 'module', 'browser', 'development|production'] },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: `${import.meta.dirname}/${file}`,
        output: { entryFileNames: 'page.js', codeSplitting: false },
      },
    },
  })
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  return outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join('\n')
}
