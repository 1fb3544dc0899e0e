import type { FailedAttempt } from '../pool/Attempt.ts'
import type { OnrampOptions, OnrampQuote } from '@latchkey/protocol/api'

/** A purchase to be quoted: the currencies, the amount and the way to pay. */
export interface OnrampQuestion {
  readonly purchaseCurrency: string
  readonly paymentCurrency: string
  /** In the payment currency, with fees. */
  readonly amount: string
  readonly network: string
  readonly paymentMethod: string | undefined
  readonly country: string | undefined
}

/** The kinds of accounts that coins can be bought for. */
export type OnrampNamespace = 'eip155' | 'solana'

/** An account that coins are bought for. */
export interface OnrampWallet {
  readonly namespace: OnrampNamespace
  readonly address: string
  /** The names of networks in the options. Default: all networks of the provider. */
  readonly networks: readonly string[] | undefined
}

/** Where a purchase goes, and what its page shows first. */
export interface OnrampOrder {
  readonly wallets: readonly OnrampWallet[]
  /** The symbols that can be bought. Default: all. */
  readonly assets: readonly string[] | undefined
  /** The visitor's IP address. */
  readonly clientIp: string
  readonly defaultNetwork: string | undefined
  /** Identifies the purchase. Anyone who knows it can read its state. */
  readonly partnerUserId: string | undefined
  readonly cryptoAmount: number | undefined
  readonly fiatAmount: number | undefined
  readonly paymentCurrency: string | undefined
  readonly paymentMethod: string | undefined
  readonly country: string | undefined
  /** The URL at which the visitor's page reached this cloud. */
  readonly cloudUrl: string
}

/** A purchase that has begun. */
export interface OnrampPurchase {
  readonly id: string
  readonly status: 'pending' | 'confirmed' | 'failed'
  readonly createdAt: string
  /** A CAIP-2 id; the provider's own name for a network that is not known. */
  readonly network: string
  /** `undefined` if it is not known yet. */
  readonly account: string | undefined
  readonly symbol: string
  /** In units of the currency; `undefined` if it is not known yet. */
  readonly amount: string | undefined
  readonly hash: string | undefined
}

/** A page of purchases. */
export interface OnrampPurchases {
  readonly purchases: readonly OnrampPurchase[]
  readonly next: string | undefined
}

/** The answer to a call, or why there is none. */
export type OnrampAttempt<value> = Promise<{ readonly kind: 'answered'; readonly value: value } | FailedAttempt>

interface CallLimits {
  readonly timeout: number
  readonly signal?: AbortSignal | undefined
}

/** A seller of crypto. Its calls reject only if `signal` aborts. */
export interface OnrampProvider {
  /** The accounts that it sells to. */
  readonly namespaces: readonly OnrampNamespace[]
  /** Its page, if that is all it has: then it has no options, quotes and purchases. */
  readonly page?: string | undefined
  readOptions(parameters: CallLimits): OnrampAttempt<OnrampOptions>
  readQuote(parameters: CallLimits & { readonly question: OnrampQuestion }): OnrampAttempt<OnrampQuote>
  /** Begins a purchase and returns the URL of its page. */
  createUrl(parameters: CallLimits & { readonly order: OnrampOrder }): OnrampAttempt<string>
  /** Reads the purchases that were begun with this `partnerUserId`, newest first. */
  readPurchases(
    parameters: CallLimits & { readonly partnerUserId: string; readonly cursor: string | undefined },
  ): OnrampAttempt<OnrampPurchases>
}
