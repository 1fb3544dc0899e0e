import { createBrowserClock } from './createBrowserClock.ts'
import { createBrowserPlatform } from './createBrowserPlatform.ts'
import { createBrowserStorage } from './createBrowserStorage.ts'
import { createLevelLogger, type LogLevel } from './createLevelLogger.ts'
import { createMemoryStorage } from './createMemoryStorage.ts'
import { createRandom } from './createRandom.ts'
import type { Ports } from './ports.ts'

export interface CreatePortsParameters {
  readonly logLevel?: LogLevel | undefined
  /** Ports that replace the browser's. */
  readonly ports?: Partial<Ports> | undefined
}

/** Creates the ports of one modal. It only creates objects and reads nothing of the page. */
export function createPorts(parameters: CreatePortsParameters = {}): Ports {
  const { logLevel, ports = {} } = parameters
  const clock = ports.clock ?? createBrowserClock()
  const platform = ports.platform ?? createBrowserPlatform()
  const logger = ports.logger ?? createLevelLogger({ level: logLevel })
  // Two requests on a server must not share storage, and Node has a localStorage too.
  const storage = ports.storage ?? (platform.isBrowser ? createBrowserStorage({ logger }) : createMemoryStorage())
  return { ...ports, storage, clock, logger, random: ports.random ?? createRandom(), platform }
}
