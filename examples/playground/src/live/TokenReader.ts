/** Reads an owner's balance of a token from the chain, in its smallest unit. */
export type TokenReader = (parameters: {
  readonly rpcUrl: string
  readonly token: string
  readonly owner: string
}) => Promise<bigint>
