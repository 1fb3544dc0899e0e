import {
  createConnectionActs,
  type ConnectionActs,
  type ConnectionActsContext,
  type ConnectionCallbacks,
} from './connect/createConnectionActs.ts'
import { loginPlugin } from './login/loginPlugin.ts'
import { watchUnsupportedNetwork } from './modal/watchUnsupportedNetwork.ts'
import { createNetworkSwitch } from './network/createNetworkSwitch.ts'
import { confirmConnection } from './plugin/confirmConnection.ts'
import { createConnectionCallbacks } from './plugin/createConnectionCallbacks.ts'
import type { ConnectionFollowerContext } from './plugin/followConnections.ts'
import { readEndpoints } from './readEndpoints.ts'
import { resumeTransactions } from './transactions/resumeTransactions.ts'

const parts = { confirmConnection, createConnectionActs, createNetworkSwitch, readEndpoints }

/** What runs only after the visitor's first act. One module, so that it is published as one file (decision 0045). */
export const acts = {
  ...parts,
  loginPlugin,
  /** Follows the transactions of the last visit and the wallets' networks. Returns the acts of connections, which report to the modal. */
  resume: (
    context: Parameters<typeof createConnectionCallbacks>[0] & Pick<ConnectionFollowerContext, 'isDestroyed'>,
    ...parameters: Parameters<typeof resumeTransactions>
  ): { readonly createConnectionActs: (own: ActsContext) => ConnectionActs } => {
    resumeTransactions(...parameters)
    watchUnsupportedNetwork({ ...context, ...context.getParts() })
    const callbacks = createConnectionCallbacks(context)
    return { createConnectionActs: (own) => createConnectionActs({ ...own, ...callbacks }) }
  },
}

type ActsContext = Omit<ConnectionActsContext, keyof ConnectionCallbacks>
