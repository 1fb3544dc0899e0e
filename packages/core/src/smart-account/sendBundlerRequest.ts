import { sendBundlerRpc } from '@latchkey/protocol/api'
import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { apiPlugin } from '../cloud/apiPlugin.ts'
import { callEndpoint } from '../cloud/callEndpoint.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { Modal } from '../plugin/Modal.ts'

/** The bundler that is asked for. The operator of the cloud decides which one answers. */
const BUNDLER = 'latchkey'

/** The parameters of `sendBundlerRequest`. */
export interface SendBundlerRequestParameters {
  readonly chainId: CaipNetworkId
  readonly method: string
  readonly params: unknown
  readonly signal?: AbortSignal | undefined
}

/**
 * Sends a JSON-RPC request, such as `eth_getUserOperationReceipt`, to the bundler of a network through the cloud: a POST to `/v1/bundler`
 * with the query `projectId`, `chainId` and `bundler` (S7.062, S7.063). Returns the result.
 *
 * @throws `request.failed` with the bundler's code and message; `api.cloudMissing`, `api.unreachable`, `api.notConfigured` if the cloud
 * has no bundler for the network, `api.invalidResponse`, and others of the cloud
 */
export async function sendBundlerRequest(
  modal: Pick<Modal, 'plugin'>,
  parameters: SendBundlerRequestParameters,
): Promise<unknown> {
  const { chainId, method, params, signal } = parameters
  const body = { jsonrpc: '2.0', id: 1, method, params: params ?? [] } as const
  const query = { chainId, bundler: BUNDLER }
  const answer = await callEndpoint(modal.plugin(apiPlugin).get(), sendBundlerRpc, { query, body, signal })
  if (Array.isArray(answer) || (answer.error === undefined && answer.result === undefined))
    throw new ModalError('api.invalidResponse', { context: { name: sendBundlerRpc.name }, category: 'API_ERROR' })
  if (answer.error === undefined) return answer.result
  const { code: providerCode, message } = answer.error
  throw new ModalError('request.failed', { context: { providerCode }, details: message })
}
