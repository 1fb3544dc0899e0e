import { base58, base64 } from '@scure/base'
import { createProviderError } from '../../errors/createProviderError.ts'
import { parseBase64 } from '../../standard/parseBase64.ts'
import type { StandardCall, StandardHandler } from '../../standard/types.ts'
import { isRecord } from '../../wallet/parse/isRecord.ts'
import { parseRecord } from '../../wallet/parse/parseRecord.ts'
import type { SolanaContext } from '../context.ts'
import type { SignedSolanaTransaction, SolanaSigner } from '../createSolanaSigner.ts'
import { parseSendOptions } from '../parseSendOptions.ts'
import type { ResolvedSolanaChain } from '../resolveSolanaChains.ts'
import type { SolanaMethodName } from '../solanaMethods.ts'

/**
 * The methods of WalletConnect sessions. Messages, keys and signatures are base58, and transactions base64.
 *
 * @see https://docs.walletconnect.network/wallet-sdk/chain-support/solana
 */
export function createSolanaSessionHandlers(
  { state, getChain }: SolanaContext,
  signer: SolanaSigner,
): Readonly<Record<Extract<SolanaMethodName, `solana_${string}`>, StandardHandler>> {
  const toChain = ({ chain }: StandardCall): ResolvedSolanaChain => getChain(chain ?? state.chain)
  const describeAccounts: StandardHandler = ({ origin }) => state.getExposed(origin).map((pubkey) => ({ pubkey }))

  const sign = async (
    call: StandardCall,
    texts: readonly unknown[],
    isSent: boolean,
  ): Promise<readonly SignedSolanaTransaction[]> => {
    const { pubkey } = isRecord(call.params) ? call.params : {}
    const address = typeof pubkey === 'string' ? pubkey : undefined
    const transactions = texts.map((text) => ({ address, bytes: parseBase64(text, 'transaction') }))
    return signer.signTransactions(call, { chain: toChain(call), isSent, transactions })
  }

  return {
    solana_getAccounts: describeAccounts,
    solana_requestAccounts: describeAccounts,
    async solana_signMessage(call) {
      const { message, pubkey } = parseRecord(call.params, 'params')
      const address = typeof pubkey === 'string' ? pubkey : (state.getPermitted(call.origin)[0] ?? '')
      return { signature: base58.encode(await signer.signMessage(call, address, parseBase58(message, 'message'))) }
    },
    async solana_signTransaction(call) {
      const { transaction } = parseRecord(call.params, 'params')
      const [signed] = await sign(call, [transaction], false)
      if (signed === undefined) throw createProviderError('internal')
      return { signature: base58.encode(signed.ownSignature), transaction: base64.encode(signed.bytes) }
    },
    async solana_signAllTransactions(call) {
      const { transactions } = parseRecord(call.params, 'params')
      if (!Array.isArray(transactions) || transactions.length === 0) {
        throw createProviderError('invalidParams', 'Invalid parameters: "transactions" must be a list that holds one.')
      }
      const signed = await sign(call, transactions, false)
      return { transactions: signed.map(({ bytes }) => base64.encode(bytes)) }
    },
    async solana_signAndSendTransaction(call) {
      const { transaction, sendOptions } = parseRecord(call.params, 'params')
      const [signed] = await sign(call, [transaction], true)
      if (signed === undefined) throw createProviderError('internal')
      await signer.send(toChain(call), signed.bytes, parseSendOptions(sendOptions))
      return { signature: base58.encode(signed.signature) }
    },
  }
}

function parseBase58(value: unknown, name: string): Uint8Array {
  try {
    if (typeof value === 'string') return base58.decode(value)
  } catch {
    // The error below covers this.
  }
  throw createProviderError('invalidParams', `Invalid parameters: "${name}" must be base58.`)
}
