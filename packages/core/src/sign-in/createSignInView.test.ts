import { afterEach, describe, expect, it } from 'vitest'
import { arbitrum } from '../network/networks/arbitrum.ts'
import { createFakeSiwx } from '../test/createFakeSiwx.ts'
import { createSignInWorlds } from '../test/createSignInWorld.ts'

const alice = '0x1111111111111111111111111111111111111111'
const onMainnet = { chainId: 'eip155:1', accountAddress: alice } as const
const onArbitrum = { chainId: 'eip155:42161', accountAddress: alice } as const

const { make, asked, polling, hasStatus, connect, signs, cancels, end } = createSignInWorlds()
afterEach(end)

const required = () => createFakeSiwx({ isRequired: true })

describe('cancelling', () => {
  it('closes the modal if sign-in is optional, and does not prompt that account again [S4.038] [S6.013]', async () => {
    const world = await asked()
    await cancels(world)
    expect(world.view()).toBe('closed')
    expect(world.status()).toBe('signedOut')
    expect(world.modal.controllers.connection.store.getState().statuses.eip155).toBe('connected')
    await world.modal.switchNetwork(arbitrum)
    await polling(() => world.signIn()).toMatchObject({ status: 'signedOut', account: onArbitrum })
    expect(world.view()).toBe('closed')
    expect(world.eventNames()).toContain('SIWX_CANCEL')
  })

  it.each(['button', 'escape', 'scrim', 'drag', 'api'] as const)(
    'treats closing by %s as cancelling, also while the wallet is asked to sign',
    async (reason) => {
      const world = await asked()
      world.fake.answer = 'hold'
      const signing = signs(world)
      await hasStatus(world, 'signing')
      world.modal.close(reason)
      await expect(signing).rejects.toMatchObject({ code: 'request.aborted' })
      await hasStatus(world, 'signedOut')
      world.fake.settle('approve')
      expect(world.fake.list()).toEqual([])
      expect(world.view()).toBe('closed')
    },
  )

  it('disconnects if a session is required and there never was one [S4.037] [S6.014]', async () => {
    const world = await asked({ siwx: required() })
    await cancels(world)
    expect(world.modal.controllers.connection.store.getState().statuses.eip155).toBe('disconnected')
    expect(world.view()).toBe('closed')
    expect(world.status()).toBe('idle')
  })

  it('switches back to the last network with a session if one is required [S4.036]', async () => {
    const world = await asked({ siwx: required() })
    await signs(world)
    await world.modal.switchNetwork(arbitrum)
    await polling(() => world.view()).toBe('SIWXSignMessage')
    await cancels(world)
    await hasStatus(world, 'signedIn')
    expect(world.signIn().account).toEqual(onMainnet)
    expect(world.view()).toBe('closed')
    expect(world.adapter.log.at(-1)).toBe('switchNetwork eip155:1')
  })

  it('disconnects if the wallet does not switch back', async () => {
    const world = await asked({ siwx: required() })
    await signs(world)
    await world.modal.switchNetwork(arbitrum)
    await hasStatus(world, 'signedOut')
    world.adapter.answer = 'hold'
    const cancelling = cancels(world)
    await hasStatus(world, 'cancelling')
    world.adapter.wallet.settle('reject')
    world.adapter.answer = 'approve'
    await cancelling
    expect(world.modal.controllers.connection.store.getState().statuses.eip155).toBe('disconnected')
    expect(world.view()).toBe('closed')
  })

  it('disconnects on the second cancel while the wallet does not answer', async () => {
    const world = await asked({ siwx: required() })
    await signs(world)
    await world.modal.switchNetwork(arbitrum)
    await hasStatus(world, 'signedOut')
    world.adapter.answer = 'hold'
    void cancels(world)
    await hasStatus(world, 'cancelling')
    world.adapter.answer = 'approve'
    await cancels(world)
    expect(world.modal.controllers.connection.store.getState().statuses.eip155).toBe('disconnected')
  })

  it('disconnects if the session on the last network has ended', async () => {
    const world = await asked({ siwx: required() })
    await signs(world)
    await (await world.machine()).signOut()
    await polling(() => world.view()).toBe('SIWXSignMessage')
    await cancels(world)
    expect(world.modal.controllers.connection.store.getState().statuses.eip155).toBe('disconnected')
  })
})

describe('closing', () => {
  it.each(['button', 'escape', 'scrim', 'drag', 'api', 'back'] as const)(
    'by %s is refused with a shake while a required session is missing [S4.039] [S2.037] [S6.014] [S1.024]',
    async (reason) => {
      const world = await asked({ siwx: required() })
      world.modal.close(reason)
      expect(world.view()).toBe('SIWXSignMessage')
      expect(world.modal.controllers.modal.store.getState().isShaking).toBe(true)
      await signs(world)
      expect(world.view()).toBe('closed')
    },
  )

  it('shows no other view while a required session is missing [S6.014]', async () => {
    const world = await asked({ siwx: required() })
    world.modal.open({ view: 'Account' })
    expect(world.view()).toBe('SIWXSignMessage')
    world.modal.controllers.router.push('Networks')
    expect(world.view()).toBe('SIWXSignMessage')
  })

  it('is allowed again with a session', async () => {
    const world = await asked({ siwx: required() })
    await signs(world)
    world.modal.open()
    expect(world.view()).toBe('Account')
    world.modal.close()
    expect(world.view()).toBe('closed')
  })
})

describe('a failed start', () => {
  it("says 'A problem occurred while trying initialize authentication' and disconnects [S8.057] [S8.058]", async () => {
    const fake = createFakeSiwx()
    fake.faults.getSessions = new TypeError('Failed to fetch')
    const world = make({ siwx: fake })
    await connect(world)
    await polling(() => world.modal.controllers.connection.store.getState().statuses.eip155).toBe('disconnected')
    expect(world.modal.controllers.toasts.store.getState().toast?.code).toBe('siwx.initFailed')
    expect(world.errors.map(({ message }) => message)).toEqual([
      'A problem occurred while trying initialize authentication',
    ])
    await polling(() => world.view()).toBe('Connect')
  })

  it('does not close the modal if the connection has ended before a sign-in could be required', async () => {
    const fake = createFakeSiwx()
    fake.faults.getSessions = new TypeError('Failed to fetch')
    const world = make({ siwx: fake })
    await connect(world)
    await polling(() => world.view()).toBe('Connect')
    const { requireSignIn } = await world.machine()
    let isFinished = false
    await requireSignIn({ isNew: true, finish: () => (isFinished = true) })
    expect(isFinished).toBe(false)
  })

  it('includes a verifier that does not answer within 15 s [S8.058]', async () => {
    const world = make()
    world.fake.gates.getSessions = new Promise(() => undefined)
    await connect(world)
    await hasStatus(world, 'checking')
    await polling(() => world.fake.log).toHaveLength(1)
    world.clock.advance(15_000)
    await polling(() => world.modal.controllers.connection.store.getState().statuses.eip155).toBe('disconnected')
    expect(world.errors.map(({ code }) => code)).toEqual(['siwx.initFailed'])
  })

  it('prompts instead of disconnecting after a mere network switch', async () => {
    const world = await asked()
    await signs(world)
    world.fake.faults.getSessions = new TypeError('Failed to fetch')
    await world.modal.switchNetwork(arbitrum)
    await polling(() => world.view()).toBe('SIWXSignMessage')
    expect(world.modal.controllers.connection.store.getState().statuses.eip155).toBe('connected')
  })
})
