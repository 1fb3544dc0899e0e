import { createFeatureError, readRefusal } from '@latchkey/core/adapter'
import type { Config } from '@wagmi/core'
import { ChainDisconnectedError } from 'viem'
import type { ProviderCall } from '../wallets/requestProvider.ts'
import { askNode } from './askNode.ts'

/**
 * Sends a request that a wallet on another device cannot answer to a chain of the config.
 *
 * @throws EIP-1193's 4901, caused by `rpc.providerNotFound` (S8.100) if the config has no such chain, and by `rpc.urlMissing`
 * (S8.101) if it has no endpoint for it.
 */
export async function readChain(config: Config, chainId: number, call: ProviderCall): Promise<unknown> {
  const context = { networkId: `eip155:${chainId}` }
  if (!config.chains.some(({ id }) => id === chainId))
    throw new ChainDisconnectedError(createFeatureError('rpc.providerNotFound', { context }))
  try {
    return await askNode(config.getClient({ chainId }), call)
  } catch (cause) {
    // By name: the app's own config may use another version of viem.
    if (!readRefusal(cause).names.includes('UrlRequiredError')) throw cause
    throw new ChainDisconnectedError(createFeatureError('rpc.urlMissing', { cause, context }))
  }
}
