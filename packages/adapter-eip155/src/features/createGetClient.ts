import { getConnectionClient } from '@latchkey/core/adapter'
import { numberToHex } from 'viem'
import { toWalletError } from '../wallets/toWalletError.ts'
import type { EngineFeatureContext, GetClient } from './types.ts'

/** Creates the function that returns a connection's client. */
export function createGetClient(context: EngineFeatureContext): GetClient {
  const { clock } = context
  return async (feature, { connectionId, signal }) => {
    const connection = context.getConnection(connectionId)
    const { networkId } = connection
    const { request } = getConnectionClient({
      connection,
      feature,
      clock,
      signals: [context.signal, signal],
      toError: (error, method) => toWalletError(error, { action: 'request', method, networkId }),
    })
    const guard = await context.getGuard(connectionId)
    return {
      connection,
      chainId: numberToHex(Number(networkId.split(':')[1])),
      request: (method, params) => request(method, () => guard.request({ method, params, signal })),
    }
  }
}
