import path from 'node:path'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Programs that tests start as processes, each bundled into one file. */
    programs: { readonly cli: string; readonly relayNode: string; readonly indexerNode: string }
  }
}

const folder = path.resolve(import.meta.dirname, '../..')
/** Inside the package, so that external modules resolve. */
const outDir = path.join(folder, '.cache/programs')

/** Bundles the programs once, because loading them from hundreds of sources takes longer than most tests. */
export async function setup(project: TestProject): Promise<void> {
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    ssr: {
      noExternal: true,
      // It finds its database next to its own file.
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
          indexerNode: path.join(folder, 'src/test/chain/indexerNode.ts'),
        },
        external: ['pg-native'],
      },
    },
  })
  project.provide('programs', {
    cli: path.join(outDir, 'cli.js'),
    relayNode: path.join(outDir, 'relayNode.js'),
    indexerNode: path.join(outDir, 'indexerNode.js'),
  })
}
