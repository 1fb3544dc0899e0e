import { describe, expect, it, onTestFinished } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import type { ModalOptions } from '../plugin/Modal.ts'
import { createTestModal } from '../test/createTestModal.ts'
import { startTestCloud } from '../test/startTestCloud.ts'
import { until } from '../test/until.ts'
import { projectPlugin } from './projectPlugin.ts'

const projectId = '0123456789abcdef0123456789abcdef'

async function setUp(
  parameters: { readonly options?: Partial<ModalOptions>; readonly origin?: string; readonly hasCloud?: boolean } = {},
) {
  const { options, origin = 'https://app.example', hasCloud = true } = parameters
  const cloud = await startTestCloud()
  const world = createTestModal({
    platform: { origin },
    options: { projectId, ...(hasCloud ? { cloud: cloud.url } : {}), ...options },
  })
  onTestFinished(async () => {
    await world.modal.destroy()
    await cloud.close()
    expect(cloud.faults).toEqual([])
  })
  const plugin = world.modal.plugin(projectPlugin)
  const project = await plugin.load()
  return {
    ...world,
    cloud,
    project,
    getState: () => plugin.store.getState(),
    getOptions: () => world.modal.controllers.options.store.getState(),
    alerted: () => world.modal.controllers.alerts.store.getState().shown,
  }
}

/** Expects that an injected wallet connects. */
async function expectConnects({ modal }: Awaited<ReturnType<typeof setUp>>): Promise<void> {
  await modal.start()
  expect(await modal.connect({ connectorId: 'io.metamask' })).toMatchObject({ connectorId: 'io.metamask' })
}

describe('the configuration', () => {
  it('is loaded once from GET /appkit/v1/config and GET /projects/v1/origins [S7.032] [S7.033] [S7.091] [S7.092]', async () => {
    const { project, cloud, getState } = await setUp()
    expect(getState().status).toBe('idle')
    const first = project.load()
    expect(getState().status).toBe('loading')
    await Promise.all([first, project.load()])
    await project.load()
    expect(getState()).toMatchObject({ status: 'ready', relay: null })
    expect(cloud.calls.map(({ name }) => name).sort()).toEqual(['getConfig', 'getOrigins'])
    for (const { query } of cloud.calls)
      expect(query).toEqual({ projectId, st: 'latchkey', sv: packageJson.version, clientId: expect.any(String) })
  })

  it('sets the features email, socials, swaps, onramp, activity and reownBranding [S6.002]', async () => {
    const { project, cloud, getOptions } = await setUp()
    const features = {
      email: false,
      socials: ['github', 'apple'],
      swaps: false,
      onramp: ['coinbase'],
      activity: false,
      nfts: false,
    }
    cloud.on('getConfig', { json: { features: { ...features, reownBranding: true } } })
    await project.load()
    expect(getOptions().remoteFeatures).toEqual({ ...features, branding: true })
  })

  it('names the secure site of the login, unless the app names one, and never one that is no URL [S7.068]', async () => {
    const { project, cloud, getOptions } = await setUp()
    cloud.on('getConfig', { json: { features: {}, secureSite: 'https://wallet.example' } })
    await project.load()
    expect(getOptions().secureSite).toBe('https://wallet.example')
    const own = await setUp({ options: { secureSite: 'https://own.example' } })
    own.cloud.on('getConfig', { json: { features: {}, secureSite: 'https://wallet.example' } })
    await own.project.load()
    expect(own.getOptions().secureSite).toBe('https://own.example')
    const odd = await setUp()
    odd.cloud.on('getConfig', { json: { features: {}, secureSite: 'javascript:alert(1)' } })
    await odd.project.load()
    expect(odd.getOptions().secureSite).toBeNull()
  })

  it("overrides the app's own options, with a warning [S6.003] [S6.004]", async () => {
    const { project, cloud, getOptions, logged } = await setUp({ options: { features: { email: true, swaps: false } } })
    cloud.on('getConfig', { json: { features: { email: false, swaps: ['1inch'] } } })
    await project.load()
    expect(getOptions().remoteFeatures).toMatchObject({ email: false, swaps: ['1inch'] })
    expect(logged).toEqual(["The local configuration of email, swaps was ignored: the project's own is used."])
  })

  it('keeps what the app turned off and the operator has not set', async () => {
    const { project, cloud, getOptions, logged } = await setUp({
      options: { features: { email: false, swaps: false } },
    })
    cloud.on('getConfig', { json: { features: { swaps: ['1inch'] }, offered: ['swaps'] } })
    await project.load()
    expect(getOptions().remoteFeatures).toMatchObject({ email: false, swaps: false })
    expect(logged).toEqual([])
  })

  it('turns nothing on in basic mode [S6.005]', async () => {
    const { project, cloud, getOptions } = await setUp({ options: { basic: true } })
    cloud.on('getConfig', { json: { features: { email: true, socials: ['x'], swaps: ['1inch'], activity: true } } })
    await project.load()
    expect(getOptions().remoteFeatures).toMatchObject({ email: false, socials: false, swaps: false, activity: false })
  })

  it('is requested again on the next opening after a failure, and not after that', async () => {
    const { modal, cloud, getState } = await setUp()
    cloud.on('getConfig', { status: 500 })
    // The visitor's first intent.
    await modal.preload()
    expect(getState().status).toBe('failed')
    cloud.on('getConfig', { json: { features: { activity: false } } })
    modal.open()
    await until(() => getState().status === 'ready')
    modal.close()
    modal.open()
    await modal.preload()
    expect(cloud.callsOf('getConfig')).toHaveLength(2)
  })

  it('is empty without a cloud, which is not a failure', async () => {
    const { project, cloud, getState } = await setUp({ hasCloud: false })
    await project.load()
    expect(getState().status).toBe('ready')
    expect(cloud.calls).toEqual([])
  })

  it('ends with its modal, without a log entry', async () => {
    const { modal, project, cloud, clock, logged } = await setUp()
    const release = cloud.hold('getConfig')
    const loading = project.load()
    await until(() => cloud.callsOf('getConfig').length === 1)
    await modal.destroy()
    await loading
    expect(clock.countTimers()).toBe(0)
    expect(logged).toEqual([])
    release({ json: {} })
  })
})

