import type { CaipAddress, Namespace } from '@latchkey/core'

/** What a chain and the cloud say of an account, as far as it is known. */
export interface AccountReading {
  /** The native balance with its symbol, in the app's language. */
  readonly balance?: string | undefined
  readonly name?: string | undefined
  /** The app's own picture, else that of the name. */
  readonly picture?: string | undefined
}

/** An account, and what to read of it. */
export interface AccountToRead {
  readonly namespace: Namespace
  readonly address: string | undefined
  readonly caipAddress: CaipAddress | undefined
  readonly wants: { readonly balance: boolean; readonly name: boolean; readonly picture: boolean }
}
