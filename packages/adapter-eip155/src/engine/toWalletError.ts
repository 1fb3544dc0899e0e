import { ModalError, readRefusal } from '@latchkey/core/adapter'

/** What was being done when a wallet or a node refused. */
export interface WalletErrorContext {
  readonly action: 'connect' | 'switchNetwork' | 'request'
  /** The method that was asked for. */
  readonly method?: string | undefined
  /** CAIP-2 id of the network that was wanted. */
  readonly networkId?: string | undefined
}

/** The code of whoever gives none (S8.089). CAIP-25 also uses it for a human's refusal. */
const DEFAULT_CODE = 5000

const rejected = {
  connect: 'connection.rejected',
  switchNetwork: 'network.switchRejected',
  request: 'request.rejected',
} as const

const failed = {
  connect: 'connection.failed',
  switchNetwork: 'network.switchFailed',
  request: 'request.failed',
} as const

/**
 * Turns what a wallet or a node rejected with into an error of the catalogue: by the codes of EIP-1193, EIP-1474,
 * EIP-3085, EIP-5792 and CAIP-25, also where a wallet wraps them, and by words where it gives none.
 */
export function toWalletError(error: unknown, context: WalletErrorContext): ModalError {
  const { known, codes, names, text, details } = readRefusal(error)
  if (known) return known

  const { action, method = action, networkId = '' } = context
  const cause = error
  const has = (...wanted: readonly unknown[]): boolean => codes.some((code) => wanted.includes(code))

  if (has(4001, 'ACTION_REJECTED') || /user (rejected|denied|cancell?ed)|rejected by (the )?user/i.test(text))
    return new ModalError(rejected[action], { cause, details })
  if (has(4902) || /unrecognized chain/i.test(text))
    return new ModalError('network.unrecognized', { cause, details, context: { networkId } })
  if (has(32603) || /invalid chain ?id/i.test(text))
    return new ModalError('network.invalidChainId', { cause, details, context: { networkId } })
  if (/insufficient funds/i.test(text)) return new ModalError('transaction.insufficientFunds', { cause, details })
  if (has(3) || /execution reverted/i.test(text)) return new ModalError('transaction.reverted', { cause, details })
  if (names.includes('ProviderNotFoundError')) return new ModalError('connection.notInstalled', { cause, details })
  if (has(4100)) return new ModalError('wallet.unauthorized', { cause, details })
  if (has(4200, 5700, 5710, 5760, -32601, -32004))
    return new ModalError('request.unsupported', { cause, details, context: { method } })
  if (has(4900, 4901)) return new ModalError('wallet.disconnected', { cause, details })
  if (has(-32002) || /already (pending|processing)/i.test(text))
    return new ModalError('connection.pending', { cause, details })
  const providerCode = codes.find((code) => typeof code === 'number') ?? DEFAULT_CODE
  return new ModalError(failed[action], { cause, details, context: { providerCode } })
}
