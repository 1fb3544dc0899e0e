import { createRequire } from 'node:module'
import { expect, it, onTestFinished } from 'vitest'
import type { DevnetChainName } from '../DevnetParameters.ts'
import { startDevnet } from '../startDevnet.ts'

/** Whether anything of bcoin is in this process. */
function isLoaded(): boolean {
  return Object.keys(createRequire(import.meta.url).cache).some((file) => file.includes('/node_modules/bcoin/'))
}

it('loads bcoin only where Bitcoin runs', async () => {
  const start = async (chain: DevnetChainName): Promise<void> => {
    const devnet = await startDevnet({ chains: [chain] })
    onTestFinished(devnet.stop)
  }
  await start(31337)
  expect(isLoaded()).toBe(false)
  await start('bitcoin')
  expect(isLoaded()).toBe(true)
})
