import { startDevnet, type Devnet, type DevnetBitcoinChain } from '@latchkey/devnet'
import { describeAdapter } from '@latchkey/testing/adapter'
import { afterAll, beforeAll } from 'vitest'
import { createBitcoinHarness } from './test/createBitcoinHarness.ts'

let devnet: Devnet
let chain: DevnetBitcoinChain

beforeAll(async () => {
  devnet = await startDevnet({ chains: ['bitcoin'] })
  if (!devnet.description.bitcoin) throw new RangeError('The suite needs a Bitcoin chain')
  chain = devnet.description.bitcoin
})

afterAll(async () => {
  await devnet.stop()
})

describeAdapter({ name: 'bip122, by Wallet Standard', setup: () => createBitcoinHarness(chain, 'standard') })
describeAdapter({ name: 'bip122, by sats-connect', setup: () => createBitcoinHarness(chain, 'sats') })
