import { apiErrorSchema } from '@latchkey/protocol/api'
import { adminListEvents, type AdminProjectChange } from '@latchkey/protocol/project'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Storage } from '../../../storage/Storage.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { operatorToken, startTestCloud, type TestCloud } from '../../../test/startTestCloud.ts'

let storage: Storage
beforeAll(async () => {
  storage = await openTestStorage()
})
afterAll(() => storage.close())

async function readError(response: Response) {
  return { status: response.status, ...parse(apiErrorSchema, await response.json()) }
}

/** What every answer of a cloud in development has. */
const common = { relay: null, nameSuffix: 'latchkey.test' }

/** The features of a cloud without providers. */
const withoutProviders = { email: false, socials: false, activity: false, nfts: false, swaps: false, onramp: false }

describe('GET /appkit/v1/config', () => {
  it('returns the features that the operator has set, cut to what this cloud has providers for', async () => {
    const cloud = await startTestCloud({ storage })
    const features = { email: false, socials: ['google', 'x'], swaps: false, onramp: ['meld'], activity: true } as const
    const { projectId } = await cloud.createProject({
      features: { ...features, socials: [...features.socials], onramp: [...features.onramp] },
    })
    const plain = await cloud.createProject()
    const read = async (id: string): Promise<unknown> =>
      (await cloud.ask('/appkit/v1/config?st=latchkey&sv=1', { projectId: id })).json()
    expect(await read(projectId)).toEqual({ features: { ...features, ...withoutProviders }, ...common })
    expect(await read(plain.projectId)).toEqual({ features: withoutProviders, ...common })
  })

  it('offers the providers of swaps that the operator turned on, in this order', async () => {
    const cloud = await startTestCloud({ storage, environment: { LATCHKEY_SWAPS: 'devnet,kyberswap' } })
    const read = async (features: AdminProjectChange['features']): Promise<unknown> => {
      const { projectId } = await cloud.createProject({ features })
      return (await cloud.ask('/appkit/v1/config', { projectId })).json()
    }
    expect(await read(undefined)).toMatchObject({ features: { swaps: ['devnet', 'kyberswap'] }, offered: ['swaps'] })
    expect(await read({ swaps: ['1inch', 'kyberswap'] })).toMatchObject({ features: { swaps: ['kyberswap'] } })
    expect(await read({ swaps: ['1inch'] })).toMatchObject({ features: { swaps: false } })
  })

  it('returns the relay that the operator selected', async () => {
    const cloud = await startTestCloud({ storage })
    const relay = { url: null, projectId: '0123456789abcdef' }
    const { projectId } = await cloud.createProject({ relay })
    expect(await (await cloud.ask('/appkit/v1/config', { projectId })).json()).toEqual({
      ...common,
      features: withoutProviders,
      relay,
    })
  })

  it('offers login by e-mail if there are a mail server and a secure site, whose origin it names', async () => {
    const read = async (environment: Readonly<Record<string, string>>): Promise<unknown> => {
      const cloud = await startTestCloud({ storage, environment })
      const { projectId } = await cloud.createProject({ features: { email: true } })
      return (await cloud.ask('/appkit/v1/config', { projectId })).json()
    }
    const mail = { LATCHKEY_SMTP_URL: 'smtp://127.0.0.1:1', LATCHKEY_MAIL_FROM: 'no-reply@example.com' }
    const site = { LATCHKEY_SECURE_SITE_URL: 'https://wallet.example.com' }
    expect(await read({ ...mail, ...site })).toMatchObject({
      features: { email: true },
      secureSite: 'https://wallet.example.com',
    })
    expect(await read(mail)).toEqual({ features: withoutProviders, ...common })
    // Outside of development, there is no mail server and no identity provider by default.
    expect(await read({ ...site, LATCHKEY_DEV: '0' })).toMatchObject({ features: { email: false, socials: false } })
  })

  it('reflects changes at once', async () => {
    const cloud = await startTestCloud({ storage })
    const { projectId } = await cloud.createProject()
    await cloud.ask('/appkit/v1/config', { projectId })
    await cloud.projects.update(projectId, { features: { reownBranding: false } })
    expect(await (await cloud.ask('/appkit/v1/config', { projectId })).json()).toMatchObject({
      features: { reownBranding: false },
    })
  })

  it('refuses an origin that is not allowed', async () => {
    const cloud = await startTestCloud({ storage })
    const { projectId } = await cloud.createProject({ allowedOrigins: ['https://app.example.com'] })
    const response = await cloud.ask('/appkit/v1/config', { projectId, headers: { origin: 'https://evil.example' } })
    const error = await readError(response)
    expect(error).toMatchObject({ status: 403, code: 'origin_not_allowed' })
    expect(error.message).toMatch(/^Unauthorized: origin not allowed/)
  })
})

