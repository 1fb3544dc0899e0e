import type { SandboxProduct } from './SandboxProduct.ts'

/** The currencies that the sandbox takes, with the value of one in US cents. */
export const sandboxRates: ReadonlyMap<string, bigint> = new Map([
  ['USD', 100n],
  ['EUR', 110n],
])

/** The ways to pay, with their limits in whole units of the currency. */
export const sandboxMethods = [
  { id: 'card', min: 10n, max: 7_500n },
  { id: 'ach_bank_account', min: 10n, max: 25_000n },
] as const

/** The prices of coins in US cents; a token costs a dollar. */
const coinPrices: ReadonlyMap<string, bigint> = new Map([
  ['ETH', 250_000n],
  ['DEV', 250_000n],
  ['SOL', 15_000n],
])

/** The seller's fee in thousandths of the total, and what it takes for the network, in cents of the currency. */
const feeRate = 15n
const networkFee = 25n

/** What a purchase costs, in cents of its currency, and what it delivers, in the product's smallest unit. */
export interface SandboxPrice {
  readonly currency: string
  readonly total: bigint
  readonly subtotal: bigint
  readonly sellerFee: bigint
  readonly networkFee: bigint
  readonly amount: bigint
}

/** Prices a purchase for a total; `undefined` if the total is outside the limits, or the currency or payment method is unknown. */
export function priceTotal(parameters: {
  readonly product: SandboxProduct
  readonly currency: string
  readonly method: string
  /** In cents of the currency. */
  readonly total: bigint
}): SandboxPrice | undefined {
  const { currency, method, product, total } = parameters
  const rate = sandboxRates.get(currency)
  const limits = sandboxMethods.find(({ id }) => id === method)
  if (rate === undefined || limits === undefined || total < limits.min * 100n || total > limits.max * 100n) {
    return undefined
  }
  const sellerFee = (total * feeRate + 999n) / 1_000n
  const subtotal = total - sellerFee - networkFee
  const amount = (subtotal * rate * 10n ** BigInt(product.decimals)) / (100n * getPrice(product))
  return { currency, total, subtotal, sellerFee, networkFee, amount }
}

/** Returns the total at which a purchase delivers at least an amount, in cents of the currency. */
export function getTotalFor(parameters: {
  readonly product: SandboxProduct
  readonly currency: string
  /** In the product's smallest unit. */
  readonly amount: bigint
}): bigint {
  const { amount, currency, product } = parameters
  const rate = sandboxRates.get(currency) ?? 100n
  const unit = 10n ** BigInt(product.decimals)
  const subtotal = divideUp(amount * 100n * getPrice(product), rate * unit)
  return divideUp((subtotal + networkFee) * 1_000n, 1_000n - feeRate)
}

function getPrice({ symbol, token }: SandboxProduct): bigint {
  return (token === undefined ? coinPrices.get(symbol) : undefined) ?? 100n
}

function divideUp(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor
}

/** Writes cents as a decimal amount. */
export function formatCents(cents: bigint): string {
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
}

/** Reads a decimal amount in cents; further digits are cut off. */
export function parseCents(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.slice(0, 2).padEnd(2, '0'))
}
