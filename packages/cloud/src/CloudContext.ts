import type { Bus } from './bus/Bus.ts'
import type { Logger } from './observe/createLogger.ts'
import type { Metrics } from './observe/createMetrics.ts'
import type { ProjectFinder } from './projects/Project.ts'
import type { Storage } from './storage/Storage.ts'

/** What every part of the cloud is made from. */
export interface CloudContext {
  readonly storage: Storage
  readonly bus: Bus
  readonly projects: ProjectFinder
  readonly logger: Logger
  readonly metrics: Metrics
  /** Milliseconds since the epoch. */
  readonly now: () => number
}
