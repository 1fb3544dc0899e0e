import { readProperty, toName } from '@latchkey/core/adapter'
import { MAX_WALLETS } from './constants.ts'
import { toFound } from './toFound.ts'
import type { FoundWallet, Page } from './types.ts'

/** Knows the wallets that registered themselves. */
export interface StandardWallets {
  /** Tells every wallet that an app is there, and listens from now on. Tells it again when it is called again. */
  start(): void
  list(): readonly FoundWallet[]
  end(): void
}

const REGISTER = 'wallet-standard:register-wallet'

/**
 * Finds wallets by Wallet Standard's events, whichever of wallet and app comes first. It is not the standard's own package
 * because that one listens for ever, and once for all adapters of a page.
 */
export function createStandardWallets(parameters: {
  readonly page: Page
  readonly onChange: () => void
}): StandardWallets {
  const { page, onChange } = parameters
  const wallets = new Set<object>()
  let found: readonly FoundWallet[] = []
  let isOver = false

  const read = (): void => {
    const next: FoundWallet[] = []
    for (const wallet of wallets) {
      const name = toName(readProperty(wallet, 'name'))
      const count = next.filter(({ descriptor }) => descriptor.name === name).length
      // The name is all that is stable from one page load to the next; a namesake gets a number.
      const id = count > 0 ? `${name} ${count + 1}` : name
      const entry = toFound({ kind: 'standard', wallet, id, name, icon: readProperty(wallet, 'icon') })
      if (entry) next.push(entry)
    }
    found = next
    onChange()
  }

  const register = (...given: readonly unknown[]): (() => void) => {
    const added = given.filter(isBitcoinWallet).slice(0, MAX_WALLETS - wallets.size)
    if (isOver || added.length === 0) return () => undefined
    for (const wallet of added) wallets.add(wallet)
    read()
    return () => {
      for (const wallet of added) wallets.delete(wallet)
      if (!isOver) read()
    }
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

/** A wallet with which Bitcoin can be connected. Its chains may be known only when it is. */
function isBitcoinWallet(wallet: unknown): wallet is object {
  return (
    typeof readProperty(readProperty(readProperty(wallet, 'features'), 'bitcoin:connect'), 'connect') === 'function'
  )
}
