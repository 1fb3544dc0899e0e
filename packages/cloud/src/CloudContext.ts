import type { Bus } from './bus/Bus.ts'
import type { RateLimiter } from './limits/RateLimiter.ts'
import type { AddressHash } from './observe/createAddressHash.ts'
import type { Logger } from './observe/createLogger.ts'
import type { Metrics } from './observe/createMetrics.ts'
import type { SecurityLog } from './observe/createSecurityLog.ts'
import type { OriginRefusals } from './projects/createOriginRefusals.ts'
import type { ProjectFinder } from './projects/Project.ts'
import type { DiskSpace } from './storage/createDiskSpace.ts'
import type { Storage } from './storage/Storage.ts'

/** The infrastructure that every domain of the cloud builds on. */
export interface CloudContext {
  readonly storage: Storage
  readonly disk: Pick<DiskSpace, 'isLow' | 'readSpace'>
  readonly bus: Bus
  readonly projects: ProjectFinder
  readonly refusals: Pick<OriginRefusals, 'count'>
  readonly logger: Logger
  readonly metrics: Metrics
  readonly limiter: RateLimiter
  readonly securityLog: SecurityLog
  readonly hashAddress: AddressHash
  /** Current time in ms since the epoch. */
  readonly now: () => number
}
