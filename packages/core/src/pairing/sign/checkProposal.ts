import { isCaipNetworkId, isNamespace } from '@latchkey/protocol/caip'
import { ModalError } from '../../kernel/errors/ModalError.ts'
import { describeValue } from '../../kernel/utils/describeValue.ts'
import { isPlainObject } from '../../kernel/utils/isPlainObject.ts'
import type { ProposeParameters } from '../../adapter/PairingClient.ts'

/**
 * Rejects an invalid proposal.
 *
 * @throws `pairing.namespacesInvalid` without a namespace that has its own chains (S5.050), `pairing.propertyInvalid`
 * if a session property is null (S5.052).
 */
export function checkProposal({ namespaces, sessionProperties = {} }: ProposeParameters): void {
  const entries = isPlainObject(namespaces) ? Object.entries(namespaces) : []
  if (entries.length === 0)
    refuse('chains must be defined as "namespace:chainId" e.g. eip155: { chains: ["eip155:1"] }')
  for (const [namespace, value] of entries) {
    const chains: readonly unknown[] = isPlainObject(value) && Array.isArray(value['chains']) ? value['chains'] : []
    if (!isNamespace(namespace)) refuse(`namespace ${describeValue(namespace)} is not known`)
    if (chains.length === 0) refuse(`chains of ${namespace} must be an array of "namespace:chainId"`)
    const wrong = chains.find((chain) => !isCaipNetworkId(chain) || !chain.startsWith(`${namespace}:`))
    if (wrong !== undefined)
      refuse(`chain ${describeValue(wrong)} should be a string and conform to "namespace:chainId" format`)
  }
  for (const [key, value] of Object.entries(sessionProperties))
    if (value === null || value === undefined)
      throw new ModalError('pairing.propertyInvalid', { context: { given: describeValue(value), key } })
}

function refuse(fault: string): never {
  throw new ModalError('pairing.namespacesInvalid', { context: { fault } })
}
