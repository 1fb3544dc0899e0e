import { nameMessageSchema, registerName } from '@latchkey/protocol/api'
import { parse } from 'valibot'
import { describe, expect, it, onTestFinished } from 'vitest'
import { getAccount } from '../getAccount.ts'
import { createMemoryStorage } from '../kernel/ports/createMemoryStorage.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { selectRoute } from '../modal/routerState.ts'
import { solana } from '../network/networks/solana.ts'
import { createFakeAdapter } from '../test/createFakeAdapter.ts'
import { createTestModal } from '../test/createTestModal.ts'
import { startTestCloud } from '../test/startTestCloud.ts'
import { nameAddressQuery } from './nameAddressQuery.ts'
import { namesPlugin } from './namesPlugin.ts'
import { nameSuggestionsQuery } from './nameSuggestionsQuery.ts'
import { registeredNamesQuery } from './registeredNamesQuery.ts'
import { toCoinType } from './toCoinType.ts'

const address = '0x1111111111111111111111111111111111111111'
const other = '0x2222222222222222222222222222222222222222'
const account = { namespace: 'eip155', address } as const
const suffix = 'names.example'

/** A connected modal whose cloud registers names, with a wallet that answers as the test says. */
async function setUp(parameters: { readonly networkId?: `eip155:${number}`; readonly canSign?: boolean } = {}) {
  const { canSign = true, networkId = 'eip155:1' } = parameters
  const cloud = await startTestCloud()
  cloud.on('getConfig', { json: { features: {}, nameSuffix: suffix } })
  cloud.on('registerName', { json: { success: true } })
  const wallet = {
    asked: [] as { readonly message: string; readonly address: string | undefined }[],
    answer: async (): Promise<string> => '0x1234',
  }
  const message = {
    sign: async (request: { readonly message: string; readonly address?: string | undefined }) => {
      wallet.asked.push({ message: request.message, address: request.address })
      return { signature: await wallet.answer() }
    },
  }
  const storage = createMemoryStorage()
  const world = createTestModal({
    storage,
    options: { projectId: 'p', cloud: cloud.url },
    fake: createFakeAdapter({ networkId, features: canSign ? { message } : {} }),
  })
  onTestFinished(async () => {
    await world.modal.destroy()
    await cloud.close()
    expect(cloud.faults).toEqual([])
  })
  await world.modal.start()
  const plugin = world.modal.plugin(namesPlugin)
  const { router } = world.modal.controllers
  return {
    ...world,
    cloud,
    storage,
    wallet,
    connect: () => world.modal.connect({ connectorId: 'io.metamask' }),
    names: await plugin.load(),
    getState: () => plugin.store.getState(),
    watch: () => {
      const seen: string[] = []
      plugin.store.subscribe(() => seen.push(`${plugin.store.getState().status} ${plugin.store.getState().loading}`))
      return seen
    },
    getView: () => selectRoute(router.store.getState()).view,
  }
}

