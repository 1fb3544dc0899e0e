import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { bundlePrograms } from '../../../../bundlePrograms.shared.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Programs that tests start as processes, each bundled into one file. */
    programs: { readonly cli: string; readonly relayNode: string; readonly indexerNode: string }
  }
}

const root = path.resolve(import.meta.dirname, '../..')

/** Bundles the programs once, from the sources. */
export async function setup(project: TestProject): Promise<void> {
  const folder = await bundlePrograms({
    root,
    outDir: '.cache/programs',
    input: {
      cli: path.join(root, 'src/entrypoints/cli.ts'),
      relayNode: path.join(root, 'src/test/relay/relayNode.ts'),
      indexerNode: path.join(root, 'src/test/chain/indexerNode.ts'),
    },
    conditions: ['@latchkey/source', 'module', 'node'],
  })
  project.provide('programs', {
    cli: path.join(folder, 'cli.js'),
    relayNode: path.join(folder, 'relayNode.js'),
    indexerNode: path.join(folder, 'indexerNode.js'),
  })
}
