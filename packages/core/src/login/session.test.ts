import { describe, expect, it } from 'vitest'
import type { RemoteSession } from '../adapter/types.ts'
import { requestSwitchNetwork } from '../modal/requestSwitchNetwork.ts'
import { selectRoute } from '../modal/routerState.ts'
import { solana } from '../network/networks/solana.ts'
import { createFakeAdapter } from '../test/createFakeAdapter.ts'
import { createFollowedAdapter } from '../test/createFollowedAdapter.ts'
import { createLoginWorld } from '../test/createLoginWorld.ts'
import { until } from '../test/until.ts'
import { getAuthName } from './getAuthName.ts'

const ada = 'ada@example.com'
const bob = 'bob@example.com'

const toCode = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'resolved',
    (error: unknown) => Object(error).code,
  )

/** A page whose visitor is logged in, with the session that the adapter of eip155 has adopted. */
async function openConnected(email = ada) {
  const world = createLoginWorld()
  const sessions: RemoteSession[] = []
  const fake = createFollowedAdapter(sessions)
  const page = world.openPage({
    adapters: [fake.factory, createFakeAdapter({ namespace: 'solana', wallets: [] }).factory],
  })
  await page.modal.start()
  await page.logIn(email)
  const [session] = sessions
  if (session === undefined) throw new TypeError('No session was adopted')
  const request = (method: string, params: unknown = [], signal?: AbortSignal) =>
    session.request({ networkId: 'eip155:1', method, params, signal })
  const login = await page.plugin.load()
  return { ...world, ...page, login, session, sessions, request }
}

const listStatuses = (page: Pick<Awaited<ReturnType<typeof openConnected>>, 'modal'>) =>
  page.modal.controllers.connection.store.getState().statuses

