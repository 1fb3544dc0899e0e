import { parseCaipNetworkId } from '@latchkey/protocol/caip'
import type { SignInNamespace } from '@latchkey/protocol/siwx'
import { SiwxError } from '../errors/SiwxError.ts'
import { toChecksumAddress } from './toChecksumAddress.ts'

/** How a namespace writes the fields that depend on it. */
export interface SignInRules {
  /** Whether a text is the reference of a CAIP-2 id in this namespace. */
  readonly isReference: (reference: string) => boolean
  /** Whether a text is an address in the form that messages use. */
  readonly isAddress: (address: string) => boolean
}

/** The rules of each namespace that has a sign-in message (ERC-4361, CAIP-122). */
export const signInRules: Readonly<Record<SignInNamespace, SignInRules>> = {
  eip155: {
    // No leading zeros: two ids of one chain would defeat a comparison of texts.
    isReference: (reference) => /^(?:0|[1-9]\d{0,31})$/.test(reference),
    isAddress: (address) => /^0x[\da-fA-F]{40}$/.test(address) && toChecksumAddress(address) === address,
  },
  solana: {
    isReference: (reference) => /^[\w-]{1,32}$/.test(reference),
    isAddress: (address) => /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address),
  },
  bip122: {
    isReference: (reference) => /^[\da-f]{32}$/.test(reference),
    isAddress: (address) => /^[a-zA-Z\d]{14,90}$/.test(address),
  },
}

/**
 * Returns the namespace of a chain's sign-in messages.
 *
 * @param chainId CAIP-2
 * @throws SiwxError `siwx.chainUnsupported` if the namespace has no sign-in message.
 */
export function findSignInNamespace(chainId: string): SignInNamespace {
  const namespace = parseCaipNetworkId(chainId)?.namespace
  if (namespace === 'eip155' || namespace === 'solana' || namespace === 'bip122') return namespace
  throw new SiwxError(
    'siwx.chainUnsupported',
    `${chainId.slice(0, 64)} has no sign-in message. Sign in on a chain of eip155, solana or bip122.`,
  )
}
