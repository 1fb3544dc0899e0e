import { ModalError } from '../kernel/errors/ModalError.ts'
import { readRefusal } from './readRefusal.ts'

/** What an adapter was doing when a wallet or a node refused. */
export interface WalletErrorContext {
  readonly action: 'connect' | 'switchNetwork' | 'request'
  /** The method that was called. */
  readonly method?: string | undefined
  /** CAIP-2 id of the network in question. */
  readonly networkId?: string | undefined
}

/** A rule that recognises one kind of refusal by code, error name or message. One match is enough. */
export interface WalletErrorRule {
  readonly codes?: readonly unknown[] | undefined
  readonly names?: readonly string[] | undefined
  /** Tested on the messages of the error and of those that it wraps, one per line. */
  readonly text?: RegExp | undefined
  /** Creates the error of the catalogue. */
  create(
    parts: { readonly cause: unknown; readonly details: string | undefined },
    context: { readonly [key in keyof WalletErrorContext]-?: NonNullable<WalletErrorContext[key]> },
  ): ModalError
}

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
 * The rules that most namespaces share: the codes of JSON-RPC, EIP-1193, EIP-1474, EIP-3326 and CAIP-25, and common
 * messages. Adapters list them in their own order, among their own rules.
 */
export const walletErrorRules = {
  rejected: {
    codes: [4001, 'ACTION_REJECTED'],
    text: /user (rejected|denied|cancell?ed)|rejected by (the )?user/i,
    create: (parts, { action }) => new ModalError(rejected[action], parts),
  },
  unrecognizedNetwork: {
    codes: [4902],
    text: /unrecognized chain/i,
    create: (parts, { networkId }) => new ModalError('network.unrecognized', { ...parts, context: { networkId } }),
  },
  insufficientFunds: {
    text: /insufficient funds/i,
    create: (parts) => new ModalError('transaction.insufficientFunds', parts),
  },
  unauthorized: { codes: [4100], create: (parts) => new ModalError('wallet.unauthorized', parts) },
  unsupported: {
    codes: [4200, -32_601, -32_004],
    create: (parts, { method }) => new ModalError('request.unsupported', { ...parts, context: { method } }),
  },
  disconnected: { codes: [4900, 4901], create: (parts) => new ModalError('wallet.disconnected', parts) },
  pending: {
    codes: [-32_002],
    text: /already (pending|processing)/i,
    create: (parts) => new ModalError('connection.pending', parts),
  },
} as const satisfies Record<string, WalletErrorRule>

/**
 * Maps an error of a wallet or a node to one of the catalogue, by the first rule that matches. Errors of the catalogue
 * pass, also wrapped ones. Without a match it returns `connection.failed`, `network.switchFailed` or `request.failed`.
 */
export function toWalletError(parameters: {
  readonly error: unknown
  readonly context: WalletErrorContext
  readonly rules: readonly WalletErrorRule[]
  /** The `providerCode` of an error without a code. */
  readonly defaultCode?: number | undefined
}): ModalError {
  const { error, context, rules, defaultCode } = parameters
  const { known, codes, names, text, details } = readRefusal(error)
  if (known) return known

  const { action, method = action, networkId = '' } = context
  const rule = rules.find(
    (candidate) =>
      candidate.codes?.some((code) => codes.includes(code)) ||
      candidate.names?.some((name) => names.includes(name)) ||
      candidate.text?.test(text),
  )
  if (rule) return rule.create({ cause: error, details }, { action, method, networkId })
  const providerCode = codes.find((code) => typeof code === 'number') ?? defaultCode
  return new ModalError(failed[action], {
    cause: error,
    details,
    ...(providerCode !== undefined && { context: { providerCode } }),
  })
}
