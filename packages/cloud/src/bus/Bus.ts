/**
 * Publish/subscribe between the nodes of one cloud: in memory for a single node, over Redis for several. Nothing is
 * persisted, so store what must not be lost before publishing it.
 */
export interface Bus {
  readonly kind: 'memory' | 'redis'
  /** Resolves when the message is sent. Listeners on the publishing node receive it too. */
  publish(channel: string, message: string): Promise<void>
  /** Resolves when the subscription is active, with a function that ends it. */
  subscribe(channel: string, listener: (message: string) => void): Promise<() => Promise<void>>
  /** Registers a listener that is called when the bus is back after an outage: messages may have been missed. */
  onRestored(listener: () => void): () => void
  check(): Promise<void>
  close(): Promise<void>
}
