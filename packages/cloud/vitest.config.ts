import { chromiumArgs, getChromiumPath, nodeProject } from '../../vitest.shared.ts'

/** Many tests start processes of their own, with a database each. */
export default nodeProject('cloud', {
  // They wait for those most of the time.
  maxWorkers: 2,
  globalSetup: ['src/test/globalSetup.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  provide: { chromium: { executablePath: getChromiumPath(), args: chromiumArgs } },
})
