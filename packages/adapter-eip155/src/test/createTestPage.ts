import { createTestPage as createPage, type TestPage as BasePage } from '@latchkey/testing/adapter'
import type { Page } from '../wallets/types.ts'

/** A page in which wallets announce themselves (EIP-6963). */
export interface TestPage extends BasePage, Page {
  ethereum?: unknown
  announce(detail: unknown): void
}

/** Creates an empty page. */
export function createTestPage(): TestPage {
  const page = createPage({ walletEvents: ['eip6963:requestProvider'] })
  const details: unknown[] = []
  const announce = (detail: unknown): void => {
    page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  page.addEventListener('eip6963:requestProvider', () => details.forEach(announce))
  return Object.assign(page, {
    announce: (detail: unknown): void => {
      details.push(detail)
      announce(detail)
    },
  })
}
