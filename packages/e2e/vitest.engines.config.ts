import { nodeProject } from '../../vitest.shared.ts'
import { describeMissing, engineNames, findEngine } from './src/setup/findEngine.ts'
import { worldCount } from './src/setup/World.ts'

/** The engines to test: on a developer's machine, those that are installed. In CI, a missing one fails its test. */
const engines = engineNames.filter((name) => process.env['CI'] === 'true' || findEngine(name) !== undefined)
for (const name of engineNames) if (!engines.includes(name)) console.warn(`Not tested: ${describeMissing(name)}`)

export default nodeProject('e2e-engines', {
  include: [
    'chromium',
    ...engines,
    ...engines.map((name) => `${name}Login`),
    // The headless Chromium of the tests keeps no pages.
    ...engines.filter((name) => name === 'firefox').map((name) => `${name}KeptPage`),
  ].map((name) => `src/engines/${name}.test.ts`),
  globalSetup: ['src/setup/globalSetup.ts'],
  testTimeout: 240_000,
  // A browser that hangs is replaced.
  hookTimeout: 240_000,
  maxWorkers: worldCount,
  isolate: true,
})
