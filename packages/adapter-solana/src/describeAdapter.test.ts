import { describeAdapter } from '@latchkey/testing/adapter'
import { afterAll, beforeAll } from 'vitest'
import { createSolanaHarness } from './test/createSolanaHarness.ts'
import { startTestChain, type TestChain } from './test/startTestChain.ts'

let chain: TestChain

beforeAll(async () => {
  chain = await startTestChain()
})

afterAll(async () => {
  await chain.stop()
})

describeAdapter({ name: 'solana', setup: () => createSolanaHarness(chain) })
