/** What each call of a wallet's feature takes. */
export interface OnConnection {
  readonly connectionId: string
  readonly signal?: AbortSignal | undefined
}
