/** What all load processes need to know. */
export interface Target {
  /** The balancer, such as `ws://127.0.0.1:1234`. */
  readonly url: string
  readonly projectId: string
  readonly origin: string
}

/** An order from the parent to a load process. */
export type SoakOrder =
  /** Connects clients. `first` distinguishes the addresses of several processes. */
  | { readonly kind: 'open'; readonly target: Target; readonly clients: number; readonly first: number }
  /** Makes load from a time on, in ms since the epoch, and ends after some seconds. */
  | {
      readonly kind: 'run'
      readonly startAt: number
      readonly seconds: number
      /** Messages or requests per second. */
      readonly rate: number
      readonly bytes: number
      /** Clients per second that leave for good and are replaced by new ones. */
      readonly churn: number
    }

/** Measurements of one kind. The lists have one entry for each message or request, in the order of the schedule. */
export interface Series {
  readonly name: string
  /** When it was to be sent, in ms since the epoch. */
  readonly dueAt: Float64Array
  /** From then until it was done, in ms; not a number if that never happened. */
  readonly took: Float64Array
}

/** An unexpected answer or event. */
export interface Fault {
  readonly at: number
  readonly kind: string
}

/** Exact counts of the messages of a process. */
export interface MessageCounts {
  readonly due: number
  /** Answered by the relay with true. */
  readonly accepted: number
  readonly delivered: number
  /** Accepted, but not delivered. */
  readonly lost: number
  /** Delivered again. */
  readonly duplicates: number
  /** Delivered after a later message of the same topic. */
  readonly reordered: number
  readonly reconnects: number
  /** Clients that left and were replaced. */
  readonly replaced: number
}

/** The response to an order. */
export type SoakReport =
  | { readonly kind: 'opened' }
  | {
      readonly kind: 'measured'
      readonly series: readonly Series[]
      readonly faults: readonly Fault[]
      readonly counts: MessageCounts | undefined
    }
