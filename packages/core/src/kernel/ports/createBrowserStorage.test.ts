import { describe, expect, it } from 'vitest'
import { createBrowserStorage } from './createBrowserStorage.ts'
import { createMemoryStorage } from './createMemoryStorage.ts'
import type { StoragePort } from './ports.ts'

function setUp(open: () => StoragePort) {
  const warnings: (readonly unknown[])[] = []
  const storage = createBrowserStorage({ open, logger: { warn: (...values) => warnings.push(values) } })
  return { storage, warnings }
}

describe('createBrowserStorage', () => {
  it('keeps items in the storage of the page', () => {
    const page = createMemoryStorage()
    const { storage, warnings } = setUp(() => page)
    storage.setItem('a', '1')
    expect(page.getItem('a')).toBe('1')
    expect(storage.getItem('a')).toBe('1')
    storage.removeItem('a')
    expect(page.getItem('a')).toBeNull()
    expect(storage.getItem('a')).toBeNull()
    expect(warnings).toStrictEqual([])
  })

  it('does not access storage before the first use', () => {
    let opened = 0
    setUp(() => {
      opened++
      return createMemoryStorage()
    })
    expect(opened).toBe(0)
  })

  it('keeps items in memory when the getter of localStorage throws, and warns once', () => {
    const { storage, warnings } = setUp(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    expect(storage.getItem('a')).toBeNull()
    storage.setItem('a', '1')
    expect(storage.getItem('a')).toBe('1')
    storage.removeItem('a')
    expect(storage.getItem('a')).toBeNull()
    expect(warnings).toHaveLength(1)
  })

  it('keeps an item in memory when the storage is full, and removes the previous value from the page', () => {
    const page = createMemoryStorage({ a: 'previous' })
    const full: StoragePort = {
      ...page,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    const { storage, warnings } = setUp(() => full)
    storage.setItem('a', 'new')
    expect(storage.getItem('a')).toBe('new')
    expect(page.getItem('a')).toBeNull()
    expect(warnings).toHaveLength(1)
  })

  it('drops the copy in memory once the page stores the item again', () => {
    const page = createMemoryStorage()
    let isFull = true
    const { storage } = setUp(() => ({
      ...page,
      setItem: (key, value) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError')
        page.setItem(key, value)
      },
    }))
    storage.setItem('a', '1')
    isFull = false
    storage.setItem('a', '2')
    page.setItem('a', '3')
    expect(storage.getItem('a')).toBe('3')
  })

  it('does not throw when reads and removals fail', () => {
    const refuse = () => {
      throw new Error('corrupt profile')
    }
    const { storage } = setUp(() => ({ getItem: refuse, setItem: refuse, removeItem: refuse }))
    expect(storage.getItem('a')).toBeNull()
    storage.removeItem('a')
    storage.setItem('a', '1')
    expect(storage.getItem('a')).toBe('1')
  })
})
