import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { answersWithin } from './answersWithin.ts'
import type { EngineDriver } from './EngineDriver.ts'
import { watchProcesses } from './watchProcesses.ts'

/** A browser that does not answer for this long has hung, as WebKitGTK does at times on a busy machine. In ms. */
const patience = 45_000

/** Starts one browser for the tests of the calling suite. The retry of a test gets a new one, which remembers nothing and has not hung. */
export function keepBrowser(launch: () => Promise<EngineDriver>): { getDriver(): EngineDriver } {
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
  beforeEach(async ({ task }) => {
    const isRetry = (task.result?.retryCount ?? 0) > 0
    if (!isRetry && (await isAlive())) return
    await driver?.close()
    driver = await launch()
  })
  afterEach(async () => {
    const describe = await watchProcesses()
    if (await isAlive()) return
    throw new Error(`The browser does not answer. The processes meanwhile:\n${await describe()}`)
  })
  return {
    getDriver: () => {
      if (driver === undefined) throw new Error('The browser has not started.')
      return driver
    },
  }
}
