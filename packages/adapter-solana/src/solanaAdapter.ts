import type { AdapterFactory } from '@latchkey/core/adapter'
import { createSolanaAdapter } from './createSolanaAdapter.ts'
import type { SolanaAdapter, SolanaAdapterParameters, SolanaTypes } from './types.ts'
import { checkParameters } from './utils/checkParameters.ts'

/**
 * Brings Solana into a modal: wallets that register themselves (Wallet Standard), classic adapters that the app gives, and
 * sessions of wallets on the phone. What speaks to wallets is loaded when the first is connected or restored, Solana Kit when a
 * transaction is made.
 *
 * @throws `options.invalid` from `createModal` when a parameter is not what it should be, unless `process.env.NODE_ENV` is
 * `production`.
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
    create: (context) => {
      // As core's options: what the developer got wrong is found while the app is made.
      if (process.env.NODE_ENV !== 'production') checkParameters(parameters)
      return createSolanaAdapter({
        context,
        parameters,
        getPage: () => (typeof window === 'undefined' ? undefined : window),
      })
    },
  }
}
