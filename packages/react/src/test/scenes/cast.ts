import type { Network } from '@latchkey/core'
import { arbitrum, defineNetwork, mainnet } from '@latchkey/core/networks'
import { fakeWallet } from '@latchkey/core/testing'
import { toIcon } from '../toIcon.ts'

// The wallets, networks, accounts and browsers of the scenes.

const toWallet = (id: string, name: string, colour: string): ReturnType<typeof fakeWallet> => ({
  ...fakeWallet(id, name),
  icon: toIcon(colour),
})

export const metamask = toWallet('io.metamask', 'MetaMask', '#f0883e')
export const phantom = toWallet('app.phantom', 'Phantom', '#7b6cf0')
export const rainbow = toWallet('me.rainbow', 'Rainbow', '#174299')
export const xverse = toWallet('xverse', 'Xverse', '#ee7a30')
export const custom = {
  id: 'custom',
  name: 'Zerion',
  homepage: 'https://custom.example',
  image_url: toIcon('#2f62d9'),
  chrome_store: 'https://chromewebstore.google.com/detail/custom',
  app_store: 'https://apps.apple.com/app/custom',
  play_store: 'https://play.google.com/store/apps/details?id=custom',
}
export const longEnsName = 'a-rather-long-name-of-an-account.example.eth'
export const longName = 'Unknown wallet with a name that is far too long'

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'
const android = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile'
export const onDesktop = { userAgent: chrome }
export const onPhone = { userAgent: android, isMobile: true }

const network = (id: number, name: string): Network =>
  defineNetwork({
    id,
    name,
    chainNamespace: 'eip155',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['https://rpc.example'] } },
  })

export const manyNetworks = [
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

export const addresses = [
  '0x71C7656EC7ab88b098defB751B7401B5f68976F1',
  '0x2546BcD3c84621e976D8185a91A922aE77ECEc30',
  '0xbDA5747bFD65F08deb54cb465eB87D40e51B197E',
] as const

export const solanaAddress = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
export const bitcoinAddress = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
