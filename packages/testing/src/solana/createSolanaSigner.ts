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

/** A transaction to sign, for an account; without one for the first of the site's accounts that signs it. */
export interface SolanaSigning {
  readonly address: string | undefined
  readonly bytes: Uint8Array
}

/** What a signature is made of. */
export interface SignedSolanaTransaction {
  readonly bytes: Uint8Array
  /** The transaction's first, by which the chain knows it. */
  readonly signature: Uint8Array
  /** That of the account that signed now. */
  readonly ownSignature: Uint8Array
}

/** Signs with the owner's leave. */
export interface SolanaSigner {
  readonly signMessage: (call: StandardCall, address: string, message: Uint8Array) => Promise<Uint8Array>
  /** Asks once about all of them. */
  readonly signTransactions: (
    call: StandardCall,
    parameters: {
      readonly chain: ResolvedSolanaChain
      readonly isSent: boolean
      readonly transactions: readonly SolanaSigning[]
    },
  ) => Promise<readonly SignedSolanaTransaction[]>
  /** Sends what was signed; the node's own error if it does not take it. */
  readonly send: (chain: ResolvedSolanaChain, bytes: Uint8Array, options: object) => Promise<void>
}

/** Makes what signs for a wallet. */
export function createSolanaSigner(context: SolanaContext): SolanaSigner {
  const { state, keys, rpc } = context

  /** The key of an account that a site may use now; 4100 if it may not. Ask again after every wait. */
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
