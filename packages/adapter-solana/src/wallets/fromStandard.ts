import {
  callMethod,
  LEAVE_TIMEOUT,
  listenToStandard,
  ModalError,
  readList,
  readProperty,
  SILENT_TIMEOUT,
  withLimits,
} from '@latchkey/core/adapter'
import type { ClockPort, Network } from '@latchkey/core/adapter'
import { parseBytes } from './parseBytes.ts'
import { parseStandardAccounts, type StandardAccount } from './parseStandardAccounts.ts'
import type { WalletCall, ConnectedWallet } from './ConnectedWallet.ts'

/**
 * Opens a Wallet Standard wallet with a prompt or silently.
 *
 * @throws `wallet.locked` if it shows no account, `wallet.invalidResponse`, `wallet.timeout`, and the wallet's own errors.
 */
export async function fromStandard(parameters: {
  readonly wallet: object
  readonly networks: readonly Network<'solana'>[]
  readonly clock: ClockPort
  readonly signal: AbortSignal
  readonly isSilent: boolean
}): Promise<ConnectedWallet> {
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

  /** Calls one of the wallet's methods. Resolves to one output per input. */
  const request = async (name: string, call: WalletCall, inputs: readonly object[]): Promise<readonly unknown[]> => {
    const account = accounts.find(({ address }) => address === call.address)
    if (account === undefined) throw new ModalError('wallet.unauthorized')
    const chain = account.chains.get(call.networkId)
    if (chain === undefined) throw new ModalError('network.unsupported', { context: { networkId: call.networkId } })
    const shared = name === 'signMessage' ? { account: account.raw } : { account: account.raw, chain }
    const calling = callMethod(getFeature(`solana:${name}`), name, ...inputs.map((each) => ({ ...shared, ...each })))
    const outputs = await withLimits(calling, { clock, signals: [call.signal] })
    const list = readList(outputs, inputs.length + 1)
    if (list?.length === inputs.length) return list
    throw new ModalError('wallet.invalidResponse', { details: `${name} did not return one output per input` })
  }

  const has = (name: string): boolean => typeof readProperty(getFeature(`solana:${name}`), name) === 'function'

  return {
    wallet,
    getAccounts: () => accounts,
    listen: (listener) =>
      listenToStandard(getFeature('standard:events'), (change) => {
        const next = parse(readProperty(change, 'accounts') ?? readProperty(wallet, 'accounts'))
        // Invalid changes are ignored.
        if (next === undefined) return
        accounts = next
        listener({})
      }),
    signMessage: async ({ message, ...call }) => {
      const [output] = await request('signMessage', call, [{ message }])
      const signed = readProperty(output, 'signedMessage')
      // A wallet may wrap the message. The caller could not verify such a signature.
      if (signed !== undefined && !isSame(parseBytes(signed, message.length), message))
        throw new ModalError('wallet.invalidResponse', { details: 'The wallet signed another message' })
      return parseBytes(readProperty(output, 'signature'), 64)
    },
    ...(has('signTransaction') && {
      signTransactions: async ({ transactions, ...call }) => {
        const outputs = await request(
          'signTransaction',
          call,
          transactions.map((transaction) => ({ transaction })),
        )
        return outputs.map((output) => parseBytes(readProperty(output, 'signedTransaction')))
      },
    }),
    ...(has('signAndSendTransaction') && {
      sendTransaction: async ({ transaction, ...call }) => {
        const [output] = await request('signAndSendTransaction', call, [{ transaction }])
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
      // Not every wallet supports it.
      if (feature === undefined) return
      await withLimits(callMethod(feature, 'disconnect'), { clock, signals: [], timeout: LEAVE_TIMEOUT })
    },
  }
}

function readVersions(value: unknown): ConnectedWallet['versions'] {
  const supported = Array.isArray(value) ? value : []
  const versions = (['legacy', 0] as const).filter((version) => supported.includes(version))
  return versions.length > 0 ? versions : ['legacy']
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}
