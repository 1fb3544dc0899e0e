import { randomBytes } from 'node:crypto'
import type { Faucet } from './createFaucet.ts'
import type { SandboxPrice } from './sandboxPrices.ts'
import type { SandboxProduct } from './SandboxProduct.ts'

/** How long a purchase is known, in ms, and how many are known at most. */
const life = 86_400_000
const purchasesAtMost = 1_000

/** What the visitor does on the page of a purchase: pays, pays and lets the coins wait, delivers these, declines or leaves. */
export const sandboxSteps = ['pay', 'slow', 'deliver', 'decline', 'leave'] as const

/** A step on the page of a purchase. */
export type SandboxStep = (typeof sandboxSteps)[number]

/** Where a purchase is. `paid` waits for its delivery. */
export type SandboxStatus = 'open' | 'paid' | 'sending' | 'delivered' | 'declined' | 'failed' | 'left'

/** A purchase in the sandbox. */
export interface SandboxPurchase {
  /** Names its page: 128 random bits. */
  readonly id: string
  /** By which its state is read; `undefined` if the app did not ask for that. */
  readonly partnerUserId: string | undefined
  readonly account: string
  readonly product: SandboxProduct
  readonly price: SandboxPrice
  /** In ms since the epoch. */
  readonly createdAt: number
  readonly status: SandboxStatus
  /** Of the transaction that delivered the coins. */
  readonly hash: string | undefined
}

/** The purchases of a node. */
export interface SandboxShop {
  open(order: Pick<SandboxPurchase, 'account' | 'partnerUserId' | 'price' | 'product'>): SandboxPurchase
  find(id: string): SandboxPurchase | undefined
  /** Lists the purchases that were begun with an id, newest first. */
  list(partnerUserId: string): readonly SandboxPurchase[]
  /**
   * Takes a step, and resolves with the purchase afterwards. A step that is not possible any more changes nothing, so that no press sends
   * coins twice.
   */
  take(id: string, step: SandboxStep): Promise<SandboxPurchase | undefined>
}

/** What each step requires and leads to. `sending` ends as `delivered` or `failed`. */
const steps: Readonly<Record<SandboxStep, { readonly from: readonly SandboxStatus[]; readonly to: SandboxStatus }>> = {
  pay: { from: ['open'], to: 'sending' },
  slow: { from: ['open'], to: 'paid' },
  deliver: { from: ['paid'], to: 'sending' },
  decline: { from: ['open', 'paid'], to: 'declined' },
  leave: { from: ['open'], to: 'left' },
}

/** Creates the purchases of the sandbox. They are in memory: the sandbox serves the machine on which its node runs. */
export function createSandboxShop(parameters: { readonly faucet: Faucet; readonly now: () => number }): SandboxShop {
  const { faucet, now } = parameters
  const purchases = new Map<string, SandboxPurchase>()

  const find = (id: string): SandboxPurchase | undefined => {
    const purchase = purchases.get(id)
    return purchase !== undefined && now() - purchase.createdAt < life ? purchase : undefined
  }
  const change = (purchase: SandboxPurchase, part: Partial<SandboxPurchase>): SandboxPurchase => {
    const changed = { ...purchase, ...part }
    purchases.set(purchase.id, changed)
    return changed
  }

  return {
    find,
    open(order) {
      const [oldest] = purchases.keys()
      if (oldest !== undefined && purchases.size >= purchasesAtMost) purchases.delete(oldest)
      const id = randomBytes(16).toString('hex')
      const purchase: SandboxPurchase = { ...order, id, createdAt: now(), status: 'open', hash: undefined }
      purchases.set(id, purchase)
      return purchase
    },
    list: (partnerUserId) =>
      [...purchases.keys()]
        .flatMap((id) => find(id) ?? [])
        .filter((purchase) => purchase.partnerUserId === partnerUserId)
        .toReversed(),
    async take(id, step) {
      const purchase = find(id)
      const { from, to } = steps[step]
      if (purchase === undefined || !from.includes(purchase.status)) return purchase
      const begun = change(purchase, { status: to })
      if (to !== 'sending') return begun
      const { account, price, product } = purchase
      const hash = await faucet.send({ product, account, amount: price.amount })
      return change(begun, hash === undefined ? { status: 'failed' } : { status: 'delivered', hash })
    },
  }
}
