import type { OnrampOptions } from '@latchkey/protocol/api'
import type { InferOutput } from 'valibot'
import type { HttpUpstream } from '../../http/createHttpUpstream.ts'
import { failAttempt, type FailedAttempt } from '../../pool/Attempt.ts'
import type { OnrampOrder, OnrampProvider, OnrampPurchase, OnrampQuestion } from '../Onramp.ts'
import { getNetworkName, networkIds } from '../networkNames.ts'
import { createMeldCurrencies, type MeldCurrency } from './createMeldCurrencies.ts'
import { getMeldSymbol } from './createMeldPage.ts'
import { meldLimitsSchema, meldQuotesSchema, meldTransactionsSchema, meldWidgetSchema } from './meldSchemas.ts'

/** Its names for the ways to pay that have a name of their own in options and quotes. */
const methods: ReadonlyMap<string, string> = new Map([
  ['card', 'CREDIT_DEBIT_CARD'],
  ['ach_bank_account', 'ACH'],
  ['apple_pay', 'APPLE_PAY'],
])

/** The states in which no coins will arrive. */
const failures = new Set(['FAILED', 'DECLINED', 'CANCELLED', 'REFUNDED', 'VOIDED', 'AUTHORIZATION_EXPIRED'])

/** What a purchase costs if its order does not say so. */
const usualAmount = '100'
const purchasesPerPage = '100'

interface Limits {
  readonly timeout: number
  readonly signal?: AbortSignal | undefined
}

/**
 * Creates the purchases of Meld, which asks many sellers and hands the visitor to one of them.
 *
 * @param parameters.upstream with the key in its headers.
 * @param parameters.country whose options are read, such as `DE` or `US-CA`.
 */
export function createMeldOnramp(parameters: {
  readonly upstream: HttpUpstream
  readonly country: string
  readonly now: () => number
}): OnrampProvider {
  const { country: ownCountry, upstream } = parameters
  const currencies = createMeldCurrencies(parameters)

  /** Asks all sellers, and returns the quote that delivers most. */
  const findQuote = async ({ question, ...limits }: Limits & { readonly question: OnrampQuestion }) => {
    const end = performance.now() + limits.timeout
    const {
      amount,
      country = ownCountry,
      network,
      paymentCurrency,
      paymentMethod = 'card',
      purchaseCurrency,
    } = question
    const place = toPlace(country)
    const list = await currencies.read({ country: place.countryCode, ...limits })
    if (list.kind === 'failed') return list
    const currency = list.value.find((one) => one.symbol === purchaseCurrency && one.networkName === network)
    if (currency === undefined) return refuse('unknown_currency')
    const method = methods.get(paymentMethod) ?? paymentMethod.toUpperCase()
    const answer = await upstream.call({
      path: ['payments', 'crypto', 'quote'],
      body: {
        ...place,
        sourceAmount: Number(amount),
        sourceCurrencyCode: paymentCurrency,
        destinationCurrencyCode: currency.code,
        paymentMethodType: method,
      },
      schema: meldQuotesSchema,
      ...limits,
      timeout: Math.max(1, end - performance.now()),
    })
    if (answer.kind === 'failed') return answer
    const quotes = answer.value.quotes ?? []
    const own = quotes.filter(
      (quote) => quote.sourceCurrencyCode === paymentCurrency && quote.destinationCurrencyCode === currency.code,
    )
    const [best] = own.toSorted((one, other) => other.destinationAmount - one.destinationAmount)
    // Without a seller for the question, the list is empty.
    if (best === undefined) return quotes.length === 0 ? refuse('no_quote') : failAttempt('foreign_answer')
    return { kind: 'answered', value: { quote: best, currency, place, method } } as const
  }

  return {
    namespaces: ['eip155', 'solana'],
    async readOptions(limits) {
      const end = performance.now() + limits.timeout
      const { countryCode } = toPlace(ownCountry)
      const list = await currencies.read({ country: countryCode, ...limits })
      if (list.kind === 'failed') return list
      const answer = await upstream.call({
        path: ['service-providers', 'limits', 'fiat-currency-purchases'],
        query: { categories: 'CRYPTO_ONRAMP', accountFilter: 'true', countries: countryCode },
        schema: meldLimitsSchema,
        ...limits,
        timeout: Math.max(1, end - performance.now()),
      })
      if (answer.kind === 'failed') return answer
      const paymentCurrencies = answer.value.slice(0, 200).map(({ currencyCode, maximumAmount, minimumAmount }) => ({
        id: currencyCode,
        payment_method_limits: [{ id: 'card', min: formatAmount(minimumAmount), max: formatAmount(maximumAmount) }],
      }))
      return { kind: 'answered', value: { purchaseCurrencies: toPurchaseCurrencies(list.value), paymentCurrencies } }
    },

    async readQuote({ question, ...limits }) {
      const answer = await findQuote({ question, ...limits })
      if (answer.kind === 'failed') return answer
      const { currency, quote } = answer.value
      const toMoney = (amount: number) => ({ amount: formatAmount(amount), currency: quote.sourceCurrencyCode })
      const networkFee = quote.networkFee ?? 0
      const totalFee = Math.max(networkFee, quote.totalFee ?? 0)
      const subtotal = quote.sourceAmountWithoutFees ?? subtract(quote.sourceAmount, totalFee)
      const value = {
        fees: [
          { name: 'provider', ...toMoney(subtract(totalFee, networkFee)) },
          { name: 'network', ...toMoney(networkFee) },
        ],
        paymentSubtotal: toMoney(subtotal),
        paymentTotal: toMoney(quote.sourceAmount),
        purchaseAmount: { amount: formatAmount(quote.destinationAmount), currency: currency.symbol },
        // Its quotes have no id.
        quoteId: quote.serviceProvider,
      }
      return { kind: 'answered', value }
    },

    async createUrl({ order, ...limits }) {
      const end = performance.now() + limits.timeout
      const [wallet] = order.wallets
      if (wallet === undefined) return refuse('unknown_account')
      const found = await findQuote({ question: toQuestion(order), ...limits })
      // No purchase has begun.
      if (found.kind === 'failed') return { ...found, isUnsent: true }
      const { currency, method, place, quote } = found.value
      const answer = await upstream.call({
        path: ['crypto', 'session', 'widget'],
        body: {
          sessionType: 'BUY',
          sessionData: {
            countryCode: place.countryCode,
            sourceAmount: formatAmount(quote.sourceAmount),
            sourceCurrencyCode: quote.sourceCurrencyCode,
            destinationCurrencyCode: currency.code,
            paymentMethodType: method,
            serviceProvider: quote.serviceProvider,
            walletAddress: wallet.address,
          },
          ...(order.partnerUserId === undefined ? {} : { externalSessionId: order.partnerUserId }),
        },
        schema: meldWidgetSchema,
        ...limits,
        timeout: Math.max(1, end - performance.now()),
      })
      return answer.kind === 'failed' ? answer : { kind: 'answered', value: answer.value.widgetUrl }
    },

    async readPurchases({ cursor: _cursor, partnerUserId, ...limits }) {
      const answer = await upstream.call({
        path: ['payments', 'transactions'],
        query: { externalSessionIds: partnerUserId, limit: purchasesPerPage },
        schema: meldTransactionsSchema,
        ...limits,
      })
      if (answer.kind === 'failed') return answer
      const purchases = answer.value.transactions
        // A filter that it does not know would return the purchases of others.
        .filter(({ externalSessionId }) => externalSessionId === partnerUserId)
        .map(toPurchase)
      return { kind: 'answered', value: { purchases, next: undefined } }
    },
  }
}

