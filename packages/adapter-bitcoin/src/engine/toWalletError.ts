import { ModalError, readRefusal } from '@latchkey/core/adapter'

/** What was being done when a wallet or a server refused. */
export interface WalletErrorContext {
  readonly action: 'connect' | 'switchNetwork' | 'request'
  /** The method that was asked for. */
  readonly method?: string | undefined
  /** CAIP-2 id of the network that was wanted. */
  readonly networkId?: string | undefined
}

/** The code of whoever gives none (S8.089). */
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
 * Turns what a wallet rejected with into an error of the catalogue: by the codes of JSON-RPC, EIP-1193 and CAIP-25, which
 * Bitcoin's wallets use too, and by words where they give none.
 */
export function toWalletError(error: unknown, context: WalletErrorContext): ModalError {
  const { known, codes, text, details } = readRefusal(error)
  if (known) return known

  const { action, method = action, networkId = '' } = context
  const cause = error
  const has = (...wanted: readonly unknown[]): boolean => codes.some((code) => wanted.includes(code))

  if (
    has(4001, 'ACTION_REJECTED') ||
    /(user|request|prompt) (was )?(rejected|denied|cancell?ed|declined)|(rejected|cancell?ed) by (the )?user/i.test(
      text,
    )
  )
    return new ModalError(rejected[action], { cause, details })
  if (has(4902) || /unrecognized chain|(un|not )supported (network|chain)/i.test(text))
    return new ModalError('network.unrecognized', { cause, details, context: { networkId } })
  if (/insufficient (funds|balance)|not enough (funds|balance)/i.test(text))
    return new ModalError('transaction.insufficientFunds', { cause, details })
  if (has(4100) || /not connected|unauthori[sz]ed/i.test(text))
    return new ModalError('wallet.unauthorized', { cause, details })
  if (has(4200, -32_601)) return new ModalError('request.unsupported', { cause, details, context: { method } })
  if (has(4900, 4901)) return new ModalError('wallet.disconnected', { cause, details })
  if (has(-32_002) || /already (pending|processing)/i.test(text))
    return new ModalError('connection.pending', { cause, details })
  const providerCode = codes.find((code) => typeof code === 'number') ?? DEFAULT_CODE
  return new ModalError(failed[action], { cause, details, context: { providerCode } })
}
