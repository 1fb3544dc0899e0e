import { ModalError } from '../../../kernel/errors/ModalError.ts'
import type { AuthenticateParameters } from '../../../adapter/PairingClient.ts'

/**
 * Rejects an invalid sign-in request.
 *
 * @throws `authenticate.chainsRequired` (S5.055), `authenticate.parameterRequired` without uri, domain or nonce (S5.056),
 * `authenticate.multiNamespace` (S5.057) or `authenticate.namespaceUnsupported` (S5.058).
 */
export function checkAuthentication(parameters: AuthenticateParameters): void {
  const { uri, domain, nonce } = parameters
  const chains: readonly unknown[] = Array.isArray(parameters.chains) ? parameters.chains : []
  if (chains.length === 0) throw new ModalError('authenticate.chainsRequired')
  for (const [name, value] of Object.entries({ uri, domain, nonce }))
    if (typeof value !== 'string' || value.trim() === '')
      throw new ModalError('authenticate.parameterRequired', { context: { name } })
  const namespaces = new Set(chains.map((chain) => (typeof chain === 'string' ? chain.split(':')[0] : '')))
  if (namespaces.size > 1) throw new ModalError('authenticate.multiNamespace')
  if (!namespaces.has('eip155')) throw new ModalError('authenticate.namespaceUnsupported')
}
