import type { OnrampOptions } from '@latchkey/protocol/api'
import { compareDecimals } from './compareDecimals.ts'

type PurchaseCurrency = OnrampOptions['purchaseCurrencies'][number]
type PaymentCurrency = OnrampOptions['paymentCurrencies'][number]

/**
 * Merges what several sellers offer. A currency is known by its symbol, and has the id of the first seller that offers it. The limits of a
 * way to pay are those of all sellers together.
 */
export function mergeOptions(all: readonly OnrampOptions[]): OnrampOptions {
  const [only] = all
  if (only !== undefined && all.length === 1) return only
  const purchases = new Map<string, PurchaseCurrency>()
  for (const currency of all.flatMap((options) => options.purchaseCurrencies)) {
    const symbol = currency.symbol.toUpperCase()
    const known = purchases.get(symbol)
    purchases.set(symbol, known === undefined ? currency : mergeNetworks(known, currency))
  }
  const payments = new Map<string, PaymentCurrency>()
  for (const currency of all.flatMap((options) => options.paymentCurrencies)) {
    const known = payments.get(currency.id)
    payments.set(currency.id, known === undefined ? currency : mergeMethods(known, currency))
  }
  return {
    purchaseCurrencies: [...purchases.values()].slice(0, 1_000),
    paymentCurrencies: [...payments.values()].slice(0, 200),
  }
}

function mergeNetworks(one: PurchaseCurrency, other: PurchaseCurrency): PurchaseCurrency {
  const names = new Set(one.networks.map(({ name }) => name))
  const networks = [...one.networks, ...other.networks.filter(({ name }) => !names.has(name))].slice(0, 100)
  return { ...one, icon_url: one.icon_url ?? other.icon_url, networks }
}

function mergeMethods(one: PaymentCurrency, other: PaymentCurrency): PaymentCurrency {
  const methods = new Map(one.payment_method_limits.map((limits) => [limits.id, limits]))
  for (const limits of other.payment_method_limits) {
    const { max, min } = methods.get(limits.id) ?? limits
    methods.set(limits.id, {
      id: limits.id,
      min: compareDecimals(limits.min, min) < 0 ? limits.min : min,
      max: compareDecimals(limits.max, max) > 0 ? limits.max : max,
    })
  }
  return { ...one, payment_method_limits: [...methods.values()].slice(0, 100) }
}
