import { type CaipNetworkId, isCaipNetworkId } from '@latchkey/protocol/caip'
import { check, type GenericSchema, picklist, pipe, string, transform } from 'valibot'
import { isLoopbackHost } from './isLoopbackHost.ts'
import { type Concern, listProviders, type ProviderOf } from './providers.ts'
import { readCoinbaseSecret } from './readCoinbaseSecret.ts'
import { hasScheme, row, splitList, token, urlOf, wholeNumber } from './settingSchemas.ts'

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

const isEvmChain = (text: string): text is CaipNetworkId => text.startsWith('eip155:') && isCaipNetworkId(text)

/** Splits `eip155:100=https://a.example` at the first equals sign. */
const splitInstance = (text: string): readonly [chain: string, url: string] => {
  const end = text.indexOf('=')
  return [text.slice(0, Math.max(0, end)).trim(), text.slice(end + 1).trim()]
}

const blockscoutRows = {
  blockscoutKey: keyRow('blockscout', 'LATCHKEY_BLOCKSCOUT_KEY', ', which its hosted API requires'),
  blockscoutUrl: urlRow(
    'blockscout',
    'LATCHKEY_BLOCKSCOUT_URL',
    " that replaces that of its hosted API. The chain's number is appended",
  ),
  blockscoutChains: row({
    variable: 'LATCHKEY_BLOCKSCOUT_CHAINS',
    group: 'Providers',
    description:
      'EVM chains that the hosted API of blockscout is asked for, separated by commas. An account without a chain is asked for on all of them, so more chains need a larger plan.',
    initial: 'eip155:1',
    expected: 'CAIP-2 ids of EVM chains such as eip155:1, separated by commas',
    schema: pipe(
      string(),
      transform(splitList),
      check((chains) => chains.length > 0 && chains.length <= 100 && chains.every(isEvmChain)),
      transform((chains) => [...new Set(chains.filter(isEvmChain))]),
    ),
  }),
  blockscoutInstances: row({
    variable: 'LATCHKEY_BLOCKSCOUT_INSTANCES',
    group: 'Providers',
    description:
      'Your own instances of blockscout, each for one EVM chain, separated by commas, such as eip155:100=https://explorer.example.com.',
    initialWords: 'none',
    // A URL may contain a key.
    isSecret: true,
    expected: 'pairs such as eip155:100=https://explorer.example.com, separated by commas, with one URL for a chain',
    schema: pipe(
      string(),
      transform((text) => splitList(text).map(splitInstance)),
      check((pairs) => pairs.length > 0 && pairs.every(([, url]) => hasScheme(url, ['http:', 'https:']))),
      check((pairs) => pairs.every(([chain]) => isEvmChain(chain)) && new Map(pairs).size === pairs.length),
      transform(
        (pairs) => new Map(pairs.flatMap(([chain, url]) => (isEvmChain(chain) ? [[chain, url] as const] : []))),
      ),
    ),
  }),
  blockscoutDaily: dailyRow('blockscout', 'LATCHKEY_BLOCKSCOUT_DAILY'),
}

const countryRow = (variable: string) =>
  row({
    variable,
    group: 'Providers',
    description: 'Country whose currencies and payment methods are offered: ISO 3166, for the USA with the state.',
    initial: 'US-CA',
    expected: 'a code such as DE or US-CA',
    schema: pipe(
      string(),
      check((text) => /^[A-Z]{2}(?:-[A-Z\d]{1,3})?$/.test(text)),
    ),
  })

const meldRows = {
  meldKey: keyRow('meld', 'LATCHKEY_MELD_KEY', ', which quotes require'),
  meldUrl: urlRow('meld', 'LATCHKEY_MELD_URL', replaced),
  meldDaily: dailyRow('meld', 'LATCHKEY_MELD_DAILY'),
  meldCountry: countryRow('LATCHKEY_MELD_COUNTRY'),
  meldPage: row({
    variable: 'LATCHKEY_MELD_PAGE',
    group: 'Providers',
    description:
      'Your page of meld, with your public key in its URL. Without LATCHKEY_MELD_KEY, visitors buy there: apps add the account and the currency.',
    ...urlOf(['https:'], 'https://meldcrypto.com/?publicKey=…'),
  }),
}

