import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { Logger } from '../observe/createLogger.ts'
import type { ChainAccess } from './chain/ChainAccess.ts'
import type { BundlerMetrics } from './createBundlerMetrics.ts'
import type { Executors } from './executors/createExecutors.ts'
import type { LaneStore } from './executors/LaneStore.ts'
import type { OperationStore } from './operations/createOperationStore.ts'
import type { SponsorshipLedger } from './SponsorshipLedger.ts'

/** What the parts of the bundler share on one chain. */
export interface ChainBundler {
  readonly chainId: CaipNetworkId
  /** The number of the chain. */
  readonly number: number
  /** Whether the chain begins anew when its program is started again, as a local one does. */
  readonly isLocal: boolean
  readonly chain: ChainAccess
  /** See `findDataFees`. Read once. */
  readonly hasDataFees: () => Promise<boolean>
  readonly operations: OperationStore
  readonly lanes: LaneStore
  readonly executors: Executors
  readonly ledger: SponsorshipLedger
  readonly metrics: BundlerMetrics
  readonly logger: Logger
  /** In ms since the epoch. */
  readonly now: () => number
}
