import type { ProviderOf } from './providers.ts'

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
  readonly access: Readonly<Record<ProviderOf<'prices' | 'balances'>, ProviderAccess>>
}
