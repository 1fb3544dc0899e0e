import { chromiumArgs, getChromiumPath, nodeProject } from '../../vitest.shared.ts'

/** Many tests start processes of their own, each with a database. */
export default nodeProject('cloud', {
  // The tests mostly wait for those processes.
  maxWorkers: 2,
  globalSetup: ['src/test/globalSetup.ts'],
  testTimeout: 120_000,
  provide: { chromium: { executablePath: getChromiumPath(), args: chromiumArgs } },
})
