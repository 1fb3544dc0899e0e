import { build } from 'vite'

/** Bundles the script of a test's page, which is a file of this folder. */
export async function bundlePage(file: string): Promise<string> {
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
