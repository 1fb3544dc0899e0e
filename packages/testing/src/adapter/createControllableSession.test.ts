import { describe, expect, it } from 'vitest'
import { createControllableSession } from './createControllableSession.ts'
import type { ReferenceTypes } from './reference/ReferenceTypes.ts'

function createSession() {
  return createControllableSession<ReferenceTypes>({
    namespace: 'polkadot',
    accounts: ['0xa', '0xb'],
    networkIds: ['polkadot:one', 'polkadot:two'],
    methods: ['echo'],
    handle: async ({ params }) => params,
  })
}

describe('createControllableSession', () => {
  it('grants every account on every network', () => {
    const { session } = createSession()
    expect(session.grants.polkadot).toEqual({
      accounts: ['polkadot:one:0xa', 'polkadot:one:0xb', 'polkadot:two:0xa', 'polkadot:two:0xb'],
      networkIds: ['polkadot:one', 'polkadot:two'],
      methods: ['echo'],
      events: [],
    })
  })

  it('answers what it grants, refuses the rest by code, and keeps a log of both', async () => {
    const { session, requests } = createSession()
    const networkId = 'polkadot:two'
    expect(await session.request({ networkId, method: 'echo', params: [1] })).toEqual([1])
    await expect(session.request({ networkId, method: 'shout', params: [] })).rejects.toMatchObject({
      code: 'request.unsupported',
    })
    expect(requests).toEqual([
      { networkId, method: 'echo', params: [1] },
      { networkId, method: 'shout', params: [] },
    ])
  })

  it('tells listeners of every change until they leave, and of its end once', async () => {
    const { session, changeAccounts, changeNetwork, end, getListenerCount } = createSession()
    const events: unknown[] = []
    const unsubscribe = session.subscribe((event) => events.push(event))
    await changeAccounts([])
    await changeNetwork('polkadot:two')
    await end('peer')
    await session.disconnect()
    expect(events).toEqual([
      { type: 'updated', grants: {} },
      { type: 'networkChanged', networkId: 'polkadot:two' },
      { type: 'ended', reason: 'peer' },
    ])
    expect(getListenerCount()).toBe(1)
    unsubscribe()
    expect(getListenerCount()).toBe(0)
  })

  it('answers nothing after its end', async () => {
    const { session, end } = createSession()
    await end('expired')
    await expect(session.request({ networkId: 'polkadot:one', method: 'echo', params: [] })).rejects.toMatchObject({
      code: 'wallet.disconnected',
    })
  })
})
