import {
  addressLabelsFeature,
  createFeatureError,
  deepLinkMemoryFeature,
  ModalError,
  type ModalOptions,
  type Namespace,
  type Network,
  type PlatformPort,
  type ViewName,
} from '@latchkey/core'
import { arbitrum, bitcoin, defineNetwork, mainnet, solana as solanaNetwork } from '@latchkey/core/networks'
import { createFakeAdapter, createMemoryStorage, fakeWallet, type Answer, type HttpPort } from '@latchkey/core/testing'
import { truncateMiddle } from '../ui/truncateMiddle.ts'
import { createCatalogueWallets } from './createCatalogueWallets.ts'
import { createFakeCloud, type FakeCloud } from './createFakeCloud.ts'
import { createPairedSession } from './createPairedSession.ts'
import { createSignInScenes, signInWords } from './createSignInScenes.ts'
import type { ViewWorld, ViewWorldParameters } from './createViewWorld.ts'
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
  /** What the last visit left. */
  readonly storage?: ViewWorldParameters['storage']
  readonly pairs?: ViewWorldParameters['pairs']
  readonly onPropose?: ViewWorldParameters['onPropose']
  /** The app's cloud. */
  readonly http?: HttpPort | undefined
  /** Opens the modal and brings the state about. */
  readonly play: (world: ViewWorld) => void
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

