import { nodeProject } from '../../vitest.shared.ts'

export default nodeProject('adapter-bitcoin', {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // The engine is loaded by the first test that needs it.
  expect: { poll: { timeout: 10_000 } },
})
