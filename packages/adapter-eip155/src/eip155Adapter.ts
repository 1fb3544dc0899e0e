import type { AdapterFactory } from '@latchkey/core/adapter'
import type { Config } from '@wagmi/core'
import { createEip155Adapter } from './createEip155Adapter.ts'
import type { Eip155Adapter, Eip155AdapterParameters, Eip155Types } from './types.ts'
import { checkParameters } from './utils/checkParameters.ts'

/**
 * Brings EVM chains into a modal: wallets that announce themselves (EIP-6963) or stand in `window.ethereum`, on viem and
 * wagmi, which are loaded when the first wallet is connected or restored.
 *
 * With the app's own `wagmiConfig`, its connectors are listed too, and connecting, switching and disconnecting by wagmi's
 * hooks or by the modal are the same thing.
 *
 * @throws `options.invalid` from `createModal` when a parameter is not what it should be, unless `process.env.NODE_ENV` is
 * `production`.
 *
 * @example
 * ```ts
 * import { eip155Adapter } from '@latchkey/adapter-eip155'
 *
 * const adapter = eip155Adapter({ rpcUrls: { 1: 'https://rpc.example.com/mainnet' } })
 * ```
 */
export function eip155Adapter<config extends Config = Config>(
  parameters: Eip155AdapterParameters<config> = {},
): AdapterFactory<Eip155Types, Eip155Adapter<config>> {
  return {
    namespace: 'eip155',
    create: (context) => {
      // As core's options: what the developer got wrong is found while the app is made.
      if (process.env.NODE_ENV !== 'production') checkParameters(parameters)
      return createEip155Adapter({
        context,
        parameters,
        getPage: () => (typeof window === 'undefined' ? undefined : window),
      })
    },
  }
}
