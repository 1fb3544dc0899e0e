import { createProviderError } from '../errors/createProviderError.ts'
import type { BitcoinMessageProtocol } from './message/signBitcoinMessage.ts'

/** How a message is to be signed, in capitals or not; -32602 for what there is not. */
export function parseProtocol(value: unknown): BitcoinMessageProtocol | undefined {
  if (value === undefined || value === null) return undefined
  const name = typeof value === 'string' ? value.toUpperCase() : ''
  if (name === 'BIP322' || name === 'ECDSA') return name
  throw createProviderError('invalidParams', 'Invalid parameters: "protocol" must be "BIP322" or "ECDSA".')
}