describe('a registration', () => {
  it('has the message signed, then calls register, sets the profile name and shows the success view [S4.063] [S4.064] [S4.065] [S4.066] [S4.067] [S7.018] [S7.019] [S7.030]', async () => {
    const { clock, cloud, connect, getState, getView, modal, names, wallet, watch } = await setUp()
    await connect()
    modal.open({ view: 'RegisterAccountName' })
    const seen = watch()
    let callsWhenAsked = -1
    wallet.answer = async () => {
      expect(getState()).toMatchObject({ status: 'signing', loading: true })
      callsWhenAsked = cloud.callsOf('registerName').length
      return '0xabcd'
    }
    expect(await names.register({ name: 'Mira', attributes: { avatar: 'https://a.example/1.png' } })).toBe(
      'mira.names.example',
    )
    expect(callsWhenAsked).toBe(0)
    const [asked] = wallet.asked
    expect(asked?.address).toBe(address)
    expect(parse(nameMessageSchema, JSON.parse(asked?.message ?? ''))).toEqual({
      name: 'mira.names.example',
      attributes: { avatar: 'https://a.example/1.png' },
      timestamp: Math.floor(clock.now() / 1_000),
    })
    const bodies = cloud.callsOf('registerName').map(({ body }) => parse(registerName.body, body))
    expect(bodies).toEqual([{ coin_type: 60, address, message: asked?.message, signature: '0xabcd' }])
    expect(getAccount(modal, account).profileName).toBe('mira.names.example')
    expect(getView()).toBe('RegisterAccountNameSuccess')
    expect(getState()).toEqual({ status: 'done', loading: false, name: 'mira.names.example', error: null })
    expect([...new Set(seen)]).toEqual(['signing true', 'registering true', 'done false'])
  })

  it('is for the chain of the wallet, and is asked for once at a time', async () => {
    const { cloud, connect, names, wallet } = await setUp({ networkId: 'eip155:42161' })
    await connect()
    const both = [names.register({ name: 'mira' }), names.register({ name: 'anna' })]
    expect(await Promise.all(both)).toEqual(['mira.names.example', 'mira.names.example'])
    expect(wallet.asked).toHaveLength(1)
    expect(cloud.callsOf('registerName')).toMatchObject([{ body: { coin_type: 0x8000_0000 + 42_161 } }])
  })

  it('returns to its view when the visitor declines in the window of the wallet, and says why [S2.030] [S4.068]', async () => {
    const { cloud, connect, getState, getView, modal, names, wallet } = await setUp()
    await connect()
    modal.open({ view: 'RegisterAccountName' })
    wallet.answer = async () => {
      modal.controllers.router.push('ApproveTransaction')
      throw new ModalError('request.rejected')
    }
    await expect(names.register({ name: 'mira' })).rejects.toMatchObject({ code: 'request.rejected' })
    expect(getView()).toBe('RegisterAccountName')
    expect(getState()).toMatchObject({ status: 'failed', loading: false, error: { code: 'request.rejected' } })
    expect(cloud.callsOf('registerName')).toEqual([])
    expect(getAccount(modal, account).profileName).toBeUndefined()
  })

  it('stays at its view with the reason of the cloud, or else the default, and can be repeated [S2.031] [S4.068] [S8.077] [S8.081]', async () => {
    const { cloud, connect, getState, getView, modal, names } = await setUp()
    await connect()
    modal.open({ view: 'RegisterAccountName' })
    const reasons = [
      { name: 'message.name', description: 'The name mira.names.example is taken.' },
      { name: 'message.name', description: 'Another one' },
    ]
    cloud.on('registerName', { status: 409, error: { code: 'name_taken', reasons } })
    await expect(names.register({ name: 'mira' })).rejects.toMatchObject({
      code: 'names.registerFailed',
      details: 'The name mira.names.example is taken.',
    })
    expect(getView()).toBe('RegisterAccountName')
    cloud.on('registerName', { status: 500, text: '<html>' })
    await expect(names.register({ name: 'mira' })).rejects.toMatchObject({
      code: 'names.registerFailed',
      message: 'Error registering name mira.names.example',
      details: undefined,
    })
    cloud.on('registerName', { json: { success: false } })
    await expect(names.register({ name: 'mira' })).rejects.toMatchObject({ code: 'names.registerFailed' })
    expect(getAccount(modal, account).profileName).toBeUndefined()
    names.reset()
    expect(getState()).toEqual({ status: 'idle', loading: false, name: null, error: null })
    cloud.on('registerName', { json: { success: true } })
    await names.register({ name: 'mira' })
    expect(getView()).toBe('RegisterAccountNameSuccess')
  })

  it('does not take the visitor back who has left the view, and needs no open modal', async () => {
    const { connect, getView, modal, names, wallet } = await setUp()
    await connect()
    modal.open({ view: 'RegisterAccountName' })
    wallet.answer = async () => {
      modal.controllers.router.reset('Account')
      return '0x12'
    }
    await names.register({ name: 'mira' })
    expect(getView()).toBe('Account')
    modal.close()
    await names.register({ name: 'anna' })
    expect(getAccount(modal, account).profileName).toBe('anna.names.example')
  })

  it('requires a connected wallet that signs [S5.033] [S6.009]', async () => {
    const { cloud, names } = await setUp()
    const refusal = { code: 'names.authRequired', message: 'Address or auth connector not found' }
    await expect(names.register({ name: 'mira' })).rejects.toMatchObject(refusal)
    const silent = await setUp({ canSign: false })
    await silent.connect()
    await expect(silent.names.register({ name: 'mira' })).rejects.toMatchObject(refusal)
    expect([...cloud.callsOf('registerName'), ...silent.cloud.callsOf('registerName')]).toEqual([])
  })

  it('requires an EVM network [S5.032] [S9.072]', async () => {
    const cloud = await startTestCloud()
    const fake = createFakeAdapter({ namespace: 'solana', networkId: solana.caipNetworkId })
    const { modal } = createTestModal({
      options: { projectId: 'p', cloud: cloud.url, networks: [solana] },
      fake,
    })
    onTestFinished(async () => {
      await modal.destroy()
      await cloud.close()
    })
    const names = await modal.plugin(namesPlugin).load()
    await expect(names.register({ name: 'mira' })).rejects.toMatchObject({
      code: 'names.networkNotFound',
      message: 'Network not found',
    })
    expect(cloud.calls).toEqual([])
  })
})

