import { describeAdapter } from '@latchkey/testing/adapter'
import { afterAll, beforeAll } from 'vitest'
import { createEip155Harness } from './test/createEip155Harness.ts'
import { startTestChains, type TestChains } from './test/startTestChains.ts'

let chains: TestChains

beforeAll(async () => {
  chains = await startTestChains()
})

afterAll(async () => {
  await chains.stop()
})

describeAdapter({ name: 'eip155', setup: () => createEip155Harness(chains) })