describe('GET /projects/v1/origins', () => {
  it('returns the allowed origins, also to a page that is not among them [S7.033]', async () => {
    const cloud = await startTestCloud({ storage })
    const allowedOrigins = ['https://app.example.com', 'https://*.example.org']
    const { projectId } = await cloud.createProject({ allowedOrigins })
    for (const origin of ['https://app.example.com', 'https://evil.example']) {
      const response = await cloud.ask('/projects/v1/origins?st=latchkey&sv=1', { projectId, headers: { origin } })
      expect(response.status).toBe(200)
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      expect(await response.json()).toEqual({ allowedOrigins })
    }
  })

  it('returns an empty list if all are allowed, and nothing for an unknown project', async () => {
    const cloud = await startTestCloud({ storage })
    const { projectId } = await cloud.createProject()
    expect(await (await cloud.ask('/projects/v1/origins', { projectId })).json()).toEqual({ allowedOrigins: [] })
    const error = await readError(await cloud.ask('/projects/v1/origins', { projectId: '0'.repeat(32) }))
    expect(error).toMatchObject({ status: 401, code: 'project_not_found' })
    expect(error.message).toMatch(/^Unauthorized: invalid key/)
  })
})

const event = {
  eventId: 'b5c2b1a0-5f0a-4f3c-9a61-0d0a6a1c0001',
  url: 'https://app.example.com/swap?code=secret#token',
  domain: 'app.example.com',
  timestamp: Date.UTC(2026, 0, 15, 11, 59),
  props: { type: 'track', event: 'CONNECT_SUCCESS', properties: { method: 'browser' }, address: '0x1' },
}

function send(cloud: TestCloud, projectId: string, body: unknown, headers: Record<string, string> = {}) {
  return cloud.ask('/e?st=latchkey&sv=react-1.0.0', {
    projectId,
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers,
  })
}