describe('a setup that the cloud rejects', () => {
  it('shows the alert Invalid App Configuration if the origin is not on the list [S8.035]', async () => {
    const world = await setUp()
    world.cloud.on('getOrigins', { json: { allowedOrigins: ['https://example.com', 'https://*.app.example'] } })
    await world.project.load()
    await until(() => world.modal.controllers.alerts.store.getState().alert)
    expect(world.modal.controllers.alerts.store.getState().alert).toEqual({
      code: 'config.originNotAllowed',
      short: 'Invalid App Configuration',
      long: 'The origin https://app.example is not on the allowlist of this project. Add it to the allowed origins in the project settings.',
    })
    expect(world.errors.map(({ code }) => code)).toEqual(['config.originNotAllowed'])
    await expectConnects(world)
  })

  it('remembers that the alert of a forbidden origin was shown [S4.078]', async () => {
    const { project, cloud, modal } = await setUp()
    cloud.on('getOrigins', { json: { allowedOrigins: ['https://example.com'] } })
    expect(modal.controllers.telemetry.store.getState().hasShownForbiddenOrigin).toBe(false)
    await project.load()
    expect(modal.controllers.telemetry.store.getState().hasShownForbiddenOrigin).toBe(true)
  })

  it.each([
    ['https://app.example', []],
    ['https://app.example', ['https://app.example']],
    ['https://app.example', ['app.example']],
    ['https://a.app.example', ['https://*.app.example']],
    ['http://localhost:5173', ['https://app.example']],
    ['http://app.localhost', ['https://app.example']],
    ['https://127.0.0.1:8443', ['https://app.example']],
    ['http://[::1]:80', ['https://app.example']],
  ])('does not occur for %s with the list %j', async (origin, allowedOrigins) => {
    const { project, cloud, alerted } = await setUp({ origin })
    cloud.on('getOrigins', { json: { allowedOrigins } })
    await project.load()
    expect(alerted()).toEqual([])
  })

  it.each([['http://localhost.example'], ['http://127.0.0.1.example'], ['http://mylocalhost'], ['null'], ['']])(
    'includes %s, which is not a loopback origin',
    async (origin) => {
      const { project, cloud, alerted } = await setUp({ origin })
      cloud.on('getOrigins', { json: { allowedOrigins: ['https://app.example'] } })
      await project.load()
      expect(alerted()).toEqual(['config.originNotAllowed'])
    },
  )

  it.each([
    [{ status: 403, error: { code: 'origin_not_allowed' } }, 'config.originNotAllowed'],
    [{ status: 403, text: 'Unauthorized: origin not allowed' }, 'config.originNotAllowed'],
    [{ status: 401, error: { code: 'project_not_found' } }, 'config.projectIdInvalid'],
    [{ status: 403, error: { code: 'project_inactive' } }, 'config.projectIdInvalid'],
    [{ status: 401, text: 'Unauthorized: invalid key' }, 'config.projectIdInvalid'],
    [{ status: 429, error: { code: 'rate_limited' } }, 'config.rateLimited'],
    [{ status: 500 }, 'config.serverError'],
  ] as const)(
    'shows one alert when every call is answered with %j, and wallets still connect',
    async (answer, code) => {
      const world = await setUp()
      for (const name of ['getConfig', 'getOrigins'] as const) world.cloud.on(name, answer)
      for (let intent = 0; intent < 3; intent++) await world.project.load()
      expect(world.alerted()).toEqual([code])
      expect(world.errors.map((error) => error.code)).toEqual([code])
      expect(world.getState().status).toBe('failed')
      await expectConnects(world)
    },
  )

  it('turns status 429 of the allowed origins into the alert Rate Limited [S8.050]', async () => {
    const { project, cloud, modal } = await setUp()
    cloud.on('getOrigins', { status: 429 })
    await project.load()
    await until(() => modal.controllers.alerts.store.getState().alert)
    expect(modal.controllers.alerts.store.getState().alert).toMatchObject({
      code: 'config.rateLimited',
      short: 'Rate Limited',
    })
  })

  it.each([500, 501, 503, 599])(
    'turns status %i of the allowed origins into the alert Server Error [S8.051]',
    async (status) => {
      const { project, cloud, modal } = await setUp()
      cloud.on('getOrigins', { status })
      await project.load()
      await until(() => modal.controllers.alerts.store.getState().alert)
      expect(modal.controllers.alerts.store.getState().alert).toMatchObject({
        code: 'config.serverError',
        short: 'Server Error',
      })
    },
  )

  it.each([
    [{ status: 404 }],
    [{ status: 400, text: 'what?' }],
    [{ json: { allowedOrigins: 'https://example.com' } }],
    [{ image: '<html>', mediaType: 'text/html' }],
  ])('allows every origin when the list fails in another way: %j [S8.052]', async (answer) => {
    const { project, cloud, alerted, getState } = await setUp()
    cloud.on('getOrigins', answer)
    await project.load()
    expect(alerted()).toEqual([])
    expect(getState().status).toBe('ready')
  })
})

