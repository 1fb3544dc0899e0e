/** An event as the modal sent it. */
export interface EventEntry {
  readonly eventId: string
  /** For example `track` or `error`. */
  readonly type: string | null
  readonly event: string
  readonly url: string
  readonly domain: string
  /** When it happened by the page's clock, in ms since the epoch. */
  readonly timestamp: number
  readonly props: Readonly<Record<string, unknown>>
  readonly sdkType: string | null
  readonly sdkVersion: string | null
}
