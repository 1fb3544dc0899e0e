/** An asset that the faucet sends: the currency of a chain, or a token. */
export interface FaucetCurrency {
  readonly symbol: string
  readonly decimals: number
  /** Default amount of a request, in whole units. */
  readonly standardUnits: bigint
  /** Maximum amount of a request, in whole units. */
  readonly maximumUnits: bigint
}

/** A token that the faucet sends. */
export interface FaucetToken extends FaucetCurrency {
  /** The address of its contract or mint. */
  readonly address: string
}

/** A validated transfer. */
export interface FaucetTransfer {
  /** The result of the chain's `parseAddress`. */
  readonly address: string
  /** In the smallest unit. */
  readonly amount: bigint
  /** Undefined for the chain's own currency. */
  readonly token: FaucetToken | undefined
}

/** The faucet's interface to a chain. */
export interface FaucetChain {
  /** CAIP-2 id. */
  readonly caipNetworkId: string
  readonly currency: FaucetCurrency
  readonly tokens: readonly FaucetToken[]
  /**
   * Parses the receiver of a request; `undefined` if the request has none.
   *
   * @throws {FaucetError} `invalid_address`
   */
  parseAddress(value: unknown): string
  /**
   * Resolves while the chain answers.
   *
   * @throws {FaucetError} `chain_failed`
   */
  checkHealth(): Promise<void>
  /**
   * Executes one transfer and resolves with its hash, signature or transaction id when it is visible on the chain. The
   * faucet runs the transfers of one chain one after another.
   *
   * @throws {FaucetError} `chain_failed`
   */
  send(transfer: FaucetTransfer): Promise<string>
}
