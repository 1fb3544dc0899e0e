import { ModalError, withLimits } from '@latchkey/core/adapter'
import { requireChain } from '../engine/requireChain.ts'
import { toWalletError } from '../engine/toWalletError.ts'
import type { FeatureContext, GetActor } from './types.ts'

/** Makes what finds the wallet behind a connection, if it can do what is wanted. @throws `feature.unsupported` */
export function createGetActor({ getActing, clock, life }: FeatureContext): GetActor {
  return (feature, { connectionId, signal }) => {
    const acting = getActing(connectionId)
    const { connection, accounts } = acting
    if (!connection.features.includes(feature)) throw new ModalError('feature.unsupported', { context: { feature } })
    return {
      ...acting,
      getAccount: (address = connection.activeAddress) => {
        const account = accounts.find((candidate) => candidate.address === address)
        if (account) return account
        throw new ModalError('account.notFound', { context: { address } })
      },
      getChain: () => requireChain(connection.networkId),
      ask: async (call, method) => {
        const signals = [life, signal]
        try {
          // What is no longer wanted is not asked for.
          for (const each of signals) each?.throwIfAborted()
          return await withLimits(Promise.resolve(call()), { clock, signals })
        } catch (error) {
          throw toWalletError(error, { action: 'request', method, networkId: connection.networkId })
        }
      },
    }
  }
}