function toPurchase(row: InferOutput<typeof meldTransactionsSchema>['transactions'][number]): OnrampPurchase {
  const { createdAt, cryptoDetails, destinationAmount, destinationCurrencyCode, id, status } = row
  const [symbol = ''] = (destinationCurrencyCode ?? '').split('_', 1)
  const hash = cryptoDetails?.blockchainTransactionId
  return {
    id,
    status: status === 'SETTLED' ? 'confirmed' : failures.has(status) ? 'failed' : 'pending',
    createdAt,
    network: toNetwork(cryptoDetails?.chainId ?? '', destinationCurrencyCode ?? ''),
    account: cryptoDetails?.walletAddress ?? undefined,
    symbol,
    amount: destinationAmount ? formatAmount(destinationAmount) : undefined,
    hash: hash && /^[0-9a-zA-Z]{32,128}$/.test(hash) ? hash : undefined,
  }
}

function toQuestion(order: OnrampOrder): OnrampQuestion {
  const [wallet] = order.wallets
  const [first] = wallet?.networks ?? []
  return {
    purchaseCurrency: order.assets?.[0] ?? getMeldSymbol(wallet?.namespace ?? 'eip155'),
    paymentCurrency: order.paymentCurrency ?? 'USD',
    amount: order.fiatAmount === undefined ? usualAmount : formatAmount(order.fiatAmount),
    network: order.defaultNetwork ?? first ?? (wallet?.namespace === 'solana' ? 'solana' : 'ethereum'),
    paymentMethod: order.paymentMethod,
    country: order.country,
  }
}

function refuse(reason: string): FailedAttempt {
  return failAttempt(reason, { isItsFault: false, isFinal: true })
}

/** Its numbers are floating-point numbers: this writes one without an exponent. */
function formatAmount(amount: number): string {
  return amount.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 18 })
}

/** Subtracts amounts of money, without the noise of floating-point numbers. */
function subtract(one: number, other: number): number {
  return Math.max(0, Number((one - other).toFixed(8)))
}

function toPlace(country: string): { readonly countryCode: string; readonly subdivision?: string | undefined } {
  const [countryCode = '', subdivision] = country.split('-')
  return { countryCode, ...(subdivision === undefined ? {} : { subdivision }) }
}

function toNetwork(chainId: string, currencyCode: string): string {
  for (const id of networkIds.values()) if (id === `eip155:${chainId}`) return id
  return /^SOL(?:_|$)|_SOLANA$/.test(currencyCode) ? (networkIds.get('solana') ?? currencyCode) : currencyCode
}

function toPurchaseCurrencies(list: readonly MeldCurrency[]): OnrampOptions['purchaseCurrencies'] {
  const symbols = new Map<string, MeldCurrency[]>()
  for (const currency of list) symbols.set(currency.symbol, [...(symbols.get(currency.symbol) ?? []), currency])
  return [...symbols].slice(0, 1_000).map(([symbol, [first, ...others]]) => ({
    id: symbol,
    name: first?.name ?? symbol,
    symbol,
    icon_url: first?.icon ?? null,
    networks: [...(first === undefined ? [] : [first]), ...others].slice(0, 100).map((currency) => ({
      name: getNetworkName(currency.network),
      display_name: currency.displayName,
      chain_id: currency.network.slice(currency.network.indexOf(':') + 1),
      ...(currency.contract === undefined ? {} : { contract_address: currency.contract }),
    })),
  }))
}
