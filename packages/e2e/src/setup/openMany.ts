import type { BrowserContext } from 'playwright'
import { installWallet } from '@latchkey/testing/playwright'
import { createMultichainWallet, type MultichainWallet } from '@latchkey/testing/multichain'
import { expect } from 'vitest'
import type { OpenPageParameters, Visit } from './openPage.ts'
import { listKeys, type OtherChains } from './otherChains.ts'

/** The page with all three kinds of chain. */
export interface ManyVisit extends Visit {
  /** The app's state on one kind of chain, as shown by the page. */
  readOf(namespace: string, name: string): Promise<string | null>
  /** Clicks an action of the app on one kind of chain, and returns its result. */
  act(namespace: string, name: string): Promise<string>
  /** Opens the modal and clicks the wallet's row. */
  chooseWallet(name: string): Promise<void>
  /** Navigates from the account to the connected wallets of one kind of chain. */
  openWallets(namespace: string): Promise<void>
  /** Chooses a network in the modal's list, starting from the button in the page. */
  chooseNetwork(name: string): Promise<void>
}

/** Opens the page with three kinds of chain; `open` is the result of `openBrowser`. */
export async function openMany(
  parameters: Omit<OpenPageParameters, 'path'> & {
    readonly open: (parameters: OpenPageParameters) => Promise<Visit>
    readonly chains: OtherChains
  },
): Promise<ManyVisit> {
  const { open, chains, query = '', ...rest } = parameters
  const visit = await open({ ...rest, path: 'many/many.html', query: `${chains.query}&${query}` })
  const { page, dialog } = visit
  const press = (id: string) => page.getByTestId(id).first().click()
  const readOf: ManyVisit['readOf'] = (namespace, name) => visit.read(`${namespace}-${name}`).textContent()
  return {
    ...visit,
    readOf,
    act: async (namespace, name) => {
      await press(`${namespace}-${name}`)
      await expect.poll(() => readOf(namespace, 'result'), { timeout: 30_000 }).not.toMatch(/^(?:none|pending)$/)
      return (await readOf(namespace, 'result')) ?? ''
    },
    chooseWallet: async (name) => {
      await press('lk-connect-button')
      await visit.expectView('Connect')
      await dialog.getByRole('button', { name }).click()
    },
    openWallets: async (namespace) => {
      await press('lk-account-button')
      await press('lk-account-wallet')
      await visit.expectView('ProfileWallets')
      await press(`lk-profile-wallets-tab-${namespace}`)
    },
    chooseNetwork: async (name) => {
      await press('lk-network-button')
      await visit.expectView('Networks')
      await dialog.getByRole('button', { name }).click()
    },
  }
}

/**
 * Installs a wallet that supports all three kinds of chain into the context's pages, with the first two accounts of
 * each.
 */
export async function addManyWallet(
  context: BrowserContext,
  parameters: { readonly chains: OtherChains; readonly name: string; readonly rdns: string },
): Promise<MultichainWallet> {
  const { chains, ...identity } = parameters
  return installWallet(context, { wallet: createMultichainWallet({ ...identity, ...listKeys(chains) }) })
}
