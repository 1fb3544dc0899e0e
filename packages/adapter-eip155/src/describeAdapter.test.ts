import { startDevnet, type Devnet } from '@latchkey/devnet'
import { describeAdapter } from '@latchkey/testing/adapter'
import { afterAll, beforeAll } from 'vitest'
import { createEip155Harness } from './test/createEip155Harness.ts'

let devnet: Devnet

beforeAll(async () => {
  devnet = await startDevnet()
})

afterAll(async () => {
  await devnet.stop()
})

describeAdapter({ name: 'eip155', setup: () => createEip155Harness(devnet) })
