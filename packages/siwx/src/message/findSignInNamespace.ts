import { toChecksumAddress } from './toChecksumAddress.ts'

/** How the messages of a namespace differ from those of others. */
export interface SignInNamespace {
  /** As the first line names it. */
  readonly name: string
  /** Whether a CAIP-2 reference is one of the namespace's. */
  readonly isReference: (reference: string) => boolean
  /** Whether an address is written as the namespace writes it. */
  readonly isAddress: (address: string) => boolean
}

/** The namespaces that have a sign-in message: ERC-4361, and CAIP-122 as Solana and Bitcoin write it. */
export const signInNamespaces: Readonly<Record<'eip155' | 'solana' | 'bip122', SignInNamespace>> = {
  eip155: {
    name: 'Ethereum',
    // One chain has one id: `01` would be another one to whoever compares texts.
    isReference: (reference) => /^(?:0|[1-9]\d{0,31})$/.test(reference),
    isAddress: (address) => /^0x[\da-fA-F]{40}$/.test(address) && toChecksumAddress(address) === address,
  },
  solana: {
    name: 'Solana',
    isReference: (reference) => /^[\w-]{1,32}$/.test(reference),
    isAddress: (address) => /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address),
  },
  bip122: {
    name: 'Bitcoin',
    isReference: (reference) => /^[\da-f]{32}$/.test(reference),
    isAddress: (address) => /^[a-zA-Z\d]{14,90}$/.test(address),
  },
}