describe('the session of the embedded wallet', () => {
  it('grants what the wallet signs, on the networks of the app', async () => {
    const { session, site } = await openConnected()
    expect(session).toMatchObject({ source: 'auth', peer: { name: ada } })
    expect(session.grants.eip155?.networkIds).toEqual(['eip155:1', 'eip155:42161'])
    expect(session.grants.eip155?.accounts[0]).toBe(`eip155:1:${site.wallets.get(ada)?.eip155}`)
    expect(session.grants.solana?.methods).toContain('solana_signMessage')
    expect(session.grants.bip122).toBeUndefined()
  })

  it('sends requests to the frame, and shows its screen above the view ApproveTransaction meanwhile [S2.044]', async () => {
    const { getState, modal, request, site } = await openConnected()
    site.visitor = 'wait'
    const signing = request('personal_sign', ['0x68', site.wallets.get(ada)?.eip155])
    await until(() => getState().screen === 'approve')
    expect(modal.controllers.modal.store.getState().isOpen).toBe(true)
    expect(modal.controllers.router.store.getState().history).toEqual([{ view: 'ApproveTransaction' }])
    site.decide('approve')
    expect(await signing).toContain('personal_sign')
    expect(site.requests.at(-1)).toEqual({
      name: 'RPC_REQUEST',
      payload: { chainId: 'eip155:1', method: 'personal_sign', params: ['0x68', site.wallets.get(ada)?.eip155] },
    })
    expect(modal.controllers.modal.store.getState().isOpen).toBe(false)
    expect([getState().screen, site.shown]).toEqual([null, undefined])
  })

  it.each([
    ['request.rejected', 'request.rejected'],
    ['rpc.refused', 'rpc.refused'],
    ['rpc.failed', 'request.failed'],
    ['request.tooMany', 'connection.pending'],
    ['wallet.suspended', 'embeddedWallet.suspended'],
  ] as const)('rejects with the code of the catalogue for %s', async (frameCode, code) => {
    const { request, site } = await openConnected()
    site.failures.set('RPC_REQUEST', frameCode)
    expect(await toCode(request('personal_sign'))).toBe(code)
  })

  it('says that an error occurred where the frame names no reason of its own [S8.032]', async () => {
    const { request, site } = await openConnected()
    site.failures.set('RPC_REQUEST', 'request.failed')
    await expect(request('personal_sign')).rejects.toMatchObject({ code: 'frame.failed', message: 'An error occurred' })
  })

  it('ends a request in the frame when the page aborts it', async () => {
    const { getState, request, site } = await openConnected()
    site.visitor = 'wait'
    const end = new AbortController()
    const signing = toCode(request('personal_sign', [], end.signal))
    await until(() => getState().screen === 'approve')
    end.abort()
    expect(await signing).toBe('request.aborted')
    await until(() => getState().screen === null)
    expect(site.requests.map(({ name }) => name)).toContain('ABORT_RPC')
  })

  it('refuses a method that the wallet does not have: opens the modal, shows a toast after 300 ms, and ends what waits for the visitor [S8.025] [S8.026] [S8.027] [S8.028] [S8.029] [S8.030] [S9.009] [S5.013] [S5.018]', async () => {
    const { clock, getState, modal, request, session, site } = await openConnected()
    site.visitor = 'wait'
    site.held.add('RPC_REQUEST')
    const reading = request('eth_getBalance')
    await until(() => site.requests.at(-1)?.name === 'RPC_REQUEST')
    site.held.clear()
    const signing = request('personal_sign').catch((error: unknown) => error)
    await until(() => getState().screen === 'approve')
    const refused = { code: 'rpc.notAllowed', message: 'Requested RPC call is not allowed' }
    await expect(request('eth_sign')).rejects.toMatchObject(refused)
    expect(await signing).toMatchObject({ code: 'request.aborted', message: 'Request was aborted' })
    expect(modal.controllers.modal.store.getState().isOpen).toBe(true)
    const getToast = () => modal.controllers.toasts.store.getState().toast
    clock.advance(299)
    expect(getToast()).toBeNull()
    clock.advance(1)
    await until(() => getToast() !== null)
    expect(getToast()).toMatchObject({ variant: 'error', code: 'rpc.actionNotAllowed' })
    site.release()
    expect(await reading).toBe('0x0')
    // Adapters refuse what is not granted in the same words.
    expect(session.refuse?.({ method: 'eth_sign' })).toMatchObject(refused)
  })

  it('tells the frame when the visitor switches networks, and stores the network [S3.063]', async () => {
    const { modal, site, storage } = await openConnected()
    await modal.switchNetwork('eip155:42161')
    await until(() => site.requests.at(-1)?.name === 'SWITCH_NETWORK')
    expect(site.requests.at(-1)).toEqual({ name: 'SWITCH_NETWORK', payload: { chainId: 'eip155:42161' } })
    expect(storage.getItem('@latchkey-frame/last_used_chain')).toContain('eip155:42161')
    // The user stays in the account.
    expect(modal.controllers.account.store.getState().byNamespace.eip155?.user).toEqual({ email: ada })
  })

  it('switches networks in the view SwitchNetwork, also to a chain where nothing is connected [S4.052]', async () => {
    const { modal } = await openConnected()
    await modal.disconnect({ namespace: 'solana' })
    expect(modal.controllers.connection.store.getState().statuses).toEqual({
      eip155: 'connected',
      solana: 'disconnected',
    })
    requestSwitchNetwork(modal, { network: solana, ignoreSwitchConfirmation: true })
    const { router } = modal.controllers
    expect(selectRoute(router.store.getState())).toEqual({ view: 'SwitchNetwork', parameters: { network: solana } })
    await until(() => modal.controllers.network.store.getState().activeNamespace === 'solana')
  })

  it('opens the frame again after a crash, for the next request', async () => {
    const { clock, getState, request, site, waitForFrame } = await openConnected()
    site.visitor = 'wait'
    const signing = toCode(request('personal_sign'))
    await until(() => getState().screen === 'approve')
    site.crash()
    expect(await signing).toBe('embeddedWallet.unreachable')
    expect(getState()).toMatchObject({ frame: 'notLoaded', screen: null })
    site.visitor = 'approve'
    const again = request('personal_sign')
    await waitForFrame()
    expect(await again).toContain('personal_sign')
    expect(site.opened).toBe(2)
    clock.advance(60_000)
  })

  it('returns the user, and a token for the server of the app', async () => {
    const { login, site } = await openConnected()
    expect(await login.getUser()).toMatchObject({ email: ada, hasRecoveryMethod: false })
    expect((await login.getToken()).token).toBe(`token of ${ada}`)
    await login.openSettings()
    expect(site.requests.map(({ name }) => name)).toContain('OPEN_SETTINGS')
    // The visitor has added a second key there.
    expect(await login.getUser()).toMatchObject({ email: ada, hasRecoveryMethod: true })
  })

  it('has no user without a login [S8.019]', async () => {
    const login = await createLoginWorld().openPage().plugin.load()
    for (const action of [login.getUser, login.getToken, login.openSettings])
      await expect(action()).rejects.toMatchObject({
        code: 'auth.notConnected',
        message: 'Not connected to email or social',
      })
  })

  it('is replaced when another visitor logs in', async () => {
    const { clock, getAddress, login, session, site } = await openConnected()
    await site.settled()
    clock.advance(30_000)
    await login.sendCode({ email: bob })
    await login.enterCode({ code: site.mails.at(-1)?.code ?? '' })
    expect(getAddress('eip155')).toBe(site.wallets.get(bob)?.eip155)
    expect((await login.getUser()).email).toBe(bob)
    const late = session.request({ networkId: 'eip155:1', method: 'personal_sign', params: [] })
    expect(await toCode(late)).toBe('wallet.disconnected')
  })
})

