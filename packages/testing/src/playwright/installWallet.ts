import type { BrowserContext, Page } from 'playwright-core'
import type { BitcoinAnnounceAs, BitcoinWallet } from '../bitcoin/types.ts'
import type { MultichainAnnounceAs, MultichainWallet } from '../multichain/types.ts'
import type { AnnounceAs } from '../page/announceProvider.ts'
import type { SolanaWallet } from '../solana/types.ts'
import { createEvmWallet } from '../wallet/createEvmWallet.ts'
import type { EvmWallet, EvmWalletParameters } from '../wallet/types.ts'
import { installAnnouncement } from './installAnnouncement.ts'

/** The wallet to install, and how the page finds it. */
export interface InstallWalletParameters {
  /** A wallet, or the parameters of one. Default: the default wallet. */
  readonly wallet?: EvmWallet | EvmWalletParameters | undefined
  /** Default: `eip6963`. */
  readonly as?: AnnounceAs | undefined
}

/**
 * Installs a wallet into a Playwright page, or into every page of a context, as a browser extension would be.
 *
 * The wallet runs in the test's process: keys, state and RPC stay there, it survives reloads and navigation,
 * and it works under any Content-Security-Policy. Open pages get it at once, later ones before
 * their own scripts run. Any number of wallets can be installed.
 *
 * @returns The wallet, for the test to script.
 * @throws TestingError `testing.invalidParameter` if a parameter is invalid.
 * @example
 * ```ts
 * import { installWallet } from '@latchkey/testing/playwright'
 * import type { Page } from 'playwright-core'
 *
 * export async function connect(page: Page) {
 *   const wallet = await installWallet(page, { wallet: { name: 'My Wallet' } })
 *   await page.goto('http://localhost:3000')
 *   wallet.reject({ methods: ['eth_requestAccounts'], times: 1 })
 *   await page.getByText('Connect').click()
 *   await wallet.waitForRequest('eth_requestAccounts')
 * }
 * ```
 */
export function installWallet(target: Page | BrowserContext, parameters?: InstallWalletParameters): Promise<EvmWallet>
/** A Solana wallet, which pages find by the Wallet Standard. */
export function installWallet(
  target: Page | BrowserContext,
  parameters: { readonly wallet: SolanaWallet },
): Promise<SolanaWallet>
/** A Bitcoin wallet, which pages find by the Wallet Standard and as a provider of sats-connect. */
export function installWallet(
  target: Page | BrowserContext,
  parameters: { readonly wallet: BitcoinWallet; readonly as?: BitcoinAnnounceAs | undefined },
): Promise<BitcoinWallet>
/** A wallet for all three kinds of chain. */
export function installWallet(
  target: Page | BrowserContext,
  parameters: { readonly wallet: MultichainWallet; readonly as?: MultichainAnnounceAs | undefined },
): Promise<MultichainWallet>
export async function installWallet(
  target: Page | BrowserContext,
  parameters: {
    readonly wallet?: InstallableWallet | EvmWalletParameters | undefined
    readonly as?: AnnounceAs | BitcoinAnnounceAs | MultichainAnnounceAs | undefined
  } = {},
): Promise<InstallableWallet> {
  const wallet = isWallet(parameters.wallet) ? parameters.wallet : createEvmWallet(parameters.wallet)
  const as = typeof parameters.as === 'object' ? parameters.as : { eip155: parameters.as, bip122: parameters.as }
  const eip155 = toEvmWay(as.eip155)
  const bip122 = toBitcoinWay(as.bip122)
  switch (wallet.namespace) {
    case 'eip155':
      await installAnnouncement(target, { wallet, as: eip155 })
      break
    case 'solana':
      await installAnnouncement(target, { wallet })
      break
    case 'bip122':
      await installAnnouncement(target, { wallet, as: bip122 })
      break
    case 'multichain':
      await installAnnouncement(target, { wallet: wallet.eip155, as: eip155 })
      await installAnnouncement(target, { wallet: wallet.solana })
      await installAnnouncement(target, { wallet: wallet.bip122, as: bip122 })
  }
  return wallet
}

type InstallableWallet = EvmWallet | SolanaWallet | BitcoinWallet | MultichainWallet

function isWallet(value: InstallableWallet | EvmWalletParameters | undefined): value is InstallableWallet {
  return value !== undefined && 'namespace' in value
}

function toEvmWay(as: AnnounceAs | BitcoinAnnounceAs = 'eip6963'): AnnounceAs {
  return as === 'injected' || as === 'both' ? as : 'eip6963'
}

function toBitcoinWay(as: AnnounceAs | BitcoinAnnounceAs = 'both'): BitcoinAnnounceAs {
  return as === 'wallet-standard' || as === 'sats-connect' ? as : 'both'
}
