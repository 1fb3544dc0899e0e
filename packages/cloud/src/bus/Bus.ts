/**
 * Messages between the nodes that act as one cloud. In one process it is a list of listeners; with Redis it is its
 * publish and subscribe. It keeps nothing: what must not be lost stands in the storage before it is said here.
 */
export interface Bus {
  readonly kind: 'memory' | 'redis'
  /** Resolves when the message is handed over. The publishing node hears it too, if it listens. */
  publish(channel: string, message: string): Promise<void>
  /** Resolves when the node listens. The function it gives ends that. */
  subscribe(channel: string, listener: (message: string) => void): Promise<() => Promise<void>>
  /** Calls back when the bus is there again after it was away: what was said meanwhile was missed. */
  onRestored(listener: () => void): () => void
  check(): Promise<void>
  close(): Promise<void>
}
