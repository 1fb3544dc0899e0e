/** Asks a chain how much of a token somebody has, in its smallest unit. */
export type TokenReader = (parameters: {
  readonly rpcUrl: string
  readonly token: string
  readonly owner: string
}) => Promise<bigint>
