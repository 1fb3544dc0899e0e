import type { BrowserContext, Frame, Page } from 'playwright-core'
import type { AnnounceAs } from '../page/announceProvider.ts'
import type { SolanaWallet } from '../solana/types.ts'
import { createEvmWallet } from '../wallet/createEvmWallet.ts'
import type { EvmWallet, EvmWalletParameters } from '../wallet/types.ts'
import { createPageScript } from './createPageScript.ts'
import { createSessions } from './createSessions.ts'
import { runInPages } from './runInPages.ts'

/** What to install, and how the page finds it. */
export interface InstallWalletParameters {
  /** A wallet, or what to make one of; the default wallet if unset. */
  readonly wallet?: EvmWallet | EvmWalletParameters | undefined
  /** `eip6963` if unset. */
  readonly as?: AnnounceAs | undefined
}

/**
 * Installs a wallet into a Playwright page, or into every page of a context, as a browser extension would be.
 *
 * The wallet lives in the test's own process: keys, state and RPC stay there, it survives reloads and navigation,
 * and it works under any Content-Security-Policy. Pages that are already open get it at once, later ones before
 * their own scripts run. Install as many as the test needs.
 *
 * @returns The wallet, to be told what to do.
 * @throws TestingError `testing.invalidParameter` if a wallet cannot be made of what was given.
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
/** A wallet of Solana, which pages find by the Wallet Standard. */
export function installWallet<wallet extends SolanaWallet>(
  target: Page | BrowserContext,
  parameters: { readonly wallet: wallet },
): Promise<wallet>
export async function installWallet(
  target: Page | BrowserContext,
  parameters: {
    readonly wallet?: EvmWallet | SolanaWallet | EvmWalletParameters | undefined
    readonly as?: AnnounceAs | undefined
  } = {},
): Promise<EvmWallet | SolanaWallet> {
  const { as = 'eip6963' } = parameters
  const wallet = isWallet(parameters.wallet) ? parameters.wallet : createEvmWallet(parameters.wallet)
  const sessions = createSessions(wallet)
  const watched = new WeakSet<Page>()
  const binding = `latchkeyWallet${crypto.randomUUID().replaceAll('-', '')}`

  const watch = (page: Page): void => {
    if (watched.has(page)) return
    watched.add(page)
    page.on('framedetached', sessions.end)
    page.on('close', () => page.frames().forEach(sessions.end))
  }

  await target.exposeBinding(binding, ({ frame, page }, message: unknown) => {
    watch(page)
    return sessions.answer({ frame, origin: getOrigin(frame), message: String(message) })
  })
  await runInPages(target, createPageScript({ binding, wallet, as }))
  return wallet
}

function isWallet(
  value: EvmWallet | SolanaWallet | EvmWalletParameters | undefined,
): value is EvmWallet | SolanaWallet {
  return value !== undefined && 'request' in value
}

/** Where a frame's document comes from, by the browser's word and not by the page's. */
function getOrigin(frame: Frame): string {
  const url = frame.url()
  return URL.canParse(url) ? new URL(url).origin : 'null'
}
