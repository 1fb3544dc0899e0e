import type { Namespace } from '@latchkey/protocol/caip'
import { readProperty } from '../kernel/utils/readProperty.ts'
import type { Discovery, FoundWallet } from './AdapterEngine.ts'
import { describeWallet } from './describeWallet.ts'
import type { ConnectorDescriptor } from './types.ts'
import type { WalletPage } from './WalletPage.ts'

/** How many wallets are listed. A page with more is under attack. */
const MAX_WALLETS = 64

const REGISTER = 'wallet-standard:register-wallet'

/**
 * Finds wallets by the events of Wallet Standard, whether the wallet or the app loads first. The standard's own package
 * is not used because it never stops listening and is shared by all adapters of a page.
 */
export function createStandardWallets<namespace extends Namespace, wallet extends FoundWallet<namespace>>(parameters: {
  readonly page: WalletPage
  readonly namespace: namespace
  /** Whether a registered wallet can be used on this namespace. */
  readonly isSupported: (candidate: unknown) => candidate is object
  /** Adds what the adapter needs to connect the wallet. */
  readonly toFound: (found: { readonly descriptor: ConnectorDescriptor<namespace>; readonly wallet: object }) => wallet
  readonly onChange: () => void
}): Omit<Discovery<wallet>, 'find'> {
  const { page, namespace, isSupported, toFound, onChange } = parameters
  let registered: readonly { readonly wallet: object; readonly found: wallet }[] = []
  let isOver = false

  const set = (next: typeof registered): void => {
    if (isOver || next.length === registered.length) return
    registered = next
    onChange()
  }

  const register = (...wallets: readonly unknown[]): (() => void) => {
    const added: { readonly wallet: object; readonly found: wallet }[] = []
    for (const wallet of wallets.slice(0, MAX_WALLETS)) {
      const known = [...registered, ...added]
      if (isOver || known.length >= MAX_WALLETS || !isSupported(wallet)) continue
      if (known.some((other) => other.wallet === wallet)) continue
      const taken = known.map(({ found }) => found)
      const descriptor = describeWallet({ wallet, namespace, type: 'ANNOUNCED', ready: 'installed', taken })
      if (descriptor) added.push({ wallet, found: toFound({ descriptor, wallet }) })
    }
    set([...registered, ...added])
    return () => set(registered.filter((entry) => !added.includes(entry)))
  }
  const api = Object.freeze({ register })

  const greet = (event: Event): void => {
    const callback = readProperty(event, 'detail')
    try {
      if (typeof callback === 'function') Reflect.apply(callback, undefined, [api])
    } catch {
      // A wallet that fails to register is not listed.
    }
  }

  return {
    start: () => {
      page.addEventListener(REGISTER, greet)
      page.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
    },
    list: () => registered.map(({ found }) => found),
    end: () => {
      isOver = true
      page.removeEventListener(REGISTER, greet)
    },
  }
}
