import { createAdapterStore } from '@latchkey/core/adapter'
import { describe, expect, it } from 'vitest'
import { AdapterContractError } from './AdapterContractError.ts'
import { waitForState } from './waitForState.ts'

describe('waitForState', () => {
  it('gives the state that satisfies the condition already', async () => {
    const store = createAdapterStore()
    const state = await waitForState({ store, until: ({ status }) => status === 'disconnected', awaited: 'nothing' })
    expect(state).toBe(store.getState())
  })

  it('gives the first state that satisfies it, though it has passed by then', async () => {
    const store = createAdapterStore()
    const awaited = waitForState({ store, until: ({ status }) => status === 'connecting', awaited: 'an attempt' })
    store.patch({ status: 'connecting' })
    store.patch({ status: 'disconnected' })
    expect((await awaited).status).toBe('connecting')
  })

  it('says what was awaited when patience ends, and stops listening', async () => {
    const store = createAdapterStore()
    let asked = 0
    const awaited = waitForState({
      store,
      until: () => {
        asked++
        return false
      },
      awaited: 'the impossible',
      patience: 1,
    })
    await expect(awaited).rejects.toThrow(
      new AdapterContractError('Nothing came of it within 1 ms: the impossible').message,
    )
    const before = asked
    store.patch({ status: 'connecting' })
    expect(asked).toBe(before)
  })
})
