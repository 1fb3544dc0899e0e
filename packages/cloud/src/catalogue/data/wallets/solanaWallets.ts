import { evmMajor, solana } from './networks.ts'
import type { ShippedWallet } from './ShippedWallet.ts'

/** Solana wallets. */
export const solanaWallets: readonly ShippedWallet[] = [
  {
    rank: 110,
    id: 'jupiter',
    name: 'Jupiter Wallet',
    homepage: 'https://jup.ag/mobile',
    chains: solana,
    ios: 6484069059,
    android: 'ag.jup.jupiter.android',
    chrome: 'iledlaeogohbilgbfhmbgkgmpplbfboh',
    source: 'support.jup.ag',
  },
  {
    rank: 111,
    id: 'glow',
    name: 'Glow',
    homepage: 'https://glow.app',
    chains: solana,
    ios: 1599584512,
    android: 'com.luma.wallet.prod',
    chrome: 'ojbcfhjmpigfobfclfflafhblgemeidi',
    source: 'docs.glow.app',
  },
  {
    rank: 112,
    id: 'tiplink',
    name: 'TipLink',
    homepage: 'https://tiplink.io',
    chains: solana,
    webapp_link: 'https://tiplink.io',
    source: 'docs.tiplink.io; TipLink wallet adapter source (Apache-2.0)',
  },
  {
    rank: 115,
    id: 'krystal',
    name: 'Krystal',
    homepage: 'https://krystal.app',
    chains: [...evmMajor, ...solana],
    webapp_link: 'https://defi.krystal.app',
    source: 'docs.krystal.app; Solana wallet adapter source (Apache-2.0)',
  },
  {
    rank: 117,
    id: 'decaf',
    name: 'Decaf',
    homepage: 'https://www.decaf.so',
    chains: solana,
    android: 'so.decaf.wallet',
    source: 'docs.decaf.so',
  },
]
