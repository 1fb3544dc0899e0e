import { bitcoinWallets } from './wallets/bitcoinWallets.ts'
import { ecosystemWallets } from './wallets/ecosystemWallets.ts'
import { exchangeWallets } from './wallets/exchangeWallets.ts'
import { hardwareWallets } from './wallets/hardwareWallets.ts'
import { leadingWallets } from './wallets/leadingWallets.ts'
import { multichainWallets } from './wallets/multichainWallets.ts'
import { polkadotCosmosWallets } from './wallets/polkadotCosmosWallets.ts'
import type { ShippedWallet } from './wallets/ShippedWallet.ts'
import { smartAccountWallets } from './wallets/smartAccountWallets.ts'
import { solanaWallets } from './wallets/solanaWallets.ts'

/** The wallets that ship with the cloud, most popular first. */
export const shippedWallets: readonly ShippedWallet[] = [
  ...leadingWallets,
  ...multichainWallets,
  ...exchangeWallets,
  ...solanaWallets,
  ...bitcoinWallets,
  ...polkadotCosmosWallets,
  ...hardwareWallets,
  ...smartAccountWallets,
  ...ecosystemWallets,
].toSorted((a, b) => a.rank - b.rank)
