import { getConnectionClient, ModalError } from '@latchkey/core/adapter'
import { requireChain } from '../chain/requireChain.ts'
import { toWalletError } from '../wallets/toWalletError.ts'
import type { EngineFeatureContext, GetClient } from './types.ts'

/** Creates the function that returns a connection's client. */
export function createGetClient(context: EngineFeatureContext): GetClient {
  return (feature, { connectionId, signal }) => {
    const access = context.getAccess(connectionId)
    const { connection, accounts } = access
    const { networkId } = connection
    return {
      ...access,
      ...getConnectionClient({
        connection,
        feature,
        clock: context.clock,
        signals: [context.signal, signal],
        toError: (error, method) => toWalletError(error, { action: 'request', method, networkId }),
      }),
      getAccount: (address = connection.activeAddress) => {
        const account = accounts.find((candidate) => candidate.address === address)
        if (account) return account
        throw new ModalError('account.notFound', { context: { address } })
      },
      getChain: () => requireChain(networkId),
    }
  }
}
