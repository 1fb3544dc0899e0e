import { isCaipNetworkId } from '@latchkey/protocol/caip'
import type { ClockPort } from '../../../kernel/ports/ports.ts'
import type { Store } from '../../../kernel/store/createStore.ts'
import { isPlainObject } from '../../../kernel/utils/isPlainObject.ts'
import { readProperty } from '../../../kernel/utils/readProperty.ts'
import type { PairedSession, PairingEvent, RelayStatus } from '../../../adapter/PairingClient.ts'
import type { UniversalEventName, UniversalSignClient } from './UniversalProviderLike.ts'

const relayEvents = ['relayer_connect', 'relayer_disconnect']

/** Follows the events of the library's client. Returns a function that ends it. */
export function followUniversalClient(parameters: {
  readonly client: UniversalSignClient
  readonly list: (client: UniversalSignClient) => readonly PairedSession[]
  readonly end: (topic: string, reason: 'peer' | 'expired') => void
  readonly emit: (event: PairingEvent) => void
  readonly clock: ClockPort
  readonly store: Store<{ readonly relay: RelayStatus }>
}): () => void {
  const { client, list, end, emit, clock, store } = parameters
  const { relayer } = client.core
  // The library reports the end of a session after it has deleted it.
  const expiries = new Map(list(client).map(({ topic, expiresAt }) => [topic, expiresAt]))
  const tellOf =
    (type: 'sessionSettled' | 'sessionUpdated' | 'sessionExtended') =>
    (payload: unknown): void => {
      const topic = readTopic(payload) || readTopic(readProperty(payload, 'session'))
      const session = list(client).find((entry) => entry.topic === topic)
      if (!session) return
      expiries.set(topic, session.expiresAt)
      emit({ type, session })
    }
  const tellEvent = (payload: unknown): void => {
    const params = readProperty(payload, 'params')
    const [event, networkId] = [readProperty(params, 'event'), readProperty(params, 'chainId')]
    const { name, data } = isPlainObject(event) ? event : {}
    if (typeof name === 'string' && isCaipNetworkId(networkId))
      emit({ type: 'sessionEvent', topic: readTopic(payload), name, data, networkId })
  }
  const tellEnd = (payload: unknown): void => {
    const topic = readTopic(payload)
    end(topic, (expiries.get(topic) ?? Infinity) <= clock.now() ? 'expired' : 'peer')
  }
  const followRelay = (): void => {
    const isTrying = relayer.connecting ? 'connecting' : 'waiting'
    store.patch({ relay: relayer.connected ? 'connected' : isTrying })
  }
  const handlers: readonly (readonly [UniversalEventName, (payload: unknown) => void])[] = [
    ['session_connect', tellOf('sessionSettled')],
    ['session_update', tellOf('sessionUpdated')],
    ['session_extend', tellOf('sessionExtended')],
    ['session_event', tellEvent],
    ['session_delete', tellEnd],
    ['session_expire', tellEnd],
  ]
  for (const [name, handler] of handlers) client.on(name, handler)
  for (const name of relayEvents) relayer.on(name, followRelay)
  if (relayer.connected) followRelay()
  return () => {
    for (const [name, handler] of handlers) client.off(name, handler)
    for (const name of relayEvents) relayer.off(name, followRelay)
  }
}

function readTopic(payload: unknown): string {
  const topic = readProperty(payload, 'topic')
  return typeof topic === 'string' ? topic : ''
}
