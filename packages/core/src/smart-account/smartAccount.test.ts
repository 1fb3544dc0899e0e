import { describe, expect, it } from 'vitest'
import { selectAccount } from '../account/accountState.ts'
import { selectActiveConnection } from '../adapter/adaptersState.ts'
import { AUTH_ID } from '../login/constants.ts'
import { arbitrum } from '../network/networks/arbitrum.ts'
import { mainnet } from '../network/networks/mainnet.ts'
import type { ModalOptions } from '../plugin/Modal.ts'
import type { RemoteSession } from '../adapter/types.ts'
import { createFakeAdapter } from '../test/createFakeAdapter.ts'
import { createFollowedAdapter } from '../test/createFollowedAdapter.ts'
import { createLoginWorld } from '../test/createLoginWorld.ts'
import { until } from '../test/until.ts'
import { resolveAccountType } from './resolveAccountType.ts'
import { smartAccountPlugin } from './smartAccountPlugin.ts'

const ada = 'ada@example.com'
const networksKey = '@latchkey/smart_account_enabled_networks'
const typesKey = '@latchkey/preferred_account_types'

/** A page with a login, at a site whose wallets can be smart accounts on mainnet. */
function createWorld({ smartNetworks = ['eip155:1'] }: { readonly smartNetworks?: readonly string[] } = {}) {
  const world = createLoginWorld()
  world.site.smartNetworks = smartNetworks
  const openPage = (options: Partial<ModalOptions> = {}) => {
    const sessions: RemoteSession[] = []
    const fake = createFollowedAdapter(sessions)
    const others = [createFakeAdapter({ namespace: 'solana', wallets: [] }).factory]
    const page = world.openPage({ adapters: [fake.factory, ...others], ...options })
    const { adapters, account, network } = page.modal.controllers
    const plugin = page.modal.plugin(smartAccountPlugin)
    const getConnection = () => selectActiveConnection(adapters.store.getState(), 'eip155')
    return {
      ...page,
      fake,
      sessions,
      smart: plugin,
      getConnection,
      getType: () => getConnection()?.accounts[0].type,
      getAccount: () => selectAccount(account.store.getState(), 'eip155'),
      getEnabled: () => network.store.getState().byNamespace.eip155?.smartAccountEnabledNetworks,
      setType: async (type: 'eoa' | 'smartAccount') => await (await plugin.load()).setType({ type }),
    }
  }
  const openConnected = async (options: Partial<ModalOptions> = {}) => {
    const page = openPage(options)
    await page.modal.start()
    await page.logIn(ada)
    await world.site.settled()
    return page
  }
  const list = (name: string) => world.site.typeRequests.filter((request) => request.name === name)
  return { ...world, openPage, openConnected, list }
}

