import { createTestPage as createPage, type TestPage as BasePage } from '@latchkey/testing/adapter'

/** A page that wallets put themselves into. */
export type TestPage = BasePage & Record<string, unknown>

/** Creates an empty page. */
export function createTestPage(): TestPage {
  return Object.assign<BasePage, Record<string, unknown>>(
    createPage({ walletEvents: ['wallet-standard:app-ready'] }),
    {},
  )
}
