import { ModalError } from '@latchkey/core/adapter'
import { numberToHex } from 'viem'
import { toWalletError } from '../engine/toWalletError.ts'
import type { FeatureContext, GetActor } from './types.ts'

/** Makes what finds the wallet behind a connection, if it can do what is wanted. @throws `feature.unsupported` */
export function createGetActor(context: FeatureContext): GetActor {
  return async (feature, { connectionId, signal }) => {
    const connection = context.getConnection(connectionId)
    if (!connection.features.includes(feature)) throw new ModalError('feature.unsupported', { context: { feature } })
    const guard = await context.getGuard(connectionId)
    return {
      connection,
      chainId: numberToHex(Number(connection.networkId.split(':')[1])),
      ask: async (method, params) => {
        try {
          return await guard.request({ method, params, signal })
        } catch (error) {
          throw toWalletError(error, { action: 'request', method, networkId: connection.networkId })
        }
      },
    }
  }
}