describe('the type of the embedded wallet’s account', () => {
  it('is a smart account where the site allows it, by default [S1.010] [S9.091]', async () => {
    const { list, openConnected, site } = createWorld()
    const { getAccount, getConnection, getType, modal } = await openConnected()
    expect(getType()).toBe('smartAccount')
    expect(getAccount()).toMatchObject({ preferredAccountType: 'smartAccount', smartAccountDeployed: false })
    expect(list('SET_PREFERRED_ACCOUNT')).toEqual([
      { name: 'SET_PREFERRED_ACCOUNT', payload: { type: 'smartAccount' } },
    ])
    await modal.switchNetwork(arbitrum)
    await site.settled()
    expect([getType(), getConnection()?.networkId]).toEqual(['eoa', 'eip155:42161'])
    expect(getAccount()).toMatchObject({ preferredAccountType: 'eoa', smartAccountDeployed: undefined })
  })

  it('is what the app prefers, until the visitor chooses [S3.008]', async () => {
    const { list, openConnected } = createWorld()
    const { getAccount, getType, setType } = await openConnected({ defaultAccountTypes: { eip155: 'eoa' } })
    expect([getType(), getAccount().preferredAccountType]).toEqual(['eoa', 'eoa'])
    await setType('smartAccount')
    expect([getType(), getAccount().preferredAccountType]).toEqual(['smartAccount', 'smartAccount'])
    expect(list('SET_PREFERRED_ACCOUNT').map(({ payload }) => payload)).toEqual([
      { type: 'eoa' },
      { type: 'smartAccount' },
    ])
  })

  it('asks the frame about each network once, for what the account is there [S7.075]', async () => {
    const { list, openConnected, site } = createWorld({ smartNetworks: ['eip155:1', 'eip155:42161'] })
    const { getAccount, getType, modal } = await openConnected()
    // What the frame has said of the user is enough for the first network.
    expect(list('INIT_SMART_ACCOUNT')).toEqual([])
    site.deployed.add('eip155:42161')
    await modal.switchNetwork(arbitrum)
    await until(() => getAccount().smartAccountDeployed === true)
    expect(getType()).toBe('smartAccount')
    await modal.switchNetwork(mainnet)
    await modal.switchNetwork(arbitrum)
    await site.settled()
    expect(list('INIT_SMART_ACCOUNT').map(({ payload }) => payload)).toEqual([{ chainId: 'eip155:42161' }])
  })

  it('is a plain account where its code is foreign', async () => {
    const { openConnected, site } = createWorld({ smartNetworks: ['eip155:1', 'eip155:42161'] })
    site.foreign.add('eip155:42161')
    const { getType, modal, setType, smart } = await openConnected()
    await modal.switchNetwork(arbitrum)
    await until(() => smart.store.getState().accounts['eip155:42161'] === null)
    expect(getType()).toBe('eoa')
    await expect(setType('smartAccount')).rejects.toMatchObject({ code: 'feature.unsupported' })
    expect(smart.store.getState()).toMatchObject({ pending: null, error: { code: 'feature.unsupported' } })
    await modal.switchNetwork(mainnet)
    expect(getType()).toBe('smartAccount')
  })

  it('is kept with the networks for the next visit, and shown before the frame has answered [S3.025] [S3.064] [S3.065]', async () => {
    const { list, openConnected, openPage, site, storage } = createWorld()
    const first = await openConnected()
    expect(first.getEnabled()).toEqual(['eip155:1'])
    expect(JSON.parse(storage.getItem(networksKey) ?? '')).toEqual({ v: 1, value: ['eip155:1'] })
    expect(storage.getItem(typesKey)).toBeNull()
    await first.setType('eoa')
    await first.setType('smartAccount')
    expect(JSON.parse(storage.getItem(typesKey) ?? '')).toEqual({ v: 1, value: { eip155: 'smartAccount' } })
    await first.modal.destroy()
    const told = list('SET_PREFERRED_ACCOUNT').length
    const second = openPage()
    await second.modal.start()
    expect(second.getState().frame).toBe('notLoaded')
    expect([second.getEnabled(), second.getType()]).toEqual([['eip155:1'], 'smartAccount'])
    // The document of the frame is another one.
    await second.plugin.load().then(async (login) => {
      const user = login.getUser()
      await second.waitForFrame()
      await user
    })
    await site.settled()
    expect(list('SET_PREFERRED_ACCOUNT')).toHaveLength(told + 1)
    site.smartNetworks = []
    await second.modal.disconnect()
    expect(second.getEnabled()).toEqual([])
    expect(storage.getItem(networksKey)).toBeNull()
  })

  it('changes with the site’s networks', async () => {
    const { openConnected, openPage, site, storage } = createWorld()
    const first = await openConnected()
    await first.modal.destroy()
    site.smartNetworks = []
    const second = openPage()
    await second.modal.start()
    expect(second.getType()).toBe('smartAccount')
    const user = (await second.plugin.load()).getUser()
    await second.waitForFrame()
    await user
    await until(() => second.getEnabled()?.length === 0)
    expect(second.getType()).toBe('eoa')
    expect(storage.getItem(networksKey)).toBeNull()
  })

  it('waits for the frame to be told before it asks for a signature', async () => {
    const { openPage, site } = createWorld()
    const page = openPage()
    await page.modal.start()
    site.held.add('SET_PREFERRED_ACCOUNT')
    await page.logIn(ada)
    const session = page.sessions.at(-1)
    const signing = session?.request({ networkId: 'eip155:1', method: 'personal_sign', params: [] })
    await site.settled()
    expect(site.requests.map(({ name }) => name)).not.toContain('RPC_REQUEST')
    site.release()
    await signing
    expect(site.requests.map(({ name }) => name)).toContain('RPC_REQUEST')
  })
})

