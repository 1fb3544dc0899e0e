// One example of each option of `createModal`. The compiler checks them, and docs/options.md shows their source.
import { eip155Adapter } from '@latchkey/adapter-eip155'
import { createModal } from '@latchkey/core'
import type { ModalOptions } from '@latchkey/core'
import { arbitrum, mainnet } from '@latchkey/core/networks'
import { fromUniversalProvider } from '@latchkey/core/universal-provider'
import { createPageStorage, createSiwx } from '@latchkey/siwx'

declare const UniversalProvider: Parameters<typeof fromUniversalProvider>[0]
declare function post(path: string, body?: object): Promise<Response>
declare function readSession(): Promise<{ readonly address: string; readonly chainId: number } | undefined>

const examples = {
  networks: [mainnet, arbitrum],
  adapters: [eip155Adapter({ rpcUrls: { 1: 'https://rpc.example.com' } })],
  defaultNetwork: arbitrum,
  onEvent: ({ data }) => console.log(data.event),
  projectId: 'my-app',
  cloud: 'https://latchkey.example.com',
  secureSite: 'https://wallet.example.com',
  relay: { url: 'wss://relay.walletconnect.com', projectId: '0123456789abcdef0123456789abcdef' },
  openPairingClient: fromUniversalProvider(UniversalProvider),
  metadata: { name: 'My app', description: 'Swaps and more', icons: ['https://app.example.com/icon.png'] },
  features: { connectorTypeOrder: ['injected', 'recent', 'walletConnect'], legalCheckbox: true, analytics: false },
  customWallets: [{ id: 'my-wallet', name: 'My Wallet', rdns: 'com.example.wallet', mobile_link: 'mywallet://' }],
  includeWalletIds: ['metamask', 'rainbow'],
  excludeWalletIds: ['coinbase-wallet'],
  featuredWalletIds: ['rainbow', 'metamask'],
  walletGroups: [
    { name: 'Hardware wallets', walletIds: ['ledger', 'trezor'] },
    { name: 'Ours', walletIds: ['my-wallet'] },
  ],
  avatar: ({ address }) => `https://app.example.com/avatars/${address}.png`,
  themeMode: 'dark',
  themeVariables: { accent: { light: '#7a2fe0', dark: '#b48cff' }, 'radius-row': '8px' },
  locale: 'ar',
  messages: { 'connect.title': 'Sign in to Acme' },
  direction: 'rtl',
  basic: true,
  enableNetworkSwitch: false,
  allowUnsupportedChain: true,
  ignoreSwitchConfirmation: true,
  shareFullUrl: true,
  enableReconnect: false,
  siwx: createSiwx({ storage: createPageStorage() }),
  siweConfig: {
    getNonce: async () => await (await post('/nonce')).text(),
    createMessage: ({ domain, address, nonce }) => `${domain} asks ${address} to sign in: ${nonce}`,
    verifyMessage: async (signed) => (await post('/verify', signed)).ok,
    getSession: async () => await readSession(),
    signOut: async () => (await post('/sign-out')).ok,
  },
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
  privacyUrl: 'https://app.example.com/privacy',
  logLevel: 'debug',
  defaultAccountTypes: { eip155: 'eoa' },
  onError: (error) => console.log(error.code),
  preload: 'idle',
  storagePrefix: 'admin',
  ports: { logger: console },
} satisfies Required<ModalOptions>

createModal(examples)
