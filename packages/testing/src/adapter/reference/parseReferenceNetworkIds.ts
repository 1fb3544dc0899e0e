import { ModalError } from '@latchkey/core/adapter'
import type { CaipNetworkId, Namespace } from '@latchkey/core/adapter'
import { parseReferenceNetworkId } from './parseReferenceNetworkId.ts'

/** The networks of a namespace that a wallet offers; throws `wallet.invalidResponse` for anything else. */
export function parseReferenceNetworkIds(value: unknown, namespace: Namespace): readonly CaipNetworkId[] {
  if (!Array.isArray(value)) throw new ModalError('wallet.invalidResponse')
  return value.map((networkId) => parseReferenceNetworkId(networkId, namespace))
}
