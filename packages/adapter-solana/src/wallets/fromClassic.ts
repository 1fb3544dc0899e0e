import {
  callMethod,
  LEAVE_TIMEOUT,
  listenTo,
  ModalError,
  readProperty,
  SILENT_TIMEOUT,
  withLimits,
} from '@latchkey/core/adapter'
import type { ClockPort } from '@latchkey/core/adapter'
import type { SolanaAdapterParameters } from '../types.ts'
import { isAddress } from '../chain/isAddress.ts'
import { parseBytes } from './parseBytes.ts'
import { toFeatures } from './toFeatures.ts'
import type { GrantedAccount, ConnectedWallet } from './ConnectedWallet.ts'

/**
 * Opens a classic adapter with a prompt or silently. Silently means its own `autoConnect`, and only if the wallet is in the
 * page.
 *
 * @throws `wallet.locked` if it shows no account, `wallet.invalidResponse`, `wallet.timeout`, and the adapter's own errors.
 */
export async function fromClassic(parameters: {
  readonly wallet: object
  readonly readTransaction: SolanaAdapterParameters['readTransaction']
  readonly clock: ClockPort
  readonly signal: AbortSignal
  readonly isSilent: boolean
}): Promise<ConnectedWallet> {
  const { wallet, readTransaction, clock, signal, isSilent } = parameters

  const isConnected = (): boolean => readProperty(wallet, 'connected') === true
  const wait = <value>(promise: Promise<value>, limit: AbortSignal | undefined): Promise<value> =>
    withLimits(promise, { clock, signals: [limit], timeout: isSilent ? SILENT_TIMEOUT : undefined })
  if (!isConnected()) {
    if (isSilent && readProperty(wallet, 'readyState') !== 'Installed') throw new ModalError('wallet.locked')
    await wait(callMethod(wallet, isSilent ? 'autoConnect' : 'connect'), signal)
  }

  const has = (method: string): boolean => typeof readProperty(wallet, method) === 'function'
  const canSign = readTransaction !== undefined && has('signTransaction')
  const features = toFeatures({ message: has('signMessage'), transaction: canSign })

  const read = async (): Promise<readonly GrantedAccount[]> => {
    const key = readProperty(wallet, 'publicKey')
    if (key === null || key === undefined) return []
    const address = await callMethod(key, 'toBase58')
    if (typeof address === 'string' && isAddress(address)) return [{ address, networkIds: 'all', features }]
    throw new ModalError('wallet.invalidResponse', { details: 'The wallet’s public key was expected' })
  }
  let accounts = await read()
  if (accounts.length === 0) throw new ModalError('wallet.locked')

  const request = async (method: string, value: unknown, limit: AbortSignal | undefined): Promise<unknown> =>
    withLimits(callMethod(wallet, method, value), { clock, signals: [limit] })

  return {
    wallet,
    getAccounts: () => accounts,
    listen: (listener) => {
      let isOver = false
      const set = (next: readonly GrantedAccount[]): void => {
        if (isOver) return
        accounts = next
        listener({})
      }
      const unlisten = listenTo(wallet, {
        // Also emitted when the account changes.
        connect: () => void read().then(set, () => undefined),
        disconnect: () => set([]),
      })
      return () => {
        isOver = true
        unlisten()
      }
    },
    signMessage: async ({ message, signal: limit }) => parseBytes(await request('signMessage', message, limit), 64),
    ...(canSign && {
      signTransactions: async ({ transactions, signal: limit }) => {
        const readable = transactions.map((transaction) => readTransaction(transaction))
        const [first] = readable
        const isTogether = readable.length > 1 && has('signAllTransactions')
        const signed = isTogether
          ? await request('signAllTransactions', readable, limit)
          : [await request('signTransaction', first, limit)]
        if (!Array.isArray(signed)) throw new ModalError('wallet.invalidResponse')
        if (!isTogether)
          for (const other of readable.slice(1)) signed.push(await request('signTransaction', other, limit))
        return Promise.all(Array.from<unknown>(signed).map(serialize))
      },
    }),
    versions: readVersions(readProperty(wallet, 'supportedTransactionVersions')),
    leave: async () => {
      if (!has('disconnect')) return
      await withLimits(callMethod(wallet, 'disconnect'), { clock, signals: [], timeout: LEAVE_TIMEOUT })
    },
  }
}

/** Converts a transaction of web3.js 1 to the wire format, even if signatures are missing. */
async function serialize(transaction: unknown): Promise<Uint8Array> {
  return parseBytes(
    await callMethod(transaction, 'serialize', { requireAllSignatures: false, verifySignatures: false }),
  )
}

function readVersions(value: unknown): ConnectedWallet['versions'] {
  const isVersioned = value instanceof Set && value.has(0)
  return isVersioned ? ['legacy', 0] : ['legacy']
}
