import { getConnectionClient, ModalError } from '@latchkey/core/adapter'
import { toWalletError } from '../wallets/toWalletError.ts'
import type { EngineFeatureContext, GetClient } from './types.ts'

/** Creates the function that returns a connection's client. */
export function createGetClient(context: EngineFeatureContext): GetClient {
  return (feature, { connectionId, address: requested, signal }) => {
    const { connection, connectedWallet } = context.getEntry(connectionId)
    const address = requested ?? connection.activeAddress
    const account = connectedWallet.getAccounts().find((candidate) => candidate.address === address)
    if (account === undefined) throw new ModalError('account.notFound', { context: { address } })
    const client = getConnectionClient({
      connection,
      feature,
      supported: account.features,
      clock: context.clock,
      signals: [context.signal, signal],
      toError: (error, method) => toWalletError(error, { action: 'request', method }),
    })
    return { ...client, connectedWallet, call: { address, networkId: connection.networkId, signal } }
  }
}
