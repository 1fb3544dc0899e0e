import { describe, expect, it } from 'vitest'
import { createStore } from './createStore.ts'

describe('createStore', () => {
  it('calls listeners with the new and the previous state', () => {
    const store = createStore({ count: 0, list: [{ id: 'a' }] })
    const first = store.getState()
    const heard: unknown[] = []
    store.subscribe((state, previous) => heard.push([state, previous]))
    store.set((state) => ({ ...state, count: 1 }))
    expect(heard).toStrictEqual([[store.getState(), first]])
    expect(store.getState()).toStrictEqual({ count: 1, list: [{ id: 'a' }] })
    expect(store.getState().list).toBe(first.list)
  })

  it('calls no listener if the next state equals the previous one', () => {
    const store = createStore({ count: 0, list: [{ id: 'a' }] })
    const first = store.getState()
    let calls = 0
    store.subscribe(() => calls++)
    store.set(() => ({ count: 0, list: [{ id: 'a' }] }))
    store.patch({ list: [{ id: 'a' }] })
    expect(calls).toBe(0)
    expect(store.getState()).toBe(first)
  })

  it('freezes its state without freezing the initial object', () => {
    const initial = { list: [1] }
    const store = createStore(initial)
    expect(Object.isFrozen(store.getState().list)).toBe(true)
    expect(Object.isFrozen(initial)).toBe(false)
    store.patch({ list: [2] })
    expect(Object.isFrozen(store.getState().list)).toBe(true)
    expect(store.getInitialState()).toStrictEqual({ list: [1] })
  })

  it('stops calling a listener after it has ended', () => {
    const store = createStore({ count: 0 })
    let calls = 0
    const end = store.subscribe(() => calls++)
    store.patch({ count: 1 })
    end()
    store.patch({ count: 2 })
    expect(calls).toBe(1)
  })

  it('calls every listener even if one throws, and reports the error to the page', async () => {
    const store = createStore({ count: 0 })
    const uncaught = new Promise((resolve) => {
      const previousListeners = process.listeners('uncaughtException')
      process.removeAllListeners('uncaughtException')
      process.once('uncaughtException', (error) => {
        for (const listener of previousListeners) process.on('uncaughtException', listener)
        resolve(error)
      })
    })
    const heard: number[] = []
    const fault = new TypeError('a listener of the app')
    store.subscribe(() => {
      throw fault
    })
    store.subscribe((state) => heard.push(state.count))
    store.patch({ count: 1 })
    expect(heard).toStrictEqual([1])
    expect(await uncaught).toBe(fault)
  })

  it('lets a listener write', () => {
    const store = createStore({ count: 0, double: 0 })
    store.subscribe((state) => store.patch({ double: state.count * 2 }))
    store.patch({ count: 4 })
    expect(store.getState()).toStrictEqual({ count: 4, double: 8 })
  })
})
