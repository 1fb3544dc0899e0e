import { describe, expect, it } from 'vitest'
import { selectRoute } from '../modal/routerState.ts'
import { mainnet } from '../network/networks/mainnet.ts'
import { createFakeAdapter, fakeWallet } from '../test/createFakeAdapter.ts'
import { createLoginWorld } from '../test/createLoginWorld.ts'
import { until } from '../test/until.ts'

const ada = 'ada@example.com'
const bob = 'bob@example.com'

const toCode = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'resolved',
    (error: unknown) => Object(error).code,
  )

/** A page whose frame has loaded, with a code on its way to an address. */
async function openCodeStep(email = ada) {
  const world = createLoginWorld()
  const page = world.openPage()
  await page.modal.start()
  const login = await page.plugin.load()
  const sending = login.sendCode({ email })
  await page.waitForFrame()
  await sending
  return { ...world, ...page, login, code: world.site.mails.at(-1)?.code ?? '' }
}

describe('a login by e-mail', () => {
  it('connects the wallet on eip155 and solana [S4.025] [S6.011] [S9.075]', async () => {
    const { openPage, site } = createLoginWorld()
    const page = openPage()
    await page.modal.start()
    await page.logIn(ada)
    expect(page.getState()).toMatchObject({ step: 'idle', email: null, error: null, user: { email: ada } })
    const { connection } = page.modal.controllers
    expect(connection.store.getState()).toMatchObject({
      attempt: { status: 'idle' },
      statuses: { eip155: 'connected', solana: 'connected' },
    })
    const wallet = site.wallets.get(ada)
    expect([page.getAddress('eip155'), page.getAddress('solana')]).toEqual([wallet?.eip155, wallet?.solana])
    expect(page.modal.controllers.account.store.getState().byNamespace.eip155).toMatchObject({
      user: { email: ada },
      connectedWalletInfo: { name: ada },
    })
    expect(page.eventNames()).toContain('CONNECT_SUCCESS')
  })

  it('keeps the frame not loaded until it is needed, ready when it has announced itself, and usable 500 ms later [S4.022] [S4.023] [S4.024] [S9.017]', async () => {
    const { clock, openPage, site } = createLoginWorld()
    const page = openPage()
    await page.modal.start()
    const login = await page.plugin.load()
    expect([page.getState().frame, site.opened]).toEqual(['notLoaded', 0])
    const sending = login.sendCode({ email: ada })
    expect(page.getState().frame).toBe('loading')
    await until(() => page.getState().frame === 'ready')
    clock.advance(499)
    await site.settled()
    expect(site.requests).toEqual([])
    clock.advance(1)
    await sending
    expect(site.requests).toEqual([{ name: 'CONNECT_EMAIL', payload: { email: ada } }])
    expect(site.opened).toBe(1)
  })

  it('opens the frame before the first step if that is prepared, and again at a step if it did not load', async () => {
    const { openPage, site } = createLoginWorld()
    const page = openPage()
    await page.modal.start()
    const login = await page.plugin.load()
    const preparing = Promise.all([login.prepare(), login.prepare()])
    await page.waitForFrame()
    await preparing
    expect([page.getState().frame, page.getState().step, site.opened, site.requests]).toEqual(['ready', 'idle', 1, []])
    await login.sendCode({ email: ada })
    expect([site.requests.length, site.opened]).toEqual([1, 1])

    const { clock: later, openPage: openLater, site: lost } = createLoginWorld()
    const other = openLater()
    await other.modal.start()
    const second = await other.plugin.load()
    lost.isReachable = false
    const failing = second.prepare()
    await until(() => lost.opened === 1)
    later.advance(20_000)
    await failing
    expect(other.getState()).toMatchObject({ frame: 'failed', step: 'idle', error: null })
    lost.isReachable = true
    const sending = second.sendCode({ email: ada })
    await other.waitForFrame()
    await sending
    expect(lost.opened).toBe(2)
  })

  it('shows the views of its steps in the open modal, and the address before the code [S4.027]', async () => {
    const { clock, openPage, site } = createLoginWorld()
    const page = openPage()
    const { modal } = page
    await modal.start()
    modal.open({ view: 'Connect' })
    const login = await page.plugin.load()
    const getRoute = () => selectRoute(modal.controllers.router.store.getState())
    const sending = login.sendCode({ email: ada })
    expect(getRoute().view).toBe('EmailLogin')
    await page.waitForFrame()
    await sending
    expect(getRoute()).toEqual({ view: 'EmailVerifyOtp', parameters: { email: ada } })
    expect(page.getState()).toMatchObject({
      step: 'code',
      email: ada,
      expiresAt: clock.now() + 600_000,
      resendAt: clock.now() + 30_000,
    })
    await login.enterCode({ code: site.mails[0]?.code ?? '' })
    expect(modal.controllers.modal.store.getState().isOpen).toBe(false)
  })

  it('ends when its view is left, and drops what the frame answers later', async () => {
    const { openPage, site } = createLoginWorld()
    const page = openPage()
    const { modal } = page
    await modal.start()
    modal.open({ view: 'Connect' })
    const login = await page.plugin.load()
    site.held.add('CONNECT_EMAIL')
    const sending = toCode(login.sendCode({ email: ada }))
    await page.waitForFrame()
    await until(() => site.requests.length === 1)
    modal.controllers.modal.back()
    expect(page.getState()).toMatchObject({ step: 'idle', email: null })
    site.release()
    expect(await sending).toBe('connection.aborted')
    await site.settled()
    expect(page.getState()).toMatchObject({ step: 'idle', email: null, error: null })
    expect(selectRoute(modal.controllers.router.store.getState()).view).toBe('Connect')
  })

  it('refuses text that is not an e-mail address, without a request [S5.004]', async () => {
    const { openPage, site } = createLoginWorld()
    const page = openPage()
    const login = await page.plugin.load()
    for (const email of ['', 'ada', 'ada@', '@example.com', `${'a'.repeat(250)}@example.com`, 'a b@example.com'])
      expect(await toCode(login.sendCode({ email }))).toBe('auth.emailInvalid')
    expect(page.getState()).toMatchObject({ step: 'idle', error: { code: 'auth.emailInvalid' } })
    expect(site.opened).toBe(0)
  })

  it('accepts no other login for 30 s after a code, and says how long [S5.001] [S5.002] [S5.003] [S9.001]', async () => {
    const { clock, login, getState, site } = await openCodeStep()
    login.cancel()
    clock.advance(10_500)
    await expect(login.sendCode({ email: bob })).rejects.toMatchObject({
      code: 'auth.emailCooldown',
      message: 'Please try again after 20 seconds',
    })
    expect(getState()).toMatchObject({ step: 'idle', error: { message: 'Please try again after 20 seconds' } })
    clock.advance(19_499)
    expect(await toCode(login.sendCode({ email: bob }))).toBe('auth.emailCooldown')
    expect(site.mails).toHaveLength(1)
    clock.advance(1)
    await login.sendCode({ email: bob })
    expect(site.mails.map(({ email }) => email)).toEqual([ada, bob])
  })

  it('keeps that time over a reload, and ignores one of the future [S3.062]', async () => {
    const { clock, modal, openPage, site } = await openCodeStep()
    await modal.destroy()
    clock.advance(1_000)
    const later = openPage()
    expect(await toCode((await later.plugin.load()).sendCode({ email: ada }))).toBe('auth.emailCooldown')
    clock.advance(-3_600_000)
    const sending = (await later.plugin.load()).sendCode({ email: bob })
    await later.waitForFrame()
    await sending
    expect(site.mails).toHaveLength(2)
  })

  it('takes the time from the site where that knows of a code that the page does not', async () => {
    const { clock, login, getState, modal, openPage, storage } = await openCodeStep()
    login.cancel()
    await modal.destroy()
    storage.removeItem('@latchkey-frame/last_email_login_time')
    clock.advance(12_000)
    const page = openPage()
    const sending = toCode((await page.plugin.load()).sendCode({ email: ada }))
    await page.waitForFrame()
    expect(await sending).toBe('auth.emailCooldown')
    expect(page.getState()).toMatchObject({
      error: { message: 'Please try again after 18 seconds' },
      resendAt: clock.now() + 18_000,
    })
    expect(getState().step).toBe('idle')
  })

  it('tells how many tries a wrong code leaves, and takes the right one after that', async () => {
    const { code, getAddress, getState, login } = await openCodeStep()
    expect(await toCode(login.enterCode({ code: '999999' }))).toBe('auth.codeWrong')
    expect(getState()).toMatchObject({ step: 'code', triesLeft: 4, error: { code: 'auth.codeWrong' } })
    await login.enterCode({ code: `${code.slice(0, 3)} ${code.slice(3)}` })
    expect(getState()).toMatchObject({ step: 'idle', triesLeft: null, error: null })
    expect(getAddress('eip155')).toBeDefined()
  })

  it('uses up no try on text that is not a code', async () => {
    const { getState, login, site } = await openCodeStep()
    for (const code of ['', '12345', '1234567', 'abcdef'])
      expect(await toCode(login.enterCode({ code }))).toBe('auth.codeWrong')
    expect(site.requests.map(({ name }) => name)).toEqual(['CONNECT_EMAIL'])
    expect(getState()).toMatchObject({ step: 'code', triesLeft: null })
  })

  it('enters a code once, however often the button is pressed', async () => {
    const { code, login, site } = await openCodeStep()
    const all = [login.enterCode({ code }), login.enterCode({ code }), login.enterCode({ code: '999999' })]
    const connections = await Promise.all(all)
    expect(new Set(connections).size).toBe(1)
    expect(site.requests.filter(({ name }) => name === 'CONNECT_OTP')).toHaveLength(1)
  })

  it('sends one mail, however often the button is pressed', async () => {
    const { openPage, site } = createLoginWorld()
    const page = openPage()
    const login = await page.plugin.load()
    const all = [login.sendCode({ email: ada }), login.sendCode({ email: ` ${ada} ` })]
    await page.waitForFrame()
    await Promise.all(all)
    expect(site.mails).toHaveLength(1)
  })

  it('ends an earlier login when another address is entered', async () => {
    const { openPage, site } = createLoginWorld()
    const page = openPage()
    const login = await page.plugin.load()
    site.held.add('CONNECT_EMAIL')
    const first = toCode(login.sendCode({ email: ada }))
    await page.waitForFrame()
    await until(() => site.requests.length === 1)
    const second = login.sendCode({ email: bob })
    await until(() => site.requests.length === 2)
    site.release()
    expect(await first).toBe('connection.aborted')
    await second
    expect(page.getState()).toMatchObject({ step: 'code', email: bob })
  })

  it.each([
    ['login.codeExpired', 'auth.codeExpired'],
    ['login.codeExhausted', 'auth.codeExhausted'],
    ['server.unreachable', 'auth.offline'],
    ['request.failed', 'frame.failed'],
  ] as const)('stays at the code after %s, and takes the code of another mail', async (frameCode, code) => {
    const { clock, login, getState, site } = await openCodeStep()
    site.failures.set('CONNECT_OTP', frameCode)
    expect(await toCode(login.enterCode({ code: '123456' }))).toBe(code)
    expect(getState()).toMatchObject({ step: 'code', email: ada, error: { code } })
    site.failures.clear()
    expect(await toCode(login.resendCode())).toBe('auth.emailCooldown')
    expect(getState().step).toBe('code')
    clock.advance(30_000)
    await login.resendCode()
    expect(site.mails).toHaveLength(2)
    await login.enterCode({ code: site.mails[1]?.code ?? '' })
    expect(getState().user?.email).toBe(ada)
  })

  it('asks for a code before one can be entered or sent again', async () => {
    const login = await createLoginWorld().openPage().plugin.load()
    expect(await toCode(login.enterCode({ code: '123456' }))).toBe('auth.codeRequired')
    expect(await toCode(login.resendCode())).toBe('auth.codeRequired')
  })

  it('connects at once if the visitor is logged in as this address [S4.025]', async () => {
    const { openPage, site } = createLoginWorld()
    site.session = ada
    const page = openPage()
    const sending = (await page.plugin.load()).sendCode({ email: ada })
    await page.waitForFrame()
    await sending
    expect(site.mails).toEqual([])
    expect(page.getState()).toMatchObject({ step: 'idle', user: { email: ada } })
  })

  it('fails if the visitor declines to create the wallet, and needs no other code after that', async () => {
    const { code, getState, login, modal, site } = await openCodeStep()
    site.visitor = 'reject'
    expect(await toCode(login.enterCode({ code }))).toBe('connection.rejected')
    expect(getState()).toMatchObject({ step: 'idle', screen: null, error: { code: 'connection.rejected' } })
    expect(modal.controllers.connection.store.getState().attempt).toMatchObject({
      status: 'failed',
      connectorId: 'auth',
      error: { code: 'connection.rejected' },
    })
    site.visitor = 'approve'
    await modal.connect({ connectorId: 'auth' })
    expect(getState()).toMatchObject({ step: 'idle', error: null, user: { email: ada } })
    expect(site.mails).toHaveLength(1)
  })

  it('shows the screens of the frame above the page while the visitor decides, and ends with Escape', async () => {
    const { code, getState, login, site } = await openCodeStep()
    site.visitor = 'wait'
    const entering = toCode(login.enterCode({ code }))
    await until(() => getState().screen === 'create')
    expect([site.shown, getState().step]).toEqual([320, 'connecting'])
    site.dismiss()
    expect(await entering).toBe('connection.rejected')
    await until(() => site.requests.some(({ name }) => name === 'ABORT_RPC'))
    expect(getState()).toMatchObject({ step: 'idle', screen: null, user: null })
  })
})