describe('the connection of one visitor', () => {
  it('ends when another one logs in, also if that one then declines to create a wallet', async () => {
    const page = await openConnected()
    await page.site.settled()
    page.clock.advance(30_000)
    page.site.visitor = 'reject'
    await page.login.sendCode({ email: bob })
    expect(listStatuses(page).eip155).toBe('connected')
    expect(await toCode(page.login.enterCode({ code: page.site.mails.at(-1)?.code ?? '' }))).toBe('connection.rejected')
    expect(page.site.session).toBe(bob)
    expect(listStatuses(page)).toEqual({ eip155: 'disconnected', solana: 'disconnected' })
    expect(page.getState().user).toBeNull()
  })
})

describe('disconnecting', () => {
  it('logs the visitor out, and clears what is stored of the login [S4.077] [S3.062]', async () => {
    const page = await openConnected()
    const listKeys = () =>
      ['email_login_used', 'email', 'last_used_chain', 'last_email_login_time'].filter(
        (name) => page.storage.getItem(`@latchkey-frame/${name}`) !== null,
      )
    expect(listKeys()).toHaveLength(4)
    await page.modal.disconnect()
    expect(listStatuses(page)).toEqual({ eip155: 'disconnected', solana: 'disconnected' })
    // The time of the last code is a limit.
    expect(listKeys()).toEqual(['last_email_login_time'])
    expect([page.site.session, page.getState().user]).toEqual([undefined, null])
  })

  it('keeps the login while another namespace uses it', async () => {
    const page = await openConnected()
    await page.modal.disconnect({ namespace: 'eip155' })
    expect(listStatuses(page)).toEqual({ eip155: 'disconnected', solana: 'connected' })
    expect(page.site.session).toBe(ada)
    await page.modal.disconnect({ namespace: 'solana' })
    expect(page.site.session).toBeUndefined()
  })

  it('waits at most 3 s for the frame, and the visitor is disconnected anyway [S9.016]', async () => {
    const page = await openConnected()
    page.site.held.add('SIGN_OUT')
    const disconnecting = toCode(page.modal.disconnect())
    await until(() => page.site.requests.at(-1)?.name === 'SIGN_OUT')
    page.clock.advance(3_000)
    expect(await disconnecting).toBe('connection.disconnectFailed')
    expect(listStatuses(page)).toEqual({ eip155: 'disconnected', solana: 'disconnected' })
  })

  it('follows the frame where the session has ended there', async () => {
    const page = await openConnected()
    page.site.tell({ type: 'FRAME_SESSION_CHANGED', payload: { isConnected: false } })
    await until(() => listStatuses(page).eip155 === 'disconnected')
    expect(page.getState().user).toBeNull()
  })

  it('follows the frame where the session is over when it is used', async () => {
    const page = await openConnected()
    page.site.session = undefined
    expect(await toCode(page.request('personal_sign'))).toBe('auth.notConnected')
    expect(listStatuses(page)).toEqual({ eip155: 'disconnected', solana: 'disconnected' })
  })

  it('follows the frame where the wallet has other accounts now', async () => {
    const page = await openConnected()
    const wallet = page.site.wallets.get(ada)
    const accounts = [`eip155:1:${wallet?.eip155.toUpperCase().replace('X', 'x')}`, `solana:1:${wallet?.solana}`]
    page.site.tell({ type: 'FRAME_ACCOUNTS_CHANGED', payload: { accounts: accounts.map((account) => account) } })
    await page.site.settled()
    expect(listStatuses(page).eip155).toBe('connected')
    page.site.tell({ type: 'FRAME_ACCOUNTS_CHANGED', payload: { accounts: [`eip155:1:0x${'9'.repeat(40)}`] } })
    await until(() => listStatuses(page).eip155 === 'disconnected')
  })
})

