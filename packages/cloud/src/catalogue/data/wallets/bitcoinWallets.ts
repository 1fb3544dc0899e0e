import { bitcoin } from './networks.ts'
import type { ShippedWallet } from './ShippedWallet.ts'

/** Bitcoin wallets. */
export const bitcoinWallets: readonly ShippedWallet[] = [
  {
    rank: 120,
    id: 'oyl',
    name: 'OYL Wallet',
    homepage: 'https://www.oyl.io',
    chains: bitcoin,
    chrome: 'ilolmnhjbbggkmopnemiphomhaojndmb',
    source: 'oyl.io; LaserEyes source (MIT)',
  },
  {
    rank: 121,
    id: 'wizz',
    name: 'Wizz Wallet',
    homepage: 'https://wizzwallet.io',
    chains: bitcoin,
    chrome: 'ghlmndacnhlaekppcllcpcjjjomjkjpg',
    source: 'docs.wizzwallet.io; LaserEyes source (MIT)',
  },
  {
    rank: 122,
    id: 'asigna',
    name: 'Asigna',
    homepage: 'https://asigna.io',
    chains: bitcoin,
    webapp_link: 'https://btc.asigna.io',
    source: 'docs.asigna.io',
  },
  {
    rank: 123,
    id: 'orange-wallet',
    name: 'Orange Wallet',
    homepage: 'https://www.orangecrypto.com',
    chains: bitcoin,
    chrome: 'glmhbknppefdmpemdmjnjlinpbclokhn',
    source: 'orangecrypto.com; LaserEyes source (MIT)',
  },
]
