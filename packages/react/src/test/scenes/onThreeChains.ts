import { arbitrum, bitcoin, mainnet, solana } from '@latchkey/core/networks'
import { createFakeAdapter } from '@latchkey/core/testing'
import { bitcoinAddress, metamask, phantom, rainbow, solanaAddress, xverse } from './cast.ts'
import type { SceneSteps } from './createScene.ts'

/** Ethereum, Solana and Bitcoin; Phantom supports all three. */
export const onThreeChains = (options: SceneSteps['options'] = {}): Partial<SceneSteps> => ({
  fake: { wallets: [metamask, phantom, rainbow] },
  others: [
    createFakeAdapter({
      namespace: 'solana',
      wallets: [{ ...phantom, id: 'Phantom' }],
      networkId: solana.caipNetworkId,
      addresses: [solanaAddress],
    }),
    createFakeAdapter({
      namespace: 'bip122',
      wallets: [{ ...phantom, id: 'phantom-bitcoin' }, xverse],
      networkId: bitcoin.caipNetworkId,
      addresses: [bitcoinAddress],
    }),
  ],
  options: { networks: [mainnet, arbitrum, solana, bitcoin], ...options },
})
