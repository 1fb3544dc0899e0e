import { expect, it } from 'vitest'
import { createMemoryStorage } from '../../kernel/ports/createMemoryStorage.ts'
import { createDeepLinkMemory } from './createDeepLinkMemory.ts'

const rainbow = { name: 'Rainbow', href: 'rainbow://' }

it('keeps the deep-link choice in local storage until it is cleared [S3.056]', () => {
  const storage = createMemoryStorage()
  createDeepLinkMemory({ storage }).set(rainbow)
  const afterReload = createDeepLinkMemory({ storage })
  expect(afterReload.get()).toEqual(rainbow)
  expect(createDeepLinkMemory({ storage, scope: 'other' }).get()).toBeUndefined()
  afterReload.clear()
  expect(createDeepLinkMemory({ storage }).get()).toBeUndefined()
})

it('neither stores nor returns a link that is not safe to open', () => {
  const storage = createMemoryStorage()
  const memory = createDeepLinkMemory({ storage })
  memory.set({ name: 'Evil', href: 'javascript:alert(1)' })
  expect(memory.get()).toBeUndefined()
  memory.set(rainbow)
  const key = '@latchkey/deep_link_choice'
  const kept = storage.getItem(key)
  expect(kept).toContain('rainbow://')
  storage.setItem(key, String(kept).replace('rainbow://', 'javascript:alert(1)'))
  expect(memory.get()).toBeUndefined()
  expect(storage.getItem(key)).toBeNull()
})
