import * as storageKeys from '@latchkey/protocol/storage'
import { expect, it } from 'vitest'
import * as lazyItems from './lazyStoredItems.ts'
import * as firstItems from './storedItems.ts'

const { addressCacheItems, ...others } = lazyItems
const items = { ...firstItems, ...others }

// The check of unserved names and the journey of stored values find the key of an item by its name.
it('gives each item the key that has its name', () => {
  const keys = new Map<string, string>(Object.entries(storageKeys))
  for (const [name, { key }] of Object.entries(items)) expect(key).toBe(keys.get(name.replace(/Item$/, 'Key')))
})

it('removes the data of addresses by the keys under which they are stored', () => {
  const { balanceCacheItem, identityCacheItem, nameCacheItem, nativeBalanceCacheItem, recentReceiversItem } = items
  const caches = [balanceCacheItem, nativeBalanceCacheItem, nameCacheItem, identityCacheItem]
  expect(addressCacheItems.map(({ key }) => key)).toStrictEqual([...caches, recentReceiversItem].map(({ key }) => key))
})
