import { afterEach, describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../kernel/ports/createMemoryStorage.ts'
import { fakeWallet } from '../test/createFakeAdapter.ts'
import { createFakeSiwx } from '../test/createFakeSiwx.ts'
import { createSignInWorlds } from '../test/createSignInWorld.ts'

const metamask = 'io.metamask'
const alice = '0x1111111111111111111111111111111111111111'
const bob = '0x2222222222222222222222222222222222222222'
const onMainnet = { chainId: 'eip155:1', accountAddress: alice } as const
const onArbitrum = { chainId: 'eip155:42161', accountAddress: alice } as const

const { make, asked, polling, hasStatus, connect, signs, end } = createSignInWorlds()
afterEach(end)

const required = () => createFakeSiwx({ isRequired: true })

describe('after connecting', () => {
  it('prompts an account without a session on a network of the app if sign-in is on [S4.030]', async () => {
    const world = await asked()
    expect(world.status()).toBe('signedOut')
    expect(world.signIn().account).toEqual(onMainnet)
  })

  it('shows no prompt if sign-in is off, and closes the modal [S4.030]', async () => {
    const world = make({ options: { siwx: undefined } })
    await connect(world)
    expect(world.view()).toBe('closed')
    expect(world.plugin.store.getState()).toEqual({ isEnabled: false, isRequired: false, byNamespace: {} })
  })

  it('shows no prompt if there is a session, and closes the modal [S4.030]', async () => {
    const world = make({ siwx: required() })
    world.fake.put(onMainnet)
    await connect(world)
    await hasStatus(world, 'signedIn')
    expect(world.view()).toBe('closed')
    expect(world.signIn().sessions).toHaveLength(1)
  })

  it('shows no prompt on a network that the app does not run on [S4.030]', async () => {
    const world = make({
      siwx: required(),
      adapter: { networkId: 'eip155:137' },
      options: { allowUnsupportedChain: true },
    })
    await connect(world)
    await polling(() => world.view()).toBe('closed')
    expect(world.status()).toBe('idle')
    expect(world.fake.log).toEqual([])
  })

  it('ignores sessions of another account or network', async () => {
    const fake = createFakeSiwx()
    fake.put(onArbitrum)
    fake.put({ ...onMainnet, accountAddress: bob })
    const world = await asked({ siwx: fake })
    expect(world.status()).toBe('signedOut')
  })

  it('keeps the current view until the check for sessions is complete', async () => {
    const world = make()
    let open: () => void = () => undefined
    world.fake.gates.getSessions = new Promise((resolve) => (open = resolve))
    world.fake.put(onMainnet)
    await connect(world)
    await hasStatus(world, 'checking')
    expect(world.view()).toBe('ConnectingExternal')
    open()
    await polling(() => world.view()).toBe('closed')
  })

  it('prompts after a connection without the modal too', async () => {
    const world = make()
    await world.modal.start()
    await world.modal.connect({ connectorId: metamask })
    await polling(() => world.view()).toBe('SIWXSignMessage')
    expect(world.status()).toBe('signedOut')
  })
})

describe('with an embedded wallet', () => {
  const embedded = { ...fakeWallet('com.embedded', 'Embedded'), type: 'AUTH' } as const
  const login = async (answer: 'approve' | 'reject') => {
    const world = make({ adapter: { wallets: [embedded] } })
    world.fake.answer = answer
    await world.modal.start()
    await world.modal.connect({ connectorId: 'com.embedded' })
    return world
  }

  it('shows the message as soon as the visitor has connected, so that one approval signs in', async () => {
    const world = await login('approve')
    await hasStatus(world, 'signedIn')
    expect(world.fake.signed).toHaveLength(1)
    expect(world.view()).toBe('closed')
  })

  it('shows the prompt if the visitor declines, and asks again at their request only', async () => {
    const world = await login('reject')
    await hasStatus(world, 'failed')
    expect(world.view()).toBe('SIWXSignMessage')
    expect(world.signIn().failure).toMatchObject({ error: { code: 'siwx.declined' } })
    expect(world.fake.signed).toHaveLength(1)
    world.fake.answer = 'approve'
    await signs(world)
    expect(world.view()).toBe('closed')
  })

  it('asks a visitor whose wallet was restored before it shows the message', async () => {
    const storage = createMemoryStorage()
    const before = make({ storage, siwx: required(), adapter: { wallets: [embedded] } })
    before.fake.answer = 'reject'
    await before.modal.start()
    await before.modal.connect({ connectorId: 'com.embedded' })
    await hasStatus(before, 'failed')
    const after = make({ storage, siwx: required(), adapter: { wallets: [embedded], canRestore: true } })
    await after.modal.start()
    await polling(() => after.view()).toBe('SIWXSignMessage')
    expect(after.status()).toBe('signedOut')
    expect(after.fake.signed).toEqual([])
  })
})

describe('signing', () => {
  it('stores what was signed, closes the modal and records the network [S4.031] [S4.032] [S4.033]', async () => {
    const storage = createMemoryStorage()
    const world = await asked({ storage })
    const session = await signs(world)
    expect(world.fake.list()).toEqual([session])
    expect(world.signIn()).toMatchObject({ status: 'signedIn', sessions: [session], failure: null })
    expect(world.view()).toBe('closed')
    expect(JSON.parse(storage.getItem('@latchkey/sign_in_networks') ?? '').value).toEqual({ eip155: 'eip155:1' })
    expect(world.eventNames()).toContain('SIWX_AUTH_SUCCESS')
  })

  it('returns data, message and signature, with every signed field in data [S3.039] [S3.040] [S3.041]', async () => {
    const world = await asked()
    world.fake.life = 60_000
    await signs(world)
    const [session] = world.signIn().sessions
    expect(Object.keys(session ?? {}).toSorted()).toEqual(['data', 'message', 'signature'])
    expect(session?.data).toMatchObject({
      ...{ nonce: 'nonce1', domain: 'app.example', uri: 'https://app.example', version: '1' },
      ...{ ...onMainnet, statement: 'Sign in to the demo app.', issuedAt: '2025-01-01T00:00:00.000Z' },
    })
    expect(world.fake.signed).toEqual([session?.message])
  })

  it('prepares the message in advance, and replaces it when it is too old', async () => {
    const world = await asked()
    await polling(() => world.signIn().message).toContain('Nonce: nonce1')
    world.clock.advance(240_000)
    await signs(world)
    expect(world.fake.signed[0]).toContain('Nonce: nonce2')
  })

  it.each([
    ['reject', 'signature', 'request.rejected'],
    ['fail', 'signature', 'request.failed'],
  ] as const)(
    "reopens the view and says 'Signature declined' when the wallet will %s [S4.034] [S4.035] [S8.059]",
    async (answer, step, cause) => {
      const world = await asked()
      world.fake.answer = answer
      await expect(signs(world)).rejects.toMatchObject({ code: 'siwx.declined', message: 'Signature declined' })
      expect(world.view()).toBe('SIWXSignMessage')
      expect(world.signIn()).toMatchObject({
        status: 'failed',
        failure: { step, cause, error: { code: 'siwx.declined', message: 'Signature declined' } },
      })
      expect(world.errors.map(({ code }) => code)).toContain('siwx.declined')
      world.fake.answer = 'approve'
      await signs(world)
      expect(world.view()).toBe('closed')
    },
  )

  it('creates a new message for each signature and after an expiry', async () => {
    const world = await asked({ siwx: createFakeSiwx({ isRequired: true }) })
    await signs(world)
    world.fake.life = 60_000
    await (await world.machine()).signOut()
    await polling(() => world.view()).toBe('SIWXSignMessage')
    await signs(world)
    world.clock.advance(60_000)
    await polling(() => world.view()).toBe('SIWXSignMessage')
    expect(world.signIn().hasExpired).toBe(true)
    const text = () => world.signIn().message
    await polling(text).toContain('Nonce: nonce3')
    world.clock.advance(60_000)
    await signs(world)
    expect(world.fake.signed.map((message) => /Nonce: (\w+)/.exec(message)?.[1])).toEqual([
      'nonce1',
      'nonce2',
      'nonce4',
    ])
    expect(world.status()).toBe('signedIn')
  })

  it('returns to the prompt from a view that the wallet opened meanwhile [S4.034]', async () => {
    const world = await asked()
    world.fake.answer = 'hold'
    const signing = signs(world)
    await hasStatus(world, 'signing')
    world.modal.controllers.router.push('WhatIsAWallet')
    expect(world.view()).toBe('WhatIsAWallet')
    world.fake.settle('reject')
    await expect(signing).rejects.toMatchObject({ code: 'siwx.declined' })
    expect(world.view()).toBe('SIWXSignMessage')
  })

  it("says 'This application might not support Smart Accounts' for a smart account [S8.060]", async () => {
    const smart = await asked({ adapter: { accountType: 'smartAccount' } })
    smart.fake.faults.addSession = new Error('401')
    await expect(signs(smart)).rejects.toMatchObject({ code: 'siwx.smartAccountUnsupported' })
    expect(smart.signIn().failure).toMatchObject({
      step: 'verification',
      error: { message: 'This application might not support Smart Accounts' },
    })
  })

  it('stores nothing that fails verification', async () => {
    const world = await asked()
    world.fake.faults.addSession = new Error('401')
    await expect(signs(world)).rejects.toMatchObject({ code: 'siwx.declined' })
    expect(world.signIn()).toMatchObject({ status: 'failed', sessions: [], failure: { step: 'verification' } })
    expect(world.fake.list()).toEqual([])
    delete world.fake.faults.addSession
    await signs(world)
    expect(world.fake.signed[1]).not.toBe(world.fake.signed[0])
  })

  it('reports a failure to create the message, and signs when the next attempt succeeds', async () => {
    const fake = createFakeSiwx()
    fake.faults.createMessage = new TypeError('Failed to fetch')
    const world = await asked({ siwx: fake })
    await polling(() => world.signIn().failure).toMatchObject({ step: 'message', error: { code: 'request.failed' } })
    expect(fake.signed).toEqual([])
    delete fake.faults.createMessage
    await signs(world)
    expect(world.status()).toBe('signedIn')
  })

  it('fails if the wallet cannot sign messages', async () => {
    const world = await asked({ adapter: { features: {} } })
    await expect(signs(world)).rejects.toMatchObject({ code: 'siwx.declined' })
    expect(world.signIn().failure?.cause).toBe('feature.unsupported')
  })

  it('aborts an attempt when a newer one starts or the signal aborts', async () => {
    const world = await asked()
    world.fake.answer = 'hold'
    const older = signs(world)
    await hasStatus(world, 'signing')
    const own = new AbortController()
    const newer = (await world.machine()).signIn({ signal: own.signal })
    await expect(older).rejects.toMatchObject({ code: 'request.aborted' })
    own.abort()
    await expect(newer).rejects.toMatchObject({ code: 'request.aborted' })
    await hasStatus(world, 'signedOut')
    world.fake.settle('approve')
    expect(world.fake.list()).toEqual([])
  })

  it('returns an existing session without a prompt', async () => {
    const world = await asked()
    const session = await signs(world)
    expect(await signs(world)).toEqual(session)
    expect(world.fake.signed).toHaveLength(1)
  })
})

it("rejects calls while sign-in is off with 'SIWX is not enabled' [S8.065]", async () => {
  const world = make({ options: { siwx: undefined } })
  const machine = await world.machine()
  for (const call of [machine.signIn, machine.signOut, machine.cancel])
    await expect(call()).rejects.toThrow('SIWX is not enabled')
})

it('throws without an account, and on a network that the app does not run on', async () => {
  const world = make({ options: { allowUnsupportedChain: true } })
  await world.modal.start()
  await expect(signs(world)).rejects.toMatchObject({ code: 'connection.required' })
  await world.modal.connect({ connectorId: metamask })
  world.adapter.wallet.changeNetwork('eip155:137')
  await expect(signs(world)).rejects.toMatchObject({ code: 'network.unsupported' })
})
