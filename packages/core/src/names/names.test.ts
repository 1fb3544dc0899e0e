import { describe, expect, it, onTestFinished } from 'vitest'
import { getAccount } from '../getAccount.ts'
import { createMemoryStorage } from '../kernel/ports/createMemoryStorage.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { createFakeAdapter } from '../test/createFakeAdapter.ts'
import { createTestModal } from '../test/createTestModal.ts'
import { startTestCloud, type TestCloud } from '../test/startTestCloud.ts'
import { identityQuery } from './identity.ts'
import { nameAddressQuery } from './nameAddressQuery.ts'

const address = '0x1111111111111111111111111111111111111111'
const account = { namespace: 'eip155', address } as const
const mainnet = 'eip155:1'

/** A connected modal with a registry that counts its requests and fails on demand. */
async function setUp(storage = createMemoryStorage(), cloud?: TestCloud) {
  const registry = {
    requests: [] as string[],
    fault: undefined as Error | undefined,
    names: new Map([[address, 'ada.eth']]),
  }
  const answer = async <value>(request: string, value: value): Promise<value> => {
    registry.requests.push(request)
    if (registry.fault) throw registry.fault
    return value
  }
  const names = {
    lookUp: (parameters: { readonly address: string }) =>
      answer(`name of ${parameters.address}`, registry.names.get(parameters.address)),
    resolve: ({ name, network }: { readonly name: string; readonly network: { readonly caipNetworkId: string } }) =>
      answer(`${name} on ${network.caipNetworkId}`, [...registry.names].find(([, known]) => known === name)?.[0]),
  }
  const options = { projectId: 'p', cloud: cloud?.url }
  const world = createTestModal({ storage, options, fake: createFakeAdapter({ features: { names } }) })
  onTestFinished(() => world.modal.destroy())
  await world.modal.start()
  await world.modal.connect({ connectorId: 'io.metamask' })
  return { ...world, registry, storage }
}

describe('the identity of an address', () => {
  it('is kept for 5 min, also in storage [S3.059] [S9.005]', async () => {
    const storage = createMemoryStorage()
    const first = await setUp(storage)
    expect(await identityQuery.read(first.modal, account)).toEqual({ name: 'ada.eth', avatar: null })
    first.clock.advance(299_999)
    await identityQuery.read(first.modal, account)
    expect(first.registry.requests).toEqual([`name of ${address}`])
    expect(storage.getItem('@latchkey/identity_cache')).toContain('ada.eth')
    const reloaded = await setUp(storage)
    reloaded.clock.advance(299_999)
    expect(await identityQuery.read(reloaded.modal, account)).toEqual({ name: 'ada.eth', avatar: null })
    expect(reloaded.registry.requests).toEqual([])
    first.clock.advance(1)
    await identityQuery.read(first.modal, account)
    expect(first.registry.requests).toHaveLength(2)
  })

  it('becomes the name of the account when the account is read, unless it has another', async () => {
    const { modal } = await setUp()
    expect(getAccount(modal, account).profileName).toBeUndefined()
    await identityQuery.read(modal, account)
    expect(getAccount(modal, account).profileName).toBe('ada.eth')
    modal.controllers.account.update({ ...account, patch: { profileName: 'ada.shop' } })
    expect(getAccount(modal, account).profileName).toBe('ada.shop')
  })

  it('is removed when the visitor disconnects', async () => {
    const { modal, storage } = await setUp()
    await identityQuery.read(modal, account)
    await modal.disconnect()
    expect(storage.getItem('@latchkey/identity_cache')).toBeNull()
    expect(identityQuery.getCached(modal, account)).toBeUndefined()
  })

  it('fails with a code, which is not shown, and is not read again for 30 s', async () => {
    const { clock, modal, registry } = await setUp()
    registry.fault = new TypeError('the chain is down')
    const failure = { code: 'names.lookupFailed', message: 'Error fetching names for address' }
    await expect(identityQuery.read(modal, account)).rejects.toMatchObject(failure)
    registry.fault = undefined
    clock.advance(29_999)
    await expect(identityQuery.read(modal, account)).rejects.toMatchObject(failure)
    expect(registry.requests).toHaveLength(1)
    expect(modal.controllers.toasts.store.getState().toast).toBeNull()
    clock.advance(1)
    expect(await identityQuery.read(modal, account)).toEqual({ name: 'ada.eth', avatar: null })
  })

  it('has no name without a registry', async () => {
    const { modal, registry } = await setUp()
    registry.fault = new ModalError('network.unsupported')
    expect(await identityQuery.read(modal, account)).toEqual({ name: null, avatar: null })
    expect(await identityQuery.read(modal, { namespace: 'solana', address: 'abc' })).toEqual({
      name: null,
      avatar: null,
    })
  })
})

