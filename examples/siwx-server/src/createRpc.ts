import type { SiwxRpc } from '@latchkey/siwx/verify'
import { http } from 'viem'

/**
 * Asks the node of each chain, by its CAIP-2 id: `{ 'eip155:1': 'https://rpc.example.com' }`. For other chains it rejects, and
 * contract accounts there cannot sign in.
 */
export function createRpc(urls: Readonly<Record<string, string>>): SiwxRpc {
  return async ({ chainId, method, params }) => {
    const url = urls[chainId]
    if (url === undefined) throw new RangeError(`There is no node of ${chainId}: name one to createRpc.`)
    return await http(url)({ retryCount: 1 }).request({ method, params })
  }
}
