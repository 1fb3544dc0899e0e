import { describe, expect, it, onTestFinished } from 'vitest'
import { ModalError } from '../../kernel/errors/ModalError.ts'
import { createBrowserHttp } from '../../kernel/ports/createBrowserHttp.ts'
import { createTestModal } from '../../test/createTestModal.ts'
import { startTestCloud, type TestCall } from '../../test/startTestCloud.ts'
import { until } from '../../test/until.ts'
import type { ModalOptions } from '../../plugin/Modal.ts'
import { definePlugin } from '../../plugin/definePlugin.ts'
import { initialProjectState, type ProjectState } from '../state.ts'
import { createAnalytics } from './createAnalytics.ts'

const projectId = '0123456789abcdef0123456789abcdef'

/** Exposes the context that analytics is created from. */
const contextPlugin = definePlugin({
  id: 'context',
  requires: ['api'],
  initialState: (): ProjectState => initialProjectState,
  create: (context) => context,
})

interface Sent {
  readonly eventId: string
  readonly url: string
  readonly domain: string
  readonly timestamp: number
  readonly props: Readonly<Record<string, unknown>>
}

async function setUp(options: Partial<ModalOptions> = {}) {
  const cloud = await startTestCloud()
  const http = createBrowserHttp()
  const requests: RequestInit[] = []
  const world = createTestModal({
    options: { projectId, cloud: cloud.url, ...options },
    http: {
      ...http,
      fetch: (url, init) => {
        requests.push(init)
        return http.fetch(url, init)
      },
    },
  })
  onTestFinished(async () => {
    await world.modal.destroy()
    await cloud.close()
    expect(cloud.faults).toEqual([])
  })
  const { telemetry } = world.modal.controllers
  const context = world.modal.plugin(contextPlugin).get()
  return {
    ...world,
    cloud,
    telemetry,
    /** Requests, recorded as the page sends them. */
    requests,
    /** Creates the analytics, as the visitor's first action does. */
    begin: () => {
      const { destroy } = createAnalytics({ ...context, whenConfigured: Promise.resolve() })
      onTestFinished(destroy)
    },
    getStatus: () => context.store.getState().analytics,
    waitForSent: async (count: number) => {
      await until(() => cloud.callsOf('sendEvent').length >= count)
      return cloud.callsOf('sendEvent').map(({ body }) => body as Sent)
    },
    waitFor: (status: 'on' | 'off') => until(() => context.store.getState().analytics === status),
  }
}

const openEvent = { event: 'MODAL_OPEN', view: 'Connect', isConnected: false } as const
const closeEvent = { event: 'MODAL_CLOSE', reason: 'escape', isConnected: false } as const

