/** What a wallet of the reference world gives a page. */
export interface ReferenceProvider {
  readonly id: string
  readonly name: string
  /** Answers one of the methods of `createReferenceWallet`, or rejects with a `ReferenceWalletError`. */
  request(request: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  /** Calls the listener on changes. Returns a function that ends it. */
  watch(listener: (event: ReferenceWalletEvent) => void): () => void
}

export type ReferenceWalletEvent =
  | { readonly type: 'accountsChanged'; readonly accounts: unknown }
  | { readonly type: 'networkChanged'; readonly networkId: unknown }
  | { readonly type: 'networksOffered'; readonly networkIds: unknown }
