import {
  ModalError,
  type ModalOptions,
  type Namespace,
  type Network,
  type PlatformPort,
  type ViewName,
} from '@latchkey/core'
import { arbitrum, bitcoin, defineNetwork, mainnet } from '@latchkey/core/networks'
import { createFakeAdapter, fakeWallet, type Answer } from '@latchkey/core/testing'
import type { TestModal } from '@latchkey/core/testing'
import { truncateMiddle } from '../ui/truncateMiddle.ts'
import { toIcon } from './toIcon.ts'

/** A state of a view, and how it comes about. */
export interface Scene {
  readonly name: string
  readonly view: ViewName
  readonly fake: ReturnType<typeof createFakeAdapter>
  readonly others?: readonly ReturnType<typeof createFakeAdapter>[] | undefined
  readonly options?: Partial<ModalOptions> | undefined
  readonly platform?: Partial<PlatformPort> | undefined
  readonly connected?: readonly string[] | undefined
  /** Opens the modal and brings the state about. */
  readonly play: (world: TestModal) => void
  /** Pressed then, by their test ids. */
  readonly press?: readonly string[] | undefined
  /** Moves the clock, in ms, when all is on screen. */
  readonly advance?: number | undefined
  /** A status to be waited for. */
  readonly status?: string | undefined
}

const metamask = { ...fakeWallet('io.metamask', 'MetaMask'), icon: toIcon('#f0883e') }
const phantom = { ...fakeWallet('app.phantom', 'Phantom'), icon: toIcon('#7b6cf0') }
const rainbow = { ...fakeWallet('me.rainbow', 'Rainbow'), icon: toIcon('#174299') }
const custom = {
  id: 'custom',
  name: 'Zerion',
  homepage: 'https://custom.example',
  image_url: toIcon('#2f62d9'),
  chrome_store: 'https://chromewebstore.google.com/detail/custom',
  app_store: 'https://apps.apple.com/app/custom',
  play_store: 'https://play.google.com/store/apps/details?id=custom',
}
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'
const android = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile'

const network = (id: number, name: string): Network =>
  defineNetwork({
    id,
    name,
    chainNamespace: 'eip155',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['https://rpc.example'] } },
  })

const manyNetworks = [
  mainnet,
  arbitrum,
  network(10, 'Optimism'),
  network(8453, 'Base'),
  network(137, 'Polygon'),
  network(43114, 'Avalanche'),
  network(59144, 'Linea'),
  network(100, 'Gnosis'),
  network(42220, 'Celo'),
] as const

const addresses = [
  '0x71C7656EC7ab88b098defB751B7401B5f68976F1',
  '0x2546BcD3c84621e976D8185a91A922aE77ECEc30',
  '0xbDA5747bFD65F08deb54cb465eB87D40e51B197E',
] as const

/** The names that come from outside: of wallets, networks, chains and the app. */
export const outsideWords = [
  ...['MetaMask', 'Phantom', 'Rainbow', 'Zerion', 'Trust', 'Wallet'],
  ...['Ethereum', 'Arbitrum One', 'Bitcoin', 'Polygon', 'Optimism', 'Base', 'Avalanche', 'Linea', 'Gnosis', 'Celo'],
  ...addresses.flatMap((address) => [address, truncateMiddle({ text: address })]),
  ...['Etherscan', 'Demo app', 'ETH', 'ada.example', 'Unknown wallet with a name that is far too long'],
]

const toBalance = (getNative: () => Promise<bigint>) => ({
  balance: { getNative: async () => ({ value: await getNative(), decimals: 18, symbol: 'ETH' }) },
})
const pending = (): Promise<never> => new Promise(() => {})

const page = { metadata: { name: 'Demo app' } }
const onDesktop = { userAgent: chrome }
const onPhone = { userAgent: android, isMobile: true }

type Steps = Omit<Scene, 'fake' | 'name' | 'view'> & {
  readonly fake?: Parameters<typeof createFakeAdapter>[0] | undefined
}

const scene = (view: ViewName, state: string, { fake, ...steps }: Steps): Scene => ({
  name: `${view} · ${state}`,
  view,
  fake: createFakeAdapter({ wallets: [metamask, rainbow], addresses: [...addresses], ...fake }),
  platform: onDesktop,
  ...steps,
  options: { ...page, ...steps.options },
})

const atConnect = (state: string, steps: Partial<Steps> = {}): Scene =>
  scene('Connect', state, { play: ({ modal }) => modal.open(), ...steps })

const atWallet = (state: string, answer: Answer, steps: Partial<Steps> = {}): Scene =>
  scene('ConnectingExternal', state, {
    play: ({ modal, adapter }) => {
      adapter.answer = answer
      modal.open()
      modal.controllers.router.push('ConnectingExternal', { connectorId: metamask.id, namespace: 'eip155' })
    },
    ...steps,
  })

const atCustom = (state: string, steps: Partial<Steps> = {}): Scene =>
  scene('ConnectingExternal', state, {
    options: { customWallets: [custom] },
    play: ({ modal }) => {
      modal.open()
      modal.controllers.router.push('ConnectingExternal', { connectorId: 'custom', namespace: 'eip155' })
    },
    status: 'not-installed',
    ...steps,
  })