describe('a login on a browser that the site does not know', () => {
  /** A page with the modal open, after a mail with a link. */
  const openDeviceStep = async () => {
    const world = createLoginWorld()
    world.site.checksDevices = true
    const page = world.openPage()
    const { modal } = page
    await modal.start()
    modal.open({ view: 'Connect' })
    const login = await page.plugin.load()
    const sending = toCode(login.sendCode({ email: ada }))
    await page.waitForFrame()
    await until(() => page.getState().step === 'device')
    const getRoute = () => selectRoute(modal.controllers.router.store.getState())
    const names = () => world.site.requests.map(({ name }) => name)
    /** Lets time pass in steps, so that the frame can answer the pings. */
    const pass = async (seconds: number): Promise<void> => {
      for (let passed = 0; passed < seconds; passed += 5) {
        world.clock.advance(5_000)
        await world.site.settled()
      }
    }
    return { ...world, ...page, getRoute, login, names, pass, sending }
  }

  it('shows the number to enter at the link, and connects once the visitor has entered it [S4.025] [S4.026]', async () => {
    const { clock, getAddress, getRoute, getState, modal, names, pass, sending, site } = await openDeviceStep()
    expect(getRoute()).toEqual({ view: 'EmailVerifyDevice', parameters: { email: ada } })
    expect(getState()).toMatchObject({ email: ada, deviceNumber: '11', expiresAt: clock.now() + 600_000, error: null })
    await until(() => names().includes('CONNECT_DEVICE'))
    // It waits for the visitor, however long that takes.
    await pass(300)
    site.enterNumber('11')
    expect(await sending).toBe('resolved')
    expect(names().slice(0, 3)).toEqual(['CONNECT_EMAIL', 'CONNECT_DEVICE', 'CONNECT_EMAIL'])
    expect(site.mails).toHaveLength(1)
    expect(getState()).toMatchObject({ step: 'idle', deviceNumber: null, error: null, user: { email: ada } })
    expect(getAddress('eip155')).toBe(site.wallets.get(ada)?.eip155)
    expect(modal.controllers.modal.store.getState().isOpen).toBe(false)
  })

  it('ends with a wrong number, and begins anew with another link', async () => {
    const { getRoute, getState, login, pass, sending, site } = await openDeviceStep()
    site.enterNumber('99')
    expect(await sending).toBe('auth.codeExpired')
    expect(getState()).toMatchObject({
      step: 'idle',
      email: ada,
      deviceNumber: null,
      error: { code: 'auth.codeExpired' },
    })
    expect(getRoute().view).toBe('EmailVerifyDevice')
    await pass(30)
    const again = login.resendCode()
    // The view stays while another mail is sent.
    expect([getState().step, getRoute().view]).toEqual(['sending', 'EmailVerifyDevice'])
    await until(() => getState().step === 'device')
    expect(getState()).toMatchObject({ deviceNumber: '12', error: null })
    site.enterNumber('12')
    await again
    expect(getState().user?.email).toBe(ada)
  })

  it('sends another link after 30 s while it waits, whose number counts from then on', async () => {
    const { getState, login, names, pass, sending, site } = await openDeviceStep()
    await until(() => names().includes('CONNECT_DEVICE'))
    expect(await toCode(login.resendCode())).toBe('auth.emailCooldown')
    expect(getState()).toMatchObject({ step: 'device', deviceNumber: '11' })
    expect(site.mails).toHaveLength(1)
    await pass(30)
    const again = toCode(login.resendCode())
    await until(() => getState().deviceNumber === '12')
    expect(names()).toContain('ABORT_RPC')
    site.enterNumber('12')
    expect([await sending, await again]).toEqual(['resolved', 'resolved'])
    expect(getState()).toMatchObject({ step: 'idle', user: { email: ada } })
  })

  it('says that something went wrong when the frame has ended the login by itself [S8.031]', async () => {
    const { getState, names, sending, site } = await openDeviceStep()
    await until(() => names().includes('CONNECT_DEVICE'))
    site.endDevice()
    expect(await sending).toBe('request.failed')
    await until(() => getState().error !== null)
    expect(getState()).toMatchObject({
      email: ada,
      deviceNumber: null,
      error: { code: 'request.failed', message: 'Something went wrong' },
    })
  })

  it('asks for the code where the next mail has one', async () => {
    const { getRoute, getState, login, names, pass, sending, site } = await openDeviceStep()
    await until(() => names().includes('CONNECT_DEVICE'))
    site.checksDevices = false
    await pass(30)
    await login.resendCode()
    expect(await sending).toBe('resolved')
    expect(getState()).toMatchObject({ step: 'code', deviceNumber: null })
    expect(getRoute().view).toBe('EmailVerifyOtp')
    await login.enterCode({ code: site.mails[1]?.code ?? '' })
    expect(getState().user?.email).toBe(ada)
  })

  it('ends when its view is left, and the link that is confirmed later logs no visitor in', async () => {
    const { getRoute, getState, modal, names, sending, site } = await openDeviceStep()
    await until(() => names().includes('CONNECT_DEVICE'))
    modal.controllers.modal.back()
    expect(await sending).toBe('connection.aborted')
    await until(() => names().includes('ABORT_RPC'))
    site.enterNumber('11')
    await site.settled()
    expect(site.session).toBeUndefined()
    expect(getState()).toMatchObject({ step: 'idle', email: null, deviceNumber: null })
    expect(getRoute().view).toBe('Connect')
  })
})

