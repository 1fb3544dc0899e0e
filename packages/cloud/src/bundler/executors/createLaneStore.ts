import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { Database } from '../../storage/Storage.ts'
import { createLaneOutcomes } from './createLaneOutcomes.ts'
import { createLaneQueue } from './createLaneQueue.ts'
import { createLaneRecords } from './createLaneRecords.ts'
import type { LaneStore } from './LaneStore.ts'

/** Creates the store of the executors of a chain on the database. */
export function createLaneStore(parameters: {
  readonly database: Database
  readonly chainId: CaipNetworkId
}): LaneStore {
  return { ...createLaneQueue(parameters), ...createLaneOutcomes(parameters), ...createLaneRecords(parameters) }
}
