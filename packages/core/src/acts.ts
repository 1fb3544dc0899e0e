import { createConnectionActs } from './connect/createConnectionActs.ts'
import { createNetworkSwitch } from './network/createNetworkSwitch.ts'
import { confirmConnection } from './plugin/confirmConnection.ts'
import { readEndpoints } from './readEndpoints.ts'

/** What runs only after the visitor's first act. One module, so that it is published as one file (decision 0045). */
export const acts = { confirmConnection, createConnectionActs, createNetworkSwitch, readEndpoints }
