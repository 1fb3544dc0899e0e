import type { CatalogueWallet } from '@latchkey/core/internal'

const chains: CatalogueWallet['chains'] = ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp']

const toWallet = (id: string, name: string, colour: string, part: Partial<CatalogueWallet> = {}): CatalogueWallet => ({
  id,
  name,
  image_id: colour,
  chains,
  homepage: `https://${id}.example`,
  mobile_link: `${id}://`,
  ...part,
})

const toStores = (id: string) => ({
  app_store: `https://apps.apple.com/app/${id}`,
  play_store: `https://play.google.com/store/apps/details?id=${id}`,
  chrome_store: `https://chromewebstore.google.com/detail/${id}`,
})

/** A catalogue for tests: some well-known wallets and many unknown ones. The `image_id` is the picture's colour. */
export function createCatalogueWallets(): readonly CatalogueWallet[] {
  return [
    toWallet('metamask', 'MetaMask', 'f0883e', { rdns: 'io.metamask', link_mode: 'https://metamask.app.link' }),
    toWallet('trust', 'Trust Wallet', '3375bb'),
    toWallet('coinbase', 'Coinbase Wallet', '1652f0', { rdns: 'com.coinbase.wallet' }),
    toWallet('phantom', 'Phantom', '7b6cf0', { rdns: 'app.phantom', mobile_link: null, ...toStores('phantom') }),
    toWallet('rainbow', 'Rainbow', '174299', {
      link_mode: 'https://rnbwapp.com',
      desktop_link: 'rainbow://',
      webapp_link: 'https://web.rainbow.example',
      ...toStores('rainbow'),
    }),
    toWallet('ledger', 'Ledger', '121313'),
    toWallet('safe', 'Safe', '0f9d58', { mobile_link: null, webapp_link: 'https://app.safe.example' }),
    toWallet('binance', 'Binance Wallet', 'b8860b'),
    toWallet('uniswap', 'Uniswap Wallet', 'd6249f'),
    toWallet('solflare', 'Solflare', 'c2560c', { mobile_link: null }),
    toWallet('long', 'Unknown wallet with a name that is far too long', '4c6474'),
    toWallet('plain', 'Argent', '', { image_id: null }),
    ...Array.from({ length: 90 }, (_, index) =>
      toWallet(
        `wallet-${index}`,
        `Wallet ${index + 1}`,
        (0x336699 + index * 40503).toString(16).slice(-6).padStart(6, '0'),
      ),
    ),
  ]
}
