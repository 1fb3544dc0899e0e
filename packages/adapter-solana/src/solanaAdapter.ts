import { createAdapter } from '@latchkey/core/adapter'
import type { AdapterContext, AdapterFactory, WalletPage } from '@latchkey/core/adapter'
import { isAddress } from './chain/isAddress.ts'
import { checkParameters } from './checkParameters.ts'
import type { SolanaAdapter, SolanaAdapterParameters, SolanaTypes } from './types.ts'
import { createDiscovery } from './wallets/createDiscovery.ts'
import type { Engine } from './wallets/Engine.ts'
import type { FoundWallet } from './wallets/types.ts'

/**
 * Adds Solana to a modal: wallets that register themselves (Wallet Standard), classic adapters that the app provides, and
 * sessions of mobile wallets. The code for wallets loads when the first one is connected or restored, Solana Kit when a
 * transaction is built.
 *
 * @throws `options.invalid` from `createModal` for an invalid parameter, unless `process.env.NODE_ENV` is `production`.
 *
 * @example
 * ```ts
 * import { solanaAdapter } from '@latchkey/adapter-solana'
 *
 * const adapter = solanaAdapter({ rpcUrls: { '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'https://rpc.example.com/solana' } })
 * ```
 */
export function solanaAdapter(parameters: SolanaAdapterParameters = {}): AdapterFactory<SolanaTypes, SolanaAdapter> {
  return {
    namespace: 'solana',
    ...(process.env.NODE_ENV !== 'production' && {
      endpointNetworks: Object.keys(parameters.rpcUrls ?? {}).map((id) => `solana:${id}`),
    }),
    create: (context) => {
      if (process.env.NODE_ENV !== 'production') checkParameters(parameters)
      return createSolanaAdapter({ context, parameters, page: typeof window === 'undefined' ? undefined : window })
    },
  }
}

/** Creates the adapter for a page, which is `undefined` on a server. */
export function createSolanaAdapter(options: {
  readonly context: AdapterContext<'solana'>
  readonly parameters: SolanaAdapterParameters
  readonly page: WalletPage | undefined
}): SolanaAdapter {
  const { context, parameters, page } = options
  const onFailure = (cause: unknown): void =>
    context.ports.logger.error('The `wallets` function of the Solana adapter failed', cause)
  return createAdapter<SolanaTypes, FoundWallet, Engine>({
    namespace: 'solana',
    context,
    features: {
      message: ['sign'],
      balance: ['getNative', 'getTokens', 'getTokenInfo'],
      transfer: ['getSpeeds', 'estimate', 'simulate', 'getMax', 'inspect', 'send'],
      transaction: ['estimate', 'simulate', 'trace', 'find', 'send', 'wait'],
    },
    isAddress,
    loadEngine: async () => {
      const { createEngine } = await import('./wallets/createEngine.ts')
      return (engineContext) => createEngine({ ...engineContext, parameters })
    },
    createDiscovery: ({ onFound }) =>
      page && createDiscovery({ page, createClassic: parameters.wallets, onFound, onFailure }),
  })
}