const atAccount = (state: string, steps: Partial<Steps> = {}): Scene =>
  scene('Account', state, { connected: [metamask.id], play: ({ modal }) => modal.open(), ...steps })

const fromAccount = (view: 'ProfileWallets' | 'Networks', state: string, steps: Partial<Steps> = {}): Scene =>
  scene(view, state, {
    connected: [metamask.id],
    play: ({ modal }) => {
      modal.open()
      modal.controllers.router.push(view)
    },
    ...steps,
  })

const atSwitch = (state: string, answer: Answer, steps: Partial<Steps> = {}): Scene =>
  scene('SwitchNetwork', state, {
    connected: [metamask.id],
    play: ({ modal, adapter }) => {
      adapter.answer = answer
      modal.open({ view: 'SwitchNetwork', parameters: { network: arbitrum } })
    },
    ...steps,
  })

const atUnsupported = (state: string, steps: Partial<Steps> = {}): Scene =>
  scene('UnsupportedChain', state, {
    connected: [metamask.id],
    play: ({ adapter }) => adapter.wallet.changeNetwork('eip155:137'),
    ...steps,
  })

const wallets = Array.from({ length: 11 }, (_, index) => fakeWallet(`wallet-${index}`, `Wallet ${index + 1}`))
const longName = 'Unknown wallet with a name that is far too long'
const solana: Namespace = 'solana'

/** Every state of every view, made anew at each call. */
export const createScenes = (): readonly Scene[] => [
  atConnect('wallets of the page', {
    fake: { wallets: [metamask, phantom, rainbow] },
    others: [createFakeAdapter({ namespace: solana, wallets: [{ ...phantom, id: 'Phantom' }] })],
    connected: [rainbow.id],
    options: { customWallets: [custom], networks: manyNetworks },
    play: ({ modal }) => void modal.disconnect().then(() => modal.open()),
  }),
  atConnect('terms and privacy', {
    options: { termsUrl: 'https://app.example/terms', privacyUrl: 'https://app.example/privacy' },
  }),
  atConnect('many wallets', { fake: { wallets } }),
  atConnect('no wallet', { fake: { wallets: [] } }),
  atConnect('no wallet on a phone', { fake: { wallets: [] }, platform: onPhone }),
  atConnect('long name, bad icon', {
    fake: { wallets: [{ ...fakeWallet('long', longName), icon: 'javascript:alert(1)' }, metamask] },
  }),
  atWallet('waiting', 'hold', { advance: 100, status: 'waiting' }),
  atWallet('waiting for long', 'hold', { advance: 5_000, status: 'waiting' }),
  atWallet('declined', 'reject', { status: 'declined' }),
  atWallet('failed', 'fail', { status: 'failed' }),
  atWallet('pending', new ModalError('connection.pending'), { status: 'pending' }),
  atWallet('locked', new ModalError('wallet.locked'), { status: 'locked' }),
  atWallet('long name', 'reject', {
    fake: { wallets: [fakeWallet(metamask.id, longName)] },
    status: 'declined',
  }),
  atCustom('not installed'),
  atCustom('not installed, on a phone by code', { press: ['lk-install-ios'] }),
  atCustom('not installed, looked for', { press: ['lk-install-done'] }),
  atCustom('not installed, on a phone', { platform: onPhone }),
  scene('WhatIsAWallet', 'all', {
    play: ({ modal }) => {
      modal.open()
      modal.controllers.router.push('WhatIsAWallet')
    },
  }),
  atAccount('with balance', { fake: { features: toBalance(async () => 742_900_000_000_000_000n) } }),
  atAccount('large balance', { fake: { features: toBalance(async () => 1_234_567_891_234_000_000_000_000n) } }),
  atAccount('balance awaited', { fake: { features: toBalance(pending) } }),
  atAccount('balance unavailable', {
    fake: { features: toBalance(() => Promise.reject(new Error('the node broke'))) },
  }),
  atAccount('named', {
    play: ({ modal }) => {
      modal.controllers.account.update({
        namespace: 'eip155',
        address: addresses[0],
        patch: { profileName: 'ada.example' },
      })
      modal.open()
    },
  }),
  fromAccount('ProfileWallets', 'several', { connected: [rainbow.id, metamask.id] }),
  fromAccount('ProfileWallets', 'one account', { fake: { addresses: [addresses[0]] } }),
  fromAccount('Networks', 'few, one needs another wallet', {
    options: { networks: [mainnet, arbitrum, bitcoin] },
    others: [createFakeAdapter({ namespace: 'bip122', wallets: [] })],
  }),
  fromAccount('Networks', 'many', { options: { networks: manyNetworks } }),
  atSwitch('waiting', 'hold', { advance: 100, status: 'waiting' }),
  atSwitch('declined', new ModalError('network.switchRejected'), { status: 'declined' }),
  atSwitch('failed', 'fail', { status: 'failed' }),
  atSwitch('pending', new ModalError('connection.pending'), { status: 'pending' }),
  atSwitch(
    'not in this wallet',
    new ModalError('request.unsupported', { context: { method: 'wallet_switchEthereumChain' } }),
    {
      status: 'unsupported',
    },
  ),
  atUnsupported('unknown network'),
]
