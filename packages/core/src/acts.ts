import { createConnectionActs } from './connect/createConnectionActs.ts'
import { createNetworkSwitch } from './network/createNetworkSwitch.ts'
import { confirmConnection } from './plugin/confirmConnection.ts'
import { readEndpoints } from './readEndpoints.ts'
import { resumeTransactions } from './transactions/resumeTransactions.ts'

const parts = { confirmConnection, createConnectionActs, createNetworkSwitch, readEndpoints }

/** What runs only after the visitor's first act. One module, so that it is published as one file (decision 0045). */
export const acts = {
  ...parts,
  /** Follows the transactions of the last visit. Returns the acts. */
  resume: (...parameters: Parameters<typeof resumeTransactions>): typeof parts => {
    resumeTransactions(...parameters)
    return parts
  },
}
