/** What the parent asks of a process that makes load. */
export type LoadOrder =
  /** Open so many more pairs of sockets, one end publishing and one subscribed. */
  | { readonly kind: 'open'; readonly pairs: number }
  /** Publish so many messages a second for a time, evenly. */
  | { readonly kind: 'publish'; readonly rate: number; readonly seconds: number; readonly bytes: number }

/** What it answers. Times in ms. */
export type LoadReport =
  | { readonly kind: 'opened' }
  | {
      readonly kind: 'measured'
      /** From sending a message to its arrival at the subscriber. */
      readonly deliveries: readonly number[]
      /** From sending a message to the answer that it is stored. */
      readonly answers: readonly number[]
      readonly lost: number
      readonly refused: number
      /** From the first message to the last. */
      readonly took: number
    }
