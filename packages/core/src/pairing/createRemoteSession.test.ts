import { expect, it } from 'vitest'
import type { SessionEvent } from '../adapter/types.ts'
import { createFakePairingClient } from '../test/createFakePairingClient.ts'
import { createRemoteSession } from './createRemoteSession.ts'

const networkId = 'bip122:000000000019d6689c085ae165831e93'
const first = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const second = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

it('follows Bitcoin’s address event, but only to a granted address', () => {
  const topic = 'a'.repeat(64)
  const { session: remote, handle } = createRemoteSession({
    client: createFakePairingClient({ now: () => 0 }).client,
    session: {
      topic,
      pairingTopic: 'b'.repeat(64),
      expiresAt: Date.UTC(2030, 0, 1),
      grants: {
        bip122: {
          accounts: [`${networkId}:${first}`, `${networkId}:${second}`],
          networkIds: [networkId],
          methods: ['sendTransfer'],
          events: ['bip122_addressesChanged'],
        },
      },
      peer: { name: 'Phone', description: '', url: 'https://phone.example', icons: [], redirect: {} },
      properties: {},
    },
    selection: {},
    onRequest: () => undefined,
  })
  const events: SessionEvent[] = []
  remote.subscribe((event) => events.push(event))
  const tell = (data: unknown): void =>
    handle({ type: 'sessionEvent', topic, name: 'bip122_addressesChanged', data, networkId })

  for (const nonsense of [undefined, [], [{}], [{ address: 7 }], [{ address: '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy' }]])
    tell(nonsense)
  expect(events).toEqual([])
  tell([{ address: second, publicKey: '02', path: "m/84'/0'/0'/0/1", intention: 'payment' }])
  expect(remote.grants.bip122?.accounts).toEqual([`${networkId}:${second}`, `${networkId}:${first}`])
  expect(events.map(({ type }) => type)).toEqual(['updated', 'updated'])
})
