import { listProviders, type ProviderName, providers } from './providers.ts'
import type { ProviderAccess, ProviderSettings } from './ProviderSettings.ts'
import type { SettingValues } from './settingRows.ts'

/** Completes the settings of providers, and lists what is missing. */
export function toProviderSettings(parameters: { readonly values: SettingValues; readonly isDev: boolean }): {
  readonly settings: ProviderSettings
  readonly faults: readonly string[]
} {
  const { isDev, values } = parameters
  const isPublic = values.providers === 'public'
  const prices = values.prices ?? (isPublic ? listProviders('prices').filter(isKeyless) : [])
  const balances = values.balances ?? (isPublic || isDev ? listProviders('balances').filter(isKeyless) : [])
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
    esplora: toAccess('esplora', { url: values.esploraUrl, daily: values.esploraDaily }),
  }
  const chosen = [
    ...prices.map((name) => ({ name, variable: 'LATCHKEY_PRICES' })),
    ...balances.map((name) => ({ name, variable: 'LATCHKEY_BALANCES' })),
  ]
  const faults = chosen.flatMap(({ name, variable }) => {
    const prefix = `LATCHKEY_${name.toUpperCase()}`
    const { key } = providers[name]
    return [
      ...(key === 'required' && access[name].key === undefined ? [`${prefix}_KEY: is required by ${name}`] : []),
      ...(name !== 'rpc' && access[name].url === undefined ? [`${prefix}_URL: is required by ${name}`] : []),
    ].map((fault) => `${fault} in ${variable}`)
  })
  return { settings: { prices, balances, access }, faults }
}

function isKeyless(name: ProviderName): boolean {
  return providers[name].isPublic
}
