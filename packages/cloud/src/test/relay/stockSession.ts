import { verifyMessage } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { StockClient } from './createStockClient.ts'

const account = privateKeyToAccount(generatePrivateKey())
const methods = ['personal_sign', 'eth_sendTransaction']
const events = ['accountsChanged', 'chainChanged']

/** What the library keeps of a request, for as long as it has no answer. */
interface StockRecord {
  readonly topic: string
  readonly request: { readonly method: string }
  readonly response?: unknown
}

/** The chain that the test wallet supports. */
export const stockChain = 'eip155:31337'

/** The namespaces that the test wallet approves. */
export const stockNamespaces = {
  eip155: { chains: [stockChain], accounts: [`${stockChain}:${account.address}`], methods, events },
}

/** Makes a client act as a wallet that approves every proposal and signs every message with a real key. */
export function answerAsWallet(wallet: StockClient): void {
  wallet.on('session_proposal', ({ id }) => {
    void wallet.approve({ id, namespaces: stockNamespaces }).then(({ acknowledged }) => acknowledged().catch(() => {}))
  })
  wallet.on('session_request', ({ id, params, topic }) => {
    const [raw] = params.request.params as [`0x${string}`]
    void account
      .signMessage({ message: { raw } })
      .then((result) => wallet.respond({ topic, response: { id, jsonrpc: '2.0', result } }))
  })
}

/** Proposes a session with a pairing URI. */
export function connectStockDapp(dapp: StockClient): ReturnType<StockClient['connect']> {
  return dapp.connect({ optionalNamespaces: { eip155: { methods, chains: [stockChain], events } } })
}

/** Requests a signature and returns whether it is the wallet's. */
export async function signWithWallet(dapp: StockClient, topic: string, text: string): Promise<boolean> {
  const message = `0x${Buffer.from(text).toString('hex')}`
  const request = { method: 'personal_sign', params: [message, account.address] }
  const signature = await dapp.request<`0x${string}`>({ topic, chainId: stockChain, request })
  return verifyMessage({ address: account.address, message: text, signature })
}

/**
 * Resolves with the other side's next answer to a request with this method. The library's own `acknowledged` misses an answer that arrives
 * before it is called, and then waits for five minutes.
 */
export function getAnswer(client: StockClient, topic: string, method: string): Promise<unknown> {
  const { history } = client.core
  return new Promise((resolve) => {
    const look = (record: StockRecord): void => {
      if (record.topic !== topic || record.request.method !== method) return
      history.off('history_updated', look)
      resolve(record.response)
    }
    history.on('history_updated', look)
  })
}
