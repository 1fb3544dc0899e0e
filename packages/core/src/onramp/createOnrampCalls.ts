import { createOnrampUrl, getHistory, getOnrampOptions, getOnrampQuote, type Transaction } from '@latchkey/protocol/api'
import { apiPlugin } from '../cloud/apiPlugin.ts'
import { callEndpoint } from '../cloud/callEndpoint.ts'
import { toPictureUrl } from '../cloud/toPictureUrl.ts'
import type { OnrampProvider } from '../options/features.ts'
import { extendMeldUrl } from './extendMeldUrl.ts'
import type { OnrampContext } from './OnrampContext.ts'
import { sampleOptions, sampleQuote } from './samples.ts'
import type { OnrampChoices, OnrampDestination, OnrampForm, OnrampPurchase, OnrampQuoteResult } from './state.ts'

/** What the cloud says of a purchase. */
export interface PurchaseNews {
  readonly outcome: 'pending' | 'confirmed' | 'failed'
  /** What was sent, as a decimal number; `null` if it is not known. */
  readonly amount: string | null
  /** The rows of the purchase, as in a history. */
  readonly rows: readonly Transaction[]
}

/** The calls to the cloud about purchases. */
export interface OnrampCalls {
  /** Reads what can be bought; the sample after a failure. Rejects only if `signal` aborts. */
  readOptions(parameters: { readonly signal: AbortSignal }): Promise<OnrampChoices>
  /** Asks one seller; the sample after a failure. Rejects only if `signal` aborts. */
  readQuote(parameters: {
    readonly provider: OnrampProvider
    readonly form: OnrampForm
    readonly destination: OnrampDestination
    readonly signal: AbortSignal
  }): Promise<{ readonly quote: OnrampQuoteResult; readonly cause?: unknown }>
  /** Begins a purchase, once, and returns the address of its page. @throws the errors of `ApiClient.send` */
  createUrl(parameters: {
    readonly purchase: OnrampPurchase
    readonly form: OnrampForm
    /** The page of a seller without quotes, which asks for everything itself. */
    readonly page: string | undefined
    readonly cryptoAmount: string | null
    readonly signal: AbortSignal
  }): Promise<string>
  /** Reads what became of a purchase; `undefined` while the seller knows nothing of it. @throws the errors of `ApiClient.send` */
  readPurchase(parameters: {
    readonly purchase: OnrampPurchase
    readonly signal: AbortSignal
  }): Promise<PurchaseNews | undefined>
}

export function createOnrampCalls(context: Pick<OnrampContext, 'plugin' | 'settings'>): OnrampCalls {
  const client = context.plugin(apiPlugin).get()
  const { cloud } = context.settings

  return {
    readOptions: async ({ signal }) => {
      try {
        const options = await callEndpoint(client, getOnrampOptions, { signal })
        if (options.purchaseCurrencies.length === 0 || options.paymentCurrencies.length === 0)
          return { ...options, ...sampleOptions }
        const toCurrency = (currency: OnrampChoices['purchaseCurrencies'][number]) => ({
          ...currency,
          icon_url: toPictureUrl(currency.icon_url, cloud),
        })
        return { ...options, purchaseCurrencies: options.purchaseCurrencies.map(toCurrency) }
      } catch (cause) {
        if (signal.aborted) throw cause
        return sampleOptions
      }
    },

    readQuote: async ({ destination, form, provider, signal }) => {
      const { amount, country, paymentCurrency, paymentMethod, purchaseCurrency } = form
      try {
        const body = {
          purchaseCurrency: purchaseCurrency ?? '',
          paymentCurrency: paymentCurrency ?? '',
          amount: amount ?? '',
          network: destination.name,
          provider,
          ...(paymentMethod !== null && { paymentMethod }),
          ...(country !== '' && { country }),
        }
        return { quote: await callEndpoint(client, getOnrampQuote, { body, signal }) }
      } catch (cause) {
        if (signal.aborted) throw cause
        return { quote: sampleQuote, cause }
      }
    },

    createUrl: async ({ cryptoAmount, form, page, purchase, signal }) => {
      const { account, destination, partnerUserId, provider, symbol } = purchase
      if (page !== undefined) return extendMeldUrl(page, account)
      const { amount: fiatAmount, country, paymentCurrency, paymentMethod } = form
      const body = {
        provider,
        destinationWallets: [{ address: account.address, blockchains: [destination.name], assets: [symbol] }],
        defaultNetwork: destination.name,
        partnerUserId,
        defaultExperience: 'buy' as const,
        ...(cryptoAmount !== null && { presetCryptoAmount: Number(cryptoAmount) }),
        ...(fiatAmount !== null && { presetFiatAmount: Number(fiatAmount) }),
        ...(paymentCurrency !== null && { paymentCurrency }),
        ...(paymentMethod !== null && { paymentMethod }),
        ...(country !== '' && { country }),
      }
      const { url } = await callEndpoint(client, createOnrampUrl, { body, signal })
      return provider === 'meld' ? extendMeldUrl(url, account) : url
    },

    readPurchase: async ({ purchase, signal }) => {
      const { data } = await callEndpoint(client, getHistory, {
        parameters: { account: purchase.partnerUserId },
        query: { onramp: purchase.provider },
        // S7.029: an answer of the browser's cache would be of an earlier state.
        cache: 'no-cache',
        signal,
      })
      // The visitor may have tried again on the seller's page: one success is enough.
      const row = data.find(({ metadata }) => metadata.status === 'confirmed') ?? data[0]
      if (!row) return undefined
      const { status } = row.metadata
      const outcome = status === 'confirmed' || status === 'failed' ? status : 'pending'
      return { outcome, amount: row.transfers[0]?.quantity?.numeric ?? null, rows: data }
    },
  }
}
