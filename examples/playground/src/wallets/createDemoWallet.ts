import { announceWallet, confirmSheet, createEvmWallet } from '@latchkey/testing'
import { announceBitcoinWallet, createBitcoinWallet } from '@latchkey/testing/bitcoin'
import { announceMultichainWallet, createMultichainWallet } from '@latchkey/testing/multichain'
import { announceSolanaWallet, createSolanaWallet } from '@latchkey/testing/solana'
import type { Devnet } from '../devnet/Devnet.ts'
import type { DemoWalletId, Theme } from '../state/settings.ts'
import type { DemoWallet } from './DemoWallet.ts'
import { demoWallets } from './demoWallets.ts'
import { toWalletChains } from './toWalletChains.ts'
import { walletIcons } from './walletIcons.ts'

/** Adds a wallet with real keys to the page. It asks for approval and remembers connected apps. */
export function createDemoWallet(parameters: {
  readonly id: DemoWalletId
  readonly devnet: Devnet
  readonly getTheme: () => Theme
}): DemoWallet {
  const { id, devnet, getTheme } = parameters
  const { name, rdns, kinds, accounts, evmChains } = demoWallets[id]
  const { eip155, solana, bip122 } = toWalletChains({ devnet, accounts, evmChains })
  const shared = {
    name,
    rdns,
    icon: walletIcons[id],
    storage: getStorage(),
    confirm: confirmSheet({ theme: getTheme }),
  }
  if (kinds.length > 1) {
    const wallet = createMultichainWallet({ ...shared, eip155, solana, bip122 })
    announceMultichainWallet(wallet)
    return wallet
  }
  switch (kinds[0]) {
    case 'eip155': {
      const wallet = createEvmWallet({ ...shared, ...eip155 })
      announceWallet(wallet)
      return wallet
    }
    case 'solana': {
      const wallet = createSolanaWallet({ ...shared, ...solana })
      announceSolanaWallet(wallet)
      return wallet
    }
    case 'bip122': {
      const wallet = createBitcoinWallet({ ...shared, ...bip122 })
      announceBitcoinWallet(wallet)
      return wallet
    }
  }
}

/** Stores the connected apps; does nothing if the browser blocks storage. */
function getStorage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
