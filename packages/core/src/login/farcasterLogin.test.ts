import { describe, expect, it } from 'vitest'
import { selectRoute } from '../modal/routerState.ts'
import { createLoginWorld } from '../test/createLoginWorld.ts'
import { until } from '../test/until.ts'

const toOutcome = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'connected',
    (error: unknown) => Object(error).code,
  )

/** A page whose visitor sees the code of a login with Farcaster. */
async function openCode(world = createLoginWorld()) {
  const page = world.openPage()
  const { modal } = page
  await modal.start()
  modal.open({ view: 'Connect' })
  const login = await page.plugin.load()
  const outcome = toOutcome(login.logInWithFarcaster())
  await page.waitForFrame()
  await until(() => typeof page.getState().social?.uri === 'string')
  const getView = () => selectRoute(modal.controllers.router.store.getState()).view
  const getStored = (): readonly (string | null)[] =>
    ['social_provider', 'social_username'].map((key) => world.storage.getItem(`@latchkey/${key}`))
  return { ...world, ...page, login, outcome, getView, getStored }
}

describe('a login with Farcaster', () => {
  it('shows the address of a code, waits as long as the visitor needs, and connects [S2.007] [S3.005] [S7.081]', async () => {
    const { clock, getAddress, getState, getStored, getView, modal, outcome, site } = await openCode()
    expect(getView()).toBe('ConnectingFarcaster')
    expect(getState()).toMatchObject({
      step: 'idle',
      social: { provider: 'farcaster', step: 'started', uri: 'https://farcaster.example/1' },
    })
    await until(() => site.requests.at(-1)?.name === 'CONNECT_FARCASTER')
    for (let part = 0; part < 24; part += 1) {
      clock.advance(10_000)
      await site.settled()
    }
    expect(getState().error).toBeNull()
    site.approveFarcaster('ada.eth')
    expect(await outcome).toBe('connected')
    expect(getState()).toMatchObject({ step: 'idle', social: null, user: { userName: 'ada.eth' } })
    expect(getAddress('eip155')).toBe(site.wallets.get('@ada.eth')?.eip155)
    expect(modal.controllers.account.store.getState().byNamespace.eip155).toMatchObject({
      user: { username: 'ada.eth' },
      socialProvider: 'farcaster',
    })
    expect(getStored()).toEqual([expect.stringContaining('farcaster'), expect.stringContaining('ada.eth')])
    expect(site.opened).toBe(1)
  })

  it('forgets the address of its code when its view is left [S2.027], and begins anew in another frame [S2.028]', async () => {
    const { getState, modal, outcome, login, site, waitForFrame } = await openCode()
    modal.controllers.modal.back()
    expect(await outcome).toBe('connection.aborted')
    expect(getState()).toMatchObject({ social: null, step: 'idle', error: null, frame: 'notLoaded' })
    // What the phone approves now is for a frame that is gone.
    site.approveFarcaster('ada.eth')
    const second = toOutcome(login.logInWithFarcaster())
    await waitForFrame()
    await until(() => getState().social?.uri === 'https://farcaster.example/2')
    expect(site.opened).toBe(2)
    site.approveFarcaster('bob.eth')
    expect(await second).toBe('connected')
    expect(getState().user?.userName).toBe('bob.eth')
  })

  it('keeps the frame of a wallet that is connected when its view is left', async () => {
    const world = createLoginWorld()
    const page = world.openPage()
    await page.modal.start()
    await page.logIn('ada@example.com')
    page.modal.open({ view: 'Connect' })
    const login = await page.plugin.load()
    const outcome = toOutcome(login.logInWithFarcaster())
    await until(() => typeof page.getState().social?.uri === 'string')
    page.modal.close('escape')
    expect(await outcome).toBe('connection.aborted')
    expect([page.getState().frame, world.site.opened]).toEqual(['ready', 1])
    expect(page.getAddress('eip155')).toBe(world.site.wallets.get('ada@example.com')?.eip155)
  })

  it.each([
    ['GET_FARCASTER_URI', 'request.failed'],
    ['CONNECT_FARCASTER', 'request.failed'],
  ] as const)('that fails at %s says so, and can be repeated [S8.017]', async (name, failure) => {
    const world = createLoginWorld()
    world.site.failures.set(name, failure)
    const page = world.openPage()
    await page.modal.start()
    const login = await page.plugin.load()
    const outcome = toOutcome(login.logInWithFarcaster())
    await page.waitForFrame()
    expect(await outcome).toBe('auth.farcasterFailed')
    expect(page.getState().error).toEqual({
      code: 'auth.farcasterFailed',
      message: 'Failed to connect to farcaster',
    })
    world.site.failures.clear()
    const second = toOutcome(login.logInWithFarcaster())
    await until(() => typeof page.getState().social?.uri === 'string')
    expect(page.getState().error).toBeNull()
    world.site.approveFarcaster('ada.eth')
    expect(await second).toBe('connected')
  })

  it.each([
    ['login.unavailable', 'auth.unavailable'],
    ['login.limited', 'auth.limited'],
    ['server.unreachable', 'auth.offline'],
  ] as const)('that the site refuses with %s keeps that reason', async (failure, code) => {
    const world = createLoginWorld()
    world.site.failures.set('GET_FARCASTER_URI', failure)
    const page = world.openPage()
    await page.modal.start()
    const login = await page.plugin.load()
    const outcome = toOutcome(login.logInWithFarcaster())
    await page.waitForFrame()
    expect(await outcome).toBe(code)
  })

  it('says that the code has expired', async () => {
    const { getState, outcome, site } = await openCode()
    site.approveFarcaster()
    expect(await outcome).toBe('auth.codeExpired')
    expect(getState()).toMatchObject({ step: 'idle', error: { code: 'auth.codeExpired' } })
  })

  it('ends an earlier one, and with the signal', async () => {
    const { getState, login, outcome, site } = await openCode()
    const controller = new AbortController()
    const second = toOutcome(login.logInWithFarcaster({ signal: controller.signal }))
    expect(await outcome).toBe('connection.aborted')
    await until(() => getState().social?.uri === 'https://farcaster.example/2')
    controller.abort()
    expect(await second).toBe('connection.aborted')
    expect(getState()).toMatchObject({ social: null, step: 'idle' })
    await site.settled()
    expect(site.session).toBeUndefined()
  })

  it('begins by itself when the visitor connects who had logged in with Farcaster before [S4.012]', async () => {
    const { getStored, outcome, site } = await openCode()
    site.approveFarcaster('ada.eth')
    await outcome
    // Another page of the app, where nothing is connected.
    const world = createLoginWorld()
    for (const [index, key] of ['social_provider', 'social_username'].entries())
      world.storage.setItem(`@latchkey/${key}`, getStored()[index] ?? '')
    const page = world.openPage()
    await page.modal.start()
    const connected = toOutcome(page.modal.connect({ connectorId: 'auth' }))
    await page.waitForFrame()
    await until(() => typeof page.getState().social?.uri === 'string')
    expect(selectRoute(page.modal.controllers.router.store.getState()).view).toBe('ConnectingFarcaster')
    world.site.approveFarcaster('ada.eth')
    expect(await connected).toBe('connected')
  })
})
