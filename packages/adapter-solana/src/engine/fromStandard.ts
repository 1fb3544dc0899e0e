import { callMethod, ModalError, readProperty, withLimits } from '@latchkey/core/adapter'
import type { ClockPort, Network } from '@latchkey/core/adapter'
import { LEAVE_TIMEOUT, SILENT_TIMEOUT } from './constants.ts'
import { parseBytes } from './parseBytes.ts'
import { parseStandardAccounts, type StandardAccount } from './parseStandardAccounts.ts'
import type { WalletCall, WalletLink } from './types.ts'

/**
 * Opens a wallet of the Wallet Standard: silently, or by asking the human.
 *
 * @throws `wallet.locked` if it lets the app see no account, `wallet.invalidResponse`, `wallet.timeout`, and the wallet's own.
 */
export async function fromStandard(parameters: {
  readonly wallet: object
  readonly networks: readonly Network<'solana'>[]
  readonly clock: ClockPort
  readonly signal: AbortSignal
  readonly isSilent: boolean
}): Promise<WalletLink> {
  const { wallet, networks, clock, signal, isSilent } = parameters

  const getFeature = (name: string): unknown => readProperty(readProperty(wallet, 'features'), name)
  const parse = (value: unknown): readonly StandardAccount[] | undefined => parseStandardAccounts({ value, networks })

  const input = isSilent ? [{ silent: true }] : []
  const answer = await withLimits(callMethod(getFeature('standard:connect'), 'connect', ...input), {
    clock,
    signals: [signal],
    timeout: isSilent ? SILENT_TIMEOUT : undefined,
  })
  const granted = parse(readProperty(answer, 'accounts') ?? readProperty(wallet, 'accounts'))
  if (granted === undefined)
    throw new ModalError('wallet.invalidResponse', { details: 'The wallet did not answer with accounts' })
  if (granted.length === 0) throw new ModalError('wallet.locked')
  let accounts = granted

  /** Calls one of the wallet's methods, and gives its answer to the only input, or to each. */
  const ask = async (name: string, call: WalletCall, inputs: readonly object[]): Promise<readonly unknown[]> => {
    const account = accounts.find(({ address }) => address === call.address)
    if (account === undefined) throw new ModalError('wallet.unauthorized')
    const chain = account.chains.get(call.networkId)
    if (chain === undefined) throw new ModalError('network.unsupported', { context: { networkId: call.networkId } })
    const own = name === 'signMessage' ? { account: account.raw } : { account: account.raw, chain }
    const asked = callMethod(getFeature(`solana:${name}`), name, ...inputs.map((each) => ({ ...own, ...each })))
    const outputs = await withLimits(asked, { clock, signals: [call.signal] })
    const list = toList(outputs, inputs.length)
    if (list) return list
    throw new ModalError('wallet.invalidResponse', { details: `${name} was answered with something else than a list` })
  }

  const has = (name: string): boolean => typeof readProperty(getFeature(`solana:${name}`), name) === 'function'

  return {
    wallet,
    getAccounts: () => accounts,
    listen: (listener) => {
      let isOver = false
      const unlisten = subscribe(getFeature('standard:events'), (change) => {
        if (isOver) return
        const next = parse(readProperty(change, 'accounts') ?? readProperty(wallet, 'accounts'))
        // What cannot be understood is not followed.
        if (next === undefined) return
        accounts = next
        listener({})
      })
      return () => {
        isOver = true
        unlisten()
      }
    },
    signMessage: async ({ message, ...call }) => {
      const [output] = await ask('signMessage', call, [{ message }])
      const signed = readProperty(output, 'signedMessage')
      // A wallet may wrap what it signs. Whoever asked could not tell what was signed then.
      if (signed !== undefined && !isSame(parseBytes(signed, message.length), message))
        throw new ModalError('wallet.invalidResponse', { details: 'The wallet signed another message' })
      return parseBytes(readProperty(output, 'signature'), 64)
    },
    ...(has('signTransaction') && {
      signTransactions: async ({ transactions, ...call }) => {
        const outputs = await ask(
          'signTransaction',
          call,
          transactions.map((transaction) => ({ transaction })),
        )
        return outputs.map((output) => parseBytes(readProperty(output, 'signedTransaction')))
      },
    }),
    ...(has('signAndSendTransaction') && {
      sendTransaction: async ({ transaction, ...call }) => {
        const [output] = await ask('signAndSendTransaction', call, [{ transaction }])
        return parseBytes(readProperty(output, 'signature'), 64)
      },
    }),
    versions: readVersions(
      ['signTransaction', 'signAndSendTransaction']
        .map((name) => readProperty(getFeature(`solana:${name}`), 'supportedTransactionVersions'))
        .find((value) => value !== undefined),
    ),
    leave: async () => {
      const feature = getFeature('standard:disconnect')
      // Not every wallet can.
      if (feature === undefined) return
      await withLimits(callMethod(feature, 'disconnect'), { clock, signals: [], timeout: LEAVE_TIMEOUT })
    },
  }
}

function toList(value: unknown, length: number): readonly unknown[] | undefined {
  try {
    return Array.isArray(value) && value.length === length ? Array.from<unknown>(value) : undefined
  } catch {
    return undefined
  }
}

function readVersions(value: unknown): WalletLink['versions'] {
  const given = Array.isArray(value) ? value : []
  const versions = (['legacy', 0] as const).filter((version) => given.includes(version))
  return versions.length > 0 ? versions : ['legacy']
}

/** Listens to a wallet's changes. Returns the function that ends it, also if the wallet gives none. */
function subscribe(feature: unknown, listener: (change: unknown) => void): () => void {
  const on = readProperty(feature, 'on')
  try {
    const off: unknown = typeof on === 'function' ? Reflect.apply(on, feature, ['change', listener]) : undefined
    return () => {
      try {
        if (typeof off === 'function') Reflect.apply(off, undefined, [])
      } catch {
        // It is not listened to any more in any case.
      }
    }
  } catch {
    return () => undefined
  }
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}
