import { isPlainObject } from '@latchkey/core/adapter'
import { isHex, keccak256, toHex, type Address } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { askChain } from '../chain.ts'

/** What shows apps to the owner of a Safe, on the first local chain. */
export interface SafeHost {
  readonly origin: string
  /** The Safe: an account with code, which only the host moves. */
  readonly address: Address
  /** The owner, who signs. */
  readonly owner: Address
  /** Answers a message as the Safe Apps SDK expects it, version 9. */
  answer(message: unknown): Promise<readonly unknown[]>
}

const chainId = 31_337

/** Creates a Safe of one owner with 10 coins. Its owner approves everything, and each call becomes a transaction of its own. */
export async function createSafeHost(): Promise<SafeHost> {
  const owner = privateKeyToAccount(generatePrivateKey())
  const { address } = privateKeyToAccount(generatePrivateKey())
  const ask = (method: string, params: readonly unknown[]) => askChain({ chainId, method, params })
  // The node lets the account send without a key. The code accepts coins.
  await ask('anvil_setCode', [address, '0x00'])
  await ask('anvil_setBalance', [address, toHex(10n ** 19n)])
  await ask('anvil_impersonateAccount', [address])
  /** The ids of the Safe's own transactions, with those of the chain. */
  const sent = new Map<string, readonly string[]>()

  const send = async (txs: unknown): Promise<unknown> => {
    const hashes: string[] = []
    for (const tx of Array.isArray(txs) ? txs.filter(isPlainObject) : []) {
      const { to, data } = tx
      const value = toHex(BigInt(String(tx['value'])))
      hashes.push(await ask('eth_sendTransaction', [{ from: address, to, value, data }]))
    }
    const safeTxHash = keccak256(`0x${hashes.map((hash) => hash.slice(2)).join('')}`)
    sent.set(safeTxHash, hashes)
    return { safeTxHash }
  }

  const read = (safeTxHash: unknown): unknown => {
    const hashes = sent.get(String(safeTxHash))
    if (hashes === undefined) throw new Error('Transaction not found')
    const valueDecoded = hashes.map(() => ({ operation: 0 }))
    return {
      txHash: hashes.at(-1),
      txStatus: 'SUCCESS',
      txData: { dataDecoded: { method: 'multiSend', parameters: [{ valueDecoded }] } },
    }
  }

  const handle = async (method: unknown, params: Readonly<Record<string, unknown>>): Promise<unknown> => {
    switch (method) {
      case 'getSafeInfo':
        return { safeAddress: address, chainId, threshold: 1, owners: [owner.address], isReadOnly: false }
      case 'rpcCall':
        return ask(String(params['call']), Array.isArray(params['params']) ? params['params'] : [])
      case 'signMessage': {
        const { message } = params
        const signature = await owner.signMessage({ message: isHex(message) ? { raw: message } : String(message) })
        return { messageHash: keccak256(signature), signature }
      }
      case 'sendTransactions':
        return send(params['txs'])
      case 'getTxBySafeTxHash':
        return read(params['safeTxHash'])
      default:
        throw new Error(`${String(method)} is not supported`)
    }
  }

  return {
    origin: 'https://app.safe.global',
    address,
    owner: owner.address,
    answer: async (message) => {
      if (!isPlainObject(message) || typeof message['id'] !== 'string') return []
      const { id, method, params } = message
      const version = '9.1.0'
      try {
        return [{ id, success: true, version, data: await handle(method, isPlainObject(params) ? params : {}) }]
      } catch (error) {
        return [{ id, success: false, version, error: error instanceof Error ? error.message : 'failed' }]
      }
    },
  }
}