describe('a connection that fails', () => {
  it('leaves no wallet connected where one of the adapters cannot adopt it', async () => {
    const world = createLoginWorld()
    const others = createFakeAdapter({ namespace: 'solana', wallets: [] })
    Object.assign(others.adapter, { adopt: () => Promise.reject(new TypeError('The adapter is broken')) })
    const page = world.openPage({ adapters: [createFakeAdapter({}).factory, others.factory] })
    await page.modal.start()
    expect(await toCode(page.logIn(ada))).not.toBe('resolved')
    expect(listStatuses(page).eip155).not.toBe('connected')
    expect([page.getAddress('eip155'), page.getState().user]).toEqual([undefined, null])
  })

  it('leaves the code of a login valid if it is aborted', async () => {
    const { openPage, site } = createLoginWorld()
    const page = openPage()
    await page.modal.start()
    const end = new AbortController()
    const connecting = toCode(page.modal.connect({ connectorId: 'auth', signal: end.signal }))
    await page.waitForFrame()
    await until(() => page.modal.controllers.modal.store.getState().isOpen)
    const login = await page.plugin.load()
    await login.sendCode({ email: ada })
    end.abort()
    expect(await connecting).not.toBe('resolved')
    expect(page.getState()).toMatchObject({ step: 'code', error: null })
    const { activeAddress } = await login.enterCode({ code: site.mails.at(-1)?.code ?? '' })
    expect(activeAddress).toBe(site.wallets.get(ada)?.eip155)
  })
})

