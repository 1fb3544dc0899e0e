import { expect, it } from 'vitest'
import { connectPhone } from '../test/connectPhone.ts'
import { openDappClient, type DappWishes } from '../test/openDappClient.ts'
import { openPhone } from '../test/openPhone.ts'
import { runDevnet } from '../test/runDevnet.ts'
import { runRelay } from '../test/runRelay.ts'
import { alice, bob, carol } from '../test/testAccounts.ts'
import { createPhone } from './createPhone.ts'
import type { PhoneParameters } from './types.ts'

const { getChain } = runDevnet()
const relay = runRelay()
const getWorld = () => ({ relayUrl: relay.getUrl(), chains: [getChain(31337), getChain(31338)] })
const open = (parameters?: Partial<PhoneParameters>) => openPhone({ ...getWorld(), ...parameters })

it('grants what both sides know, the current network and the selected account first', async () => {
  const { phone, dapp, topic } = await connectPhone(getWorld(), {
    chains: ['eip155:1', 'eip155:31338', 'eip155:31337'],
    methods: ['personal_sign', 'eth_sign', 'eth_getBalance', 'made_up'],
    events: ['chainChanged', 'made_up'],
  })
  const [session] = dapp.client.session.getAll()
  expect(session?.namespaces).toEqual({
    eip155: {
      chains: ['eip155:31337', 'eip155:31338'],
      accounts: [31337, 31338].flatMap((chainId) => [alice, bob].map((address) => `eip155:${chainId}:${address}`)),
      methods: ['personal_sign', 'eth_getBalance'],
      events: ['chainChanged'],
    },
  })
  expect(session?.peer.metadata).toMatchObject({ name: 'Test Phone', icons: [phone.wallet.info.icon] })
  const icons = ['https://dapp.example/icon.png']
  expect(phone.state.sessions).toEqual([
    {
      topic,
      peer: { name: 'Dapp', description: 'An app.', url: 'https://dapp.example', icons },
      accounts: [alice, bob],
      chainIds: [31337, 31338],
      others: [],
      methods: ['personal_sign', 'eth_getBalance'],
      events: ['chainChanged'],
      expiresAt: expect.any(Number),
    },
  ])
})

it('accepts required namespaces, which older apps send', async () => {
  const { phone } = await connectPhone(getWorld(), { required: true, chains: ['eip155:31338'] })
  expect(phone.state.sessions).toMatchObject([{ chainIds: [31338] }])
})

it('waits for the script under the policy `ask`, which may grant less', async () => {
  const phone = await open({ policy: 'ask' })
  const dapp = await openDappClient(relay.getUrl(), { chains: ['eip155:31337', 'solana:x', 'eip155:31338'] })
  const { uri, session } = await dapp.propose()
  await phone.pair(uri)
  const proposal = await phone.when(({ proposals }) => proposals[0])
  expect(proposal).toMatchObject({ peer: { name: 'Dapp' }, chainIds: [31337, 31338] })
  expect(proposal.expiresAt).toBeGreaterThan(Date.now() + 200_000)
  const granted = await phone.approve({ accounts: [bob], chainIds: [31338], methods: ['personal_sign'] })
  expect(granted).toMatchObject({ accounts: [bob], chainIds: [31338], methods: ['personal_sign'] })
  expect((await session).namespaces['eip155']?.accounts).toEqual([`eip155:31338:${bob}`])
  expect(phone.state).toMatchObject({ policy: 'ask', proposals: [], sessions: [granted] })
})

it('returns once what the policy granted', async () => {
  const phone = await open()
  const dapp = await openDappClient(relay.getUrl())
  const { uri, session } = await dapp.propose()
  await phone.pair(uri)
  expect(await phone.approve()).toMatchObject({ topic: (await session).topic, accounts: [alice, bob] })
  await expect(phone.approve({ timeoutMs: 10 })).rejects.toMatchObject({ code: 'testing.proposalNotMade' })
  const second = await dapp.propose()
  await phone.pair(second.uri)
  await second.session
  await expect(phone.approve({ accounts: [bob] })).rejects.toMatchObject({ code: 'testing.invalidParameter' })
})

