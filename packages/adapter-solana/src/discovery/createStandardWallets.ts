import { readProperty } from '@latchkey/core/adapter'
import { MAX_WALLETS } from './constants.ts'
import { isStandardWallet } from './isStandardWallet.ts'
import { toFound } from './toFound.ts'
import type { FoundWallet, Page, WalletSource } from './types.ts'

const REGISTER = 'wallet-standard:register-wallet'

/**
 * Finds wallets by Wallet Standard's events, whichever of wallet and app comes first. It is not the standard's own package
 * because that one listens for ever, and once for all adapters of a page.
 */
export function createStandardWallets(parameters: {
  readonly page: Page
  readonly onChange: () => void
}): WalletSource {
  const { page, onChange } = parameters
  let found: readonly FoundWallet[] = []
  let isOver = false

  const register = (...wallets: readonly unknown[]): (() => void) => {
    const added: FoundWallet[] = []
    for (const wallet of wallets.slice(0, MAX_WALLETS)) {
      const taken = [...found, ...added]
      if (isOver || taken.length >= MAX_WALLETS || !isStandardWallet(wallet)) continue
      if (taken.some((other) => other.wallet === wallet)) continue
      const entry = toFound({ wallet, kind: 'standard', ready: 'installed', taken })
      if (entry) added.push(entry)
    }
    const change = (next: readonly FoundWallet[]): void => {
      if (isOver || added.length === 0) return
      found = next
      onChange()
    }
    change([...found, ...added])
    return () => change(found.filter((entry) => !added.includes(entry)))
  }
  const api = Object.freeze({ register })

  const greet = (event: Event): void => {
    const callback = readProperty(event, 'detail')
    try {
      if (typeof callback === 'function') Reflect.apply(callback, undefined, [api])
    } catch {
      // A wallet that cannot register is none.
    }
  }

  return {
    start: () => {
      page.addEventListener(REGISTER, greet)
      page.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
    },
    list: () => found,
    end: () => {
      isOver = true
      page.removeEventListener(REGISTER, greet)
    },
  }
}