describe('the identity of an address with a cloud', () => {
  const avatar = '/v1/image/abc.def.ghi'
  const setUpCloud = async () => {
    const cloud = await startTestCloud()
    onTestFinished(async () => {
      await cloud.close()
      expect(cloud.faults).toEqual([])
    })
    cloud.on('getIdentity', { json: { name: 'ada.eth', avatar } })
    return { ...(await setUp(createMemoryStorage(), cloud)), cloud }
  }

  it('has the picture of its name, which becomes that of the account and is kept in storage [S3.004] [S7.004] [S9.005]', async () => {
    const { cloud, modal, registry, storage } = await setUpCloud()
    const identity = { name: 'ada.eth', avatar: `${cloud.url}${avatar}` }
    expect(cloud.callsOf('getIdentity')).toEqual([])
    expect(await identityQuery.read(modal, account)).toEqual(identity)
    expect(registry.requests).toEqual([`name of ${address}`])
    expect(storage.getItem('@latchkey/identity_cache')).toContain(avatar)
    expect(cloud.callsOf('getIdentity')).toMatchObject([{ parameters: { address }, query: { sender: address } }])
    expect(getAccount(modal, account)).toMatchObject({ profileName: 'ada.eth', profileImage: identity.avatar })
    const profileImage = 'https://shop.example/ada.png'
    modal.controllers.account.update({ ...account, patch: { profileImage } })
    expect(getAccount(modal, account)).toMatchObject({ profileName: 'ada.eth', profileImage })
  })

  it('has its name from the cloud, too, if the app names no endpoint of the registry', async () => {
    const { cloud, clock, modal, registry } = await setUpCloud()
    registry.fault = new ModalError('network.unsupported')
    expect(await identityQuery.read(modal, account)).toEqual({ name: 'ada.eth', avatar: `${cloud.url}${avatar}` })
    cloud.on('getIdentity', { status: 502, error: { code: 'upstream_failed' } })
    clock.advance(300_000)
    await expect(identityQuery.read(modal, account)).rejects.toMatchObject({ code: 'names.lookupFailed' })
    cloud.on('getIdentity', { status: 501, error: { code: 'not_configured' } })
    clock.advance(30_000)
    expect(await identityQuery.read(modal, account)).toEqual({ name: null, avatar: null })
    expect(modal.controllers.toasts.store.getState().toast).toBeNull()
  })

  it.each([
    ['fails', { status: 502, error: { code: 'upstream_failed' } }],
    ['knows another name', { json: { name: 'eve.eth', avatar } }],
    ['knows no name', { json: { name: null, avatar } }],
    ['answers with a picture at another host over http', { json: { name: 'ada.eth', avatar: 'http://evil.example/' } }],
  ] as const)('keeps its name without a picture if the cloud %s', async (_fault, answer) => {
    const { cloud, modal } = await setUpCloud()
    cloud.on('getIdentity', answer)
    expect(await identityQuery.read(modal, account)).toEqual({ name: 'ada.eth', avatar: null })
  })

  it('does not wait for the cloud without a name, and asks it nothing about accounts of other chains', async () => {
    const { cloud, modal, registry } = await setUpCloud()
    cloud.hold('getIdentity')
    registry.names.clear()
    expect(await identityQuery.read(modal, account)).toEqual({ name: null, avatar: null })
    const before = cloud.calls.length
    expect(await identityQuery.read(modal, { namespace: 'solana', address: 'abc' })).toEqual({
      name: null,
      avatar: null,
    })
    expect(cloud.calls).toHaveLength(before)
  })
})

describe('the address of a name', () => {
  it('is fresh for a minute on each network', async () => {
    const { clock, modal, registry } = await setUp()
    const read = () => nameAddressQuery.read(modal, { name: 'ada.eth', networkId: mainnet })
    expect(await read()).toBe(address)
    clock.advance(59_999)
    await read()
    expect(registry.requests).toEqual(['ada.eth on eip155:1'])
    clock.advance(1)
    registry.names.clear()
    expect(await read()).toBeNull()
  })

  it('fails with its code, and the reason, if it cannot be read', async () => {
    const { modal, registry } = await setUp()
    registry.fault = new ModalError('names.resolveFailed', { details: 'Its records are at https://gateway.example' })
    await expect(nameAddressQuery.read(modal, { name: 'ada.eth', networkId: mainnet })).rejects.toMatchObject({
      code: 'names.resolveFailed',
      message: 'Error resolving name',
      details: 'Its records are at https://gateway.example',
    })
    await expect(nameAddressQuery.read(modal, { name: 'ada.eth', networkId: 'eip155:999' })).rejects.toMatchObject({
      code: 'network.unsupported',
    })
  })
})
