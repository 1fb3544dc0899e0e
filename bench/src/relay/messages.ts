/** An order from the parent to a load process. */
export type LoadOrder =
  /** Opens this many more pairs of sockets: one end publishes, the other subscribes. */
  | { readonly kind: 'open'; readonly pairs: number }
  /** Publishes this many messages per second, evenly spaced, for this many seconds. */
  | { readonly kind: 'publish'; readonly rate: number; readonly seconds: number; readonly bytes: number }

/** The response to an order. Times in ms. */
export type LoadReport =
  | { readonly kind: 'opened' }
  | {
      readonly kind: 'measured'
      /** From when a message was due to its arrival at the subscriber. */
      readonly deliveries: readonly number[]
      /** From when a message was due to the response that it is stored. */
      readonly answers: readonly number[]
      readonly lost: number
      /** How late the event loop of the load process was, 99th percentile. */
      readonly lag: number
      readonly refused: number
      /** From the first message to the last. */
      readonly took: number
    }