describe('changing the type', () => {
  it('fails without a login', async () => {
    const { openPage } = createWorld()
    const { setType } = openPage()
    await expect(setType('smartAccount')).rejects.toMatchObject({ code: 'auth.notConnected' })
  })

  it('leaves the type as it was if the frame refuses or cannot be reached', async () => {
    const { openConnected, site, storage } = createWorld()
    const { getType, setType, smart } = await openConnected()
    site.failures.set('SET_PREFERRED_ACCOUNT', 'request.failed')
    await expect(setType('eoa')).rejects.toMatchObject({ code: 'frame.failed' })
    expect([getType(), smart.store.getState().error?.code]).toEqual(['smartAccount', 'frame.failed'])
    expect(storage.getItem(typesKey)).toBeNull()
    site.failures.clear()
    await setType('eoa')
    expect([getType(), smart.store.getState()]).toMatchObject(['eoa', { pending: null, error: null }])
  })

  it('says that it is under way, and carries out two changes one after the other', async () => {
    const { openConnected, site } = createWorld()
    const { getType, setType, smart } = await openConnected()
    site.held.add('SET_PREFERRED_ACCOUNT')
    const changes = [setType('eoa'), setType('smartAccount')]
    await until(() => smart.store.getState().pending === 'eoa')
    expect(getType()).toBe('smartAccount')
    await site.settled()
    site.held.clear()
    site.release()
    await Promise.all(changes)
    expect(getType()).toBe('smartAccount')
    expect(site.typeRequests.slice(-2).map(({ payload }) => payload)).toEqual([
      { type: 'eoa' },
      { type: 'smartAccount' },
    ])
  })

  it('ends with the session', async () => {
    const { openConnected, site } = createWorld()
    const { modal, setType, smart, storage } = await openConnected()
    site.held.add('SET_PREFERRED_ACCOUNT')
    const changing = setType('eoa')
    // Observed at once, because it fails while the test waits for something else.
    changing.catch(() => undefined)
    await until(() => smart.store.getState().pending === 'eoa')
    await site.settled()
    await modal.disconnect()
    site.release()
    await expect(changing).rejects.toMatchObject({ code: 'auth.notConnected' })
    expect(storage.getItem(typesKey)).toBeNull()
  })
})

describe('a switch to the login’s connection', () => {
  it('makes the account a smart account if the address and the network are right, else a plain one [S4.016] [S4.017]', async () => {
    const { openConnected } = createWorld()
    const page = await openConnected()
    const { fake, getAccount, getType, modal, setType } = page
    const { connection } = modal.controllers
    const switchTo = async (connectorId: string): Promise<void> =>
      await connection.switchConnection({ connectorId, namespace: 'eip155' })
    await modal.connect({ connectorId: 'io.metamask' })
    expect([getType(), getAccount().preferredAccountType]).toEqual(['eoa', 'smartAccount'])
    await switchTo(AUTH_ID)
    expect([getType(), getAccount().preferredAccountType]).toEqual(['smartAccount', 'smartAccount'])
    // Both types have one address, so the visitor's choice holds after a switch, too.
    await setType('eoa')
    await switchTo('io.metamask')
    await switchTo(AUTH_ID)
    expect([getType(), getAccount().preferredAccountType]).toEqual(['eoa', 'eoa'])
    await setType('smartAccount')
    await modal.switchNetwork(arbitrum)
    await switchTo('io.metamask')
    await switchTo(AUTH_ID)
    expect([getType(), getAccount().preferredAccountType]).toEqual(['eoa', 'eoa'])
    expect(fake.adapter.log.filter((entry) => entry.startsWith('switchAccount'))).toHaveLength(5)
  })

  const own = '0x1111111111111111111111111111111111111aAa'
  const contract = '0x2222222222222222222222222222222222222BbB'
  const base = {
    networkId: 'eip155:1',
    enabledNetworks: ['eip155:1'],
    ownAddress: own,
    preferred: 'eoa',
    smartAccount: { address: contract, isDeployed: false },
  } as const
  it.each([
    ['the contract’s address', { address: contract.toLowerCase() }, 'smartAccount'],
    ['the key’s address beside a contract', { address: own, preferred: 'smartAccount' }, 'eoa'],
    ['a stranger’s address', { address: '0x3333333333333333333333333333333333333333' }, 'eoa'],
    ['a network that is not enabled', { address: contract, enabledNetworks: [] }, 'eoa'],
    ['a network without a smart account', { address: contract, smartAccount: null }, 'eoa'],
    [
      'one address for both, and a smart account preferred',
      { address: own.toLowerCase(), preferred: 'smartAccount', smartAccount: { address: own, isDeployed: true } },
      'smartAccount',
    ],
    [
      'one address for both, and a plain account preferred',
      { address: own, smartAccount: { address: own, isDeployed: true } },
      'eoa',
    ],
    [
      'a wallet that was not asked yet',
      { address: own, preferred: 'smartAccount', smartAccount: undefined },
      'smartAccount',
    ],
  ] as const)('resolves %s [S4.016] [S4.017]', (_name, part, type) => {
    expect(resolveAccountType({ ...base, ...part })).toBe(type)
  })
})
