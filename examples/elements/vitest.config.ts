import { nodeProject } from '../../vitest.shared.ts'

export default nodeProject('elements', {
  include: ['test/**/*.test.ts'],
  // The tests start a browser and a server.
  testTimeout: 240_000,
})
