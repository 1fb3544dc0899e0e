import { nodeProject } from '../../vitest.shared.ts'

export default nodeProject('next', {
  include: ['test/**/*.test.ts'],
  // A browser and a server of Next's.
  testTimeout: 120_000,
  hookTimeout: 120_000,
})
