import { nodeProject } from '../../vitest.shared.ts'
import { worldCount } from './src/setup/World.ts'

export default nodeProject('e2e', {
  include: ['src/journeys/**/*.test.ts'],
  globalSetup: ['src/setup/globalSetup.ts'],
  testTimeout: 240_000,
  // Journeys mostly wait for the screen.
  maxWorkers: worldCount,
  // Phones and relays left behind by a file end with its process.
  isolate: true,
})
