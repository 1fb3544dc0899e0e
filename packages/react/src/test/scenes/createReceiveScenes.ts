import { arbitrum, bitcoin, mainnet, sepolia, solana } from '@latchkey/core/networks'
import { bitcoinAddress, manyNetworks, phantom, solanaAddress } from './cast.ts'
import { fromAccount } from './fromAccount.ts'
import type { Scene } from './Scene.ts'

/** All states of the view that receives. */
export const createReceiveScenes = (): readonly Scene[] => [
  fromAccount('WalletReceive', 'two networks', { options: { networks: [mainnet, arbitrum, sepolia] } }),
  fromAccount('WalletReceive', 'many networks', { options: { networks: [...manyNetworks] } }),
  fromAccount('WalletReceive', 'test network', {
    options: { networks: [sepolia] },
    fake: { networkId: sepolia.caipNetworkId },
  }),
  fromAccount('WalletReceive', 'Solana', {
    fake: {
      namespace: 'solana',
      wallets: [phantom],
      networkId: solana.caipNetworkId,
      addresses: [solanaAddress],
    },
    connected: [phantom.id],
    options: { networks: [solana] },
  }),
  fromAccount('WalletReceive', 'Bitcoin', {
    fake: {
      namespace: 'bip122',
      wallets: [phantom],
      networkId: bitcoin.caipNetworkId,
      addresses: [bitcoinAddress],
    },
    connected: [phantom.id],
    options: { networks: [bitcoin] },
  }),
]
