import { randomBytes } from 'node:crypto'
import { createSoakClient, type SoakClient, SoakError } from './createSoakClient.ts'
import type { Gate } from './createGate.ts'
import type { Target } from './messages.ts'

/** A client that publishes on a topic, and one that subscribes to it. */
export interface SoakPair {
  /** Resolves once both are connected and subscribed. */
  readonly ready: Promise<void>
  /** Publishes a message after those before it. `index` is passed to the callbacks. */
  publish(index: number): void
  /** Whether every message was accepted and delivered. */
  isIdle(): boolean
  /** Whether both are connected. */
  isConnected(): boolean
  /** How many messages were accepted but not delivered. */
  countLost(): number
  close(): void
}

/** What a pair tells its process. */
export interface PairEvents {
  readonly onAccepted: (index: number) => void
  readonly onDelivered: (index: number) => void
  readonly onDuplicate: () => void
  readonly onReordered: () => void
  readonly onFault: (kind: string) => void
  readonly onReconnect: () => void
}

/** How long messages live, in seconds. */
const ttl = 120
/** Pause before a refused message is sent again, in ms. */
const retryPause = 1_000

/**
 * Connects a pair. The publisher sends a message only when the one before was accepted, so that the order of a topic is
 * known; until then it repeats it, also over a new connection.
 *
 * @param parameters.addresses of the publisher and the subscriber.
 * @param parameters.padding makes messages as long as they should be.
 */
export function createSoakPair(parameters: {
  readonly target: Target
  readonly gate: Gate
  readonly addresses: readonly [string, string]
  readonly padding: () => string
  readonly events: PairEvents
}): SoakPair {
  const { addresses, events, gate, padding, target } = parameters
  const topic = randomBytes(32).toString('hex')
  const waiting: { readonly number: number; readonly index: number }[] = []
  const indexes = new Map<number, number>()
  /** All messages up to this number were delivered. */
  let complete = 0
  /** Delivered messages after a missing one. */
  const ahead = new Set<number>()
  let [last, accepted] = [0, 0]
  let [isSending, isClosed] = [false, false]

  const send = async (): Promise<void> => {
    const [next] = waiting
    if (next === undefined || isSending || isClosed || !publisher.isOpen()) return
    isSending = true
    try {
      const result = await publisher.request('irn_publish', {
        topic,
        message: `${next.number}.${padding()}`,
        ttl,
        tag: 1108,
      })
      if (result !== true) throw new SoakError('not true')
      waiting.shift()
      accepted = next.number
      events.onAccepted(next.index)
      isSending = false
      void send()
    } catch (error) {
      isSending = false
      const kind = error instanceof SoakError ? error.kind : String(error)
      if (isClosed) return
      // The socket's own fault is counted already.
      if (kind === 'closed') return void send()
      events.onFault(`publish ${kind}`)
      setTimeout(() => void send(), kind === 'no answer' ? 0 : retryPause)
    }
  }
  const hear = (text: string): void => {
    const number = Number.parseInt(text, 10)
    if (number <= complete || ahead.has(number)) return events.onDuplicate()
    if (ahead.size > 0 && number < Math.max(...ahead)) events.onReordered()
    ahead.add(number)
    while (ahead.delete(complete + 1)) complete += 1
    const index = indexes.get(number)
    indexes.delete(number)
    if (index !== undefined) events.onDelivered(index)
  }

  let opened = 0
  const { promise: ready, resolve: setReady } = Promise.withResolvers<void>()
  const subscribe = async (isFirst: boolean): Promise<void> => {
    try {
      await subscriber.request('irn_batchSubscribe', { topics: [topic] })
      opened += isFirst ? 1 : 0
      if (opened === 2) setReady()
    } catch (error) {
      if (isClosed || !subscriber.isOpen()) return
      events.onFault(`subscribe ${error instanceof SoakError ? error.kind : String(error)}`)
      setTimeout(() => void subscribe(isFirst), retryPause)
    }
  }
  const join = (address: string, onOpen: (isFirst: boolean) => void, onMessage: (text: string) => void): SoakClient => {
    let isFirst = true
    return createSoakClient({
      target,
      address,
      gate,
      onMessage,
      onFault: events.onFault,
      onOpen() {
        if (!isFirst) events.onReconnect()
        onOpen(isFirst)
        isFirst = false
      },
    })
  }
  const publisher = join(
    addresses[0],
    (isFirst) => {
      opened += isFirst ? 1 : 0
      if (opened === 2) setReady()
      void send()
    },
    () => undefined,
  )
  const subscriber = join(addresses[1], (isFirst) => void subscribe(isFirst), hear)
  return {
    ready,
    publish(index) {
      last += 1
      indexes.set(last, index)
      waiting.push({ number: last, index })
      void send()
    },
    isConnected: () => publisher.isOpen() && subscriber.isOpen(),
    isIdle: () => waiting.length === 0 && complete === last,
    countLost: () => Math.max(0, accepted - complete - Array.from(ahead).filter((number) => number <= accepted).length),
    close() {
      isClosed = true
      publisher.close()
      subscriber.close()
    },
  }
}
