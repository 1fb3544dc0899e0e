import { isModalError } from '@latchkey/core/adapter'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createTestWorld, type TestWorld } from './test/createTestWorld.ts'
import { createSatsFace } from './test/faces/createSatsFace.ts'
import { createStandardFace } from './test/faces/createStandardFace.ts'
import { createUnisatFace } from './test/faces/createUnisatFace.ts'
import { testAccounts } from './test/testAccounts.ts'

const { segwit, other } = testAccounts
const trap = new Proxy(
  {},
  {
    get() {
      throw new RangeError('a trap')
    },
  },
)

/** What a wallet may answer a question about its accounts. */
const nonsense: readonly unknown[] = [
  undefined,
  null,
  0,
  'text',
  {},
  [],
  [null],
  [{}],
  [{ address: 7 }],
  [{ address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }],
  [{ address: `${segwit.address.slice(0, -1)}q` }],
  ['<img src=x onerror=alert(1)>'],
  trap,
  [trap],
  new Proxy([], {
    get() {
      throw new RangeError('a trap')
    },
  }),
]

async function attempt(world: TestWorld, connectorId: string) {
  const adapter = await world.start()
  onTestFinished(() => adapter.destroy())
  const state = adapter.store.getState()
  const error: unknown = await adapter.connect({ connectorId }).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return { adapter, state, error }
}

describe('invalid answers to a connect become errors of the catalogue and change nothing', () => {
  it.each(nonsense.map((answer, index) => [index, answer]))('%i, by Wallet Standard', async (_index, answer) => {
    const world = createTestWorld()
    const chains = ['bitcoin:regtest']
    const features = { 'bitcoin:connect': { connect: async () => ({ accounts: answer }) } }
    world.register({ name: 'Evil', chains, features })
    const { adapter, state, error } = await attempt(world, 'Evil')
    expect(isModalError(error)).toBe(true)
    expect(adapter.store.getState()).toEqual(state)
  })

  it.each(nonsense.map((answer, index) => [index, answer]))('%i, by sats-connect', async (_index, answer) => {
    for (const wrap of [(value: unknown) => value, (value: unknown) => ({ result: { addresses: value } })]) {
      const world = createTestWorld()
      world.announce({ id: 'Evil.Provider', name: 'Evil' }, { request: async () => wrap(answer) })
      const { adapter, state, error } = await attempt(world, 'Evil.Provider')
      expect(isModalError(error)).toBe(true)
      expect(adapter.store.getState()).toEqual(state)
    }
  })

  it.each(nonsense.map((answer, index) => [index, answer]))('%i, by the others', async (_index, answer) => {
    const ask = async (): Promise<unknown> => answer
    const wallets = {
      LeatherProvider: { request: async () => ({ result: { addresses: answer } }) },
      unisat: { requestAccounts: ask, getChain: ask, getPublicKey: ask },
      okxwallet: { bitcoin: { connect: ask } },
    }
    for (const [id, wallet] of Object.entries(wallets)) {
      const world = createTestWorld()
      world.page[id] = wallet
      const { adapter, state, error } = await attempt(world, id)
      expect(isModalError(error)).toBe(true)
      expect(adapter.store.getState()).toEqual(state)
    }
  })

  it('a wallet without the method, or with one that throws', async () => {
    const world = createTestWorld()
    world.page['unisat'] = {}
    world.page['LeatherProvider'] = {
      request: () => {
        throw new RangeError('not even a promise')
      },
    }
    const first = await attempt(world, 'unisat')
    expect(first.error).toMatchObject({ code: 'request.unsupported' })
    const second = await attempt(world, 'LeatherProvider')
    expect(second.error).toMatchObject({ code: 'connection.failed' })
  })
})

describe('a wallet that is connected', () => {
  it('ignores invalid events', async () => {
    const world = createTestWorld()
    const listeners: ((event: unknown) => void)[] = []
    const honest = createSatsFace({ accounts: [segwit] })
    const wallet = {
      ...honest.wallet,
      addListener: ({ cb }: { readonly cb: (event: unknown) => void }) => {
        listeners.push(cb)
        return 'no function'
      },
    }
    world.announce({ id: 'Evil.Provider', name: 'Evil' }, wallet)
    const adapter = await world.start()
    onTestFinished(() => adapter.destroy())
    const connection = await adapter.connect({ connectorId: 'Evil.Provider' })
    const [accountChange, networkChange] = listeners
    for (const event of [trap, { addresses: 'text' }, { addresses: trap }, { addresses: {} }]) {
      accountChange?.(event)
      networkChange?.(event)
    }
    await expect.poll(() => honest.calls.length).toBeGreaterThan(1)
    expect(adapter.store.getState().connections).toEqual([connection])
    await adapter.destroy()
    accountChange?.({ addresses: [] })
    expect(world.logged).toEqual([])
  })

  it('works without event listeners', async () => {
    const world = createTestWorld()
    const refuse = (): never => {
      throw new RangeError('no')
    }
    const sats = { ...createSatsFace({ accounts: [segwit] }).wallet, addListener: refuse }
    world.announce({ id: 'Deaf.Provider', name: 'Deaf' }, sats)
    world.page['unisat'] = { ...createUnisatFace({ accounts: [segwit] }).wallet, on: refuse, removeListener: refuse }
    const standard = createStandardFace({ accounts: [segwit] }).wallet
    const features = { ...Object(Reflect.get(standard, 'features')), 'standard:events': { on: refuse } }
    world.register({ name: 'Deaf too', chains: ['bitcoin:regtest'], accounts: [], features })
    const adapter = await world.start()
    for (const connectorId of ['Deaf.Provider', 'unisat', 'Deaf too'])
      await expect(adapter.connect({ connectorId })).resolves.toBeDefined()
    await adapter.destroy()
  })

  it('limits the wait for silent requests and for a disconnect', async () => {
    const world = createTestWorld()
    const never = new Promise<never>(() => undefined)
    const stored = { connectorId: 'unisat', activeAddress: segwit.address, networkId: 'bip122:1' } as const
    world.page['unisat'] = { getAccounts: () => never }
    const waits: number[] = []
    const { clock } = world.context.ports
    const quick = {
      ...clock,
      after: (milliseconds: number, callback: () => void) => {
        waits.push(milliseconds)
        return clock.after(0, callback)
      },
    }
    Object.assign(world.context.ports, { clock: quick })
    const adapter = await world.start({}, [stored])
    onTestFinished(() => adapter.destroy())
    expect(adapter.store.getState()).toMatchObject({ connections: [], status: 'disconnected' })
    world.page['unisat'] = { ...createUnisatFace({ accounts: [segwit] }).wallet, disconnect: () => never }
    adapter.discover?.()
    const { id: connectionId } = await adapter.connect({ connectorId: 'unisat' })
    await adapter.disconnect({ connectionId })
    expect(adapter.store.getState().connections).toEqual([])
    expect(waits).toEqual([3_000, 200])
  })

  it('may report a wrong public key: the address decides', async () => {
    const world = createTestWorld()
    const lying = { ...segwit, publicKey: other.publicKey }
    world.page['unisat'] = createUnisatFace({ accounts: [lying] }).wallet
    const adapter = await world.start()
    onTestFinished(() => adapter.destroy())
    const { id: connectionId } = await adapter.connect({ connectorId: 'unisat' })
    const provider = await adapter.getProvider({ connectionId })
    expect(await provider.getAccounts()).toEqual([
      { address: segwit.address, publicKey: other.publicKey, type: 'payment' },
    ])
    expect(adapter.store.getState().connections[0]?.activeAddress).toBe(segwit.address)
  })
})
