import { ModalError } from '@latchkey/core/adapter'
import { toWalletError } from '../engine/toWalletError.ts'
import type { FeatureContext, GetActor } from './types.ts'

/** Makes what finds the wallet behind a connection, if it can do what is wanted. @throws `feature.unsupported`, `account.notFound` */
export function createGetActor({ getEntry }: FeatureContext): GetActor {
  return (feature, { connectionId, address, signal }) => {
    const { connection, link } = getEntry(connectionId)
    const actor = address ?? connection.activeAddress
    const account = link.getAccounts().find((candidate) => candidate.address === actor)
    if (account === undefined) throw new ModalError('account.notFound', { context: { address: actor } })
    if (!account.features.includes(feature)) throw new ModalError('feature.unsupported', { context: { feature } })
    return {
      connection,
      link,
      call: { address: actor, networkId: connection.networkId, signal },
      ask: async (method, question) => {
        try {
          return await question()
        } catch (error) {
          throw toWalletError(error, { action: 'request', method })
        }
      },
    }
  }
}
