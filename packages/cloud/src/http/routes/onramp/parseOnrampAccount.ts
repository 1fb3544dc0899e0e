import type { OnrampWallet } from '../../../upstream/onramp/Onramp.ts'

/** Parses an account that coins can be bought for: an address or a CAIP-10 id. */
export function parseOnrampAccount(text: string): Pick<OnrampWallet, 'address' | 'namespace'> | undefined {
  const evm = /^(?:eip155:\d+:)?(0x[0-9a-fA-F]{40})$/.exec(text)?.[1]
  if (evm !== undefined) return { namespace: 'eip155', address: evm }
  const solana = /^(?:solana:[-_a-zA-Z0-9]{1,32}:)?([1-9A-HJ-NP-Za-km-z]{32,44})$/.exec(text)?.[1]
  return solana === undefined ? undefined : { namespace: 'solana', address: solana }
}
