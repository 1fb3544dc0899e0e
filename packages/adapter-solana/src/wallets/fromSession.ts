import { isPlainObject, ModalError, readProperty, SILENT_TIMEOUT, withLimits } from '@latchkey/core/adapter'
import type { ClockPort, RemoteSession, SessionGrant } from '@latchkey/core/adapter'
import { isAddress } from '../chain/isAddress.ts'
import { fromBase64, toBase64 } from '../chain/base64.ts'
import { decodeBase58, encodeBase58 } from '../chain/base58.ts'
import { MAX_ACCOUNTS } from './parseStandardAccounts.ts'
import { parseBytes } from './parseBytes.ts'
import { toFeatures } from './toFeatures.ts'
import { toNetworkId } from './toNetworkId.ts'
import type { GrantedAccount, SolanaNetworkId, WalletCall, ConnectedWallet } from './ConnectedWallet.ts'
import { loadTransactions } from '../chain/loadTransactions.ts'

/**
 * Wraps the Solana part of a session. Requests follow WalletConnect's Solana JSON-RPC: messages and signatures in base58,
 * transactions in base64.
 *
 * @throws `wallet.unauthorized` if the session grants nothing here.
 */
export function fromSession(parameters: {
  readonly session: RemoteSession
  readonly clock: ClockPort
  /** Aborts when the adapter is destroyed. */
  readonly signal: AbortSignal
}): ConnectedWallet {
  const { session, clock } = parameters
  let grant = session.grants.solana
  let accounts = readAccounts(grant)
  if (accounts.length === 0) throw new ModalError('wallet.unauthorized')

  const can = (method: string): boolean => grant?.methods.includes(method) === true

  const ask = async (method: string, call: WalletCall, params: object): Promise<unknown> => {
    if (!can(method))
      throw session.refuse?.({ method }) ?? new ModalError('request.unsupported', { context: { method } })
    // The session may use the network's former id.
    const networkId = grant?.networkIds.find((id) => toNetworkId(id) === call.networkId)
    if (networkId === undefined) throw new ModalError('network.unsupported', { context: { networkId: call.networkId } })
    const { signal } = call
    return withLimits(session.request({ networkId, method, params, signal }), {
      clock,
      signals: [parameters.signal, signal],
    })
  }

  /** Reads a signed transaction. The wallet may return a changed transaction, or only the signature of the original. */
  const readSigned = async (answer: unknown, transaction: Uint8Array, address: string): Promise<Uint8Array> => {
    const signed = readProperty(answer, 'transaction')
    if (typeof signed === 'string') return parseBytes(fromBase64(signed))
    const signature = parseBytes(decodeBase58(readProperty(answer, 'signature')), 64)
    const { insertSignature } = await loadTransactions()
    return insertSignature({ transaction, signature, address })
  }

  const signOne = async (transaction: Uint8Array, call: WalletCall): Promise<Uint8Array> => {
    const params = { transaction: toBase64(transaction), pubkey: call.address }
    return readSigned(await ask('solana_signTransaction', call, params), transaction, call.address)
  }

  const signTransactions: ConnectedWallet['signTransactions'] = async ({ transactions, ...call }) => {
    const isTogether = can('solana_signAllTransactions') && (transactions.length > 1 || !can('solana_signTransaction'))
    if (!isTogether) {
      const signed: Uint8Array[] = []
      for (const transaction of transactions) signed.push(await signOne(transaction, call))
      return signed
    }
    const answer = await ask('solana_signAllTransactions', call, { transactions: transactions.map(toBase64) })
    const list: unknown = isPlainObject(answer) ? answer['transactions'] : undefined
    if (!Array.isArray(list) || list.length !== transactions.length)
      throw new ModalError('wallet.invalidResponse', { details: 'As many transactions were expected' })
    return list.map((signed: unknown) => parseBytes(fromBase64(signed)))
  }

  const sendTransaction: ConnectedWallet['sendTransaction'] = async ({ transaction, ...call }) => {
    const params = { transaction: toBase64(transaction), pubkey: call.address }
    const answer = await ask('solana_signAndSendTransaction', call, params)
    return parseBytes(decodeBase58(readProperty(answer, 'signature')), 64)
  }

  return {
    wallet: session,
    getAccounts: () => accounts,
    listen: (listener) =>
      session.subscribe((event) => {
        if (event.type === 'networkChanged') return listener({ networkId: toNetworkId(event.networkId) })
        grant = event.type === 'ended' ? undefined : event.grants.solana
        accounts = readAccounts(grant)
        listener({})
      }),
    signMessage: async ({ message, ...call }) => {
      const params = { message: encodeBase58(message), pubkey: call.address }
      const answer = await ask('solana_signMessage', call, params)
      return parseBytes(decodeBase58(readProperty(answer, 'signature')), 64)
    },
    get signTransactions() {
      return can('solana_signTransaction') || can('solana_signAllTransactions') ? signTransactions : undefined
    },
    get sendTransaction() {
      return can('solana_signAndSendTransaction') ? sendTransaction : undefined
    },
    versions: ['legacy', 0],
    leave: () => withLimits(session.disconnect(), { clock, signals: [parameters.signal], timeout: SILENT_TIMEOUT }),
  }
}

/** The accounts of a grant without duplicates, each with the networks on which it is granted. */
function readAccounts(grant: SessionGrant | undefined): readonly GrantedAccount[] {
  if (!grant) return []
  const networks = new Map<string, SolanaNetworkId[]>()
  const granted = [...new Set(grant.networkIds.map(toNetworkId))].filter((id) => id !== undefined)
  for (const account of grant.accounts.slice(0, MAX_ACCOUNTS)) {
    const [, reference, address] = account.split(':')
    const networkId = toNetworkId(account.startsWith('solana:') ? `solana:${reference}` : undefined)
    if (networkId === undefined || address === undefined || !isAddress(address)) continue
    if (granted.includes(networkId)) networks.set(address, [...(networks.get(address) ?? []), networkId])
  }
  const features = toFeatures({
    message: grant.methods.includes('solana_signMessage'),
    transaction: ['solana_signTransaction', 'solana_signAllTransactions', 'solana_signAndSendTransaction'].some(
      (method) => grant.methods.includes(method),
    ),
  })
  return [...networks].map(([address, ids]) => ({ address, networkIds: [...new Set(ids)], features }))
}
