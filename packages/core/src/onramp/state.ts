import type { OnrampOptions, OnrampQuote } from '@latchkey/protocol/api'
import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { ErrorSummary } from '../kernel/errors/errorSummary.ts'
import type { OnrampProvider } from '../options/features.ts'
import type { SendPayer } from '../send/state.ts'

/**
 * How far a purchase is.
 *
 * - `idle`: nothing was begun, or no account is connected.
 * - `choosing`: the visitor chooses what to buy and how to pay.
 * - `quoting`: the sellers are asked for their prices.
 * - `quoted`: all have answered; see `offers`.
 * - `opening`: the seller's window is open, its page is being prepared.
 * - `waiting`: the visitor buys on the seller's page. A closed window proves nothing: this lasts until the purchase tells its state, the
 *   balance grows, or the visitor leaves.
 * - `arrived`: what was bought has arrived, or the seller says that it was sent.
 * - `declined`: the seller says that the purchase was not made.
 * - `failed`: the seller's page could not be opened. `error` has the reason, and what was chosen is kept.
 */
export type OnrampStatus =
  | 'idle'
  | 'choosing'
  | 'quoting'
  | 'quoted'
  | 'opening'
  | 'waiting'
  | 'arrived'
  | 'declined'
  | 'failed'

/** What can be bought and how it can be paid. */
export interface OnrampChoices extends OnrampOptions {
  /** Set if the options could not be read: these are examples, with which nothing can be bought. */
  readonly isSample?: true | undefined
}

/** A currency that can be bought. */
export type OnrampPurchaseCurrency = OnrampChoices['purchaseCurrencies'][number]

/** A quote for a purchase. */
export interface OnrampQuoteResult extends OnrampQuote {
  /** Set if the seller has given no quote: never show these amounts. */
  readonly isSample?: true | undefined
}

/** What a seller asks for the purchase. */
export interface OnrampOffer {
  readonly provider: OnrampProvider
  readonly quote: OnrampQuoteResult
}

/** What the visitor has chosen. `null` where nothing can be chosen. */
export interface OnrampForm {
  /** The id of a purchase currency. */
  readonly purchaseCurrency: string | null
  /** The id of a payment currency, such as `EUR`. */
  readonly paymentCurrency: string | null
  /** The id of one of its methods, such as `card`. */
  readonly paymentMethod: string | null
  /** ISO 3166, such as `DE` or `US-CA`. Preset by the visitor's languages. */
  readonly country: string
  /** In the payment currency, a decimal number such as `50` or `12.5`; `null` if there is none. */
  readonly amount: string | null
}

/** Where what is bought arrives. */
export interface OnrampDestination {
  /** The name of one of the purchase currency's networks. */
  readonly name: string
  readonly displayName: string
  readonly networkId: CaipNetworkId
  /** The token's contract; `null` for the network's coin. */
  readonly contract: string | null
  /** The account's network is not served: what is bought arrives on Ethereum. Say so. */
  readonly isFallback: boolean
}

/** Why no quote is asked for: the amount is outside of what the way to pay allows. */
export interface OnrampLimit {
  readonly limit: 'below' | 'above'
  /** The least or the most, in the payment currency, as a decimal number. */
  readonly value: string
}

/** A purchase that has begun. Its account does not change. */
export interface OnrampPurchase {
  readonly provider: OnrampProvider
  /** The only key to the state of the purchase: 128 random bits, as hex digits. */
  readonly partnerUserId: string
  readonly account: SendPayer
  readonly destination: OnrampDestination
  readonly symbol: string
  /** The seller's page; `null` until it is ready. */
  readonly url: string | null
  /** The browser has opened no window: show a link to `url`. */
  readonly isBlocked: boolean
  /** What has arrived, as a decimal number; `null` if it is not known. */
  readonly arrived: string | null
}

/** The state of buying. */
export interface OnrampState {
  readonly status: OnrampStatus
  /** The account that receives the purchase; `null` while no account is connected. */
  readonly account: SendPayer | null
  /** `null` until they were read. */
  readonly options: OnrampChoices | null
  readonly optionsLoading: boolean
  /** Who sells to the account, preferred first. */
  readonly sellers: readonly OnrampProvider[]
  readonly form: OnrampForm
  /** `null` if the chosen currency cannot be bought for the account. */
  readonly destination: OnrampDestination | null
  readonly limit: OnrampLimit | null
  /** What the sellers ask; the one from whom the most arrives is first. */
  readonly offers: readonly OnrampOffer[]
  /** From whom to buy; `null` until there is an offer. */
  readonly selectedProvider: OnrampProvider | null
  readonly quotesLoading: boolean
  readonly error: ErrorSummary | null
  readonly purchase: OnrampPurchase | null
}

/** Nothing was begun. */
export const initialOnrampState: OnrampState = {
  status: 'idle',
  account: null,
  options: null,
  optionsLoading: false,
  sellers: [],
  form: { purchaseCurrency: null, paymentCurrency: null, paymentMethod: null, country: '', amount: null },
  destination: null,
  limit: null,
  offers: [],
  selectedProvider: null,
  quotesLoading: false,
  error: null,
  purchase: null,
}
