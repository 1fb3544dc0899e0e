import { type Address, getAddressDecoder, isSome, type Option } from '@solana/kit'
import { AccountState, type Mint, type Token } from '@solana-program/token'
import { lookupTableProgram, token2022Program } from '../accounts/programs.ts'
import type { Account } from '../chain/Account.ts'
import { readMint, readTokenAccount } from '../chain/readTokenAccount.ts'
import { readExtensions } from './readExtensions.ts'
import { readMultiplier } from './readMultiplier.ts'
import { toUiAmount } from './toUiAmount.ts'

/** The inputs for decoding an account. */
export interface ParsedAccountContext {
  readonly getAccount: (address: Address) => Account | undefined
}

const states: Record<AccountState, string> = {
  [AccountState.Uninitialized]: 'uninitialized',
  [AccountState.Initialized]: 'initialized',
  [AccountState.Frozen]: 'frozen',
}

/**
 * Decodes the data of mints, token accounts and lookup tables, as in `jsonParsed`; returns `undefined` for all others.
 */
export function parseAccount(
  parameters: ParsedAccountContext & { readonly account: Account },
): { program: string; parsed: object; space: number } | undefined {
  const { account, getAccount } = parameters
  const { data, owner } = account
  const space = data.length
  if (owner === lookupTableProgram && data.length >= 56 && data[0] === 1) {
    return { program: 'address-lookup-table', parsed: { type: 'lookupTable', info: parseTable(data) }, space }
  }
  const program = owner === token2022Program ? 'spl-token-2022' : 'spl-token'
  const extensions = owner === token2022Program ? readExtensions(data) : []
  const shownExtensions = extensions.length === 0 ? {} : { extensions }
  const mint = readMint(account)
  if (mint !== undefined) {
    return { program, parsed: { type: 'mint', info: { ...parseMint(mint), ...shownExtensions } }, space }
  }
  const token = readTokenAccount(account)
  if (token === undefined) return undefined
  const mintAccount = getAccount(token.mint)
  const unit = { decimals: readMint(mintAccount)?.decimals ?? 0, multiplier: readMultiplier(mintAccount) }
  return { program, parsed: { type: 'account', info: { ...parseToken(token, unit), ...shownExtensions } }, space }
}

function parseMint({ decimals, freezeAuthority, isInitialized, mintAuthority, supply }: Mint): object {
  return {
    mintAuthority: toNullable(mintAuthority),
    supply: supply.toString(),
    decimals,
    isInitialized,
    freezeAuthority: toNullable(freezeAuthority),
  }
}

function parseToken(token: Token, unit: Omit<Parameters<typeof toUiAmount>[0], 'amount'>): object {
  const { amount, closeAuthority, delegate, delegatedAmount, isNative, mint, owner, state } = token
  return {
    ...{ mint, owner, state: states[state], isNative: isSome(isNative) },
    tokenAmount: toUiAmount({ amount, ...unit }),
    ...(isSome(delegate)
      ? { delegate: delegate.value, delegatedAmount: toUiAmount({ amount: delegatedAmount, ...unit }) }
      : {}),
    ...(isSome(isNative) ? { rentExemptReserve: toUiAmount({ amount: isNative.value, ...unit }) } : {}),
    ...(isSome(closeAuthority) ? { closeAuthority: closeAuthority.value } : {}),
  }
}

function parseTable(data: Uint8Array): object {
  const view = Buffer.from(data)
  const decoder = getAddressDecoder()
  const hasAuthority = view[21] === 1
  return {
    deactivationSlot: view.readBigUInt64LE(4).toString(),
    lastExtendedSlot: view.readBigUInt64LE(12).toString(),
    lastExtendedSlotStartIndex: view[20],
    ...(hasAuthority ? { authority: decoder.decode(data, 22) } : {}),
    addresses: Array.from({ length: Math.floor((data.length - 56) / 32) }, (_, index) =>
      decoder.decode(data, 56 + 32 * index),
    ),
  }
}

function toNullable(option: Option<Address>): Address | null {
  return isSome(option) ? option.value : null
}
