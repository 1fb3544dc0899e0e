import type { AdapterFactory } from '@latchkey/core/adapter'
import { createBitcoinAdapter } from './createBitcoinAdapter.ts'
import type { BitcoinAdapter, BitcoinAdapterParameters, BitcoinTypes } from './types.ts'
import { checkParameters } from './utils/checkParameters.ts'

/**
 * Brings Bitcoin into a modal: wallets by Wallet Standard (`bitcoin:*`), by sats-connect (Xverse and others of WBIP-004),
 * Leather, UniSat and OKX, all with one face. What speaks to them is loaded when the first wallet is connected or restored,
 * and what reads and builds transactions with the first signature.
 *
 * @throws `options.invalid` from `createModal` when a parameter is not what it should be, unless `process.env.NODE_ENV` is
 * `production`.
 *
 * @example
 * ```ts
 * import { bitcoinAdapter } from '@latchkey/adapter-bitcoin'
 *
 * const adapter = bitcoinAdapter({ feePriority: 'fast', maxFeeRate: 100 })
 * ```
 */
export function bitcoinAdapter(
  parameters: BitcoinAdapterParameters = {},
): AdapterFactory<BitcoinTypes, BitcoinAdapter> {
  return {
    namespace: 'bip122',
    create: (context) => {
      // As core's options: what the developer got wrong is found while the app is made.
      if (process.env.NODE_ENV !== 'production') checkParameters(parameters)
      return createBitcoinAdapter({
        context,
        parameters,
        getPage: () => (typeof window === 'undefined' ? undefined : window),
      })
    },
  }
}
