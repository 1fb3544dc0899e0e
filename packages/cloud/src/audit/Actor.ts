/** Who changes something as an operator. */
export interface Actor {
  /** `operator:<e-mail>`, `token:1` for the first admin token, `user:<name>` for a user of the operating system. */
  readonly name: string
  /** The key of the client address (`ClientAddress`); null for the operating system. */
  readonly address: string | null
  /** The id of the request; none for a command that works on the database itself. */
  readonly requestId?: string | undefined
}
