/** One step of the database's history. Once published it never changes; what comes later is another step. */
export interface Migration {
  /** Its place in the order, as in its file's name. */
  readonly id: number
  readonly name: string
  /** One SQL statement each, as Postgres 15 and PGlite both know it. */
  readonly statements: readonly string[]
}
