import type { Transaction } from '@latchkey/protocol/api'

interface Flags {
  readonly flags?: { readonly is_spam: boolean } | null | undefined
}

/** The part of a transfer that shows whether it is spam. */
export interface SpamTransfer {
  readonly direction?: 'in' | 'out' | 'self' | undefined
  /** Whether the token is on a list of the cloud. */
  readonly isListed?: boolean | undefined
  readonly nft_info?: (Flags & { readonly name?: string | null | undefined }) | null | undefined
  readonly fungible_info?:
    | (Flags & { readonly name?: string | null | undefined; readonly symbol?: string | null | undefined })
    | null
    | undefined
  readonly quantity?: { readonly numeric: string } | null | undefined
}

/** The part of a transaction that shows whether it is spam. */
export interface SpamTransaction extends Flags {
  readonly metadata: Pick<Transaction['metadata'], 'operationType' | 'sentFrom'>
  readonly transfers: readonly SpamTransfer[]
}

/** A web address, also without a scheme: `visit claim-usdc.com`. */
const webAddress = /https?:|www\.|[\p{L}\p{N}-]\.(?:[a-z]{2,}|xn--[a-z0-9-]+)(?![\p{L}\p{N}])/iu

/**
 * Returns whether a transaction is spam: a provider says so, or all that others sent the account is nothing, tokens named like
 * a website, or tokens that are on no list (S1.020). What the account sent itself is never spam.
 */
export function isSpam(transaction: SpamTransaction, account: string): boolean {
  const { flags, metadata, transfers } = transaction
  if (metadata.sentFrom.split(':').at(-1)?.toLowerCase() === account.toLowerCase()) return false
  if (flags?.is_spam === true) return true
  // Others may act for the account, as for a smart account. They can also send it nothing, so that it copies their address.
  return transfers.length === 0 ? metadata.operationType === 'receive' : transfers.every(isSpamTransfer)
}

function isSpamTransfer(transfer: SpamTransfer): boolean {
  const { direction, fungible_info: token, isListed, nft_info: nft, quantity } = transfer
  const names = [token?.name, token?.symbol, nft?.name]
  // A list decides on the names of its own tokens, such as yearn.finance.
  const hasWebAddress = isListed !== true && names.some((name) => typeof name === 'string' && webAddress.test(name))
  const isNothing = quantity != null && !/[1-9]/.test(quantity.numeric)
  const isUnrequested = direction === 'in' && isListed === false
  return [token, nft].some((item) => item?.flags?.is_spam === true) || hasWebAddress || isNothing || isUnrequested
}
