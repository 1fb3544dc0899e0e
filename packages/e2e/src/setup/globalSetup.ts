import path from 'node:path'
import { startDevnet, type DevnetDescription } from '@latchkey/devnet'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { startServer } from './startServer.ts'

declare module 'vitest' {
  interface ProvidedContext {
    pageUrl: string
    devnet: DevnetDescription
  }
}

/** Builds the page, starts the chains and the server, and tells the journeys where they are. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = path.resolve(import.meta.dirname, '../..')
  const app = {
    root: path.join(folder, 'app'),
    configFile: path.join(folder, 'vite.config.ts'),
    logLevel: 'error',
  } as const
  await build(app)
  // Apart from the other, so that neither page's chunks are cut by what both share.
  const input = path.join(folder, 'app/plain.html')
  await build({ ...app, base: '/plain/', build: { outDir: '../dist/plain', rolldownOptions: { input } } })
  const devnet = await startDevnet({ chains: [31_337, 31_338] })
  const rpcUrls = Object.fromEntries(devnet.description.evm.map(({ chainId, rpcUrl }) => [chainId, rpcUrl]))
  const server = await startServer({ folder: path.join(folder, 'dist'), rpcUrls })
  project.provide('pageUrl', server.url)
  project.provide('devnet', devnet.description)
  return async () => {
    await server.stop()
    await devnet.stop()
  }
}
