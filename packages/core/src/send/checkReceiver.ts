// What core knows of a receiver before anything is sent: its kind, its checksum and what it resembles. Pure functions; the send
// plugin reads the chain.
import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { hasMixedScripts } from './hasMixedScripts.ts'
import { identifyAddress, type AddressChain } from './identifyAddress.ts'
import { isChecksumAddress } from './isChecksumAddress.ts'
import { isSameAddress } from '../kernel/utils/isSameAddress.ts'

/** Why nothing can be sent to a text. */
export type ReceiverFault =
  /** Neither an address nor a name. */
  | { readonly fault: 'empty' | 'malformed' }
  /** An address with a typo. */
  | { readonly fault: 'checksum' }
  /** An address of another kind of chain. */
  | { readonly fault: 'otherChain'; readonly chain: AddressChain }
  /** A Bitcoin address of a test network on the main network, or the reverse. */
  | { readonly fault: 'otherNetwork' }
  /** The zero address, from which coins never return. */
  | { readonly fault: 'zero' }
  /** The token's own contract, which keeps what it is sent. */
  | { readonly fault: 'token' }
  /** A name that mixes scripts, such as Latin and Cyrillic, to resemble another name. */
  | { readonly fault: 'mixedScripts' }

/** What a visitor's text names. */
export type Receiver =
  | { readonly kind: 'address'; readonly address: string; readonly isOwn: boolean }
  | { readonly kind: 'name'; readonly name: string }

export interface CheckReceiverParameters {
  /** What the visitor typed or pasted. Untrusted. */
  readonly text: string
  readonly networkId: CaipNetworkId
  /** The check of the namespace's adapter. */
  readonly isAddress: (value: string) => boolean
  /** The visitor's addresses in the namespace. */
  readonly own: readonly string[]
  /** The token to send; `undefined` for the coin. */
  readonly token: string | undefined
}

/** More than any name or address has. */
const maximumLength = 256

const mainNetworkOfBitcoin = 'bip122:000000000019d6689c085ae165831e93'
const zeroAddresses = ['0x0000000000000000000000000000000000000000', '11111111111111111111111111111111']

/**
 * Checks what a visitor entered as the receiver, without a request. A missing 0x is added first. A name is returned to be
 * resolved; its address must be checked in the same way.
 *
 * @example
 * ```ts
 * checkReceiver({ text: '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', networkId: 'eip155:1', isAddress, own: [], token: undefined })
 * // { kind: 'address', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', isOwn: false }
 * ```
 */
export function checkReceiver(parameters: CheckReceiverParameters): Receiver | ReceiverFault {
  const { networkId, isAddress, own, token } = parameters
  const text = parameters.text.trim()
  if (text === '') return { fault: 'empty' }
  if (text.length > maximumLength) return { fault: 'malformed' }
  const namespace = networkId.slice(0, networkId.indexOf(':'))
  const isEvm = namespace === 'eip155'
  if (!isAddress(text)) return explain({ text, namespace, networkId })
  const address = isEvm ? `0x${text.slice(-40)}` : text
  if (isEvm && !isChecksumAddress(address)) return { fault: 'checksum' }
  if (isOfOtherNetwork(address, networkId)) return { fault: 'otherNetwork' }
  const isSame = (other: string): boolean => isSameAddress({ address, other })
  if (zeroAddresses.some(isSame)) return { fault: 'zero' }
  if (token !== undefined && isSame(token)) return { fault: 'token' }
  return { kind: 'address', address, isOwn: own.some(isSame) }
}

/** What a text is that is not an address of the chain. */
function explain(parameters: {
  readonly text: string
  readonly namespace: string
  readonly networkId: CaipNetworkId
}): Receiver | ReceiverFault {
  const { text, namespace, networkId } = parameters
  const chain = identifyAddress(text)
  if (chain === namespace) return isOfOtherNetwork(text, networkId) ? { fault: 'otherNetwork' } : { fault: 'checksum' }
  if (chain !== undefined) return { fault: 'otherChain', chain }
  // At least two labels, without what a name cannot contain: spaces, control and invisible characters, and marks of URLs.
  if (
    !/^[^\s\p{C}\p{Default_Ignorable_Code_Point}.@/\\:]+(?:\.[^\s\p{C}\p{Default_Ignorable_Code_Point}.@/\\:]+)+$/u.test(
      text,
    )
  )
    return { fault: 'malformed' }
  return hasMixedScripts(text) ? { fault: 'mixedScripts' } : { kind: 'name', name: text }
}

/** Test networks of Bitcoin share their formats, which the main network does not use. */
function isOfOtherNetwork(address: string, networkId: CaipNetworkId): boolean {
  if (!networkId.startsWith('bip122:')) return false
  return /^(?:bc1|[13])/i.test(address) !== (networkId === mainNetworkOfBitcoin)
}
