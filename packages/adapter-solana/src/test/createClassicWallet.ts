import { decodeTransaction } from '../chain/transactions/decodeTransaction.ts'
import type { TestKey } from './createTestKey.ts'

/** What web3.js 1 makes of the wire format, as far as a classic adapter needs it. */
export interface ReadableTransaction {
  readonly bytes: Uint8Array
  serialize(): Uint8Array
}

/** A classic adapter with a real key, as `@solana/wallet-adapter-base` describes it. */
export interface ClassicTestWallet {
  readonly name: string
  readonly icon: string
  readyState: string
  connected: boolean
  publicKey: { toBase58(): string } | null
  readonly supportedTransactionVersions: ReadonlySet<'legacy' | 0>
  connect(): Promise<void>
  autoConnect(): Promise<void>
  disconnect(): Promise<void>
  signMessage(message: Uint8Array): Promise<Uint8Array>
  signTransaction(transaction: ReadableTransaction): Promise<ReadableTransaction>
  signAllTransactions(transactions: readonly ReadableTransaction[]): Promise<readonly ReadableTransaction[]>
  on(event: string, listener: () => void): unknown
  off(event: string, listener: () => void): unknown
  /** the visitor takes another account. */
  become(key: TestKey): void
  /** What it was asked, the oldest first. */
  readonly asked: readonly string[]
  getListenerCount(): number
}

/** Makes a classic adapter. */
export function createClassicWallet(name: string, first: TestKey): ClassicTestWallet {
  const listeners: { readonly event: string; readonly listener: () => void }[] = []
  const asked: string[] = []
  let key = first
  const emit = (event: string): void => {
    for (const entry of [...listeners]) if (entry.event === event) entry.listener()
  }
  const open = (): void => {
    wallet.connected = true
    wallet.publicKey = { toBase58: () => key.address }
    emit('connect')
  }
  const sign = ({ bytes }: ReadableTransaction): ReadableTransaction => readTransaction(key.signTransaction(bytes))
  const wallet: ClassicTestWallet = {
    name,
    icon: 'data:image/svg+xml;base64,PHN2Zy8+',
    readyState: 'Installed',
    connected: false,
    publicKey: null,
    supportedTransactionVersions: new Set(['legacy', 0] as const),
    connect: async () => {
      asked.push('connect')
      open()
    },
    autoConnect: async () => {
      asked.push('autoConnect')
      open()
    },
    disconnect: async () => {
      asked.push('disconnect')
      wallet.connected = false
      wallet.publicKey = null
      emit('disconnect')
    },
    signMessage: async (message) => key.sign(message),
    signTransaction: async (transaction) => {
      asked.push('signTransaction')
      return sign(transaction)
    },
    signAllTransactions: async (transactions) => {
      asked.push('signAllTransactions')
      return transactions.map(sign)
    },
    on: (event, listener) => listeners.push({ event, listener }),
    off: (event, listener) => {
      const index = listeners.findIndex((entry) => entry.event === event && entry.listener === listener)
      if (index >= 0) listeners.splice(index, 1)
    },
    become: (next) => {
      key = next
      open()
    },
    asked,
    getListenerCount: () => listeners.length,
  }
  return wallet
}

/** Reads a transaction as `VersionedTransaction.deserialize` of web3.js 1 does. */
export function readTransaction(bytes: Uint8Array): ReadableTransaction {
  if (!decodeTransaction(bytes)) throw new RangeError('A transaction was expected')
  return { bytes, serialize: () => bytes }
}