function listEvents(cloud: TestCloud, reference: string, query = '', token = operatorToken): Promise<Response> {
  return fetch(`${cloud.url}/admin/v1/projects/${reference}/events${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
}

describe('analytics', () => {
  it('are enabled only where the operator enabled them [S7.048]', async () => {
    const cloud = await startTestCloud({ storage })
    const on = await cloud.createProject({ isAnalyticsEnabled: true })
    const off = await cloud.createProject()
    const read = async (projectId: string): Promise<unknown> =>
      (await cloud.ask('/getAnalyticsConfig?st=latchkey&sv=1', { projectId })).json()
    expect(await read(on.projectId)).toEqual({ isAnalyticsEnabled: true })
    expect(await read(off.projectId)).toEqual({ isAnalyticsEnabled: false })
  })

  it('store what POST /e sends under these names, with the SDK from st and sv, once per id [S7.050] [S7.002]', async () => {
    const cloud = await startTestCloud({ storage })
    const { key, projectId } = await cloud.createProject({ isAnalyticsEnabled: true })
    for (let count = 0; count < 2; count += 1) {
      const response = await send(cloud, projectId, event, { 'content-type': 'text/plain' })
      expect([response.status, await response.text()]).toEqual([204, ''])
    }
    const { address: _address, ...props } = event.props
    expect(await (await listEvents(cloud, key)).json()).toEqual({
      data: [
        {
          eventId: event.eventId,
          type: 'track',
          event: 'CONNECT_SUCCESS',
          // Query and fragment may contain credentials.
          url: 'https://app.example.com/swap',
          domain: 'app.example.com',
          timestamp: event.timestamp,
          receivedAt: cloud.clock.now,
          // The account of a visitor is dropped.
          props,
          sdkType: 'latchkey',
          sdkVersion: 'react-1.0.0',
        },
      ],
      next: null,
      counts: [{ day: '2026-01-15', event: 'CONNECT_SUCCESS', count: 1 }],
    })
  })

  it('store the fields of an error', async () => {
    const cloud = await startTestCloud({ storage })
    const { key, projectId } = await cloud.createProject({ isAnalyticsEnabled: true })
    const props = {
      type: 'error',
      event: 'INTERNAL_SDK_ERROR',
      errorType: 'ModalError',
      errorMessage: 'no',
      stackTrace: 'at x',
    }
    await send(cloud, projectId, { ...event, props })
    expect(await (await listEvents(cloud, key)).json()).toMatchObject({ data: [{ type: 'error', props }] })
  })

  it('store nothing about the sender beyond the event', async () => {
    const cloud = await startTestCloud({ storage })
    const { key, projectId } = await cloud.createProject({ isAnalyticsEnabled: true })
    await send(cloud, projectId, event, { 'user-agent': 'secret-browser', 'x-forwarded-for': '203.0.113.7' })
    expect(await (await listEvents(cloud, key)).text()).not.toMatch(/secret-browser|203\.0\.113\.7|127\.0\.0\.1/)
  })

  it('are accepted and dropped where they are disabled', async () => {
    const cloud = await startTestCloud({ storage })
    const { key, projectId } = await cloud.createProject()
    expect((await send(cloud, projectId, event)).status).toBe(204)
    expect(await (await listEvents(cloud, key)).json()).toEqual({ data: [], next: null, counts: [] })
  })

  it('are refused from an origin that is not allowed, and not stored', async () => {
    const cloud = await startTestCloud({ storage })
    const { key, projectId } = await cloud.createProject({
      isAnalyticsEnabled: true,
      allowedOrigins: ['https://app.example.com'],
    })
    const response = await send(cloud, projectId, event, { origin: 'https://evil.example' })
    expect(await readError(response)).toMatchObject({ status: 403, code: 'origin_not_allowed' })
    expect(await (await listEvents(cloud, key)).json()).toMatchObject({ data: [] })
  })

  it.each([
    ['no JSON', '{', 'body'],
    ['no id', { ...event, eventId: undefined }, 'body.eventId'],
    ['an empty id', { ...event, eventId: '' }, 'body.eventId'],
    ['a name that is too long', { ...event, props: { event: 'n'.repeat(129) } }, 'body.props.event'],
    ['an id that is too long', { ...event, eventId: 'i'.repeat(129) }, 'body.eventId'],
    ['no URL', { ...event, url: 'somewhere' }, 'body.url'],
    ['an invalid time', { ...event, timestamp: 'now' }, 'body.timestamp'],
    ['a negative time', { ...event, timestamp: -1 }, 'body.timestamp'],
    ['a time beyond the range', { ...event, timestamp: 1e300 }, 'body.timestamp'],
    ['no name', { ...event, props: {} }, 'body.props.event'],
    ['props that are a list', { ...event, props: [] }, 'body.props.event'],
  ])('are refused with %s, by name', async (_title, body, name) => {
    const cloud = await startTestCloud({ storage })
    const { projectId } = await cloud.createProject({ isAnalyticsEnabled: true })
    const { code, reasons, status } = await readError(await send(cloud, projectId, body))
    expect({ code, status }).toEqual({ code: 'invalid_request', status: 400 })
    expect(reasons?.map((reason) => reason.name)).toContain(name)
  })

  it('are refused if an event is too large', async () => {
    const cloud = await startTestCloud({ storage })
    const { projectId } = await cloud.createProject({ isAnalyticsEnabled: true })
    const large = { ...event, props: { ...event.props, stackTrace: 'x'.repeat(40_000) } }
    expect(await readError(await send(cloud, projectId, large))).toMatchObject({
      status: 413,
      code: 'payload_too_large',
    })
  })

  it('can be read by the operator only: by time, name and page', async () => {
    const cloud = await startTestCloud({ storage })
    const { key, projectId } = await cloud.createProject({ isAnalyticsEnabled: true })
    for (let index = 0; index < 3; index += 1) {
      const name = index === 1 ? 'MODAL_OPEN' : 'CONNECT_SUCCESS'
      await send(cloud, projectId, { ...event, eventId: `e${index}`, props: { event: name } })
      cloud.clock.now += 86_400_000
    }
    const read = async (query: string) => {
      const body = parse(adminListEvents.response, await (await listEvents(cloud, projectId, query)).json())
      return { ids: body.data.map(({ eventId }) => eventId), next: body.next, counts: body.counts }
    }
    expect(await read('?from=2026-01-16&to=2026-01-17T00:00:00Z')).toEqual({
      ids: ['e1'],
      next: null,
      counts: [{ day: '2026-01-16', event: 'MODAL_OPEN', count: 1 }],
    })
    expect(await read('?event=CONNECT_SUCCESS')).toMatchObject({ ids: ['e2', 'e0'] })
    const first = await read('?entries=2')
    expect(first.ids).toEqual(['e2', 'e1'])
    expect(await read(`?entries=2&cursor=${first.next}`)).toEqual({ ids: ['e0'], next: null, counts: undefined })

    for (const query of ['?from=yesterday', '?to=2026-13-45', '?cursor=-1', '?entries=0', '?entries=1001']) {
      expect(await readError(await listEvents(cloud, key, query))).toMatchObject({
        status: 400,
        code: 'invalid_request',
      })
    }
    expect(await readError(await listEvents(cloud, 'nobody'))).toMatchObject({ status: 404, code: 'not_found' })
    expect(await readError(await listEvents(cloud, key, '', 'another-token-of-nobody'))).toMatchObject({ status: 401 })
  })
})
