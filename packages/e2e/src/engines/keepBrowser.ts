import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { answersWithin } from './answersWithin.ts'
import type { EngineDriver } from './EngineDriver.ts'
import { watchProcesses } from './watchProcesses.ts'

/** A browser that does not answer for this long has hung, as WebKitGTK does at times on a busy machine. In ms. */
const patience = 45_000

/** One browser for the tests of a suite. */
export interface KeptBrowser {
  /** Opens the page of a test, in a new browser if the present one hangs meanwhile, and returns the browser. */
  open(openPage: (driver: EngineDriver) => Promise<void>): Promise<EngineDriver>
}

/** Starts one browser for the tests of the calling suite. The retry of a test gets a new one, which remembers nothing and has not hung. */
export function keepBrowser(launch: () => Promise<EngineDriver>): KeptBrowser {
  let driver: EngineDriver | undefined
  const isAlive = async (): Promise<boolean> =>
    driver !== undefined &&
    answersWithin(
      driver.evaluate(() => ''),
      patience,
    )
  beforeAll(async () => {
    driver = await launch()
  })
  afterAll(() => driver?.close())
  const replace = async (): Promise<EngineDriver> => {
    await driver?.close()
    driver = await launch()
    return driver
  }
  beforeEach(async ({ task }) => {
    const isRetry = (task.result?.retryCount ?? 0) > 0
    if (isRetry || !(await isAlive())) await replace()
  })
  afterEach(async () => {
    const describe = await watchProcesses()
    if (await isAlive()) return
    throw new Error(`The browser does not answer. The processes meanwhile:\n${await describe()}`)
  })
  return {
    open: async (openPage) => {
      if (driver !== undefined && (await answersWithin(openPage(driver), patience))) return driver
      const replaced = await replace()
      await openPage(replaced)
      return replaced
    },
  }
}