describe('a connection with the login', () => {
  it('is not offered without a secure site, without the feature, or in basic mode [S8.018] [S6.005]', async () => {
    for (const options of [
      { secureSite: undefined },
      { features: { email: false, socials: false } },
      { basic: true },
    ]) {
      const { modal } = createLoginWorld().openPage(options)
      const { connectors } = modal.controllers.connectors.store.getState()
      expect(connectors.filter(({ type }) => type === 'AUTH')).toEqual([])
      await expect(modal.connect({ connectorId: 'auth' })).rejects.toMatchObject({
        code: 'auth.connectorNotFound',
        message: 'No auth connector found',
      })
    }
    const { connectors } = createLoginWorld().openPage().modal.controllers.connectors.store.getState()
    expect(connectors.filter(({ type }) => type === 'AUTH').map(({ chain }) => chain)).toEqual(['eip155', 'solana'])
  })

  it('is offered when the project names its secure site, and only on the namespaces of the app', () => {
    const { modal } = createLoginWorld().openPage({
      secureSite: undefined,
      cloud: 'https://cloud.example',
      networks: [mainnet],
    })
    const { connectors, options } = modal.controllers
    const list = () => connectors.store.getState().connectors.filter(({ type }) => type === 'AUTH')
    expect(list()).toEqual([])
    options.setSecureSite('https://wallet.example')
    expect(list().map(({ chain }) => chain)).toEqual(['eip155'])
    options.setRemoteFeatures({ ...options.store.getState().remoteFeatures, email: false })
    // Social logins are offered.
    expect(list()).toHaveLength(1)
    options.setRemoteFeatures({ ...options.store.getState().remoteFeatures, email: false, socials: false })
    expect(list()).toEqual([])
  })

  it('is never taken for a wallet of the page that announces itself under its id', async () => {
    const fake = createFakeAdapter({ wallets: [fakeWallet('auth', 'E-mail'), fakeWallet('walletConnect')] })
    const { openPage, site } = createLoginWorld()
    const page = openPage({ adapters: [fake.factory], networks: [mainnet] })
    await page.modal.start()
    const { connectors } = page.modal.controllers.connectors.store.getState()
    expect(connectors.map(({ id, type }) => [id, type])).toEqual([['auth', 'AUTH']])
    await page.logIn(ada)
    expect(fake.adapter.log.filter((entry) => entry.startsWith('connect'))).toEqual([])
    expect(page.getAddress('eip155')).toBe(site.wallets.get(ada)?.eip155)
  })

  it('waits for the login where the visitor is not logged in', async () => {
    const { openPage, site } = createLoginWorld()
    const page = openPage()
    const { modal } = page
    await modal.start()
    const connecting = modal.connect({ connectorId: 'auth' })
    await page.waitForFrame()
    await until(() => modal.controllers.modal.store.getState().isOpen)
    expect(selectRoute(modal.controllers.router.store.getState()).view).toBe('Connect')
    const login = await page.plugin.load()
    await login.sendCode({ email: ada })
    const entered = await login.enterCode({ code: site.mails[0]?.code ?? '' })
    expect(await connecting).toEqual(entered)
    expect(page.eventNames().filter((name) => name === 'CONNECT_SUCCESS')).toHaveLength(1)
  })

  it('runs the login again when the visitor switches to one that has ended [S4.013]', async () => {
    const { openPage, site } = createLoginWorld()
    const page = openPage()
    const { modal } = page
    await modal.start()
    const login = await page.plugin.load()
    const sending = login.sendCode({ email: ada })
    await page.waitForFrame()
    await sending
    login.cancel()
    // The address of the last login is known, so the code is sent at once.
    page.clock.advance(30_000)
    const switching = modal.controllers.connection.switchConnection({ connectorId: 'auth', namespace: 'eip155' })
    await until(() => site.mails.length === 2)
    await until(() => page.getState().step === 'code')
    expect(selectRoute(modal.controllers.router.store.getState())).toMatchObject({ view: 'EmailVerifyOtp' })
    await login.enterCode({ code: site.mails[1]?.code ?? '' })
    await switching
    expect(page.getAddress('eip155')).toBe(site.wallets.get(ada)?.eip155)
  })

  it('ends when the modal closes, and nothing is left that waits', async () => {
    const { openPage } = createLoginWorld()
    const page = openPage()
    const connecting = toCode(page.modal.connect({ connectorId: 'auth' }))
    await page.waitForFrame()
    await until(() => page.modal.controllers.modal.store.getState().isOpen)
    page.modal.close('escape')
    expect(await connecting).toBe('connection.modalClosed')
    expect(page.getState()).toMatchObject({ step: 'idle', error: null })
  })
})