it("uses the app's own options without a network, and logs the failure once", async () => {
  const world = await setUp({
    options: { features: { swaps: false } },
  })
  const { project, cloud, clock, alerted, logged, getState, getOptions } = world
  for (const name of ['getConfig', 'getOrigins'] as const) cloud.on(name, 'cut')
  for (let intent = 0; intent < 2; intent++) {
    const loading = project.load()
    // Two calls, one after the other, each with a timeout and a retry delay.
    for (const name of ['getConfig', 'getOrigins'] as const) {
      await until(() => cloud.callsOf(name).length === 2 * intent + 1 && clock.countTimers() === 2)
      clock.advance(500)
    }
    await loading
  }
  expect(getState().status).toBe('failed')
  expect(getOptions().remoteFeatures.swaps).toBe(false)
  expect(alerted()).toEqual([])
  expect(logged).toHaveLength(1)
  await expectConnects(world)
})

describe('the relay', () => {
  const configured = { url: 'wss://relay.example/irn', projectId: 'there' }

  it("is the app's own if there is one, without a request", async () => {
    const { project, cloud } = await setUp({ options: { relay: { url: 'wss://mine.example' } } })
    expect(await project.getRelay()).toEqual({ url: 'wss://mine.example', projectId })
    expect(cloud.calls).toEqual([])
    const other = await setUp({ options: { relay: { url: 'wss://mine.example', projectId: 'other' } } })
    expect(await other.project.getRelay()).toEqual({ url: 'wss://mine.example', projectId: 'other' })
  })

  it("is otherwise the one in the project's configuration", async () => {
    const { project, cloud, getState } = await setUp()
    cloud.on('getConfig', { json: { features: {}, relay: configured } })
    expect(await project.getRelay()).toEqual(configured)
    expect(getState().relay).toEqual(configured)
  })

  it('is the public one if the configuration names only a project there [S9.103]', async () => {
    const { project, cloud } = await setUp()
    cloud.on('getConfig', { json: { features: {}, relay: { url: null, projectId: 'there' } } })
    expect(await project.getRelay()).toEqual({ url: 'wss://relay.walletconnect.org', projectId: 'there' })
  })

  it("is the cloud's own if the configuration names none or fails to load", async () => {
    const { project, cloud } = await setUp()
    const own = { url: `${cloud.url.replace('http:', 'ws:')}/relay`, projectId }
    cloud.on('getConfig', { status: 500 })
    expect(await project.getRelay()).toEqual(own)
    cloud.on('getConfig', { json: { features: {}, relay: null } })
    expect(await project.getRelay()).toEqual(own)
  })

  it('is the public one without a cloud [S9.103]', async () => {
    const { project } = await setUp({ hasCloud: false })
    expect(await project.getRelay()).toEqual({ url: 'wss://relay.walletconnect.org', projectId })
  })

  it('is awaited for 1.5 s at most, without the origins', async () => {
    const { project, cloud, clock } = await setUp()
    const releaseOrigins = cloud.hold('getOrigins')
    const release = cloud.hold('getConfig')
    const late = project.getRelay()
    await until(() => cloud.calls.length === 1)
    clock.advance(1_499)
    const seen: string[] = []
    void late.then(({ url }) => seen.push(url))
    await new Promise((resolve) => setImmediate(resolve))
    expect(seen).toEqual([])
    clock.advance(1)
    expect((await late).url).toMatch(/\/relay$/)
    release({ json: { features: {}, relay: configured } })
    expect(await project.getRelay()).toEqual(configured)
    releaseOrigins({ json: { allowedOrigins: [] } })
    await project.load()
  })

  it.each([['https://relay.example'], ['javascript:alert(1)'], ['wss://user:password@relay.example'], ['']])(
    "is the cloud's own if the configuration names %o, with a log entry",
    async (url) => {
      const { project, cloud, logged } = await setUp()
      cloud.on('getConfig', { json: { features: {}, relay: { url, projectId: 'there' } } })
      expect((await project.getRelay()).url).toBe(`${cloud.url.replace('http:', 'ws:')}/relay`)
      expect(logged).toHaveLength(1)
    },
  )
})
