import { parseUnits, formatUnits } from 'viem'
import { failAttempt } from '../../pool/Attempt.ts'
import type { OnrampOptions } from '@latchkey/protocol/api'
import type { OnrampOrder, OnrampProvider, OnrampPurchase } from '../Onramp.ts'
import type { Faucet } from './createFaucet.ts'
import type { SandboxPurchase, SandboxShop } from './createSandboxShop.ts'
import { formatCents, getTotalFor, parseCents, priceTotal, sandboxMethods, sandboxRates } from './sandboxPrices.ts'
import type { SandboxProduct } from './SandboxProduct.ts'

/** Where the pages of purchases are: the id follows. */
export const sandboxPath = '/sandbox/onramp/'

/** What a purchase costs if its order does not say so, in cents. */
const usualTotal = 10_000n

/** Creates the sandbox: purchases that a faucet of local chains delivers, so that buying can be tried without money. */
export function createDevnetOnramp(parameters: {
  readonly faucet: Faucet
  readonly shop: SandboxShop
}): OnrampProvider {
  const { faucet, shop } = parameters
  return {
    namespaces: ['eip155', 'solana'],
    async readOptions(limits) {
      const answer = await faucet.readProducts(limits)
      return answer.kind === 'failed' ? answer : { kind: 'answered', value: toOptions(answer.value) }
    },
    async readQuote({ question, ...limits }) {
      const answer = await faucet.readProducts(limits)
      if (answer.kind === 'failed') return answer
      const { amount, network, paymentCurrency, paymentMethod = 'card', purchaseCurrency } = question
      const product = answer.value.find((one) => one.network === network && one.symbol === purchaseCurrency)
      if (product === undefined || amount.startsWith('-')) return refuse('unknown_product')
      const total = parseCents(amount)
      const price = priceTotal({ product, currency: paymentCurrency, method: paymentMethod, total })
      if (price === undefined) return refuse('outside_limits')
      const toMoney = (cents: bigint) => ({ amount: formatCents(cents), currency: paymentCurrency })
      const value = {
        fees: [
          { name: 'provider', ...toMoney(price.sellerFee) },
          { name: 'network', ...toMoney(price.networkFee) },
        ],
        paymentSubtotal: toMoney(price.subtotal),
        paymentTotal: toMoney(price.total),
        purchaseAmount: { amount: formatUnits(price.amount, product.decimals), currency: product.symbol },
        quoteId: `${network} ${product.symbol} ${paymentCurrency} ${total}`,
      }
      return { kind: 'answered', value }
    },
    async createUrl({ order, ...limits }) {
      const answer = await faucet.readProducts(limits)
      if (answer.kind === 'failed') return answer
      const found = findProduct(order, answer.value)
      if (found === undefined) return refuse('unknown_product')
      const { account, product } = found
      const { cryptoAmount, fiatAmount, paymentCurrency: currency = 'USD', paymentMethod: method = 'card' } = order
      const amount = cryptoAmount === undefined ? undefined : parseUnits(formatNumber(cryptoAmount), product.decimals)
      const total =
        fiatAmount !== undefined
          ? parseCents(formatNumber(fiatAmount))
          : amount === undefined
            ? usualTotal
            : getTotalFor({ product, currency, amount })
      const price = priceTotal({ product, currency, method, total })
      if (price === undefined) return refuse('outside_limits')
      const { id } = shop.open({ account, partnerUserId: order.partnerUserId, product, price })
      return { kind: 'answered', value: `${order.cloudUrl}${sandboxPath}${id}` }
    },
    async readPurchases({ partnerUserId }) {
      const purchases = shop.list(partnerUserId).flatMap((purchase) => toPurchase(purchase) ?? [])
      return { kind: 'answered', value: { purchases, next: undefined } }
    },
  }
}

function refuse(reason: string) {
  return failAttempt(reason, { isItsFault: false, isFinal: true })
}

function toOptions(products: readonly SandboxProduct[]): OnrampOptions {
  const symbols = [...new Set(products.map(({ symbol }) => symbol))]
  return {
    purchaseCurrencies: symbols.flatMap((symbol) => {
      const same = products.filter((product) => product.symbol === symbol)
      const [first] = same
      if (first === undefined) return []
      const networks = same.map(({ network, networkName, token }) => ({
        name: network,
        display_name: networkName,
        chain_id: network.slice(network.indexOf(':') + 1),
        ...(token === undefined ? {} : { contract_address: token }),
      }))
      return [{ id: symbol, name: first.name, symbol, icon_url: null, networks }]
    }),
    paymentCurrencies: [...sandboxRates.keys()].map((id) => ({
      id,
      payment_method_limits: sandboxMethods.map(({ id: method, max, min }) => ({
        id: method,
        min: formatCents(min * 100n),
        max: formatCents(max * 100n),
      })),
    })),
  }
}

/** Finds what an order is for: the first product on a network that it names, for an account that fits. */
function findProduct(
  { assets, defaultNetwork, wallets }: OnrampOrder,
  products: readonly SandboxProduct[],
): { readonly product: SandboxProduct; readonly account: string } | undefined {
  const candidates = wallets.flatMap(({ address, namespace, networks }) =>
    products
      .filter((product) => product.namespace === namespace)
      .filter(({ network }) => networks?.includes(network) ?? true)
      .filter(({ symbol }) => assets?.includes(symbol) ?? true)
      .map((product) => ({ product, account: address })),
  )
  return candidates.find(({ product }) => product.network === defaultNetwork) ?? candidates[0]
}

function formatNumber(amount: number): string {
  return amount.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 18 })
}

/** A purchase is known to the app once the visitor has paid or declined, as with other sellers. */
function toPurchase(purchase: SandboxPurchase): OnrampPurchase | undefined {
  const { account, createdAt, hash, id, price, product, status } = purchase
  if (status === 'open' || status === 'left') return undefined
  const outcome = {
    paid: 'pending',
    sending: 'pending',
    delivered: 'confirmed',
    declined: 'failed',
    failed: 'failed',
  } as const
  return {
    id,
    status: outcome[status],
    createdAt: new Date(createdAt).toISOString(),
    network: product.network,
    account,
    symbol: product.symbol,
    amount: formatUnits(price.amount, product.decimals),
    hash,
  }
}
