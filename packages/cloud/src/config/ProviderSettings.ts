import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { ProviderName, ProviderOf } from './providers.ts'

/** How to call a provider. */
export interface ProviderAccess {
  readonly url: string | undefined
  readonly key: string | undefined
  readonly perSecond: number
  /** Over all nodes; `undefined` for no limit. */
  readonly perDay: number | undefined
}

/** The providers that the operator turned on, preferred first. */
export interface ProviderSettings {
  readonly prices: readonly ProviderOf<'prices'>[]
  readonly balances: readonly ProviderOf<'balances'>[]
  readonly history: readonly ProviderOf<'history'>[]
  readonly nfts: readonly ProviderOf<'nfts'>[]
  readonly swaps: readonly ProviderOf<'swaps'>[]
  readonly onramp: readonly ProviderOf<'onramp'>[]
  readonly access: Readonly<Record<ProviderName, ProviderAccess>>
  readonly blockscout: {
    /** The chains that its hosted API is asked for. */
    readonly chainIds: readonly CaipNetworkId[]
    /** The operator's own instances. */
    readonly instances: ReadonlyMap<CaipNetworkId, string>
  }
  readonly meld: {
    /** The operator's page of it, which is used without a key. */
    readonly page: string | undefined
    /** The country whose options are offered, with its subdivision in the USA and Canada. */
    readonly country: string
  }
  readonly coinbase: {
    /** Signs its calls. Set if it is in use; see `readCoinbaseSecret`. */
    readonly secret: string | undefined
    /** The country whose options are offered, with its subdivision in the USA. */
    readonly country: string
  }
}
