/** Money that the faucet gives: the currency of a chain, or a token. */
export interface FaucetCurrency {
  readonly symbol: string
  readonly decimals: number
  /** What one request gives if it names no amount, in whole units. */
  readonly standardUnits: bigint
  /** What one request may ask for at most, in whole units. */
  readonly maximumUnits: bigint
}

/** A token that the faucet gives. */
export interface FaucetToken extends FaucetCurrency {
  /** The contract or the mint. */
  readonly address: string
}

/** A transfer that can be carried out. */
export interface FaucetTransfer {
  /** As `parseAddress` of the chain gave it. */
  readonly address: string
  /** In the smallest unit. */
  readonly amount: bigint
  /** Without one, the chain's own currency is asked for. */
  readonly token: FaucetToken | undefined
}

/** A chain as the faucet sees it. */
export interface FaucetChain {
  /** CAIP-2 id. */
  readonly caipNetworkId: string
  readonly currency: FaucetCurrency
  readonly tokens: readonly FaucetToken[]
  /**
   * Takes what a request names as its receiver; `undefined` comes from a request that names none.
   *
   * @throws {FaucetError} `invalid_address`
   */
  parseAddress(value: unknown): string
  /**
   * Resolved while the chain answers.
   *
   * @throws {FaucetError} `chain_failed`
   */
  checkHealth(): Promise<void>
  /**
   * Carries out one transfer and resolves with its hash, signature or transaction id when it can be seen on the chain. The
   * faucet lets the transfers of one chain wait for one another.
   *
   * @throws {FaucetError} `chain_failed`
   */
  send(transfer: FaucetTransfer): Promise<string>
}
