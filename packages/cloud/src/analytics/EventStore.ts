/** An event as a modal sent it. */
export interface EventEntry {
  readonly eventId: string
  /** Such as `track` or `error`. */
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

/** An event as it is kept. */
export interface StoredEvent extends EventEntry {
  /** When it came, in ms since the epoch. */
  readonly receivedAt: number
}

/** Which events. */
export interface EventFilter {
  readonly projectKey: string
  /** In ms since the epoch, by when they came: from this one on. */
  readonly from?: number | undefined
  /** Up to, but not at, this one. */
  readonly to?: number | undefined
  /** By name. */
  readonly event?: string | undefined
}

/** How many events of a name came on a day. */
export interface EventCount {
  /** In UTC, such as `2026-01-31`. */
  readonly day: string
  readonly event: string
  readonly count: number
}

/** The events that modals sent, by project. */
export interface EventStore {
  /** Keeps an event, unless the project has one with its id. */
  add(parameters: { readonly projectKey: string; readonly entry: EventEntry }): Promise<void>
  /** Lists the newest first. `next` is the cursor of what follows; absent at the end. */
  list(
    parameters: EventFilter & { readonly limit: number; readonly cursor?: number | undefined },
  ): Promise<{ readonly data: readonly StoredEvent[]; readonly next: number | undefined }>
  /** Counts by day and name, the newest day first. */
  count(filter: EventFilter): Promise<readonly EventCount[]>
  /** Forgets what is older than the store keeps. It does so by itself once an hour while events come. */
  sweep(): Promise<void>
}
