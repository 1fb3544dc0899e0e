import { ModalError, readProperty, readRefusal } from '@latchkey/core/adapter'
import type { Config } from '@wagmi/core'
import { ChainDisconnectedError, InternalRpcError } from 'viem'
import type { ProviderCall } from '../wallets/requestProvider.ts'
import { askNode } from './askNode.ts'

/**
 * Sends a request that a wallet on another device cannot answer to a chain of the config.
 *
 * @throws EIP-1193's 4901, caused by `rpc.providerNotFound` (S8.100) if the config has no such chain, and by `rpc.urlMissing`
 * (S8.101) if it has no endpoint for it; -32603, caused by `rpc.httpFailed` (S8.105), if the endpoint answers with an HTTP
 * error.
 */
export async function readChain(config: Config, chainId: number, call: ProviderCall): Promise<unknown> {
  const context = { networkId: `eip155:${chainId}` }
  if (!config.chains.some(({ id }) => id === chainId))
    throw new ChainDisconnectedError(new ModalError('rpc.providerNotFound', { context }))
  try {
    return await askNode(config.getClient({ chainId }), call)
  } catch (cause) {
    // By name: the app's own config may use another version of viem.
    const { names } = readRefusal(cause)
    if (names.includes('UrlRequiredError'))
      throw new ChainDisconnectedError(new ModalError('rpc.urlMissing', { cause, context }))
    const status = names.includes('HttpRequestError') ? readProperty(cause, 'status') : undefined
    if (typeof status !== 'number') throw cause
    throw new InternalRpcError(new ModalError('rpc.httpFailed', { cause, context: { status } }))
  }
}