describe('a reload', () => {
  /** The page after a reload of one whose visitor was logged in. */
  const reload = async (change: (world: Awaited<ReturnType<typeof openConnected>>) => void = () => undefined) => {
    const before = await openConnected()
    await before.modal.destroy()
    before.site.requests.length = 0
    change(before)
    const sessions: RemoteSession[] = []
    const others = createFakeAdapter({ namespace: 'solana', wallets: [] })
    const page = before.openPage({ adapters: [createFollowedAdapter(sessions).factory, others.factory] })
    await page.modal.start()
    return { ...before, ...page, sessions }
  }
  /** Lets the page become idle, and the frame load. */
  const idle = async (page: Awaited<ReturnType<typeof reload>>): Promise<void> => {
    page.clock.advance(200)
    await page.waitForFrame()
  }

  it('restores the connection at once, and asks the frame when the page is idle', async () => {
    const page = await reload()
    expect(listStatuses(page)).toEqual({ eip155: 'connected', solana: 'connected' })
    expect(page.getAddress('solana')).toBe(page.site.wallets.get(ada)?.solana)
    expect([page.site.opened, page.getState().user]).toEqual([1, null])
    await idle(page)
    await until(() => page.getState().user !== null)
    expect(page.getState().user?.email).toBe(ada)
    expect(page.site.requests.map(({ name }) => name)).toEqual(['IS_CONNECTED', 'GET_USER'])
  })

  it('disconnects where the visitor is logged out', async () => {
    const page = await reload(({ site }) => {
      site.session = undefined
    })
    await idle(page)
    await until(() => listStatuses(page).eip155 === 'disconnected')
    expect(listStatuses(page).solana).toBe('disconnected')
    expect(page.modal.controllers.alerts.store.getState().alert).toBeNull()
  })

  it('disconnects and tells the developer where the wallet has another address than the page had stored', async () => {
    const page = await reload(({ site }) => {
      site.wallets.set(ada, { eip155: `0x${'8'.repeat(40)}`, solana: '8'.repeat(44) })
    })
    await idle(page)
    await until(() => listStatuses(page).eip155 === 'disconnected')
    await until(() => page.modal.controllers.alerts.store.getState().alert !== null)
    expect(page.modal.controllers.alerts.store.getState().alert?.code).toBe('embeddedWallet.accountChanged')
  })

  it('signs nothing for an address that a script has written into the storage', async () => {
    const page = await reload(({ site, storage }) => {
      const stored = storage.getItem('@latchkey/connections') ?? ''
      const forged = stored.replaceAll(site.wallets.get(ada)?.eip155 ?? '', `0x${'7'.repeat(40)}`)
      storage.setItem('@latchkey/connections', forged)
    })
    expect(page.getAddress('eip155')).toBe(`0x${'7'.repeat(40)}`)
    const session = page.sessions.at(-1)
    const signing = session?.request({ networkId: 'eip155:1', method: 'personal_sign', params: [] })
    const outcome = toCode(Promise.resolve(signing))
    await page.waitForFrame()
    expect(await outcome).toBe('embeddedWallet.accountChanged')
    expect(page.site.requests.map(({ name }) => name)).toEqual(['IS_CONNECTED', 'GET_USER'])
    expect(page.getAddress('eip155')).toBeUndefined()
  })

  it('shows no screen before the visitor acts, and shows it then', async () => {
    const page = await reload(({ site }) => {
      site.visitor = 'wait'
      // Without a wallet, this site asks the visitor before it answers.
      site.wallets.delete(ada)
    })
    await idle(page)
    await until(() => page.site.requests.some(({ name }) => name === 'ABORT_RPC'))
    expect([page.getState().screen, page.site.shown]).toEqual([null, undefined])
    expect(listStatuses(page).eip155).toBe('connected')
    const login = await page.plugin.load()
    const asking = login.getUser()
    await until(() => page.getState().screen === 'create')
    page.site.decide('approve')
    expect((await asking).email).toBe(ada)
  })

  it('ends what waits at a screen that the visitor leaves, and shows the screen to the next request', async () => {
    const page = await reload(({ site }) => {
      site.visitor = 'wait'
      site.wallets.delete(ada)
    })
    const login = await page.plugin.load()
    const first = toCode(login.getUser())
    const second = toCode(login.getToken())
    await page.waitForFrame()
    await until(() => page.getState().screen === 'create')
    page.site.dismiss()
    expect([await first, await second]).toEqual(['request.rejected', 'request.rejected'])
    expect(page.getState().screen).toBeNull()
    const next = login.getUser()
    await until(() => page.getState().screen === 'create')
    page.site.decide('approve')
    expect((await next).email).toBe(ada)
  })

  it('stops waiting for the check of another request when it is aborted', async () => {
    const page = await reload(({ site }) => {
      site.visitor = 'wait'
      site.wallets.delete(ada)
    })
    const login = await page.plugin.load()
    const asking = toCode(login.getUser())
    await page.waitForFrame()
    await until(() => page.getState().screen === 'create')
    const end = new AbortController()
    const call = { networkId: 'eip155:1', method: 'personal_sign', params: [], signal: end.signal } as const
    const signing = toCode(Promise.resolve(page.sessions.at(-1)?.request(call)))
    await page.site.settled()
    end.abort()
    expect(await signing).toBe('request.aborted')
    page.site.decide('approve')
    expect(await asking).toBe('resolved')
  })

  it('answers no request for the user of another login, also for requests at the same moment', async () => {
    const page = await reload(({ site }) => {
      site.session = bob
      site.wallets.set(bob, { eip155: `0x${'8'.repeat(40)}`, solana: '8'.repeat(44) })
    })
    const login = await page.plugin.load()
    const outcomes = Promise.all([toCode(login.getUser()), toCode(login.getToken())])
    await page.waitForFrame()
    expect(await outcomes).toEqual(['embeddedWallet.accountChanged', 'embeddedWallet.accountChanged'])
    expect(page.site.requests.map(({ name }) => name)).toEqual(['IS_CONNECTED', 'GET_USER'])
  })

  it('keeps the connection where the site cannot be reached', async () => {
    const page = await reload(({ site }) => {
      site.isReachable = false
    })
    page.clock.advance(200)
    await until(() => page.getState().frame === 'loading')
    await page.site.settled()
    page.clock.advance(20_000)
    await until(() => page.getState().frame === 'failed')
    expect(listStatuses(page).eip155).toBe('connected')
  })
})

