import { createFeatureError, ModalError, readRefusal } from '@latchkey/core/adapter'

/** What was being done when a wallet refused. */
export interface WalletErrorContext {
  readonly action: 'connect' | 'request'
  /** The method that was asked for. */
  readonly method?: string | undefined
}

const rejected = { connect: 'connection.rejected', request: 'request.rejected' } as const
const failed = { connect: 'connection.failed', request: 'request.failed' } as const

/** What classic adapters call their errors, and what it means. */
const names = {
  WalletNotReadyError: 'connection.notInstalled',
  WalletLoadError: 'connection.notInstalled',
  WalletNotConnectedError: 'wallet.disconnected',
  WalletDisconnectedError: 'wallet.disconnected',
  WalletTimeoutError: 'wallet.timeout',
  WalletAccountError: 'wallet.unauthorized',
  WalletPublicKeyError: 'wallet.invalidResponse',
} as const

/**
 * Turns what a wallet rejected with into an error of the catalogue: by the codes of EIP-1193, which Solana's wallets took over,
 * and of CAIP-25, by the names of `@solana/wallet-adapter-base`, also where a wallet wraps them, and by words where it gives none.
 */
export function toWalletError(error: unknown, context: WalletErrorContext): ModalError {
  const { known, codes, names: given, text, details } = readRefusal(error)
  if (known) return known

  const { action, method = action } = context
  const cause = error
  const has = (...wanted: readonly unknown[]): boolean => codes.some((code) => wanted.includes(code))

  if (
    has(4001, 'ACTION_REJECTED') ||
    given.includes('WalletWindowClosedError') ||
    /user (rejected|denied|cancell?ed|declined|disapproved)|rejected by (the )?user|(request|approval) (was )?(rejected|denied|declined)/i.test(
      text,
    )
  )
    return new ModalError(rejected[action], { cause, details })
  const named = Object.entries(names).find(([name]) => given.includes(name))
  if (named) return new ModalError<(typeof named)[1]>(named[1], { cause, details })
  if (/insufficient (funds|lamports)|debit an account but found no record/i.test(text))
    return new ModalError('transaction.insufficientFunds', { cause, details })
  if (/blockhash (not found|expired)|block ?height exceeded/i.test(text))
    return createFeatureError('transaction.expired', { cause, details })
  if (/simulation failed|custom program error/i.test(text))
    return createFeatureError('transaction.simulationFailed', { cause, details })
  if (has(4100)) return new ModalError('wallet.unauthorized', { cause, details })
  if (has(4200, -32601, -32004)) return new ModalError('request.unsupported', { cause, details, context: { method } })
  if (has(4900, 4901)) return new ModalError('wallet.disconnected', { cause, details })
  if (has(-32002) || /already (pending|processing)/i.test(text))
    return new ModalError('connection.pending', { cause, details })
  const providerCode = codes.find((code) => typeof code === 'number')
  return new ModalError(failed[action], {
    cause,
    details,
    ...(providerCode !== undefined && { context: { providerCode } }),
  })
}