describe('an event', () => {
  it('is sent to the cloud by POST /e with projectId, st and sv, and a body of five fields [S7.049] [S7.050] [S7.055]', async () => {
    const { begin, telemetry, waitForSent, cloud, events } = await setUp()
    begin()
    telemetry.record(openEvent)
    const [body] = await waitForSent(1)
    expect(Object.keys(body ?? {}).sort()).toEqual(['domain', 'eventId', 'props', 'timestamp', 'url'])
    expect(body).toMatchObject({ url: 'https://app.example', domain: 'app.example' })
    expect(body?.eventId).toBe(events[0]?.eventId)
    expect(body?.timestamp).toBe(events[0]?.timestamp)
    const call: TestCall | undefined = cloud.callsOf('sendEvent')[0]
    expect(call?.query).toMatchObject({ projectId, st: 'latchkey' })
    expect(call?.query['sv']).toMatch(/^\d+\.\d+\.\d+/)
  })

  it("contains the event's own fields, and no address of a connected account", async () => {
    const { modal, begin, telemetry, waitForSent } = await setUp()
    await modal.start()
    await modal.connect({ connectorId: 'io.metamask' })
    begin()
    telemetry.record(closeEvent)
    const sent = await until(async () => {
      const all = await waitForSent(1)
      return all.find(({ props }) => props['event'] === 'MODAL_CLOSE')
    })
    expect(sent.props).toEqual({
      type: 'track',
      ...closeEvent,
      visit: expect.stringMatching(/^[0-9a-f-]{36}$/),
      platform: 'other',
      timeZone: 'Europe/Lisbon',
    })
  })

  it('is sent with keepalive and without credentials', async () => {
    const { begin, requests, telemetry, waitForSent } = await setUp()
    begin()
    telemetry.record(openEvent)
    await waitForSent(1)
    expect(requests.filter(({ method }) => method === 'POST')).toMatchObject([
      { keepalive: true, credentials: 'omit', body: expect.stringContaining('MODAL_OPEN') },
    ])
  })

  it('contains these fields for an error: type, event, errorType, errorMessage, stackTrace [S7.052] [S8.086]', async () => {
    const { begin, telemetry, waitForSent } = await setUp()
    begin()
    const error = new ModalError('connection.failed', { details: 'what the wallet said', category: 'API_ERROR' })
    error.stack = `Error: Failed to connect\n  at connect (https://app.example/a.js?token=secret#x:1:2)\n${'x'.repeat(9_000)}`
    telemetry.reportError(error)
    const [body] = await waitForSent(1)
    expect(body?.props).toEqual({
      type: 'error',
      event: 'API_ERROR',
      errorType: 'connection.failed',
      errorMessage: 'Failed to connect',
      stackTrace: expect.stringMatching(/^Error: Failed to connect\n {2}at connect \(https:\/\/app\.example\/a\.js/),
    })
    expect(body?.props['stackTrace']).toHaveLength(2_000)
    expect(JSON.stringify(body)).not.toMatch(/secret|what the wallet said/)
  })

  it('contains no account for an error whose text names one', async () => {
    const { begin, telemetry, waitForSent } = await setUp()
    begin()
    const account = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
    const error = new ModalError('connection.failed')
    Object.assign(error, { message: `No permission for ${account}` })
    error.stack = `Error: No permission for ${account}\n  at connect (https://app.example/a.js:1:2)`
    telemetry.reportError(error)
    const [body] = await waitForSent(1)
    expect(JSON.stringify(body)).not.toContain(account)
    expect(body?.props).toMatchObject({ errorMessage: 'No permission for [address]' })
  })

  it('is never MODAL_CREATED [S7.054]', async () => {
    const { begin, telemetry, waitForSent } = await setUp()
    begin()
    telemetry.record({ event: 'MODAL_CREATED' })
    telemetry.record(openEvent)
    const sent = await waitForSent(1)
    expect(sent.map(({ props }) => props['event'])).toEqual(['MODAL_OPEN'])
  })
})

describe("before the visitor's first action", () => {
  it('nothing is requested or sent, and earlier events are not sent later', async () => {
    const { modal, begin, requests, telemetry, waitForSent, eventNames } = await setUp()
    await modal.start()
    telemetry.record({ event: 'SWITCH_NETWORK', caipNetworkId: 'eip155:42161' })
    telemetry.record({ event: 'DISCONNECT_SUCCESS', namespace: 'eip155' })
    expect(eventNames()).toHaveLength(3)
    expect(requests).toEqual([])
    begin()
    telemetry.record(openEvent)
    const sent = await waitForSent(1)
    expect(sent.map(({ props }) => props['event'])).toEqual(['MODAL_OPEN'])
  })

  it('only the event that opened the modal is recorded and sent later', async () => {
    const { begin, telemetry, waitForSent } = await setUp()
    telemetry.record(openEvent)
    begin()
    telemetry.record(closeEvent)
    const sent = await waitForSent(2)
    expect(sent.map(({ props }) => props['event'])).toEqual(expect.arrayContaining(['MODAL_CLOSE', 'MODAL_OPEN']))
  })
})

describe('the setting of the cloud', () => {
  it('is isAnalyticsEnabled of GET /getAnalyticsConfig, and the first events are queued until it is known [S7.048]', async () => {
    const { begin, getStatus, cloud, telemetry, waitFor, waitForSent } = await setUp()
    const release = cloud.hold('getAnalyticsConfig')
    begin()
    expect(getStatus()).toBe('asking')
    for (let count = 0; count < 60; count++) telemetry.record({ ...openEvent, isConnected: count < 10 })
    await until(() => cloud.callsOf('getAnalyticsConfig').length === 1)
    expect(cloud.callsOf('sendEvent')).toEqual([])
    release({ json: { isAnalyticsEnabled: true } })
    await waitFor('on')
    // The oldest ten queued events were dropped.
    const sent = await waitForSent(50)
    expect(sent).toHaveLength(50)
    expect(sent.some(({ props }) => props['isConnected'])).toBe(false)
  })

  it('turns analytics off [S7.053]', async () => {
    const { begin, cloud, requests, telemetry, waitFor } = await setUp()
    cloud.on('getAnalyticsConfig', { json: { isAnalyticsEnabled: false } })
    begin()
    telemetry.record(openEvent)
    await waitFor('off')
    telemetry.record(closeEvent)
    telemetry.reportError(new Error('fault'))
    expect(requests).toHaveLength(1)
  })

  it.each([
    ['the app has turned analytics off', { features: { analytics: false } }],
    ['there is no cloud', { cloud: undefined }],
  ])('is off without a request if %s [S7.053]', async (_, options) => {
    const { begin, getStatus, requests, telemetry } = await setUp(options)
    begin()
    expect(getStatus()).toBe('off')
    telemetry.record(openEvent)
    telemetry.reportError(new Error('fault'))
    expect(requests).toEqual([])
  })

  it.each([[{ status: 500 }], [{ status: 403 }], [{ json: { isAnalyticsEnabled: 'yes' } }]])(
    'is off if the request fails: %j [S8.056]',
    async (answer) => {
      const { begin, cloud, requests, telemetry, waitFor, errors } = await setUp()
      cloud.on('getAnalyticsConfig', answer)
      begin()
      telemetry.record(openEvent)
      await waitFor('off')
      telemetry.record(closeEvent)
      expect(requests).toHaveLength(1)
      expect(errors).toEqual([])
    },
  )
})

describe('a failure', () => {
  it('is silent', async () => {
    const { modal, begin, clock, cloud, telemetry, waitForSent, errors, logged } = await setUp()
    begin()
    for (const answer of [{ status: 500 }, { status: 429 }, { status: 400 }, 'cut'] as const) {
      cloud.on('sendEvent', answer)
      const { length } = cloud.callsOf('sendEvent')
      telemetry.record(openEvent)
      await waitForSent(length + 1)
    }
    cloud.on('sendEvent', { json: undefined })
    telemetry.record(closeEvent)
    await waitForSent(5)
    // Each pending call has a timer.
    await until(() => clock.countTimers() === 0)
    expect(errors).toEqual([])
    expect(logged).toEqual([])
    expect(modal.controllers.alerts.store.getState().shown).toEqual([])
  })

  it('with status 403 shows the configuration alert once [S8.048] [S8.049]', async () => {
    const { modal, begin, cloud, telemetry, waitForSent, errors } = await setUp()
    cloud.on('sendEvent', { status: 403, error: { code: 'origin_not_allowed' } })
    begin()
    for (let count = 0; count < 3; count++) telemetry.record(openEvent)
    const { alerts } = modal.controllers
    const alert = await until(() => alerts.store.getState().alert)
    expect(alert).toMatchObject({ code: 'config.originNotAllowed', short: 'Invalid App Configuration' })
    expect(telemetry.store.getState().hasShownForbiddenOrigin).toBe(true)
    alerts.dismiss()
    // The alert itself is reported as an event.
    const before = (await waitForSent(4)).length
    for (let count = 0; count < 3; count++) telemetry.record(closeEvent)
    await waitForSent(before + 3)
    expect(errors.map(({ code }) => code)).toEqual(['config.originNotAllowed'])
    expect(alerts.store.getState()).toMatchObject({ alert: null, shown: ['config.originNotAllowed'] })
  })

  it('with status 403 for an inactive project shows the alert about the project', async () => {
    const { modal, begin, cloud, telemetry } = await setUp()
    cloud.on('sendEvent', { status: 403, error: { code: 'project_inactive' } })
    begin()
    telemetry.record(openEvent)
    const alert = await until(() => modal.controllers.alerts.store.getState().alert)
    expect(alert).toMatchObject({ code: 'config.projectIdInvalid', short: 'Invalid App Configuration' })
  })
})

it('ends with its modal', async () => {
  const { modal, begin, requests, telemetry, waitFor, clock } = await setUp()
  begin()
  await waitFor('on')
  await modal.destroy()
  telemetry.record(openEvent)
  telemetry.reportError(new Error('fault'))
  expect(clock.countTimers()).toBe(0)
  expect(requests).toHaveLength(1)
})
