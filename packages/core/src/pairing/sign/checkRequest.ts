import { isNamespace } from '@latchkey/protocol/caip'
import { ModalError } from '../../kernel/errors/ModalError.ts'
import { describeValue } from '../../kernel/utils/describeValue.ts'
import { readProperty } from '../../kernel/utils/readProperty.ts'
import type { PairedSession, PairingRequestParameters } from '../../adapter/PairingClient.ts'

/** The bounds of a request's expiry, in seconds (S5.054). */
export const requestExpiry = { min: 300, max: 604_800 }

/**
 * Rejects a request that the session does not grant.
 *
 * @throws `session.namespaceNotConfigured`, `session.chainNotApproved`, `session.switchFailed`, `request.unsupported` or
 * `session.expiryInvalid`.
 */
export function checkRequest(grants: PairedSession['grants'], parameters: PairingRequestParameters): void {
  const { chainId, method, params, expirySeconds = requestExpiry.min } = parameters
  const [namespace = ''] = chainId.split(':')
  const grant = isNamespace(namespace) ? grants[namespace] : undefined
  if (!grant) throw new ModalError('session.namespaceNotConfigured', { context: { namespace } })
  if (!grant.networkIds.includes(chainId))
    throw new ModalError('session.chainNotApproved', { context: { networkId: chainId } })
  if (!grant.methods.includes(method)) {
    if (method === 'wallet_switchEthereumChain')
      throw new ModalError('session.switchFailed', { context: { networkId: readWantedNetwork(params) } })
    throw new ModalError('request.unsupported', {
      details: `The session does not grant ${method}`,
      context: { method },
    })
  }
  const { min, max } = requestExpiry
  if (typeof expirySeconds !== 'number' || !(expirySeconds >= min && expirySeconds <= max)) {
    const context = { given: describeValue(expirySeconds), min, max }
    throw new ModalError('session.expiryInvalid', { context })
  }
}

/** Returns the chain in EIP-3326 parameters, such as `[{ chainId: '0xa' }]`. */
function readWantedNetwork(params: unknown): string {
  const chainId = readProperty(readProperty(params, '0'), 'chainId')
  return `eip155:${typeof chainId === 'string' && /^0x[0-9a-f]+$/i.test(chainId) ? Number(chainId) : ''}`
}
