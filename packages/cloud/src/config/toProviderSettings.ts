import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { getVariablePrefix, listProviders, type ProviderName, providers } from './providers.ts'
import type { ProviderAccess, ProviderSettings } from './ProviderSettings.ts'
import type { SettingValues } from './settingRows.ts'

/** Completes the settings of providers, and lists what is missing. */
export function toProviderSettings(parameters: { readonly values: SettingValues; readonly isDev: boolean }): {
  readonly settings: ProviderSettings
  readonly faults: readonly string[]
} {
  const { isDev, values } = parameters
  const isPublic = values.providers === 'public'
  const isInitial = (name: ProviderName): boolean =>
    (isPublic && isKeyless(name)) || (isDev && providers[name].isLocal === true)
  const prices = values.prices ?? listProviders('prices').filter(isInitial)
  const balances = values.balances ?? (isPublic || isDev ? listProviders('balances').filter(isKeyless) : [])
  const history = values.history ?? (isPublic ? listProviders('history').filter(isKeyless) : [])
  const nfts = values.nfts ?? (isPublic ? listProviders('nfts').filter(isKeyless) : [])
  const swaps = values.swaps ?? listProviders('swaps').filter(isInitial)
  const onramp = values.onramp ?? listProviders('onramp').filter((name) => isDev && providers[name].isLocal === true)
  const toAccess = (
    name: ProviderName,
    own: { readonly url?: string | undefined; readonly key?: string | undefined; readonly daily?: number | undefined },
  ): ProviderAccess => {
    const { perDay, perSecond, perSecondWithKey = perSecond, url } = providers[name]
    return {
      url: own.url ?? url,
      key: own.key,
      perSecond: own.key === undefined ? perSecond : perSecondWithKey,
      // An instance of the operator's own or a paid plan has other limits than the free plan.
      perDay: own.daily ?? (own.url === undefined ? perDay : undefined),
    }
  }
  const access = {
    defillama: toAccess('defillama', { url: values.defillamaUrl, daily: values.defillamaDaily }),
    coingecko: toAccess('coingecko', {
      url: values.coingeckoUrl,
      key: values.coingeckoKey,
      daily: values.coingeckoDaily,
    }),
    jupiter: toAccess('jupiter', { url: values.jupiterUrl, key: values.jupiterKey, daily: values.jupiterDaily }),
    rpc: toAccess('rpc', {}),
    blockscout: toAccess('blockscout', {
      url: values.blockscoutUrl,
      key: values.blockscoutKey,
      daily: values.blockscoutDaily,
    }),
    esplora: toAccess('esplora', { url: values.esploraUrl, daily: values.esploraDaily }),
    kyberswap: toAccess('kyberswap', { url: values.kyberswapUrl, daily: values.kyberswapDaily }),
    '1inch': toAccess('1inch', { url: values.oneInchUrl, key: values.oneInchKey, daily: values.oneInchDaily }),
    devnet: toAccess('devnet', {}),
    meld: toAccess('meld', { url: values.meldUrl, key: values.meldKey, daily: values.meldDaily }),
    coinbase: toAccess('coinbase', {
      url: values.coinbaseUrl,
      key: values.coinbaseKey,
      daily: values.coinbaseDaily,
    }),
    sandbox: toAccess('sandbox', { url: values.sandboxUrl }),
  }
  const isHosted = values.blockscoutKey !== undefined || values.blockscoutUrl !== undefined
  const blockscout = {
    chainIds: isHosted ? values.blockscoutChains : [],
    instances: values.blockscoutInstances ?? new Map<CaipNetworkId, string>(),
  }
  const meld = { page: values.meldKey === undefined ? values.meldPage : undefined, country: values.meldCountry }
  const coinbase = { secret: values.coinbaseSecret, country: values.coinbaseCountry }
  const chosen = [
    ...prices.map((name) => ({ name, variable: 'LATCHKEY_PRICES' })),
    ...balances.map((name) => ({ name, variable: 'LATCHKEY_BALANCES' })),
    ...history.map((name) => ({ name, variable: 'LATCHKEY_HISTORY' })),
    ...nfts.map((name) => ({ name, variable: 'LATCHKEY_NFTS' })),
    ...swaps.map((name) => ({ name, variable: 'LATCHKEY_SWAPS' })),
    ...onramp.map((name) => ({ name, variable: 'LATCHKEY_ONRAMP' })),
  ]
  const faults = chosen.flatMap(({ name, variable }) => {
    const prefix = getVariablePrefix(name)
    const { isLocal = false, key } = providers[name]
    const isKeyMissing =
      key === 'requiredWithoutInstance'
        ? !isHosted && blockscout.instances.size === 0
        : (key === 'required' || (key === 'requiredWithoutPage' && values.meldPage === undefined)) &&
          access[name].key === undefined
    return [
      ...(isKeyMissing ? [`${prefix}_KEY: is required by ${name}`] : []),
      ...(isLocal && !isDev ? [`LATCHKEY_DEV: is required by ${name}`] : []),
      ...(name !== 'rpc' && !isLocal && access[name].url === undefined
        ? [`${prefix}_URL: is required by ${name}`]
        : []),
      ...(name === 'coinbase' && values.coinbaseSecret === undefined
        ? [`${prefix}_SECRET: is required by ${name}`]
        : []),
    ].map((fault) => `${fault} in ${variable}`)
  })
  const asking =
    history.length > 0
      ? 'LATCHKEY_HISTORY'
      : nfts.length > 0
        ? 'LATCHKEY_NFTS'
        : (values.indexedChains ?? []).length > 0
          ? 'LATCHKEY_INDEX'
          : undefined
  if (asking !== undefined && values.databaseUrl !== undefined && values.signInKeys === undefined) {
    faults.push(`LATCHKEY_SIGN_IN_KEY: is required by ${asking} with DATABASE_URL, because it signs the pages of lists`)
  }
  return { settings: { prices, balances, history, nfts, swaps, onramp, access, blockscout, meld, coinbase }, faults }
}

function isKeyless(name: ProviderName): boolean {
  return providers[name].isPublic
}
