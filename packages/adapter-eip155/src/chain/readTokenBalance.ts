import type { Eip155Address } from '../types.ts'
import type { ReadChain } from './estimateFee.ts'
import { parseWord } from './parseWord.ts'

/** The first four bytes of the hash of `balanceOf(address)` (ERC-20). */
const BALANCE_SELECTOR = '0x70a08231'

/** Reads an account's balance of a token. @throws `wallet.invalidResponse` if the address has no token */
export async function readTokenBalance(
  read: ReadChain,
  parameters: { readonly token: Eip155Address; readonly address: Eip155Address },
): Promise<bigint> {
  return parseWord(await read('eth_call', [toBalanceCall(parameters), 'latest']))
}

/** Builds the call that reads an account's balance of a token. */
export function toBalanceCall(parameters: { readonly token: Eip155Address; readonly address: Eip155Address }): {
  readonly to: Eip155Address
  readonly data: `0x${string}`
} {
  const { token, address } = parameters
  return { to: token, data: `${BALANCE_SELECTOR}${address.slice(2).toLowerCase().padStart(64, '0')}` }
}
