import { describe, expect, expectTypeOf, it } from 'vitest'
import { createMemoryStorage } from '../ports/createMemoryStorage.ts'
import { createPersistedItem } from './createPersistedItem.ts'
import { connectionsItem, connectionStatusItem, recentWalletsItem } from './storedItems.ts'

describe('createPersistedItem', () => {
  it('keeps a value between two page loads', () => {
    const storage = createMemoryStorage()
    const connections = {
      eip155: [{ connectorId: 'io.example', activeAddress: '0xab', networkId: 'eip155:1' as const }],
    }
    createPersistedItem({ storage, item: connectionsItem }).set(connections)
    const nextLoad = createPersistedItem({ storage, item: connectionsItem })
    expect(nextLoad.get()).toStrictEqual(connections)
    nextLoad.remove()
    expect(nextLoad.get()).toBeUndefined()
  })

  it('keeps it in an envelope with the version, under a key with a prefix [S9.050]', () => {
    const storage = createMemoryStorage()
    createPersistedItem({ storage, item: recentWalletsItem }).set([
      { connectorId: 'a', namespace: 'eip155', wallet: null },
    ])
    expect(storage.getItem('@latchkey/recent_wallets')).toBe(
      '{"v":1,"value":[{"connectorId":"a","namespace":"eip155","wallet":null}]}',
    )
  })

  it('separates the keys of a modal that has a scope', () => {
    const storage = createMemoryStorage()
    const scoped = createPersistedItem({ storage, item: connectionStatusItem, scope: 'admin' })
    scoped.set('connected')
    expect(storage.getItem('@latchkey/admin/connection_status')).not.toBeNull()
    expect(createPersistedItem({ storage, item: connectionStatusItem }).get()).toBeUndefined()
  })

  it.each([
    ['text that is no JSON', 'connected'],
    ['half of a JSON', '{"v":1,"value":"conn'],
    ['nothing', ''],
    ['a foreign value', '"connected"'],
    ['null', 'null'],
    ['a list', '[1]'],
    ['an envelope without a value', '{"v":1}'],
    ['an older version', '{"v":0,"value":"connected"}'],
    ['a newer version', '{"v":2,"value":"connected"}'],
    ['a value of another type', '{"v":1,"value":true}'],
    ['a value that is not on the list', '{"v":1,"value":"online"}'],
  ])('drops %s', (_, text) => {
    const storage = createMemoryStorage({ '@latchkey/connection_status': text })
    expect(createPersistedItem({ storage, item: connectionStatusItem }).get()).toBeUndefined()
    expect(storage.getItem('@latchkey/connection_status')).toBeNull()
  })

  it.each([
    ['a namespace we do not know', { evil: [] }],
    ['a network id that is none', { eip155: [{ connectorId: 'a', activeAddress: 'b', networkId: 'eip155' }] }],
    ['a field that is missing', { eip155: [{ connectorId: 'a', networkId: 'eip155:1' }] }],
    [
      'a text beyond all measure',
      { eip155: [{ connectorId: 'a'.repeat(3_000), activeAddress: 'b', networkId: 'eip155:1' }] },
    ],
    ['a list in place of a record', [1]],
    ['a field too many', { eip155: [{ connectorId: 'a', activeAddress: 'b', networkId: 'eip155:1', extra: 1 }] }],
  ])('drops connections with %s', (_, value) => {
    const storage = createMemoryStorage({ '@latchkey/connections': JSON.stringify({ v: 1, value }) })
    expect(createPersistedItem({ storage, item: connectionsItem }).get()).toBeUndefined()
  })

  it('does not parse a value that is far too long', () => {
    const text = `{"v":1,"value":"connected","pad":"${'x'.repeat(500_000)}"}`
    const storage = createMemoryStorage({ '@latchkey/connection_status': text })
    expect(createPersistedItem({ storage, item: connectionStatusItem }).get()).toBeUndefined()
  })

  it('does not pollute prototypes', () => {
    const text = '{"v":1,"value":{"__proto__":[{"connectorId":"a","activeAddress":"b","networkId":"eip155:1"}]}}'
    const storage = createMemoryStorage({ '@latchkey/connections': text })
    expect(createPersistedItem({ storage, item: connectionsItem }).get()).toBeUndefined()
  })

  it('types the value that it returns', () => {
    const item = createPersistedItem({ storage: createMemoryStorage(), item: recentWalletsItem })
    expectTypeOf(item.get()).toEqualTypeOf<
      | readonly {
          readonly connectorId: string
          readonly namespace: 'eip155' | 'solana' | 'polkadot' | 'bip122' | 'cosmos'
          readonly wallet: { readonly id: string; readonly name: string } | null
        }[]
      | undefined
    >()
  })
})
