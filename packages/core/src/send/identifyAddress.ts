import { isEvmAddress } from '@latchkey/protocol/atoms'
import type { Namespace } from '@latchkey/protocol/caip'

/** A kind of chain whose addresses are recognised: a namespace, or a chain that Latchkey does not serve. */
export type AddressChain = Namespace | 'tron'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/**
 * Recognises the chain of an address by its form, to tell a visitor what was pasted. Checks no checksum: an address with a
 * typo is recognised too.
 *
 * @returns `undefined` for everything else.
 */
export function identifyAddress(text: string): AddressChain | undefined {
  if (isEvmAddress(text)) return 'eip155'
  if (/^(?:(?:bc|tb|bcrt)1[02-9ac-hj-np-z]{7,87}|(?:BC|TB|BCRT)1[02-9AC-HJ-NP-Z]{7,87})$/.test(text)) return 'bip122'
  if (/^[a-z]{2,20}1[02-9ac-hj-np-z]{38,58}$/.test(text)) return 'cosmos'
  if (!/^[1-9A-HJ-NP-Za-km-z]{25,50}$/.test(text)) return undefined
  const length = getBase58Length(text)
  if (length === 32) return 'solana'
  // A version, a public key, and a checksum of 2 bytes (SS58).
  if (length === 35 || length === 36) return 'polkadot'
  // A version, a hash of 20 bytes, and a checksum of 4 bytes (Base58Check).
  if (length !== 25) return undefined
  return text.startsWith('T') ? 'tron' : 'bip122'
}

/** How many bytes a base58 text encodes. */
function getBase58Length(text: string): number {
  let number = 0n
  for (const letter of text) number = number * 58n + BigInt(alphabet.indexOf(letter))
  const zeros = text.length - text.replace(/^1+/, '').length
  return zeros + (number === 0n ? 0 : Math.ceil(number.toString(16).length / 2))
}
