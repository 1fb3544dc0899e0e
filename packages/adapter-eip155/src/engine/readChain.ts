import { createFeatureError, readProperty, readRefusal } from '@latchkey/core/adapter'
import type { Config } from '@wagmi/core'
import { ChainDisconnectedError } from 'viem'
import type { ProviderCall } from '../utils/requestProvider.ts'
import { askNode } from './askNode.ts'

/**
 * Asks a chain of the config for what a wallet on another device cannot answer.
 *
 * @throws EIP-1193's 4901, caused by `rpc.providerNotFound` (S8.100) where the config has no such chain, and by `rpc.urlMissing`
 * (S8.101) where it has no endpoint for it, or by `rpc.httpFailed` (S8.105) where the endpoint answers with an HTTP error.
 */
export async function readChain(config: Config, chainId: number, call: ProviderCall): Promise<unknown> {
  const context = { networkId: `eip155:${chainId}` }
  if (!config.chains.some(({ id }) => id === chainId))
    throw new ChainDisconnectedError(createFeatureError('rpc.providerNotFound', { context }))
  try {
    return await askNode(config.getClient({ chainId }), call)
  } catch (cause) {
    // By name: an app's own config may come with another version of viem.
    const { names } = readRefusal(cause)
    if (names.includes('UrlRequiredError'))
      throw new ChainDisconnectedError(createFeatureError('rpc.urlMissing', { cause, context }))
    const status = readProperty(cause, 'status')
    if (names.includes('HttpRequestError') && typeof status === 'number')
      throw new ChainDisconnectedError(createFeatureError('rpc.httpFailed', { cause, context: { status } }))
    throw cause
  }
}
