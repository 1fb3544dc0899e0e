import { nodeProject } from '../../vitest.shared.ts'
import { describeMissing, engineNames, findEngine } from './src/setup/findEngine.ts'
import { worldCount } from './src/setup/World.ts'

/** The engines to test: on a developer's machine, those that are installed. In CI, a missing one fails its test. */
const engines = engineNames.filter((name) => process.env['CI'] === 'true' || findEngine(name) !== undefined)
for (const name of engineNames) if (!engines.includes(name)) console.warn(`Not tested: ${describeMissing(name)}`)

const engineFiles = [
  'chromium',
  ...engines,
  ...engines.map((name) => `${name}Login`),
  // The headless Chromium of the tests keeps no pages.
  ...engines.filter((name) => name === 'firefox').map((name) => `${name}KeptPage`),
]

/** Files share the processes of two workers, and with them a Chromium: what a file starts, it stops. */
export default nodeProject('e2e', {
  include: ['src/journeys/**/*.test.ts', ...engineFiles.map((name) => `src/engines/${name}.test.ts`)],
  globalSetup: ['src/setup/globalSetup.ts'],
  testTimeout: 240_000,
  // Journeys mostly wait for the screen.
  maxWorkers: worldCount,
})
