import path from 'node:path'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The programs that tests start as processes of their own, each in one file. */
    programs: { readonly cli: string; readonly relayNode: string }
  }
}

const folder = path.resolve(import.meta.dirname, '../..')
/** Within the package, so that what is left out of the files is found. */
const outDir = path.join(folder, '.cache/programs')

/** Puts each program into one file once: to load it from its hundreds of sources takes more time than most of what is tested. */
export async function setup(project: TestProject): Promise<void> {
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    ssr: {
      noExternal: true,
      // It finds its database beside its own file.
      external: ['@electric-sql/pglite', '@electric-sql/pglite-prepopulatedfs'],
      resolve: { conditions: ['@latchkey/source', 'module', 'node'] },
    },
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: {
          cli: path.join(folder, 'src/entrypoints/cli.ts'),
          relayNode: path.join(folder, 'src/test/relay/relayNode.ts'),
        },
        external: ['pg-native'],
      },
    },
  })
  project.provide('programs', { cli: path.join(outDir, 'cli.js'), relayNode: path.join(outDir, 'relayNode.js') })
}
