import type { BrowserContext } from 'playwright'
import { installWallet } from '@latchkey/testing/playwright'
import { createMultichainWallet, type MultichainWallet } from '@latchkey/testing/multichain'
import { expect } from 'vitest'
import type { OpenPageParameters, Visit } from './openPage.ts'
import { listKeys, type OtherChains } from './otherChains.ts'

/** The page with all three kinds of chain. */
export interface ManyVisit extends Visit {
  /** What the page shows of the app's state on one kind of chain. */
  readOf(namespace: string, name: string): Promise<string | null>
  /** Presses what the app does on one kind of chain, and gives what came of it. */
  act(namespace: string, name: string): Promise<string>
  /** Opens the modal and presses the wallet's row. */
  chooseWallet(name: string): Promise<void>
  /** From the account to the connected wallets of one kind of chain. */
  openWallets(namespace: string): Promise<void>
  /** Chooses a network in the modal's list, from the button in the page. */
  chooseNetwork(name: string): Promise<void>
}

/** Opens the page of many chains; `open` is what `openBrowser` gave. */
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

/** A wallet of all three kinds of chain in the context's pages, with the first two accounts of each. */
export async function addManyWallet(
  context: BrowserContext,
  parameters: { readonly chains: OtherChains; readonly name: string; readonly rdns: string },
): Promise<MultichainWallet> {
  const { chains, ...identity } = parameters
  return installWallet(context, { wallet: createMultichainWallet({ ...identity, ...listKeys(chains) }) })
}