it('rejects by script, by policy, and for an app with none of its networks', async () => {
  const phone = await open({ policy: 'ask' })
  const propose = async (wishes?: DappWishes) => {
    const dapp = await openDappClient(relay.getUrl(), wishes)
    const { uri, session } = await dapp.propose()
    await phone.pair(uri)
    return { session }
  }
  const first = await propose()
  await phone.reject()
  await expect(first.session).rejects.toMatchObject({ code: 5000 })
  const second = await propose()
  await phone.reject({ error: { code: 5003, message: 'Not you.' } })
  await expect(second.session).rejects.toMatchObject({ code: 5003, message: 'Not you.' })
  phone.setPolicy('reject')
  const third = await propose()
  await expect(third.session).rejects.toMatchObject({ code: 5000 })
  phone.setPolicy('approve')
  const fourth = await propose({ chains: ['eip155:1'] })
  await expect(fourth.session).rejects.toMatchObject({ code: 5100 })
  expect(phone.state).toMatchObject({ proposals: [], sessions: [] })
})

it('keeps several sessions with different apps', async () => {
  const { phone, dapp, request } = await connectPhone(getWorld())
  const other = await openDappClient(relay.getUrl(), { name: 'Other', url: 'https://other.example' })
  const { uri, session } = await other.propose()
  await phone.pair(uri)
  const { topic } = await session
  const names = (): readonly string[] => phone.state.sessions.map(({ peer }) => peer.name)
  await phone.when(({ sessions }) => sessions.length === 2)
  expect(names()).toEqual(['Dapp', 'Other'])
  await phone.disconnect({ topic: phone.state.sessions[0]?.topic })
  expect(names()).toEqual(['Other'])
  await expect.poll(() => dapp.heard).toEqual([['delete', undefined]])
  await expect(request('personal_sign', ['0x68', alice])).rejects.toThrow('deleted')
  expect(await other.request(topic, 'personal_sign', ['0x68', alice])).toMatch(/^0x[\da-f]{130}$/)
  expect(phone.requests.map(({ origin }) => origin)).toEqual(['https://other.example'])
})

it.each([
  ['no URI', 'hello', 'This is no WalletConnect v2 URI.'],
  ['version 1', `wc:${'a'.repeat(64)}@1?bridge=x&key=y`, 'This is no WalletConnect v2 URI.'],
  ['no key', `wc:${'a'.repeat(64)}@2?relay-protocol=irn`, 'This is no WalletConnect v2 URI.'],
  [
    'one that has expired',
    `wc:${'a'.repeat(64)}@2?expiryTimestamp=1700000000&relay-protocol=irn&symKey=${'b'.repeat(64)}`,
    'This URI has expired. The app shows a new one.',
  ],
])('refuses %s, and never quotes it', async (_, uri, message) => {
  const phone = await open()
  await expect(phone.pair(uri)).rejects.toMatchObject({ code: 'testing.pairingFailed', message })
})

it('refuses a URI that was used', async () => {
  const phone = await open()
  const dapp = await openDappClient(relay.getUrl())
  const { uri, session } = await dapp.propose()
  await phone.pair(uri)
  await session
  const message = 'This URI was used before.'
  await expect(phone.pair(uri)).rejects.toMatchObject({ code: 'testing.pairingFailed', message })
})

it('reports mistakes in a test', async () => {
  const phone = await open({ policy: 'ask' })
  await expect(phone.approve({ timeoutMs: 10 })).rejects.toMatchObject({ code: 'testing.proposalNotMade' })
  await expect(phone.reject({ timeoutMs: 10 })).rejects.toMatchObject({ code: 'testing.proposalNotMade' })
  await expect(phone.when(() => false, { timeoutMs: 10 })).rejects.toMatchObject({
    code: 'testing.stateNotReached',
    message: expect.stringContaining('0 sessions'),
  })
  await expect(phone.disconnect()).rejects.toMatchObject({ code: 'testing.invalidParameter' })
  expect(() => phone.switchAccount(carol)).toThrow(expect.objectContaining({ code: 'testing.invalidParameter' }))
  const dapp = await openDappClient(relay.getUrl())
  const { uri } = await dapp.propose()
  await phone.pair(uri)
  await expect(phone.approve({ accounts: [carol] })).rejects.toMatchObject({ code: 'testing.invalidParameter' })
  await expect(phone.approve({ chainIds: [] })).rejects.toMatchObject({ code: 'testing.invalidParameter' })
  // No question was answered by mistake.
  expect(await phone.approve()).toMatchObject({ accounts: [alice, bob] })
})

it.each([
  ['relayUrl', { relayUrl: 'http://127.0.0.1' }],
  ['relayUrl', { relayUrl: 'nowhere' }],
  ['accounts', { accounts: [] }],
  ['chains', { chains: [] }],
] as const)('names "%s" if it is invalid', async (name, parameters) => {
  const created = createPhone({ relayUrl: 'ws://127.0.0.1:9', projectId: 'dev', ...parameters })
  await expect(created).rejects.toMatchObject({
    code: 'testing.invalidParameter',
    message: expect.stringContaining(`"${name}"`),
  })
})
