import { getAdapterCases, runAdapterCase } from '@latchkey/testing/adapter'
import { createConfig, http, mock } from '@wagmi/core'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEip155Harness } from './test/createEip155Harness.ts'
import { scriptedAccount } from './test/createScriptedWallet.ts'
import { startTestChains, type TestChains } from './test/startTestChains.ts'

let chains: TestChains

beforeAll(async () => {
  chains = await startTestChains()
})

afterAll(async () => {
  await chains.stop()
})

const createWagmiConfig = () =>
  createConfig({
    chains: [foundry],
    transports: { [foundry.id]: http(chains.current.rpcUrl) },
    connectors: [mock({ accounts: [scriptedAccount] })],
    multiInjectedProviderDiscovery: false,
  })

describe('the adapter contract on the app’s own wagmi config', { concurrent: false }, () => {
  // Invariant 21 is that adapters share nothing: two on one config share what the app gave them to share.
  const cases = getAdapterCases().filter(({ invariant }) => invariant !== 21)

  it.each(cases)('($invariant) $title', async (adapterCase) => {
    const setup = () => createEip155Harness(chains, { createWagmiConfig })
    await expect(runAdapterCase({ case: adapterCase, setup })).resolves.toBeUndefined()
  })
})
