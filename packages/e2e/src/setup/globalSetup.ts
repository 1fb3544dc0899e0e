import { createRequire } from 'node:module'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { startDevnet } from '@latchkey/devnet'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { bundlePrograms } from '../../../../bundlePrograms.shared.ts'
import { browsersThatAskAgain } from './browsersThatAskAgain.ts'
import { createCloudDatabase } from './runCloud.ts'
import { startServer } from './startServer.ts'
import { worldCount, type World } from './World.ts'

declare module 'vitest' {
  interface ProvidedContext {
    worlds: readonly World[]
    /** The program `latchkey-cloud`. */
    cloudProgram: string
    /** A folder with the database of a cloud that has been started once. */
    cloudData: string
  }
}

const require = createRequire(import.meta.url)
const cloud = path.dirname(require.resolve('@latchkey/cloud/package.json'))

/** Builds the page, bundles the cloud, starts chains and servers, and passes their addresses to the journeys. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (browsersThatAskAgain.length === 0)
    console.warn('Not tested: retries of files that failed, because this Chromium is older than 156.')
  const folder = path.resolve(import.meta.dirname, '../..')
  const app = {
    root: path.join(folder, 'app'),
    configFile: path.join(folder, 'vite.config.ts'),
    logLevel: 'error',
  } as const
  await asProduction(async () => {
    await build(app)
    // Built separately, so that code shared between pages does not change their chunks.
    for (const name of ['plain', 'many', 'headless', 'opening', 'demo', 'connectors']) {
      const input = path.join(folder, `app/${name}.html`)
      await build({ ...app, base: `/${name}/`, build: { outDir: `../dist/${name}`, rolldownOptions: { input } } })
    }
  })
  const programs = await bundlePrograms({
    root: cloud,
    outDir: '.cache/journeys',
    input: { cli: path.join(cloud, 'dist/entrypoints/cli.js') },
    conditions: ['module', 'node'],
  })
  const program = path.join(programs, 'cli.js')
  project.provide('cloudProgram', program)
  const data = await createCloudDatabase(program)
  project.provide('cloudData', data)
  const worlds = await Promise.all(Array.from({ length: worldCount }, () => startWorld(path.join(folder, 'dist'))))
  project.provide(
    'worlds',
    worlds.map(({ world }) => world),
  )
  return async () => {
    await Promise.all([...worlds.map(({ stop }) => stop()), rm(path.dirname(data), { recursive: true, force: true })])
  }
}

/** Vite builds for the environment of its process, which is `test` here. Visitors get the production build. */
async function asProduction(task: () => Promise<void>): Promise<void> {
  const { NODE_ENV } = process.env
  process.env['NODE_ENV'] = 'production'
  await task().finally(() => {
    process.env['NODE_ENV'] = NODE_ENV
  })
}

async function startWorld(folder: string): Promise<{ readonly world: World; stop(): Promise<void> }> {
  const devnet = await startDevnet({ chains: [31_337, 31_338] })
  const rpcUrls = Object.fromEntries(devnet.description.evm.map(({ chainId, rpcUrl }) => [chainId, rpcUrl]))
  const server = await startServer({ folder, rpcUrls })
  return {
    world: { pageUrl: server.url, devnet: devnet.description },
    stop: async () => {
      await server.stop()
      await devnet.stop()
    },
  }
}
