import { createAdapter, withLimits } from '@latchkey/core/adapter'
import type { AdapterContext, AdapterFactory } from '@latchkey/core/adapter'
import { isAddress } from './chain/isAddress.ts'
import { checkParameters } from './checkParameters.ts'
import type { BitcoinAdapter, BitcoinAdapterParameters, BitcoinTypes } from './types.ts'
import { createDiscovery } from './wallets/createDiscovery.ts'
import type { Engine } from './wallets/Engine.ts'
import type { FoundWallet, Page } from './wallets/types.ts'

/**
 * Adds Bitcoin to a modal: wallets of Wallet Standard (`bitcoin:*`) and of sats-connect (Xverse and others of WBIP-004),
 * Leather, UniSat and OKX, all with the same provider. The code for wallets loads when the first one is connected or
 * restored, the code for transactions with the first signature.
 *
 * @throws `options.invalid` from `createModal` for an invalid parameter, unless `process.env.NODE_ENV` is `production`.
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
    ...(process.env.NODE_ENV !== 'production' && {
      endpointNetworks: Object.keys(parameters.esploraUrls ?? {}),
    }),
    create: (context) => {
      if (process.env.NODE_ENV !== 'production') checkParameters(parameters)
      return createBitcoinAdapter({ context, parameters, page: typeof window === 'undefined' ? undefined : window })
    },
  }
}

/** Creates the adapter for a page. */
export function createBitcoinAdapter(options: {
  readonly context: AdapterContext<'bip122'>
  readonly parameters: BitcoinAdapterParameters
  /** The window; `undefined` on a server. */
  readonly page: Page | undefined
}): BitcoinAdapter {
  const { context, parameters, page } = options
  const { run, ...adapter } = createAdapter<BitcoinTypes, FoundWallet, Engine>({
    namespace: 'bip122',
    context,
    isAddress,
    createDiscovery: ({ onFound }) => page && createDiscovery({ page, onFound }),
    loadEngine: async () => {
      const { createEngine } = await import('./wallets/createEngine.ts')
      return (engineContext) => createEngine({ ...engineContext, parameters })
    },
    features: {
      message: ['sign'],
      balance: ['getNative'],
      transfer: ['getSpeeds', 'estimate', 'getMax', 'inspect', 'send'],
      transaction: ['trace', 'find', 'send', 'wait'],
    },
  })
  return {
    ...adapter,
    getFeeRates: (call) =>
      run(async (engine, signal) => {
        const features = await withLimits(engine.loadFeatures(), { clock: context.ports.clock, signals: [signal] })
        return features.getFeeRates({ ...call, signal })
      }, call),
  }
}
