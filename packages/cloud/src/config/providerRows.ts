import { check, type GenericSchema, picklist, pipe, string, transform } from 'valibot'
import { type Concern, listProviders, type ProviderOf } from './providers.ts'
import { row, splitList, token, urlOf, wholeNumber } from './settingSchemas.ts'

/** The order of a concern's providers; `none` turns the concern off. */
const orderRow = <concern extends Concern>(concern: concern, variable: string, initialWords: string) => {
  const known = listProviders(concern)
  const isKnown = (name: string): name is ProviderOf<concern> => known.some((one) => one === name)
  const schema: GenericSchema<string, readonly ProviderOf<concern>[]> = pipe(
    string(),
    transform((text) => (text === 'none' ? [] : splitList(text))),
    check((names) => names.every(isKnown) && new Set(names).size === names.length),
    transform((names) => names.filter(isKnown)),
  )
  return row({
    variable,
    group: 'Providers',
    description: `Providers of ${concern}, preferred first, separated by commas: ${known.join(', ')}. \`none\` turns them off.`,
    initialWords,
    expected: `none, or some of ${known.join(', ')}, separated by commas`,
    schema,
  })
}

const keyRow = (provider: string, variable: string, description: string) =>
  row({ variable, group: 'Providers', description: `Key of ${provider}${description}.`, ...token })

const urlRow = (provider: string, variable: string, description: string) =>
  row({
    variable,
    group: 'Providers',
    description: `URL of ${provider}${description}.`,
    // A URL may contain a key.
    isSecret: true,
    ...urlOf(['http:', 'https:'], 'https://provider.example.com'),
  })

const dailyRow = (provider: string, variable: string) =>
  row({
    variable,
    group: 'Providers',
    description: `Calls a day to ${provider} that your plan allows, over all nodes. Beyond them, the next provider is asked.`,
    initialWords: "the free plan's, if it has a limit",
    ...wholeNumber(1, 1_000_000_000),
  })

const replaced = ' that replaces its public one, for a paid plan or an instance of your own'

/** Settings of the providers of prices and balances: see docs/providers.md. */
export const providerRows = {
  providers: row({
    variable: 'LATCHKEY_PROVIDERS',
    group: 'Providers',
    description:
      '`public` turns on all providers that need no key. Their limits count for the whole cloud, so this is for trials.',
    initialWords: 'none: the cloud calls no host that you did not name',
    expected: 'public',
    schema: picklist(['public']),
  }),
  prices: orderRow('prices', 'LATCHKEY_PRICES', 'none; with LATCHKEY_PROVIDERS=public defillama, jupiter'),
  balances: orderRow('balances', 'LATCHKEY_BALANCES', 'none; with LATCHKEY_PROVIDERS=public or LATCHKEY_DEV rpc'),
  defillamaUrl: urlRow('defillama', 'LATCHKEY_DEFILLAMA_URL', replaced),
  defillamaDaily: dailyRow('defillama', 'LATCHKEY_DEFILLAMA_DAILY'),
  coingeckoKey: keyRow('coingecko', 'LATCHKEY_COINGECKO_KEY', ', which it requires'),
  coingeckoUrl: urlRow('coingecko', 'LATCHKEY_COINGECKO_URL', replaced),
  coingeckoDaily: dailyRow('coingecko', 'LATCHKEY_COINGECKO_DAILY'),
  jupiterKey: keyRow('jupiter', 'LATCHKEY_JUPITER_KEY', ', for twice as many calls'),
  jupiterUrl: urlRow('jupiter', 'LATCHKEY_JUPITER_URL', replaced),
  jupiterDaily: dailyRow('jupiter', 'LATCHKEY_JUPITER_DAILY'),
  esploraUrl: urlRow(
    'esplora',
    'LATCHKEY_ESPLORA_URL',
    ' for Bitcoin, such as http://127.0.0.1:3000; esplora requires it',
  ),
  esploraDaily: dailyRow('esplora', 'LATCHKEY_ESPLORA_DAILY'),
}
