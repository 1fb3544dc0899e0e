import { expect, it } from 'vitest'
import { connectPhone } from '../test/connectPhone.ts'
import { openDappClient } from '../test/openDappClient.ts'
import { runDevnet } from '../test/runDevnet.ts'
import { runRelay } from '../test/runRelay.ts'
import { alice, bob } from '../test/testAccounts.ts'

const { getChain } = runDevnet()
const relay = runRelay()
const getWorld = () => ({ relayUrl: relay.getUrl(), chains: [getChain(31337), getChain(31338)] })
const toAccounts = (chainIds: readonly number[], addresses: readonly string[]) =>
  chainIds.flatMap((chainId) => addresses.map((address) => `eip155:${chainId}:${address}`))

it('notifies the app of a network change', async () => {
  const { phone, dapp } = await connectPhone(getWorld())
  phone.switchChain(31338)
  await expect.poll(() => dapp.heard).toEqual([['chainChanged', { data: 31338, chainId: 'eip155:31338' }]])
  expect(phone.state.chainId).toBe(31338)
})

it('extends the session by a new network before it announces it', async () => {
  const { phone, dapp } = await connectPhone(getWorld(), { chains: ['eip155:31337'] })
  phone.switchChain(31338)
  await expect.poll(() => dapp.heard).toHaveLength(2)
  expect(dapp.heard).toMatchObject([
    ['update', { accounts: toAccounts([31337, 31338], [alice, bob]) }],
    ['chainChanged', { data: 31338 }],
  ])
})

it('switches to the network that the app requests', async () => {
  const { phone, dapp, request } = await connectPhone(getWorld(), { methods: ['wallet_switchEthereumChain'] })
  expect(await request('wallet_switchEthereumChain', [{ chainId: '0x7a6a' }])).toBeNull()
  await expect.poll(() => dapp.heard).toEqual([['chainChanged', { data: 31338, chainId: 'eip155:31338' }]])
  await expect(request('wallet_switchEthereumChain', [{ chainId: '0x1' }])).rejects.toMatchObject({ code: 4902 })
  expect(phone.state.chainId).toBe(31338)
})

it('puts another account first in every session', async () => {
  const { phone, dapp, topic } = await connectPhone(getWorld())
  phone.switchAccount(bob)
  await expect.poll(() => dapp.heard).toHaveLength(2)
  expect(dapp.heard).toMatchObject([
    ['update', { accounts: toAccounts([31337, 31338], [bob, alice]) }],
    ['accountsChanged', { data: [bob, alice] }],
  ])
  expect(phone.state.account).toBe(bob)
  // Apps that connect later see it too.
  const { uri, session } = await dapp.propose()
  await phone.pair(uri)
  expect((await session).namespaces['eip155']?.accounts[0]).toBe(`eip155:31337:${bob}`)
  expect(phone.state.sessions.find((other) => other.topic === topic)?.accounts).toEqual([bob, alice])
})

it('replaces the account of an app that has only one', async () => {
  const { phone, dapp } = await connectPhone(getWorld(), { chains: ['eip155:31337'] })
  await phone.update({ accounts: [alice] })
  phone.switchAccount(bob)
  await expect.poll(() => dapp.heard).toHaveLength(3)
  expect(dapp.heard.slice(1)).toMatchObject([
    ['update', { accounts: toAccounts([31337], [bob]) }],
    ['accountsChanged', { data: [bob] }],
  ])
})

it('ends the session of an app without accounts', async () => {
  const { phone, dapp } = await connectPhone(getWorld())
  phone.wallet.changeAccounts([])
  await expect.poll(() => dapp.heard).toEqual([['delete', undefined]])
  expect(phone.state.sessions).toEqual([])
})

it('changes a grant, and extends a session', async () => {
  const { phone, dapp, request } = await connectPhone(getWorld())
  await phone.update({ accounts: [bob], methods: ['personal_sign'] })
  await expect.poll(() => dapp.heard).toHaveLength(1)
  expect(dapp.heard).toMatchObject([
    ['update', { accounts: toAccounts([31337, 31338], [bob]), methods: ['personal_sign'] }],
  ])
  expect(phone.state.sessions).toMatchObject([{ accounts: [bob], methods: ['personal_sign'] }])
  await expect(request('personal_sign', ['0x68', alice])).rejects.toMatchObject({ code: 4100 })
  const before = phone.state.sessions[0]?.expiresAt ?? 0
  await phone.extend()
  await expect.poll(() => dapp.heard.at(-1)).toEqual(['extend', undefined])
  expect(phone.state.sessions[0]?.expiresAt).toBeGreaterThanOrEqual(before)
})

it('emits any granted event, true or not', async () => {
  const { phone, dapp } = await connectPhone(getWorld())
  await phone.emit({ name: 'chainChanged', data: '0x1' })
  await expect.poll(() => dapp.heard).toEqual([['chainChanged', { data: '0x1', chainId: 'eip155:31337' }]])
  await expect(phone.emit({ name: 'message', data: 1 })).rejects.toMatchObject({ code: 'testing.invalidParameter' })
  await expect(phone.emit({ name: 'chainChanged', data: 1, chainId: 1 })).rejects.toMatchObject({
    code: 'testing.invalidParameter',
  })
})

it('answers pings, and ends a session from either side', async () => {
  const { phone, dapp, topic } = await connectPhone(getWorld())
  await dapp.client.ping({ topic })
  await phone.disconnect({ topic })
  await expect.poll(() => dapp.heard).toEqual([['delete', undefined]])

  const other = await openDappClient(relay.getUrl())
  const { uri, session } = await other.propose()
  await phone.pair(uri)
  const { topic: second } = await session
  await phone.when(({ sessions }) => sessions.length === 1)
  await other.client.disconnect({ topic: second, reason: { code: 6000, message: 'User disconnected.' } })
  await phone.when(({ sessions }) => sessions.length === 0)
})

it('emits each state, frozen', async () => {
  const { phone } = await connectPhone(getWorld())
  const before = phone.state
  const seen: number[] = []
  const stop = phone.subscribe(({ chainId }) => seen.push(chainId))
  phone.switchChain(31338)
  stop()
  phone.switchChain(31337)
  expect(new Set(seen)).toEqual(new Set([31338]))
  expect(before.chainId).toBe(31337)
  expect([before, before.sessions, before.sessions[0]].every((part) => Object.isFrozen(part))).toBe(true)
})
