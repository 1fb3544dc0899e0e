import { SignClient } from '@walletconnect/sign-client'
import { verifyMessage } from 'viem'
import { expect, it, onTestFinished } from 'vitest'
import { openPhone } from '../test/openPhone.ts'
import { runRelay } from '../test/runRelay.ts'
import { alice, bob } from '../test/testAccounts.ts'
import { catchStrayChecks } from './catchStrayChecks.ts'
import type { PhoneParameters } from './types.ts'

const relay = runRelay()
const chains = [
  { chainId: 31337, rpcUrl: 'http://127.0.0.1:1' },
  { chainId: 31338, rpcUrl: 'http://127.0.0.1:1' },
]

/** Creates an app with the stock library that requests a session and a sign-in at once. */
async function open(parameters: Partial<PhoneParameters> = {}) {
  const phone = await openPhone({ relayUrl: relay.getUrl(), chains, ...parameters })
  const client = await SignClient.init({
    relayUrl: relay.getUrl(),
    projectId: 'dev',
    metadata: { name: 'Dapp', description: 'An app.', url: 'https://dapp.example', icons: [] },
    customStoragePrefix: `dapp-${crypto.randomUUID()}`,
    storageOptions: { database: ':memory:' },
    telemetryEnabled: false,
    logger: 'silent',
  })
  catchStrayChecks(client)
  client.core.relayer.events.setMaxListeners(0)
  onTestFinished(async () => {
    client.core.heartbeat.stop()
    await client.core.relayer.transportClose()
  })
  const authenticate = async () => {
    const { uri, response } = await client.authenticate({
      chains: ['eip155:31337', 'eip155:31338', 'eip155:1'],
      domain: 'dapp.example',
      uri: 'https://dapp.example/login',
      nonce: '12345678',
      statement: 'Sign in to Dapp.',
      methods: ['personal_sign', 'eth_sendTransaction'],
    })
    const answered = response()
    answered.catch(() => undefined)
    await phone.pair(uri)
    return answered
  }
  return { phone, client, authenticate }
}

it('signs in on every known chain and grants the session, with one approval', async () => {
  const { phone, client, authenticate } = await open({ policy: 'ask' })
  const answering = authenticate()
  const proposal = await phone.when(({ proposals }) => proposals[0])
  expect(proposal).toMatchObject({
    peer: { name: 'Dapp' },
    chainIds: [31337, 31338],
    unknownChains: ['eip155:1'],
    methods: ['eth_sendTransaction', 'personal_sign'],
    signIn: {
      domain: 'dapp.example',
      uri: 'https://dapp.example/login',
      statement: 'Sign in to Dapp.',
      chains: ['eip155:31337', 'eip155:31338'],
    },
  })
  const granted = await phone.approve({ accounts: [bob] })
  const { auths = [], session } = await answering
  expect(auths.map(({ p }) => p.iss)).toEqual([`did:pkh:eip155:31337:${bob}`, `did:pkh:eip155:31338:${bob}`])
  for (const { p, s } of auths) {
    const message = client.formatAuthMessage({ request: p, iss: p.iss })
    expect(message).toContain('dapp.example wants you to sign in with your Ethereum account')
    expect(message).toContain('Nonce: 12345678')
    expect(await verifyMessage({ address: bob, message, signature: s.s as `0x${string}` })).toBe(true)
  }
  expect(session?.namespaces['eip155']?.accounts).toEqual([`eip155:31337:${bob}`, `eip155:31338:${bob}`])
  expect(granted.topic).toBe(session?.topic)
  // The session works like any other.
  expect(phone.state.sessions).toMatchObject([{ accounts: [bob], chainIds: [31337, 31338] }])
  const request = { method: 'personal_sign', params: ['0x6869', bob] }
  const ask = client.request({ topic: granted.topic, chainId: 'eip155:31337', request })
  await phone.when(({ questions }) => questions.length > 0)
  phone.answer({ approved: true })
  expect(await ask).toMatch(/^0x/)
})

it('rejects both, and signs in by policy', async () => {
  const { phone, authenticate } = await open({ policy: 'reject' })
  await expect(authenticate()).rejects.toBe('User rejected.')
  phone.setPolicy('approve')
  expect((await authenticate()).auths?.map(({ p }) => p.iss)).toEqual([
    `did:pkh:eip155:31337:${alice}`,
    `did:pkh:eip155:31338:${alice}`,
  ])
  expect((await phone.approve()).accounts).toEqual([alice])
})

it('grants only a session if it does not support sign-in', async () => {
  const { phone, authenticate } = await open({ canSignIn: false })
  const { auths, session } = await authenticate()
  expect(auths).toBeUndefined()
  expect(session?.namespaces['eip155']?.accounts[0]).toBe(`eip155:31337:${alice}`)
  expect((await phone.approve()).topic).toBe(session?.topic)
})