const solanaAddress = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const bitcoinAddress = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
/** The names that come from outside: of wallets, networks, chains and the app. */
export const outsideWords = [
  ...signInWords,
  ...['MetaMask', 'Phantom', 'Rainbow', 'Zerion', 'Trust', 'Wallet'],
  ...['Ethereum', 'Arbitrum One', 'Bitcoin', 'Polygon', 'Optimism', 'Base', 'Avalanche', 'Linea', 'Gnosis', 'Celo'],
  ...['Xverse', 'Solana', truncateMiddle({ text: solanaAddress }), truncateMiddle({ text: bitcoinAddress })],
  ...['0x1111111111111111111111111111111111111111'].map((text) => truncateMiddle({ text })),
  ...addresses.flatMap((address) => [address, truncateMiddle({ text: address })]),
  ...['Coinbase', 'Binance', 'Uniswap', 'Ledger', 'Solflare', 'Safe', 'Argent', 'WalletConnect'],
  ...['OKX', 'Bitget', 'Rabby', 'Backpack', 'Brave', 'imToken', 'TokenPocket', 'SafePal', 'Bybit', 'OneKey', 'Exodus'],
  ...['Kraken', 'Crypto.com Onchain', 'Robinhood', '1inch', 'Gate', 'Keplr', 'Ready'],
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

const catalogue = createCatalogueWallets()
const find = (id: string) => {
  const { name } = catalogue.find((wallet) => wallet.id === id) ?? { name: id }
  return { id, name }
}

/** With a cloud that has the catalogue. */
const withCloud = (answer: FakeCloud['answer'] = 'all', options: Scene['options'] = {}): Partial<Steps> => {
  const cloud = createFakeCloud(catalogue)
  cloud.answer = answer
  return { http: cloud.http, pairs: true, options: { cloud: cloud.url, ...options } }
}

const atPairing = (state: string, walletId: string | undefined, steps: Partial<Steps> = {}): Scene =>
  scene('ConnectingWalletConnect', state, {
    ...withCloud(),
    play: ({ modal }) => {
      modal.open()
      modal.controllers.router.push('ConnectingWalletConnect', walletId ? { wallet: find(walletId) } : undefined)
    },
    status: 'ready',
    ...steps,
  })

const failPairing = (error: ModalError): Partial<Steps> => ({
  onPropose: (proposal) => proposal.fail(error),
})

const atAllWallets = (state: string, steps: Partial<Steps> = {}): Scene =>
  scene('AllWallets', state, {
    ...withCloud(),
    play: ({ modal }) => {
      modal.open()
      modal.controllers.router.push('AllWallets')
    },
    status: 'ready',
    ...steps,
  })

const wallets = Array.from({ length: 11 }, (_, index) => fakeWallet(`wallet-${index}`, `Wallet ${index + 1}`))
const longName = 'Unknown wallet with a name that is far too long'
const solana: Namespace = 'solana'

const xverse = { ...fakeWallet('xverse', 'Xverse'), icon: toIcon('#ee7a30') }

/** With Solana and Bitcoin besides Ethereum: Phantom speaks all three. */
const onThreeChains = (options: Scene['options'] = {}): Partial<Steps> => ({
  fake: { wallets: [metamask, phantom, rainbow] },
  others: [
    createFakeAdapter({
      namespace: solana,
      wallets: [{ ...phantom, id: 'Phantom' }],
      networkId: solanaNetwork.caipNetworkId,
      addresses: [solanaAddress],
    }),
    createFakeAdapter({
      namespace: 'bip122',
      wallets: [{ ...phantom, id: 'phantom-bitcoin' }, xverse],
      networkId: bitcoin.caipNetworkId,
      addresses: [bitcoinAddress],
    }),
  ],
  options: { networks: [mainnet, arbitrum, solanaNetwork, bitcoin], ...options },
})

const toGrant = ({ caipNetworkId }: Network, address: string) => ({
  accounts: [`${caipNetworkId}:${address}`],
  networkIds: [caipNetworkId],
  methods: [],
  events: [],
})

const atMultiChain = (state: string, steps: Partial<Steps> = {}): Scene =>
  scene('ConnectingMultiChain', state, {
    ...onThreeChains(),
    play: ({ modal }) => {
      modal.open({ view: 'Connect' })
      modal.controllers.router.push('ConnectingMultiChain', { connectorId: phantom.id })
    },
    ...steps,
  })

const atOtherChain = (state: string, steps: Partial<Steps> = {}): Scene =>
  scene('SwitchActiveChain', state, {
    ...onThreeChains(),
    play: ({ modal }) =>
      modal.controllers.modal.requestSwitchNetwork({ network: solanaNetwork, ignoreSwitchConfirmation: true }),
    ...steps,
  })

/** What a visit left that was connected to these wallets, the first one in use. */
const leaveStored = (...connectorIds: readonly string[]): NonNullable<Scene['storage']> => {
  const storage = createMemoryStorage()
  const connections = connectorIds.map((connectorId, index) => ({
    connectorId,
    activeAddress: addresses[index] ?? addresses[0],
    networkId: 'eip155:1',
  }))
  const items = { connection_status: 'connected', connections: { eip155: connections } }
  for (const [key, value] of Object.entries(items)) storage.setItem(`@latchkey/${key}`, JSON.stringify({ v: 1, value }))
  return storage
}

const openWallets: Scene['play'] = ({ modal }) => {
  modal.open()
  modal.controllers.router.push('ProfileWallets')
}

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
  atConnect('no wallet on a phone, on Solana', {
    fake: { wallets: [] },
    others: [createFakeAdapter({ namespace: 'solana', wallets: [] })],
    platform: onPhone,
    options: { networks: [mainnet, solanaNetwork] },
  }),
  atConnect('long name, bad icon', {
    fake: { wallets: [{ ...fakeWallet('long', longName), icon: 'javascript:alert(1)' }, metamask] },
  }),
  atConnect('wallets of the catalogue', withCloud('all', { featuredWalletIds: ['ledger', 'safe'] })),
  atConnect('wallets of the catalogue awaited', withCloud('hold')),
  atConnect('wallets of the catalogue, no cloud answers', withCloud('fail')),
  atConnect('wallets of the catalogue on a phone', { ...withCloud(), fake: { wallets: [] }, platform: onPhone }),
  atConnect('collapsed', { options: { features: { collapseWallets: true } } }),
  atConnect('a box to tick', {
    options: {
      features: { legalCheckbox: true },
      termsUrl: 'https://app.example/terms',
      privacyUrl: 'https://app.example/privacy',
    },
  }),
  atConnect('a box that was missed', {
    options: { features: { legalCheckbox: true }, termsUrl: 'https://app.example/terms' },
    press: ['lk-connect-wallet-io.metamask'],
  }),
  atPairing('any wallet', undefined),
  atPairing('code awaited', undefined, { pairs: 'never', status: 'preparing' }),
  atPairing('no connection', undefined, {
    onPropose: (_, phone) => phone.setRelay('waiting'),
    status: 'offline',
  }),
  atPairing('a wallet with every way', 'rainbow'),
  atPairing('a wallet, desktop', 'rainbow', { press: ['lk-pairing-tab-desktop'] }),
  atPairing('a wallet, web', 'rainbow', { press: ['lk-pairing-tab-web'] }),
  atPairing('a wallet, to be had first', 'rainbow', { press: ['lk-pairing-get'], status: 'not-installed' }),
  atPairing('a wallet that pairs by nothing', 'phantom', { status: 'not-installed' }),
  atPairing('on a phone', 'rainbow', { platform: onPhone }),
  atPairing('on a phone, opened', 'rainbow', {
    platform: onPhone,
    play: ({ modal }) => {
      modal.open()
      modal.controllers.router.push('ConnectingWalletConnect', { wallet: find('rainbow') })
      modal.feature(deepLinkMemoryFeature).set({ name: 'Rainbow', href: 'rainbow://' })
    },
  }),
  atPairing('on a phone, code awaited', 'rainbow', { platform: onPhone, pairs: 'never', status: 'preparing' }),
  atPairing('on a phone, by code', 'rainbow', { platform: onPhone, press: ['lk-pairing-tab-code'] }),
  atPairing('on a phone, by its own browser', 'phantom', {
    platform: onPhone,
    ...withCloud('all', { networks: [solanaNetwork], adapters: [] }),
  }),
  atPairing('on a phone, any wallet', undefined, { platform: onPhone }),
  atPairing('approved', 'rainbow', { onPropose: (proposal) => proposal.respond(), status: 'settling' }),
  atPairing('declined', 'rainbow', { ...failPairing(new ModalError('connection.rejected')), status: 'declined' }),
  atPairing('failed', undefined, { ...failPairing(new ModalError('connection.failed')), status: 'failed' }),
  atPairing('not allowed', 'rainbow', {
    ...failPairing(createFeatureError('config.originNotAllowed')),
    status: 'refused',
  }),
  atPairing('not loaded', undefined, { ...failPairing(new ModalError('chunk.failed')), status: 'unloaded' }),
  atPairing('long name', 'long', { onPropose: (proposal) => proposal.respond(), status: 'settling' }),
  scene('ConnectingWalletConnectBasic', 'code', {
    ...withCloud('all', { basic: true, adapters: [] }),
    play: ({ modal }) => {
      modal.open()
      modal.controllers.router.push('ConnectingWalletConnectBasic')
    },
    status: 'ready',
  }),
  scene('ConnectingWalletConnectBasic', 'on a phone', {
    ...withCloud('all', { basic: true, adapters: [] }),
    platform: onPhone,
    play: ({ modal }) => {
      modal.open()
      modal.controllers.router.push('ConnectingWalletConnectBasic')
    },
    status: 'ready',
  }),
  atAllWallets('pages'),
  atAllWallets('awaited', { ...withCloud('hold'), status: 'loading' }),
  atAllWallets('no network', withCloud('offline')),
  atAllWallets('no cloud answers', withCloud('fail')),
  atAllWallets('none', { ...withCloud('all', { includeWalletIds: ['no-such-wallet'] }), status: 'empty' }),
  atAllWallets(
    'a box to tick',
    withCloud('all', {
      features: { legalCheckbox: true },
      termsUrl: 'https://app.example/terms',
    }),
  ),
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
  atMultiChain('three chains'),
  atMultiChain('one connected', { connected: ['Phantom'] }),
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
  fromAccount('ProfileWallets', 'three chains', {
    ...onThreeChains(),
    connected: ['Phantom', xverse.id, rainbow.id, metamask.id],
  }),
  fromAccount('ProfileWallets', 'a chain without a wallet', {
    ...onThreeChains(),
    press: ['lk-profile-wallets-tab-bip122'],
  }),
  fromAccount('ProfileWallets', 'a locked wallet', {
    fake: { locked: [rainbow.id] },
    storage: leaveStored(metamask.id, rainbow.id),
    connected: [],
  }),
  fromAccount('ProfileWallets', 'used before, and named', {
    connected: [rainbow.id, metamask.id],
    play: (world) => {
      const labels = world.modal.feature(addressLabelsFeature)
      labels.set({ namespace: 'eip155', address: addresses[0], label: 'ada.example' })
      void world.modal.disconnect({ connectorId: rainbow.id }).then(() => openWallets(world))
    },
  }),
  fromAccount('ProfileWallets', 'paired on three chains', {
    pairs: true,
    connected: ['walletConnect'],
    options: { adapters: [], basic: false, networks: [mainnet, solanaNetwork, bitcoin] },
    onPropose: (proposal) =>
      proposal.approve(
        createPairedSession('Rainbow', {
          solana: toGrant(solanaNetwork, solanaAddress),
          bip122: toGrant(bitcoin, bitcoinAddress),
        }),
      ),
  }),
  fromAccount('Networks', 'on three chains', { ...onThreeChains(), connected: ['xverse', phantom.id] }),
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
  atOtherChain('by the same wallet', { connected: [phantom.id] }),
  atOtherChain('by another wallet', { connected: [metamask.id] }),
  atUnsupported('unknown network'),
  ...createSignInScenes(),
]
