import { isModalError, ModalError, readProperty, toModalError } from '@latchkey/core/adapter'

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
  const layers = getLayers(error)
  const ours = layers.find((layer) => isModalError(layer))
  if (ours !== undefined) return toModalError(ours, 'request.failed')

  const { action, method = action, networkId = '' } = context
  const cause = error
  const codes = layers.map((layer) => toCode(readProperty(layer, 'code')))
  const text = layers.map(toText).join('\n')
  const details = toModalError(error, 'request.failed').details
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

/** The error itself and what it wraps. */
function getLayers(error: unknown): readonly unknown[] {
  const layers: unknown[] = []
  const queue = [error]
  // A foreign chain of causes may be endless.
  while (queue.length > 0 && layers.length < 12) {
    const layer = queue.shift()
    if (layer === undefined || layer === null) continue
    layers.push(layer)
    for (const key of ['cause', 'data', 'originalError', 'error']) queue.push(readProperty(layer, key))
  }
  return layers
}

/** Some wallets send their numbers as text. */
function toCode(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,6}$/.test(value) ? Number(value) : value
}

function toText(layer: unknown): string {
  const text = typeof layer === 'string' ? layer : readProperty(layer, 'message')
  return typeof text === 'string' ? text.slice(0, 1_000) : ''
}
