import { isWalletLink } from '@latchkey/protocol/atoms'
import { isCaipNetworkId, namespaces } from '@latchkey/protocol/caip'
import { logLevels } from '../kernel/ports/createLevelLogger.ts'
import type { BaseModalOptions } from './BaseModalOptions.ts'
import { isPlainObject } from '../kernel/utils/isPlainObject.ts'
import { isUrl } from '../kernel/utils/isUrl.ts'
import { readProperty } from '../kernel/utils/readProperty.ts'
import { checkFields, is, isText, listOf, listOrFlag, oneOf, refuse, shape } from './checks.ts'
import type { Check } from './checks.ts'
import { defaultFeatures, defaultRemoteFeatures } from './constants.ts'

/**
 * Checks the options of `createModal` by name and value. An option that is `undefined` counts as not set.
 *
 * @throws `options.invalid`, with the option's name, its value and the allowed values.
 */
export function checkOptions(options: unknown): void {
  if (!isPlainObject(options)) return refuse('options', options, 'an object')
  checkFields(options, { checks: createChecks(), required: ['networks', 'adapters'], prefix: '' })
  checkChains(options)
}

type OptionName = keyof BaseModalOptions | 'onEvent' | 'networks' | 'adapters' | 'defaultNetwork'

/** Created only when options are checked, so that production pages do not pay for the table. */
function createChecks(): Readonly<Record<OptionName, Check>> {
  const flag = is('true or false', (value) => typeof value === 'boolean')
  const text = isText('a text', () => true)
  const name = isText('a text that is not empty', (value) => value !== '')
  const ids = listOf(name)
  const callback = is('a function', (value) => typeof value === 'function')
  const object = is('an object', (value) => typeof value === 'object' && value !== null)
  const page = isText('an https or http URL without a password', (value) => isUrl(value, ['https:', 'http:']))
  const image = isText(
    'an https or data:image URL',
    (value) => isUrl(value, ['https:']) || value.startsWith('data:image/'),
  )
  const link = isText('an https URL or a link of the wallet', isWalletLink)
  const contract = isText('the address of a contract', (value) => /^0x[\da-f]{40}$/i.test(value))
  const accountType = oneOf(['eoa', 'smartAccount', 'payment'])
  return {
    projectId: text,
    cloud: page,
    secureSite: page,
    relay: shape({ url: isText('a wss or ws URL', (value) => isUrl(value, ['wss:', 'ws:'])), projectId: text }, [
      'url',
    ]),
    openPairingClient: callback,
    metadata: shape({ name, description: text, url: page, icons: listOf(image) }, ['name']),
    features: shape(createFeatureChecks(flag)),
    customWallets: listOf(
      shape(
        {
          id: name,
          name,
          homepage: page,
          image_url: image,
          image_id: name,
          rdns: name,
          chains: listOf(is('a CAIP-2 network id', isCaipNetworkId)),
          mobile_link: link,
          desktop_link: link,
          webapp_link: page,
          chrome_store: page,
          app_store: page,
          play_store: page,
        },
        ['id', 'name'],
      ),
    ),
    includeWalletIds: ids,
    excludeWalletIds: ids,
    featuredWalletIds: ids,
    walletGroups: listOf(shape({ name, walletIds: ids }, ['name', 'walletIds'])),
    avatar: callback,
    themeMode: oneOf(['light', 'dark', 'system', 'inherit']),
    themeVariables: is(
      'an object of names of `--lk-*` properties, and texts or `{ light, dark }`',
      (value) =>
        isPlainObject(value) &&
        Object.entries(value).every(
          ([key, entry]) =>
            /^(--lk-)?[a-z][\w-]{0,63}$/.test(key) && (typeof entry === 'string' || isPlainObject(entry)),
        ),
    ),
    locale: isText('a BCP 47 language tag', (value) => /^[a-z]{2,3}(-[a-z\d]{1,8})*$/i.test(value)),
    messages: is(
      'an object of texts by the keys of messages',
      (value) =>
        isPlainObject(value) && Object.values(value).every((entry) => entry === undefined || typeof entry === 'string'),
    ),
    direction: oneOf(['ltr', 'rtl']),
    basic: flag,
    enableNetworkSwitch: flag,
    allowUnsupportedChain: flag,
    ignoreSwitchConfirmation: flag,
    shareFullUrl: flag,
    enableReconnect: flag,
    preload: oneOf(['intent', 'idle', 'none']),
    siwx: is('what createSiwx() of @latchkey/siwx makes', hasMethods(siwxMethods)),
    siweConfig: is(`an object with ${siweMethods.join(', ')}`, hasMethods(siweMethods)),
    swapRouters: listOf(
      shape(
        {
          provider: oneOf(['kyberswap', '1inch', 'devnet']),
          networkId: is('a CAIP-2 network id', isCaipNetworkId),
          router: contract,
          spender: contract,
        },
        ['provider', 'networkId', 'router', 'spender'],
      ),
    ),
    refuseHighPriceImpact: flag,
    termsUrl: page,
    privacyUrl: page,
    logLevel: oneOf(logLevels),
    defaultAccountTypes: shape(Object.fromEntries(namespaces.map((namespace) => [namespace, accountType]))),
    onEvent: callback,
    onError: callback,
    storagePrefix: isText('1 to 32 letters, digits, - and _', (value) => /^[\w-]{1,32}$/.test(value)),
    ports: shape({
      storage: object,
      clock: object,
      logger: object,
      random: object,
      platform: object,
      http: object,
      frame: object,
    }),
    networks: is('a list of at least one network', (value) => Array.isArray(value) && value.length > 0),
    adapters: listOf(
      is(
        'what an adapter package makes, such as eip155Adapter()',
        (value) => isNamespaceOf(value) && typeof readProperty(value, 'create') === 'function',
      ),
    ),
    defaultNetwork: object,
  }
}

