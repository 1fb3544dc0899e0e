import { expect, it } from 'vitest'
import { createStore } from './createStore.ts'
import { watchSelector } from './watchSelector.ts'

it('calls the listener only when the selected part changes', () => {
  const store = createStore({ count: 0, name: 'a', list: [{ id: 1 }] })
  const heard: unknown[] = []
  const end = watchSelector(
    store,
    (state) => state.list,
    (list, previous) => heard.push([list, previous]),
  )
  store.patch({ name: 'b' })
  store.patch({ list: [{ id: 1 }] })
  expect(heard).toStrictEqual([])
  store.patch({ list: [{ id: 2 }] })
  expect(heard).toStrictEqual([[[{ id: 2 }], [{ id: 1 }]]])
  end()
  store.patch({ list: [] })
  expect(heard).toHaveLength(1)
})

it('compares by Object.is', () => {
  const store = createStore({ value: Number.NaN, other: 0 })
  let calls = 0
  watchSelector(
    store,
    (state) => state.value,
    () => calls++,
  )
  store.patch({ other: 1 })
  expect(calls).toBe(0)
})

it('passes on each value once, even if a listener writes', () => {
  const store = createStore({ count: 0 })
  const heard: [number, number][] = []
  store.subscribe((state) => {
    if (state.count === 1) store.patch({ count: 2 })
  })
  watchSelector(
    store,
    (state) => state.count,
    (count, previous) => heard.push([count, previous]),
  )
  store.patch({ count: 1 })
  expect(heard).toStrictEqual([[2, 0]])
})
