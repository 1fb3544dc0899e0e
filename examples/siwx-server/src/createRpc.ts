import type { SiwxRpc } from '@latchkey/siwx/verify'
import { http } from 'viem'

/**
 * Calls a node for each chain, by CAIP-2 id: `{ 'eip155:1': 'https://rpc.example.com' }`. Rejects for other chains, on
 * which contract accounts then cannot sign in.
 */
export function createRpc(urls: Readonly<Record<string, string>>): SiwxRpc {
  return async ({ chainId, method, params }) => {
    const url = urls[chainId]
    if (url === undefined) throw new RangeError(`There is no node for ${chainId}: pass one to createRpc.`)
    return await http(url)({ retryCount: 1 }).request({ method, params })
  }
}
