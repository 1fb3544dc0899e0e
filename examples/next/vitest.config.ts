import { nodeProject } from '../../vitest.shared.ts'

export default nodeProject('next', {
  include: ['test/**/*.test.ts'],
  // The tests start a browser and a Next server.
  testTimeout: 240_000,
})
