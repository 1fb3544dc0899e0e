import { ModalError } from '@latchkey/core/adapter'
import { extensionTypes } from './readExtensions.ts'
import type { Mint } from './readMint.ts'
import type { TokenAccount } from './readTokenAccount.ts'

/** The state of an account that is frozen. */
const FROZEN = 2

/**
 * Refuses a token that this adapter cannot transfer, or that cannot be transferred now.
 *
 * @throws `token.notTransferable`, `token.hookUnsupported`, `token.scaledUnsupported`, `token.paused`
 */
export function checkMint({ extensions }: Mint): void {
  if (extensions.has(extensionTypes.nonTransferable))
    throw new ModalError('token.notTransferable', { details: 'Its accounts cannot send it' })
  const hook = extensions.get(extensionTypes.transferHook)
  // Without a program, the hook is not set.
  if (hook?.slice(32, 64).some((byte) => byte !== 0))
    throw new ModalError('token.hookUnsupported', { details: 'The token runs a program of its own with each transfer' })
  if (extensions.has(extensionTypes.interestBearing) || extensions.has(extensionTypes.scaledAmount))
    throw new ModalError('token.scaledUnsupported', { details: 'The token shows other amounts than its accounts hold' })
  if (extensions.get(extensionTypes.pausable)?.[32] === 1)
    throw new ModalError('token.paused', { details: 'The token’s issuer has paused all transfers' })
}

/**
 * Refuses a sender whose account is frozen.
 *
 * @throws `token.frozen`
 */
export function checkSource(account: Pick<TokenAccount, 'isFrozen'>): void {
  if (account.isFrozen) throw new ModalError('token.frozen', { details: 'The sender’s account of the token is frozen' })
}

/**
 * Refuses a receiver whose account is frozen, or would be once it exists, or that demands a memo.
 *
 * @throws `token.frozen`, `token.memoRequired`
 */
export function checkDestination(mint: Mint, account: TokenAccount | undefined): void {
  const isNewFrozen = mint.extensions.get(extensionTypes.defaultAccountState)?.[0] === FROZEN
  if (account ? account.isFrozen : isNewFrozen)
    throw new ModalError('token.frozen', { details: 'The receiver’s account of the token is frozen' })
  if (account?.extensions.get(extensionTypes.memoTransfer)?.[0] === 1)
    throw new ModalError('token.memoRequired', { details: 'The receiver accepts the token only with a memo' })
}
