import { describe, expect, it } from 'vitest'
import type { PluginContext } from '../../plugin/definePlugin.ts'
import { createDraftStore } from './createDraftStore.ts'
import { createStore } from './createStore.ts'

interface State {
  readonly byToken: Readonly<Record<string, { readonly amount: string; readonly tags: readonly string[] }>>
  readonly history: readonly { readonly id: string; readonly isRead: boolean }[]
}

const initial: State = {
  byToken: { usdc: { amount: '1', tags: ['stable'] }, dai: { amount: '2', tags: [] } },
  history: [
    { id: 'a', isRead: false },
    { id: 'b', isRead: false },
  ],
}

describe('createDraftStore', () => {
  it('writes what a recipe changes in the draft, and keeps the reference of every other branch', () => {
    const store = createStore(initial)
    const drafts = createDraftStore(store)
    const before = drafts.getState()
    drafts.update((state) => {
      const usdc = state.byToken['usdc']
      if (usdc) usdc.amount = '5'
      state.history.unshift({ id: 'c', isRead: true })
    })
    const after = drafts.getState()
    expect(after).toStrictEqual({
      byToken: { usdc: { amount: '5', tags: ['stable'] }, dai: { amount: '2', tags: [] } },
      history: [
        { id: 'c', isRead: true },
        { id: 'a', isRead: false },
        { id: 'b', isRead: false },
      ],
    })
    expect(after.byToken['dai']).toBe(before.byToken['dai'])
    expect(after.byToken['usdc']?.tags).toBe(before.byToken['usdc']?.tags)
    expect(after.history[1]).toBe(before.history[0])
    expect(store.getState()).toBe(after)
    expect(drafts.getInitialState()).toStrictEqual(initial)
  })

  it('calls each listener once per change, with the new and the previous state', () => {
    const drafts = createDraftStore(createStore(initial))
    const before = drafts.getState()
    const heard: unknown[] = []
    const end = drafts.subscribe((...states) => heard.push(states))
    drafts.update((state) => {
      state.history.pop()
      state.byToken['eth'] = { amount: '3', tags: [] }
    })
    expect(heard).toStrictEqual([[drafts.getState(), before]])
    end()
    drafts.update((state) => {
      state.history.pop()
    })
    expect(heard).toHaveLength(1)
  })

  it('calls no listener if a recipe changes nothing or writes equal values', () => {
    const drafts = createDraftStore(createStore(initial))
    const before = drafts.getState()
    let calls = 0
    drafts.subscribe(() => calls++)
    drafts.update(() => undefined)
    drafts.update((state) => {
      state.byToken['usdc'] = { amount: '1', tags: ['stable'] }
      state.history = [
        { id: 'a', isRead: false },
        { id: 'b', isRead: false },
      ]
    })
    expect(calls).toBe(0)
    expect(drafts.getState()).toBe(before)
  })

  it('freezes its state, but not an object that a recipe puts into it', () => {
    const drafts = createDraftStore(createStore(initial))
    const foreign = { amount: '9', tags: ['foreign'] }
    drafts.update((state) => {
      state.byToken['eth'] = foreign
    })
    const written = drafts.getState().byToken['eth']
    expect(Object.isFrozen(drafts.getState().byToken)).toBe(true)
    expect(Object.isFrozen(written?.tags)).toBe(true)
    expect(Object.isFrozen(foreign) || Object.isFrozen(foreign.tags)).toBe(false)
    foreign.amount = '0'
    expect(drafts.getState().byToken['eth']?.amount).toBe('9')
    expect(() => Object.assign(drafts.getState().history[0] ?? {}, { isRead: true })).toThrow(TypeError)
  })

  it('writes nothing if the recipe throws, and throws its error', () => {
    const drafts = createDraftStore(createStore(initial))
    const before = drafts.getState()
    let calls = 0
    drafts.subscribe(() => calls++)
    const fault = new RangeError('out of tokens')
    const fail = (): void =>
      drafts.update((state) => {
        state.history.length = 0
        throw fault
      })
    expect(fail).toThrow(fault)
    expect(drafts.getState()).toBe(before)
    expect(calls).toBe(0)
  })

  it('ignores the value of a recipe that is an expression', () => {
    const drafts = createDraftStore(createStore({ count: 0 }))
    drafts.update((state) => (state.count = 4))
    expect(drafts.getState()).toStrictEqual({ count: 4 })
  })

  it('refuses a write to a draft after its recipe has returned', () => {
    const drafts = createDraftStore(createStore({ inner: { count: 0 } }))
    let late: { count: number } | undefined
    drafts.update(({ inner }) => {
      late = inner
    })
    expect(() => Object.assign(late ?? {}, { count: 1 })).toThrow(TypeError)
    expect(drafts.getState()).toStrictEqual({ inner: { count: 0 } })
  })

  it('refuses to change a Map, which cannot be part of a state', () => {
    const drafts = createDraftStore(createStore({ seen: new Map([['a', 1]]) }))
    expect(() => drafts.update((state) => state.seen.set('b', 2))).toThrow('MapSet')
    expect(drafts.getState().seen.has('b')).toBe(false)
  })

  it('shares the state of the store that a plugin receives, so that both can write', () => {
    const context: Pick<PluginContext<State>, 'store'> = { store: createStore(initial) }
    const drafts = createDraftStore(context.store)
    const heard: string[] = []
    context.store.subscribe((state) => heard.push(`store ${state.history.length}`))
    drafts.subscribe((state) => heard.push(`drafts ${state.history.length}`))
    drafts.update((state) => {
      state.history.pop()
    })
    context.store.patch({ history: [] })
    expect(heard).toStrictEqual(['store 1', 'drafts 1', 'store 0', 'drafts 0'])
    expect(drafts.getState()).toBe(context.store.getState())
  })
})