const coinbaseRows = {
  coinbaseKey: keyRow('coinbase', 'LATCHKEY_COINBASE_KEY', ': the id of a secret API key. It requires one'),
  coinbaseSecret: row({
    variable: 'LATCHKEY_COINBASE_SECRET',
    group: 'Providers',
    description:
      'Secret of the key of coinbase, which signs each call: Ed25519 in base64, or a PEM file with a P-256 key.',
    isSecret: true,
    expected: 'a secret of Coinbase: 64 bytes in base64, or a private key in PEM',
    schema: pipe(
      string(),
      check((text) => readCoinbaseSecret(text) !== undefined),
    ),
  }),
  coinbaseUrl: urlRow('coinbase', 'LATCHKEY_COINBASE_URL', replaced),
  coinbaseDaily: dailyRow('coinbase', 'LATCHKEY_COINBASE_DAILY'),
  coinbaseCountry: countryRow('LATCHKEY_COINBASE_COUNTRY'),
}

/** Settings of the providers of prices, balances, history, NFTs, swaps and purchases: see docs/providers.md. */
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
  prices: orderRow(
    'prices',
    'LATCHKEY_PRICES',
    'none; with LATCHKEY_PROVIDERS=public defillama, jupiter, with LATCHKEY_DEV devnet',
  ),
  balances: orderRow('balances', 'LATCHKEY_BALANCES', 'none; with LATCHKEY_PROVIDERS=public or LATCHKEY_DEV rpc'),
  history: orderRow('history', 'LATCHKEY_HISTORY', 'none'),
  nfts: orderRow('nfts', 'LATCHKEY_NFTS', 'none'),
  swaps: orderRow(
    'swaps',
    'LATCHKEY_SWAPS',
    'none; with LATCHKEY_PROVIDERS=public kyberswap, with LATCHKEY_DEV devnet',
  ),
  onramp: orderRow('onramp', 'LATCHKEY_ONRAMP', 'none; with LATCHKEY_DEV sandbox'),
  indexedChains: row({
    variable: 'LATCHKEY_INDEX',
    group: 'Providers',
    description:
      'EVM chains whose transactions the cloud indexes once it is asked for them, separated by commas: local and small ones. `none` turns it off.',
    initialWords: 'none; with LATCHKEY_DEV eip155:31337, eip155:31338',
    expected: 'none, or CAIP-2 ids of EVM chains such as eip155:31337, separated by commas',
    schema: pipe(
      string(),
      transform((text) => (text === 'none' ? [] : [...new Set(splitList(text))])),
      check((ids) => ids.every(isEvmChain)),
      transform((ids): readonly CaipNetworkId[] => ids.filter(isEvmChain)),
    ),
  }),
  defillamaUrl: urlRow('defillama', 'LATCHKEY_DEFILLAMA_URL', replaced),
  defillamaDaily: dailyRow('defillama', 'LATCHKEY_DEFILLAMA_DAILY'),
  coingeckoKey: keyRow('coingecko', 'LATCHKEY_COINGECKO_KEY', ', which it requires'),
  coingeckoUrl: urlRow('coingecko', 'LATCHKEY_COINGECKO_URL', replaced),
  coingeckoDaily: dailyRow('coingecko', 'LATCHKEY_COINGECKO_DAILY'),
  jupiterKey: keyRow('jupiter', 'LATCHKEY_JUPITER_KEY', ', for twice as many calls'),
  jupiterUrl: urlRow('jupiter', 'LATCHKEY_JUPITER_URL', replaced),
  jupiterDaily: dailyRow('jupiter', 'LATCHKEY_JUPITER_DAILY'),
  ...blockscoutRows,
  ...meldRows,
  ...coinbaseRows,
  sandboxUrl: row({
    variable: 'LATCHKEY_SANDBOX_URL',
    group: 'Providers',
    description: 'URL of the faucet of latchkey-devnet, which delivers the purchases of the sandbox.',
    initialWords: 'http://127.0.0.1:8547',
    expected: 'a loopback URL such as http://127.0.0.1:8547',
    schema: pipe(
      string(),
      check((text) => hasScheme(text, ['http:']) && isLoopbackHost(new URL(text).hostname)),
    ),
  }),
  esploraUrl: urlRow(
    'esplora',
    'LATCHKEY_ESPLORA_URL',
    ' for Bitcoin, such as http://127.0.0.1:3000; esplora requires it',
  ),
  esploraDaily: dailyRow('esplora', 'LATCHKEY_ESPLORA_DAILY'),
  kyberswapUrl: urlRow('kyberswap', 'LATCHKEY_KYBERSWAP_URL', replaced),
  kyberswapDaily: dailyRow('kyberswap', 'LATCHKEY_KYBERSWAP_DAILY'),
  oneInchKey: keyRow('1inch', 'LATCHKEY_ONEINCH_KEY', ', which it requires'),
  oneInchUrl: urlRow('1inch', 'LATCHKEY_ONEINCH_URL', replaced),
  oneInchDaily: dailyRow('1inch', 'LATCHKEY_ONEINCH_DAILY'),
}
