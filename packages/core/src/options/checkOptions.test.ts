import { describe, expect, it } from 'vitest'
import { isModalError } from '../kernel/errors/isModalError.ts'
import type { ModalOptions } from '../plugin/Modal.ts'
import { createFakeSiwx } from '../test/createFakeSiwx.ts'
import { checkOptions } from './checkOptions.ts'

const mainnet = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://eth.example'] } },
}
const solana = { ...mainnet, id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', name: 'Solana', chainNamespace: 'solana' }
const create = () => ({})
const { siwx } = createFakeSiwx()
const required = { networks: [mainnet], adapters: [{ namespace: 'eip155', create }] }

/** Every option that an app can set; the type keeps it complete. */
type ScalarOptions = Omit<ModalOptions, 'networks' | 'adapters' | 'defaultNetwork'>

const complete: { readonly [name in keyof Required<ScalarOptions>]: ScalarOptions[name] } = {
  projectId: 'a-project',
  cloud: 'https://latchkey.example.com/',
  secureSite: 'https://wallet.example.com',
  relay: { url: 'wss://relay.example.com', projectId: 'another' },
  openPairingClient: () => Promise.reject(new TypeError('not called')),
  metadata: {
    name: 'App',
    description: 'An app',
    url: 'https://app.example.com',
    icons: ['https://app.example.com/i.png'],
  },
  features: {
    send: false,
    receive: true,
    analytics: false,
    allWallets: true,
    legalCheckbox: true,
    collapseWallets: true,
    connectMethodsOrder: ['wallet', 'email', 'social'],
    walletFeaturesOrder: ['send'],
    connectorTypeOrder: ['recent', 'injected'],
    email: true,
    socials: ['google', 'farcaster'],
    swaps: true,
    onramp: false,
    activity: true,
    branding: false,
  },
  customWallets: [
    {
      id: 'own',
      name: 'Own',
      homepage: 'https://own.example',
      image_url: 'data:image/png;base64,AAAA',
      image_id: 'image',
      rdns: 'example.own',
      chains: ['eip155:1'],
      mobile_link: 'own://',
      desktop_link: 'own://desktop',
      webapp_link: 'https://own.example/app',
      chrome_store: 'https://chromewebstore.google.com/detail/own',
      app_store: 'https://apps.apple.com/app/own',
      play_store: 'https://play.google.com/store/apps/details?id=own',
    },
  ],
  includeWalletIds: ['a'],
  excludeWalletIds: [],
  featuredWalletIds: ['b', 'c'],
  walletGroups: [{ name: 'Hardware wallets', walletIds: ['ledger', 'trezor'] }],
  avatar: () => undefined,
  themeMode: 'inherit',
  themeVariables: { '--lk-accent': 'rebeccapurple', bg: { light: '#fff', dark: '#000' } },
  locale: 'zh-Hant-TW',
  messages: { 'connect.title': 'Sign in', 'common.close': undefined },
  direction: 'rtl',
  basic: false,
  enableNetworkSwitch: true,
  allowUnsupportedChain: false,
  ignoreSwitchConfirmation: true,
  shareFullUrl: true,
  enableReconnect: false,
  preload: 'idle',
  siwx,
  siweConfig: undefined,
  swapRouters: [
    {
      provider: 'kyberswap',
      networkId: 'eip155:250',
      router: '0x6131B5fae19EA4f9D964eAc0408E4408b66337b5',
      spender: '0x6131B5fae19EA4f9D964eAc0408E4408b66337b5',
    },
  ],
  refuseHighPriceImpact: true,
  termsUrl: 'https://app.example.com/terms',
  privacyUrl: 'http://localhost:3000/privacy',
  logLevel: 'silent',
  defaultAccountTypes: { eip155: 'eoa' },
  onEvent: () => {},
  onError: () => {},
  storagePrefix: 'admin_1',
  ports: {},
}

function getRefusal(options: unknown) {
  try {
    checkOptions(options)
  } catch (error) {
    if (isModalError(error, 'options.invalid')) return error
    throw error
  }
  return undefined
}

const refuse = (options: object) => getRefusal({ ...required, ...options })?.context

describe('checkOptions', () => {
  it('accepts the fewest and the most options', () => {
    expect(getRefusal(required)).toBeUndefined()
    expect(getRefusal({ ...required, ...complete })).toBeUndefined()
  })

  it('treats undefined as not set, in every option', () => {
    const nothing = Object.fromEntries(Object.keys(complete).map((name) => [name, undefined]))
    expect(getRefusal({ ...required, ...nothing })).toBeUndefined()
  })

  it('reports the option, its value and the allowed values', () => {
    const error = getRefusal({ ...required, themeMode: 'blue' })
    expect(error?.context).toStrictEqual({
      option: 'themeMode',
      given: '"blue"',
      allowed: 'one of light, dark, system, inherit',
    })
    expect(error?.message).toBe(
      'Invalid option `themeMode`: "blue" was given, allowed is one of light, dark, system, inherit',
    )
  })

  it.each(Object.keys(complete))('rejects a wrong type and null for %s', (name) => {
    for (const value of [null, Symbol('wrong')]) expect(refuse({ [name]: value })?.option).toBe(name)
  })

  it.each([
    ['cloud', 'latchkey.example.com'],
    ['cloud', 'ftp://latchkey.example.com'],
    ['cloud', 'javascript:alert(1)'],
    ['relay', 'wss://relay.example.com'],
    ['relay.url', { url: 'https://relay.example.com' }],
    ['relay.url', {}],
    ['metadata.name', { description: 'An app' }],
    ['metadata.name', { name: '' }],
    ['metadata.url', { name: 'App', url: '/' }],
    ['metadata.icons', { name: 'App', icons: 'https://app.example.com/i.png' }],
    ['metadata.icons[1]', { name: 'App', icons: ['https://a.example/i.png', 'http://a.example/i.png'] }],
    ['features.swaps[0]', { swaps: ['2inch'] }],
    ['features.onramp[1]', { onramp: ['sandbox', 'shop'] }],
    ['features.socials[1]', { socials: ['google', 'telegram'] }],
    ['features.socials', { socials: 'google' }],
    ['features.email', { email: 'yes' }],
    ['features.connectMethodsOrder[0]', { connectMethodsOrder: ['passkey'] }],
    ['customWallets[0].id', [{ name: 'Own' }]],
    ['customWallets[1].name', [{ id: 'a', name: 'A' }, { id: 'b' }]],
    ['customWallets[0].mobile_link', [{ id: 'a', name: 'A', mobile_link: 'javascript:alert(1)' }]],
    ['customWallets[0].homepage', [{ id: 'a', name: 'A', homepage: 'data:text/html,hello' }]],
    ['customWallets[0].image_url', [{ id: 'a', name: 'A', image_url: 'data:text/html,hello' }]],
    ['customWallets[0].chains[0]', [{ id: 'a', name: 'A', chains: [1] }]],
    ['includeWalletIds[0]', ['']],
    ['themeVariables', { '--lk-accent': 5 }],
    ['themeVariables', { '--w3m-accent': 'red' }],
    ['locale', 'English, please'],
    ['messages', { 'connect.title': 7 }],
    ['direction', 'up'],
    ['defaultAccountTypes.eip155', { eip155: 'multisig' }],
    ['storagePrefix', 'a/b'],
    ['storagePrefix', ''],
    ['ports.storage', { storage: 'localStorage' }],
    ['logLevel', 'trace'],
    ['networks', []],
    ['networks', 'mainnet'],
    ['networks[1]', [mainnet, { id: 5 }]],
    ['networks[1]', [mainnet, solana]],
    ['adapters', {}],
    ['adapters[0]', [{ namespace: 'ethereum', create }]],
    ['adapters[0]', [{ namespace: 'eip155' }]],
    ['adapters[1]', [...required.adapters, { namespace: 'eip155', create }]],
    ['defaultNetwork', solana],
  ])('reports %s for %o', (option, value) => {
    const [name = ''] = option.split(/[.[]/)
    expect(refuse({ [name]: value })?.option).toBe(option)
  })

  it('rejects an unknown name and lists the known ones', () => {
    expect(refuse({ themeMod: 'x' })).toMatchObject({
      option: 'themeMod',
      given: '"x"',
      allowed: expect.stringMatching(/^one of the names .*projectId, .*themeMode, /),
    })
  })

  it('knows no flag of features that nothing serves: what pays arrives with its flag [S1.028]', () => {
    for (const name of ['pay', 'smartSessions'])
      expect(refuse({ features: { [name]: true } })?.option).toBe(`features.${name}`)
  })

  it.each([
    [{ features: { email: true, swap: true } }, 'features.swap', /swaps/],
    [{ metadata: { name: 'App', icon: [] } }, 'metadata.icon', /icons/],
    [{ defaultAccountTypes: { eip15: 'eoa' } }, 'defaultAccountTypes.eip15', /eip155/],
  ])('rejects unknown names inside of options too (case %#)', (options, option, allowed) => {
    expect(refuse(options)).toMatchObject({ option, allowed: expect.stringMatching(allowed) })
  })

  it('accepts networks of any namespace without adapters, and a default network that is one of them', () => {
    expect(getRefusal({ networks: [mainnet, solana], adapters: [], defaultNetwork: { ...solana } })).toBeUndefined()
  })

  it.each([[undefined], [null], ['options'], [[]], [() => {}]])(
    'refuses %o in place of options',
    (options: unknown) => {
      expect(getRefusal(options)?.context?.option).toBe('options')
    },
  )

  it.each([['networks'], ['adapters']])('requires %s', (name) => {
    expect(getRefusal({ ...required, [name]: undefined })?.context).toMatchObject({ option: name, given: 'undefined' })
    const { [name]: _, ...others } = { ...required } as Record<string, unknown>
    expect(getRefusal(others)?.context?.option).toBe(name)
  })

  it('omits passwords from the error and limits its length', () => {
    const password = refuse({ cloud: 'https://name:secret@latchkey.example.com' })
    expect(password?.given).toBe('"https://latchkey.example.com"')
    const endless = refuse({ themeMode: 'x'.repeat(1_000_000), ['y'.repeat(1_000_000)]: 1 })
    expect(JSON.stringify(endless).length).toBeLessThan(300)
    expect(refuse({ ['y'.repeat(1_000_000)]: 1 })?.option).toHaveLength(64)
  })

  it('takes siweConfig or siwx', () => {
    const [siwe] = [['getNonce', 'createMessage', 'verifyMessage', 'getSession', 'signOut']]
    const siweConfig = Object.fromEntries(siwe.map((name) => [name, () => undefined]))
    expect(getRefusal({ ...required, siweConfig })).toBeUndefined()
    expect(getRefusal({ ...required, siwx })).toBeUndefined()
    expect(refuse({ siwx: { ...siwx, getSessions: undefined } })?.option).toBe('siwx')
    expect(refuse({ siweConfig: { ...siweConfig, getNonce: 'a1b2' } })).toMatchObject({
      option: 'siweConfig',
      allowed: 'an object with getNonce, createMessage, verifyMessage, getSession, signOut',
    })
  })
})
