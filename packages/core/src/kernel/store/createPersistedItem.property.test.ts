import { assert, constant, constantFrom, jsonValue, nat, oneof, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../ports/createMemoryStorage.ts'
import { replaceLeaf } from '../../test/replaceLeaf.ts'
import { createPersistedItem } from './createPersistedItem.ts'
import {
  addressLabelsItem,
  connectedConnectorIdsItem,
  deepLinkChoiceItem,
  pairingRelayItem,
  signInNetworksItem,
} from './lazyStoredItems.ts'
import {
  activeNamespaceItem,
  activeNetworkIdItem,
  connectionsItem,
  connectionStatusItem,
  recentWalletsItem,
} from './storedItems.ts'
import type { StoredItem } from './StoredItem.ts'
import { assertUnpolluted, mutatedJson, runs } from '../../../../../fuzz.shared.ts'

/** Each item with a valid value. */
const samples: readonly (readonly [StoredItem, unknown])[] = [
  [activeNamespaceItem, 'eip155'],
  [activeNetworkIdItem, 'eip155:1'],
  [addressLabelsItem, { eip155: { '0xab': 'savings' } }],
  [connectedConnectorIdsItem, { eip155: 'io.metamask', solana: 'phantom' }],
  [connectionsItem, { eip155: [{ connectorId: 'a', activeAddress: '0xab', networkId: 'eip155:1' }] }],
  [connectionStatusItem, 'connected'],
  [deepLinkChoiceItem, { name: 'Rainbow', href: 'rainbow://' }],
  [pairingRelayItem, { url: 'wss://relay.example', projectId: 'abc' }],
  [recentWalletsItem, [{ connectorId: 'a', namespace: 'eip155', wallet: { id: 'b', name: 'c' } }]],
  [signInNetworksItem, { eip155: 'eip155:1' }],
]
const sample = constantFrom(...samples)

function read(item: StoredItem, text: string): { readonly value: unknown; readonly isKept: boolean } {
  const { key } = item
  const storage = createMemoryStorage({ [key]: text })
  const value = createPersistedItem({ storage, item }).get()
  return { value, isKept: storage.getItem(key) !== null }
}

describe('stored items', () => {
  it('return the value that was written', () => {
    assert(
      property(sample, ([item, value]) => {
        expect(read(item, JSON.stringify({ v: item.version, value }))).toStrictEqual({ value, isKept: true })
      }),
    )
  })

  it('are removed if a single part has another type', () => {
    const foreign = oneof(constantFrom(null, 1, true, [], ['a'], {}, { a: 'b' }, 'x'.repeat(2_049)))
    assert(
      property(sample, nat(), foreign, ([item, value], at, foreign) => {
        const changed = replaceLeaf(value, at, foreign)
        const text = JSON.stringify({ v: item.version, value: changed })
        expect(read(item, text)).toStrictEqual({ value: undefined, isKept: false })
      }),
      runs(500),
    )
  })

  it('are removed if they have another version or no envelope', () => {
    assert(
      property(sample, oneof(jsonValue(), constantFrom(0, 2, '1', null, [1])), ([item, value], version) => {
        if (version === item.version) return
        for (const envelope of [{ v: version, value }, { value }, value, [item.version, value]])
          expect(read(item, JSON.stringify(envelope))).toStrictEqual({ value: undefined, isKept: false })
      }),
    )
  })

  it('never throw, and return only what is in the storage', () => {
    const text = oneof(
      string({ unit: constantFrom('{', '}', '[', ']', '"v":1', ',', '"value":', '"eip155"', ':', 'null') }),
      jsonValue().map((value) => JSON.stringify({ v: 1, value })),
      string(),
    )
    assert(
      property(sample, text, ([item], text) => {
        const { isKept, value } = read(item, text)
        expect(isKept).toBe(value !== undefined)
        if (isKept) expect(value).toStrictEqual(JSON.parse(text).value)
      }),
      runs(500),
    )
  })
})

describe('stored items with mistakes', () => {
  it('are read as they were written, or removed, and never lead to an exception', () => {
    const changed = sample.chain(([item, value]) =>
      mutatedJson(constant({ v: item.version, value })).map((text) => ({ item, text })),
    )
    assert(
      property(changed, ({ item, text }) => {
        const { isKept, value } = read(item, text)
        assertUnpolluted()
        expect(isKept).toBe(value !== undefined)
        if (value === undefined) return
        expect(item.isValue(value)).toBe(true)
        const again = JSON.stringify({ v: item.version, value })
        expect(read(item, again)).toStrictEqual({ value, isKept: true })
      }),
      runs(500),
    )
  })
})
