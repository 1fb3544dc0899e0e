/** One migration step. Published steps never change; add a new one instead. */
export interface Migration {
  /** Its position, as in the file name. */
  readonly id: number
  readonly name: string
  /** SQL statements that both Postgres 15 and PGlite accept. */
  readonly statements: readonly string[]
}
