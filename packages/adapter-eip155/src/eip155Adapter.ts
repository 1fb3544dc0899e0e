import { createAdapter } from '@latchkey/core/adapter'
import type { AdapterContext, AdapterFactory } from '@latchkey/core/adapter'
import type { Config } from '@wagmi/core'
import { isAddress } from './chain/isAddress.ts'
import { checkParameters } from './checkParameters.ts'
import type { Eip155Adapter, Eip155AdapterParameters, Eip155Types } from './types.ts'
import { askSilently, type SilentAnswers } from './wallets/askSilently.ts'
import { createDiscovery } from './wallets/createDiscovery.ts'
import type { Engine } from './wallets/Engine.ts'
import type { FoundWallet, Page } from './wallets/types.ts'

/**
 * Adds EVM chains to a modal: wallets that announce themselves (EIP-6963) or set `window.ethereum`, on viem and wagmi,
 * which load when the first wallet is connected or restored.
 *
 * With the app's own `wagmiConfig`, its connectors are listed too, and both stay in sync: wallets may be connected,
 * switched and disconnected by wagmi's hooks or by the modal.
 *
 * @throws `options.invalid` from `createModal` for an invalid parameter, unless `process.env.NODE_ENV` is `production`.
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
    ...(process.env.NODE_ENV !== 'production' && {
      endpointNetworks: Object.keys(parameters.rpcUrls ?? {}).map((id) => `eip155:${id}`),
    }),
    create: (context) => {
      if (process.env.NODE_ENV !== 'production') checkParameters(parameters)
      const page = typeof window === 'undefined' ? undefined : window
      return createEip155Adapter({ context, parameters, page })
    },
  }
}

/** Creates the adapter for a page. The engine holds wagmi and viem; with the app's own config it loads on start. */
export function createEip155Adapter<config extends Config = Config>(options: {
  readonly context: AdapterContext<'eip155'>
  readonly parameters: Eip155AdapterParameters<config>
  /** The window; `undefined` on a server. */
  readonly page: Page | undefined
}): Eip155Adapter<config> {
  const { context, parameters, page } = options
  const { wagmiConfig } = parameters
  const prefetched = new Map<string, SilentAnswers>()
  let ownConfig: Config | undefined
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without a config of the app, `config` is wagmi's general type, and ours has it
  const getConfig = () => wagmiConfig ?? (ownConfig as config | undefined)

  const { run, ...adapter } = createAdapter<Eip155Types, FoundWallet, Engine>({
    namespace: 'eip155',
    context,
    isAddress,
    createDiscovery: ({ onFound }) => page && createDiscovery({ page, onFound }),
    loadEngine: async () => {
      const { createEngine } = await import('./wallets/createEngine.ts')
      return (engineContext) => {
        const engine = createEngine({ ...engineContext, parameters, prefetched })
        ownConfig = engine.config
        return engine
      }
    },
    features: {
      message: ['sign'],
      typedData: ['sign'],
      balance: ['getNative', 'getTokens', 'getTokenInfo'],
      transfer: ['estimate', 'simulate', 'getMax', 'inspect', 'send'],
      transaction: ['estimate', 'simulate', 'trace', 'find', 'send', 'wait'],
      assets: ['list'],
      calls: ['getCapabilities', 'send', 'getStatus', 'show'],
      names: ['resolve', 'lookUp'],
    },
    loadsOnStart: wagmiConfig !== undefined,
    isBusy: () => getConfig()?.state.status.endsWith('connecting') === true,
    // The wallet answers while the engine loads. The app's connectors are restored through wagmi.
    prefetch: ({ connectorId, activeAddress }, { provider }) => {
      if (!wagmiConfig) prefetched.set(connectorId, askSilently(provider, activeAddress))
    },
  })

  return {
    ...adapter,
    get wagmiConfig() {
      return getConfig()
    },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the engine has one
    getWagmiConfig: () => run(async () => getConfig() as config),
  }
}
