import { describe, expect, it, onTestFinished } from 'vitest'
import { getAccount } from '../getAccount.ts'
import { createMemoryStorage } from '../kernel/ports/createMemoryStorage.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { createFakeAdapter } from '../test/createFakeAdapter.ts'
import { createTestModal } from '../test/createTestModal.ts'
import { identityQuery } from './identity.ts'
import { nameAddressQuery } from './nameAddressQuery.ts'

const address = '0x1111111111111111111111111111111111111111'
const account = { namespace: 'eip155', address } as const
const mainnet = 'eip155:1'

/** A connected modal with a registry that counts its requests and fails on demand. */
async function setUp(storage = createMemoryStorage()) {
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
  const world = createTestModal({ storage, fake: createFakeAdapter({ features: { names } }) })
  onTestFinished(() => world.modal.destroy())
  await world.modal.start()
  await world.modal.connect({ connectorId: 'io.metamask' })
  return { ...world, registry, storage }
}

describe('the identity of an address', () => {
  it('is kept for 5 min, also in storage [S9.005]', async () => {
    const storage = createMemoryStorage()
    const first = await setUp(storage)
    expect(await identityQuery.read(first.modal, account)).toEqual({ name: 'ada.eth' })
    first.clock.advance(299_999)
    await identityQuery.read(first.modal, account)
    expect(first.registry.requests).toEqual([`name of ${address}`])
    expect(storage.getItem('@latchkey/identity_cache')).toContain('ada.eth')
    const reloaded = await setUp(storage)
    reloaded.clock.advance(299_999)
    expect(await identityQuery.read(reloaded.modal, account)).toEqual({ name: 'ada.eth' })
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
    expect(await identityQuery.read(modal, account)).toEqual({ name: 'ada.eth' })
  })

  it('has no name without a registry', async () => {
    const { modal, registry } = await setUp()
    registry.fault = new ModalError('network.unsupported')
    expect(await identityQuery.read(modal, account)).toEqual({ name: null })
    expect(await identityQuery.read(modal, { namespace: 'solana', address: 'abc' })).toEqual({ name: null })
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
