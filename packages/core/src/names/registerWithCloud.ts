import { registerName } from '@latchkey/protocol/api'
import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { ApiClient } from '../cloud/createApiClient.ts'
import { callEndpoint } from '../cloud/callEndpoint.ts'
import { toCoinType } from './toCoinType.ts'

/**
 * Registers a name for an account of a network. On a network without names, the answer is that nothing was registered, without a
 * request (S8.005).
 *
 * @throws the errors of `callEndpoint`.
 */
export async function registerWithCloud(parameters: {
  readonly client: Pick<ApiClient, 'send'>
  readonly networkId: CaipNetworkId
  readonly address: string
  readonly message: string
  readonly signature: string
}): Promise<{ readonly success: boolean }> {
  const { address, client, message, networkId, signature } = parameters
  const coinType = toCoinType(networkId)
  if (coinType === undefined) return { success: false }
  return callEndpoint(client, registerName, { body: { coin_type: coinType, address, message, signature } })
}