describe('look-ups', () => {
  it('list the names of an address, for 5 min and in storage until the wallet leaves [S3.059] [S7.016] [S9.004]', async () => {
    const { clock, cloud, connect, modal, storage } = await setUp()
    await connect()
    cloud.on('lookUpAddressNames', { json: [{ name: 'mira.names.example', addresses: { '60': { address } } }] })
    expect(await registeredNamesQuery.read(modal, account)).toEqual(['mira.names.example'])
    clock.advance(299_999)
    await registeredNamesQuery.read(modal, account)
    const calls = cloud.callsOf('lookUpAddressNames')
    expect(calls).toMatchObject([{ parameters: { address }, query: { sender: address, apiVersion: '2' } }])
    expect(storage.getItem('@latchkey/name_cache')).toContain('mira.names.example')
    clock.advance(1)
    await registeredNamesQuery.read(modal, account)
    expect(cloud.callsOf('lookUpAddressNames')).toHaveLength(2)
    await modal.disconnect()
    expect(storage.getItem('@latchkey/name_cache')).toBeNull()
  })

  it('list a name at once that the address has registered', async () => {
    const { cloud, connect, modal, names } = await setUp()
    await connect()
    cloud.on('lookUpAddressNames', { json: [] })
    expect(await registeredNamesQuery.read(modal, account)).toEqual([])
    cloud.on('lookUpAddressNames', { json: [{ name: 'mira.names.example', addresses: { '60': { address } } }] })
    await names.register({ name: 'mira' })
    expect(await registeredNamesQuery.read(modal, account)).toEqual(['mira.names.example'])
  })

  it('ask about accounts of EVM networks only [S5.031]', async () => {
    const { cloud, modal } = await setUp()
    await expect(registeredNamesQuery.read(modal, { namespace: 'solana', address: 'abc' })).rejects.toMatchObject({
      code: 'account.addressNotFound',
    })
    expect(registeredNamesQuery.options(modal, { namespace: 'bip122', address: 'bc1' }).enabled).toBe(false)
    expect(cloud.callsOf('lookUpAddressNames')).toEqual([])
  })

  it('fail with the reason of the cloud, or else the default [S8.077] [S8.078] [S8.079] [S8.080]', async () => {
    const { cloud, connect, modal, names } = await setUp()
    await connect()
    const { signal } = new AbortController()
    const calls = [
      {
        endpoint: 'lookUpAddressNames',
        text: 'Error fetching names for address',
        run: () => names.list({ address, sender: address, signal }),
      },
      {
        endpoint: 'getNameSuggestions',
        text: 'Error fetching name suggestions',
        run: () => nameSuggestionsQuery.read(modal, { text: 'mira' }),
      },
      {
        endpoint: 'lookUpName',
        text: 'Error resolving name',
        run: () => names.resolve({ name: 'mira.names.example', networkId: 'eip155:1', signal }),
      },
    ] as const
    for (const { endpoint, run, text } of calls) {
      cloud.on(endpoint, { status: 500 })
      await expect(run()).rejects.toMatchObject({ message: text, details: undefined })
      cloud.on(endpoint, {
        status: 400,
        error: { code: 'invalid_request', reasons: [{ name: 'a', description: 'Too short.' }] },
      })
      await expect(run()).rejects.toMatchObject({ message: text, details: 'Too short.' })
    }
  })

  it('say whether a name is taken and which are free, and ask about nothing that is no name [S3.048] [S7.017] [S5.025] [S5.026]', async () => {
    const { cloud, modal } = await setUp()
    const suggestions = [{ name: 'mira.names.example', registered: true }, { name: 'mira1.names.example' }]
    cloud.on('getNameSuggestions', { json: { suggestions } })
    expect(await nameSuggestionsQuery.read(modal, { text: 'Mira' })).toEqual([
      { name: 'mira.names.example', isTaken: true },
      { name: 'mira1.names.example', isTaken: false },
    ])
    expect(cloud.callsOf('getNameSuggestions')).toMatchObject([
      { parameters: { name: 'Mira' }, query: { zone: suffix } },
    ])
    for (const text of ['mia', 'mira_1', 'mira.eth', 'ｍｉｒａ'])
      expect(nameSuggestionsQuery.options(modal, { text }).enabled).toBe(false)
  })

  it('resolve names of the cloud for the network they are used on, and leave all others to the registry [S7.015] [S1.021] [S1.023]', async () => {
    const { cloud, connect, modal } = await setUp()
    // The modal was never open: nothing has asked the cloud for its suffix before.
    await connect()
    const addresses: Record<string, { readonly address: string }> = { '60': { address } }
    cloud.on('lookUpName', ({ parameters: { name } }) =>
      name === 'mira.names.example' || name === 'mira.wcn.id'
        ? { json: { name, addresses } }
        : { status: 404, error: { code: 'not_found' } },
    )
    const resolve = async (name: string, networkId: 'eip155:1' | 'eip155:42161') => {
      await nameAddressQuery.invalidate(modal)
      return nameAddressQuery.read(modal, { name, networkId })
    }
    expect(await resolve('mira.names.example', 'eip155:1')).toBe(address)
    expect(await resolve('mira.wcn.id', 'eip155:1')).toBe(address)
    // The name of a contract stands for it on its own chain only.
    expect(await resolve('mira.names.example', 'eip155:42161')).toBeNull()
    addresses['2147483648'] = { address: other }
    expect(await resolve('mira.names.example', 'eip155:42161')).toBe(other)
    addresses['2147525809'] = { address }
    expect(await resolve('mira.names.example', 'eip155:42161')).toBe(address)
    expect(await resolve('anna.names.example', 'eip155:1')).toBeNull()
    const before = cloud.callsOf('lookUpName').length
    expect(before).toBe(6)
    expect(cloud.callsOf('lookUpName').at(-1)).toMatchObject({ query: { apiVersion: '2' } })
    expect(await resolve('mira.eth', 'eip155:1')).toBeNull()
    expect(await resolve('mira.other.example', 'eip155:1')).toBeNull()
    expect(cloud.callsOf('lookUpName')).toHaveLength(before)
  })

  it('refuse what the cloud calls an address and the adapter does not', async () => {
    const { cloud, connect, modal } = await setUp()
    await connect()
    await modal.preload()
    cloud.on('lookUpName', { json: { name: 'mira.names.example', addresses: { '60': { address: 'not-an-address' } } } })
    expect(await nameAddressQuery.read(modal, { name: 'mira.names.example', networkId: 'eip155:1' })).toBeNull()
  })
})

it('knows the coin types of EVM networks', () => {
  expect(toCoinType('eip155:1')).toBe(60)
  expect(toCoinType('eip155:10')).toBe(2_147_483_658)
  expect(toCoinType('eip155:2147483648')).toBeUndefined()
  expect(toCoinType('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')).toBeUndefined()
})
