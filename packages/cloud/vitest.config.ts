import { chromiumArgs, getChromiumPath, nodeProject } from '../../vitest.shared.ts'

/** Many tests start processes of their own, each with a database. */
export default nodeProject('cloud', {
  // The tests mostly wait for those processes.
  maxWorkers: 2,
  // The optimizing compiler would take longer for the database's WebAssembly than all that a test asks of it.
  execArgv: ['--liftoff-only'],
  globalSetup: ['src/test/globalSetup.ts'],
  testTimeout: 240_000,
  provide: { chromium: { executablePath: getChromiumPath(), args: chromiumArgs } },
})