describe('a frame that fails', () => {
  it('is reported after 20 s, and tried again by the next request [S8.038] [S8.063] [S9.014]', async () => {
    const { clock, openPage, site } = createLoginWorld()
    site.isReachable = false
    const page = openPage()
    const login = await page.plugin.load()
    const sending = toCode(login.sendCode({ email: ada }))
    await site.settled()
    clock.advance(20_000)
    expect(await sending).toBe('embeddedWallet.unreachable')
    expect(page.getState()).toMatchObject({ frame: 'failed', step: 'idle' })
    expect(page.eventNames()).toContain('iframe_load_failed')
    const { alerts } = page.modal.controllers
    await until(() => alerts.store.getState().alert !== null)
    expect(alerts.store.getState().alert?.short).toBe('Network Error – could not load embedded wallet')
    site.isReachable = true
    const again = login.sendCode({ email: ada })
    await page.waitForFrame()
    await again
    expect(page.getState()).toMatchObject({ frame: 'ready', step: 'code' })
  })

  it('is reported when it does not answer a login in 120 s [S8.039] [S8.064] [S9.015]', async () => {
    const { clock, openPage, site } = createLoginWorld()
    const page = openPage()
    const login = await page.plugin.load()
    site.held.add('CONNECT_EMAIL')
    const sending = toCode(login.sendCode({ email: ada }))
    await page.waitForFrame()
    await until(() => site.requests.length === 1)
    for (let pings = 0; pings < 12; pings += 1) {
      clock.advance(10_000)
      await site.settled()
    }
    expect(await sending).toBe('embeddedWallet.timedOut')
    expect(page.events.at(-1)?.data).toEqual({ event: 'iframe_request_timeout', request: 'CONNECT_EMAIL' })
    const { alerts } = page.modal.controllers
    await until(() => alerts.store.getState().alert !== null)
    expect(alerts.store.getState().alert?.short).toBe('Embedded Wallet Request Timed Out')
  })

  it('is reported when it refuses the origin of the page [S8.045]', async () => {
    const { openPage, site } = createLoginWorld()
    site.refusal = 'Unauthorized: origin not allowed'
    const page = openPage()
    expect(await toCode((await page.plugin.load()).sendCode({ email: ada }))).toBe('config.originNotAllowed')
    const { alerts } = page.modal.controllers
    await until(() => alerts.store.getState().alert !== null)
    expect(alerts.store.getState().alert).toMatchObject({
      code: 'config.originNotAllowed',
      short: 'Invalid App Configuration',
    })
  })

  it('is reported once when it cannot verify the domain, and serves the page anyway [S8.036]', async () => {
    const { openPage, site } = createLoginWorld()
    site.isUnverified = true
    const page = openPage()
    await page.logIn(ada)
    const { alerts } = page.modal.controllers
    await until(() => alerts.store.getState().alert !== null)
    expect(alerts.store.getState().alert).toMatchObject({
      code: 'config.domainUnverified',
      short: 'Invalid App Configuration',
      long: expect.stringMatching(/^The domain app\.example is unverified/),
    })
    expect(page.getAddress('eip155')).toBe(site.wallets.get(ada)?.eip155)
    alerts.dismiss()
    site.crash()
    const asking = (await page.plugin.load()).getToken()
    await page.waitForFrame()
    await asking
    expect(site.opened).toBe(2)
    expect(alerts.store.getState().alert).toBeNull()
  })

  it('is told the theme, the language and the name of the app, and each change of the first two [S7.074]', async () => {
    const { openPage, site } = createLoginWorld()
    const page = openPage({
      metadata: { name: 'Shop' },
      themeMode: 'dark',
      themeVariables: { accent: { dark: '#abc', light: '#123' }, '--lk-radius-dialog': '8px' },
      locale: 'ja',
    })
    const sending = (await page.plugin.load()).sendCode({ email: ada })
    await page.waitForFrame()
    await sending
    page.modal.controllers.theme.setMode('system')
    page.modal.controllers.options.setLanguage({ locale: 'he' })
    page.modal.controllers.options.setLanguage({ locale: 'he' })
    page.modal.controllers.options.setLanguage({ locale: `en-${'x'.repeat(35)}` })
    await until(() => site.told.length === 5)
    const [dark, light] = [
      { themeMode: 'dark', accent: '#abc', radius: '8px' },
      { themeMode: null, accent: '#123', radius: '8px' },
    ]
    expect(site.told).toEqual([
      { name: 'SYNC_THEME', payload: { ...dark, language: 'ja' } },
      { name: 'SYNC_DAPP_DATA', payload: { name: 'Shop' } },
      { name: 'SYNC_THEME', payload: { ...light, language: 'ja' } },
      { name: 'SYNC_THEME', payload: { ...light, language: 'he' } },
      { name: 'SYNC_THEME', payload: { ...light, language: null } },
    ])
  })
})

describe('the name of a login', () => {
  it('is the social username, for Discord without a trailing 0 [S5.038]', () => {
    expect(getAuthName({ email: ada, socialUsername: 'ada0', socialProvider: 'github' })).toBe('ada0')
    expect(getAuthName({ email: ada, socialUsername: 'ada0', socialProvider: 'discord' })).toBe('ada')
    expect(getAuthName({ socialUsername: 'ada#10', socialProvider: 'discord' })).toBe('ada#1')
  })

  it('is the e-mail address otherwise, cut after 30 characters [S5.039]', () => {
    expect(getAuthName({ email: ada })).toBe(ada)
    expect(getAuthName({ email: `${'a'.repeat(18)}@example.com` })).toBe(`${'a'.repeat(18)}@example.com`)
    expect(getAuthName({ email: `${'a'.repeat(19)}@example.com` })).toBe(`${'a'.repeat(19)}@example.co…`)
    expect(getAuthName({})).toBeUndefined()
  })
})