/** A feature is a flag or a list of items of its default list. */
function createFeatureChecks(flag: Check): Readonly<Record<string, Check>> {
  const local: Readonly<Record<string, unknown>> = {
    ...defaultFeatures,
    connectMethodsOrder: ['email', 'social', 'wallet'],
  }
  const toCheck = (value: unknown, toListCheck: (check: Check) => Check) =>
    Array.isArray(value) ? toListCheck(oneOf(value)) : flag
  return Object.fromEntries([
    ...Object.entries(local).map(([name, value]) => [name, toCheck(value, (check) => listOf(check))] as const),
    ...Object.entries({ ...defaultRemoteFeatures, onramp: [...defaultRemoteFeatures.onramp, 'sandbox'] }).map(
      ([name, value]) => [name, toCheck(value, listOrFlag)] as const,
    ),
  ])
}

/** Checks that the networks and the adapters match. The types check the same at compile time. */
function checkChains(options: Readonly<Record<string, unknown>>): void {
  const adapters = toList(options['adapters']).map((adapter) => readProperty(adapter, 'namespace'))
  for (const [index, namespace] of adapters.entries()) {
    if (adapters.indexOf(namespace) !== index) refuse(`adapters[${index}]`, namespace, 'one adapter for each namespace')
  }
  const networks = toList(options['networks'])
  for (const [index, network] of networks.entries()) {
    const option = `networks[${index}]`
    const id = readProperty(network, 'id')
    const isNetwork =
      (typeof id === 'number' || typeof id === 'string') &&
      typeof readProperty(network, 'name') === 'string' &&
      Array.isArray(readProperty(readProperty(readProperty(network, 'rpcUrls'), 'default'), 'http')) &&
      typeof readProperty(readProperty(network, 'nativeCurrency'), 'decimals') === 'number'
    if (!isNetwork) refuse(option, network, 'a network or a viem chain')
    const namespace = readProperty(network, 'chainNamespace') ?? 'eip155'
    if (adapters.length > 0 && !adapters.includes(namespace))
      refuse(option, namespace, `a network of the given adapters: ${adapters.join(', ')}`)
  }
  const preferred = options['defaultNetwork']
  const isSame = (network: unknown) =>
    readProperty(network, 'id') === readProperty(preferred, 'id') &&
    readProperty(network, 'chainNamespace') === readProperty(preferred, 'chainNamespace')
  if (preferred !== undefined && !networks.some(isSame))
    refuse('defaultNetwork', readProperty(preferred, 'name') ?? preferred, 'one of `networks`')
}

const siwxMethods = ['createMessage', 'addSession', 'revokeSession', 'setSessions', 'getSessions', 'getRequired']
const siweMethods = ['getNonce', 'createMessage', 'verifyMessage', 'getSession', 'signOut']

const hasMethods =
  (names: readonly string[]) =>
  (value: unknown): boolean =>
    names.every((name) => typeof readProperty(value, name) === 'function')

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const isNamespaceOf = (value: unknown): boolean =>
  namespaces.some((namespace) => namespace === readProperty(value, 'namespace'))
