import { base64 } from '@scure/base'
import { bytesToHex } from 'viem'
import { createProviderError } from '../errors/createProviderError.ts'
import type { StandardCall } from '../standard/types.ts'
import type { SolanaContext } from './context.ts'
import type { ResolvedSolanaChain } from './resolveSolanaChains.ts'
import type { SolanaKey } from './resolveSolanaKeys.ts'
import { describeSolanaTransaction } from './transaction/describeSolanaTransaction.ts'
import { parseSolanaTransaction } from './transaction/parseSolanaTransaction.ts'
import { signSolanaTransaction } from './transaction/signSolanaTransaction.ts'

/** A transaction to sign for an account. Default: the site's first account that must sign. */
export interface SolanaSigning {
  readonly address: string | undefined
  readonly bytes: Uint8Array
}

/** A signed transaction. */
export interface SignedSolanaTransaction {
  readonly bytes: Uint8Array
  /** The first signature, which is the transaction's id. */
  readonly signature: Uint8Array
  /** The signature of the account that signed now. */
  readonly ownSignature: Uint8Array
}

/** Signs after the owner's approval. */
export interface SolanaSigner {
  readonly signMessage: (call: StandardCall, address: string, message: Uint8Array) => Promise<Uint8Array>
  /** Asks once about all transactions. */
  readonly signTransactions: (
    call: StandardCall,
    parameters: {
      readonly chain: ResolvedSolanaChain
      readonly isSent: boolean
      readonly transactions: readonly SolanaSigning[]
    },
  ) => Promise<readonly SignedSolanaTransaction[]>
  /** Sends a signed transaction. Throws the node's own error if it refuses it. */
  readonly send: (chain: ResolvedSolanaChain, bytes: Uint8Array, options: object) => Promise<void>
}

/** Creates the signer of a wallet. */
export function createSolanaSigner(context: SolanaContext): SolanaSigner {
  const { state, keys, rpc } = context

  /** Returns the key of an account that the site may use now; throws 4100 otherwise. Call it again after every await. */
  const getKey = (origin: string, address: string): SolanaKey => {
    const key = state.getPermitted(origin).includes(address) ? keys.get(address) : undefined
    if (key !== undefined) return key
    throw createProviderError('unauthorized', `The site was not given the account ${address}.`)
  }

  return {
    async signMessage({ origin, confirm }, address, message) {
      getKey(origin, address)
      await confirm(() => ({ kind: 'signMessage', address, message: { raw: bytesToHex(message) } }))
      return getKey(origin, address).sign(message)
    },
    async signTransactions({ origin, confirm }, { chain, isSent, transactions }) {
      const parsed = transactions.map(({ address, bytes }) => {
        const transaction = parseSolanaTransaction(bytes)
        const permitted = state.getPermitted(origin)
        const signer = address ?? permitted.find((own) => transaction.signers.includes(own)) ?? permitted[0] ?? ''
        getKey(origin, signer)
        return { transaction, signer }
      })
      await confirm(async () => ({
        kind: 'signTransactions',
        from: parsed[0]?.signer ?? '',
        isSent,
        transactions: await Promise.all(
          parsed.map(({ transaction, signer }) => describeSolanaTransaction({ transaction, signer, chain, rpc })),
        ),
      }))
      return parsed.map(({ transaction, signer }) => signSolanaTransaction(transaction, getKey(origin, signer)))
    },
    async send(chain, bytes, options) {
      await rpc(chain, 'sendTransaction', [base64.encode(bytes), { encoding: 'base64', ...options }])
    },
  }
}
