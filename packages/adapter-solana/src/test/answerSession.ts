import { base58 } from '@scure/base'
import type { SessionRequest } from '@latchkey/testing/adapter'
import { decodeTransaction } from '../chain/transactions/decodeTransaction.ts'
import type { TestKey } from './createTestKey.ts'
import { requestNode } from './requestNode.ts'

/** The wallet behind a session: answers as WalletConnect's Solana JSON-RPC says, with real keys. */
export function answerSession(parameters: {
  readonly keys: readonly TestKey[]
  readonly rpcUrl: string
  /** Whether it sends signed transactions back, as newer wallets do, or signatures alone. */
  readonly hasTransactions?: boolean | undefined
}): (request: SessionRequest) => Promise<unknown> {
  const { keys, rpcUrl, hasTransactions = true } = parameters

  const sign = (text: string): { readonly signed: string; readonly signature: string } => {
    const bytes = Buffer.from(text, 'base64')
    const signers = decodeTransaction(bytes)?.signers ?? []
    const key = keys.find(({ address }) => signers.includes(address))
    if (!key) throw new RangeError('Nothing to sign')
    const signed = key.signTransaction(bytes)
    const signature = Object.entries(decodeTransaction(signed)?.transaction.signatures ?? {}).find(
      ([address]) => address === key.address,
    )?.[1]
    return {
      signed: Buffer.from(signed).toString('base64'),
      signature: base58.encode(new Uint8Array(signature ?? [])),
    }
  }

  return async ({ method, params }) => {
    const { message, pubkey, transaction, transactions } = Object(params)
    if (method === 'solana_signMessage') {
      const key = keys.find(({ address }) => address === pubkey)
      if (!key) throw new RangeError('Unknown key')
      return { signature: base58.encode(key.sign(base58.decode(message))) }
    }
    if (method === 'solana_signAllTransactions') {
      const list: readonly string[] = transactions
      return { transactions: list.map((each) => sign(each).signed) }
    }
    const { signed, signature } = sign(transaction)
    if (method === 'solana_signTransaction') return { signature, ...(hasTransactions && { transaction: signed }) }
    await requestNode({ rpcUrl, method: 'sendTransaction', params: [signed, { encoding: 'base64' }] })
    return { signature }
  }
}
