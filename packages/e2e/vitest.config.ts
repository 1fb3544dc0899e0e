import { nodeProject } from '../../vitest.shared.ts'
import { worldCount } from './src/setup/World.ts'

export default nodeProject('e2e', {
  include: ['src/journeys/**/*.test.ts'],
  globalSetup: ['src/setup/globalSetup.ts'],
  testTimeout: 60_000,
  // A busy machine is slow, not wrong.
  expect: { poll: { timeout: 15_000 } },
  hookTimeout: 120_000,
  // Journeys wait for the screen most of the time.
  maxWorkers: worldCount,
  // Phones and relays that a file leaves behind end with its process.
  isolate: true,
})
