import { callMethod, ModalError, readProperty, withLimits } from '@latchkey/core/adapter'
import type { ClockPort } from '@latchkey/core/adapter'
import type { SolanaAdapterParameters } from '../types.ts'
import { isAddress } from '../utils/isAddress.ts'
import { listenTo } from '../utils/listenTo.ts'
import { LEAVE_TIMEOUT, SILENT_TIMEOUT } from './constants.ts'
import { parseBytes } from './parseBytes.ts'
import { toFeatures } from './toFeatures.ts'
import type { GrantedAccount, WalletLink } from './types.ts'

/**
 * Opens a classic adapter: silently, or by asking the human. Silently is what its makers take for it (`autoConnect`), and never
 * where the wallet is not in the page.
 *
 * @throws `wallet.locked` if it lets the app see no account, `wallet.invalidResponse`, `wallet.timeout`, and the adapter's own.
 */
export async function fromClassic(parameters: {
  readonly wallet: object
  readonly readTransaction: SolanaAdapterParameters['readTransaction']
  readonly clock: ClockPort
  readonly signal: AbortSignal
  readonly isSilent: boolean
}): Promise<WalletLink> {
  const { wallet, readTransaction, clock, signal, isSilent } = parameters

  const isConnected = (): boolean => readProperty(wallet, 'connected') === true
  const wait = <value>(promise: Promise<value>, given: AbortSignal | undefined): Promise<value> =>
    withLimits(promise, { clock, signals: [given], timeout: isSilent ? SILENT_TIMEOUT : undefined })
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

  const ask = async (method: string, value: unknown, given: AbortSignal | undefined): Promise<unknown> =>
    withLimits(callMethod(wallet, method, value), { clock, signals: [given] })

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
      const ends = [
        // It also tells of another account by this.
        listenTo(wallet, 'connect', () => void read().then(set, () => undefined)),
        listenTo(wallet, 'disconnect', () => set([])),
      ]
      return () => {
        isOver = true
        for (const end of ends) end()
      }
    },
    signMessage: async ({ message, signal: given }) => parseBytes(await ask('signMessage', message, given), 64),
    ...(canSign && {
      signTransactions: async ({ transactions, signal: given }) => {
        const readable = transactions.map((transaction) => readTransaction(transaction))
        const [first] = readable
        const isTogether = readable.length > 1 && has('signAllTransactions')
        const signed = isTogether
          ? await ask('signAllTransactions', readable, given)
          : [await ask('signTransaction', first, given)]
        if (!Array.isArray(signed)) throw new ModalError('wallet.invalidResponse')
        if (!isTogether) for (const other of readable.slice(1)) signed.push(await ask('signTransaction', other, given))
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

/** The wire format of a transaction of web3.js 1, also of one that others have still to sign. */
async function serialize(transaction: unknown): Promise<Uint8Array> {
  return parseBytes(
    await callMethod(transaction, 'serialize', { requireAllSignatures: false, verifySignatures: false }),
  )
}

function readVersions(value: unknown): WalletLink['versions'] {
  const isVersioned = value instanceof Set && value.has(0)
  return isVersioned ? ['legacy', 0] : ['legacy']
}
