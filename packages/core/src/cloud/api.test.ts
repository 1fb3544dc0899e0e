import { defineEndpoint } from '@latchkey/protocol/api'
import { getWalletImage, getWallets } from '@latchkey/protocol/catalogue'
import { getConfig, sendEvent } from '@latchkey/protocol/project'
import { expect, expectTypeOf, it, onTestFinished } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { createBrowserHttp } from '../kernel/ports/createBrowserHttp.ts'
import { createFakeClock } from '../kernel/ports/createFakeClock.ts'
import { createRandom } from '../kernel/ports/createRandom.ts'
import type { HttpPort } from '../kernel/ports/ports.ts'
import { createTestModal } from '../test/createTestModal.ts'
import { startTestCloud } from '../test/startTestCloud.ts'
import { until } from '../test/until.ts'
import { apiPlugin } from './apiPlugin.ts'
import { callEndpoint } from './callEndpoint.ts'
import { createApiClient } from './createApiClient.ts'
import { findConfigAlert } from './findConfigAlert.ts'

const projectId = '0123456789abcdef0123456789abcdef'

async function setUp(parameters: { readonly http?: Partial<HttpPort>; readonly baseUrl?: string | null } = {}) {
  const cloud = await startTestCloud()
  onTestFinished(() => cloud.close())
  const clock = createFakeClock()
  let ids = 0
  const client = createApiClient({
    baseUrl: parameters.baseUrl === undefined ? cloud.url : parameters.baseUrl,
    projectId,
    sdkType: 'latchkey',
    sdkVersion: '1.2.3',
    clock,
    random: { ...createRandom(), uuid: () => `id-${++ids}` },
    http: { ...createBrowserHttp(), ...parameters.http },
  })
  return { cloud, clock, client }
}

/** Reads only the status of a response, for tests that check the request. */
const echo = async (response: Response): Promise<number> => response.status

it('sends project, SDK, version and a client id in the query of every call [S7.001] [S7.066]', async () => {
  const { client, cloud } = await setUp()
  await callEndpoint(client, getConfig, {})
  await callEndpoint(client, getWallets, { query: { search: 'a & b', page: undefined } })
  const identity = { projectId, st: 'latchkey', sv: '1.2.3', clientId: 'id-1' }
  expect(cloud.calls.map(({ query }) => query)).toEqual([identity, { ...identity, search: 'a & b' }])
})

it('calls the configured cloud with SDK name and version, st and sv [S7.002] [S7.031]', async () => {
  const cloud = await startTestCloud()
  onTestFinished(() => cloud.close())
  const { modal } = createTestModal({ options: { cloud: `${cloud.url}/`, projectId } })
  onTestFinished(() => modal.destroy())
  await callEndpoint(modal.plugin(apiPlugin).get(), getConfig, {})
  expect(cloud.calls[0]?.query).toMatchObject({ projectId, st: 'latchkey', sv: packageJson.version })
})

it('tracks no visitor: each modal has a separate client id, which is never stored [S7.066]', async () => {
  const cloud = await startTestCloud()
  onTestFinished(() => cloud.close())
  const stored: string[] = []
  const storage = { getItem: () => null, setItem: (key: string) => void stored.push(key), removeItem: () => undefined }
  for (let visit = 0; visit < 2; visit++) {
    const { modal } = createTestModal({ storage, options: { cloud: cloud.url } })
    for (let call = 0; call < 2; call++) await callEndpoint(modal.plugin(apiPlugin).get(), getConfig, {})
    await modal.destroy()
  }
  const [first, second, third] = cloud.calls.map(({ query }) => query['clientId'])
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
  expect(stored).toEqual([])
})

it.each(['GET', 'POST', 'PUT', 'DELETE'] as const)('sends %s, with a JSON body [S7.064] [S7.065]', async (method) => {
  const seen: { url: string; init: RequestInit }[] = []
  const fetch: HttpPort['fetch'] = async (url, init) => {
    seen.push({ url, init })
    return new Response(null, { status: 204 })
  }
  const { client } = await setUp({ http: { fetch }, baseUrl: 'https://cloud.example/latchkey' })
  const body = method === 'GET' ? undefined : { sessions: ['ä'] }
  expect(await client.send({ method, path: '/v1/sessions', query: { limit: '2' }, body }, echo)).toBe(204)
  const [{ url, init } = { url: '', init: {} }] = seen
  expect(url).toContain('https://cloud.example/latchkey/v1/sessions?')
  expect(new URL(url).searchParams.get('limit')).toBe('2')
  expect(init.method).toBe(method)
  expect(init.body).toBe(body && '{"sessions":["ä"]}')
  expect(init.headers).toEqual(body && { 'content-type': 'application/json' })
  expect(init.credentials).toBe('omit')
})

it('sends a JSON body over HTTP, and puts parameters into the path', async () => {
  const { client, cloud } = await setUp()
  const event = { eventId: 'e', url: 'https://app.example', domain: 'app.example', timestamp: 1, props: { event: 'A' } }
  await callEndpoint(client, sendEvent, { body: event })
  expect(cloud.calls[0]?.body).toEqual(event)
  const blob = await callEndpoint(client, getWalletImage, { parameters: { id: 'a:b' } })
  expect(blob.type).toBe('image/svg+xml')
  expect(cloud.calls[1]?.parameters).toEqual({ id: 'a:b' })
  const strange = defineEndpoint({
    name: 'strange',
    summary: '',
    method: 'GET',
    path: '/getWalletImage/{id}',
    response: 'empty',
  })
  // @ts-expect-error -- the endpoint has no such part
  await expect(callEndpoint(client, strange, { parameters: { id: '../v1' } })).rejects.toMatchObject({
    code: 'api.refused',
  })
  expect(cloud.calls).toHaveLength(2)
})

it('types the parameters and the result of a call', () => {
  type Call<endpoint extends Parameters<typeof callEndpoint>[1]> = Parameters<typeof callEndpoint<endpoint>>[2]
  expectTypeOf<Call<typeof getWallets>['query']>().toExtend<{ readonly page?: string | undefined } | undefined>()
  expectTypeOf<Call<typeof getConfig>['body']>().toEqualTypeOf<undefined>()
  expectTypeOf<Call<typeof getWalletImage>['parameters']>().toExtend<{ readonly id: string }>()
  expectTypeOf<Awaited<ReturnType<typeof callEndpoint<typeof getWalletImage>>>>().toEqualTypeOf<Blob>()
  expectTypeOf<Awaited<ReturnType<typeof callEndpoint<typeof sendEvent>>>>().toEqualTypeOf<undefined>()
  // @ts-expect-error -- the image's id is missing
  const call: Call<typeof getWalletImage> = {}
  expect(call).toEqual({})
})

it.each([
  [{ json: { features: { socials: 'google' } } }, 'features.socials'],
  [{ json: 'features' }, 'the root'],
  [{ image: 'no JSON', mediaType: 'application/json' }, 'the root'],
] as const)('rejects an invalid response: %j', async (answer, where) => {
  const { client, cloud } = await setUp()
  cloud.on('getConfig', answer)
  const error = await callEndpoint(client, getConfig, {}).catch((cause: unknown) => cause)
  expect(error).toMatchObject({ code: 'api.invalidResponse', context: { name: 'getConfig' } })
  expect(error).toHaveProperty('details', expect.stringContaining(where))
})

it.each([
  [
    '429',
    { status: 429, error: { code: 'rate_limited', message: 'Wait.' } },
    'api.rateLimited',
    'rate_limited',
    'Wait.',
  ],
  ['500', { status: 500 }, 'api.failed', 'internal', 'The test said so'],
  ['503 of a proxy', { status: 503, text: '<html>' }, 'api.failed', undefined, 'Service Unavailable'],
  [
    '501',
    { status: 501, error: { code: 'not_configured' } },
    'api.notConfigured',
    'not_configured',
    'The test said so',
  ],
  ['501 of a proxy', { status: 501, text: '' }, 'api.failed', undefined, 'Not Implemented'],
  ['404', { status: 404, text: 'nothing here' }, 'api.refused', undefined, 'nothing here'],
  ['400 with many words', { status: 400, text: 'x'.repeat(1_000) }, 'api.refused', undefined, 'x'.repeat(300)],
] as const)('turns status %s into an error by it', async (_label, answer, code, apiCode, reason) => {
  const { client, cloud, clock } = await setUp()
  cloud.on('getConfig', answer)
  await expect(callEndpoint(client, getConfig, {})).rejects.toMatchObject({
    code,
    context: { status: answer.status, apiCode, reason },
    category: 'API_ERROR',
  })
  expect(cloud.calls).toHaveLength(1)
  expect(clock.countTimers()).toBe(0)
})

it('finds the alert for a failure, and none for failures unrelated to the configuration', async () => {
  const { client, cloud } = await setUp()
  const getAlert = async (answer: Parameters<typeof cloud.on>[1]) => {
    cloud.on('getConfig', answer)
    return findConfigAlert(await callEndpoint(client, getConfig, {}).catch((cause: unknown) => cause))
  }
  expect(await getAlert({ status: 403, error: { code: 'origin_not_allowed' } })).toBe('config.originNotAllowed')
  expect(await getAlert({ status: 403, text: 'Unauthorized: origin not allowed' })).toBe('config.originNotAllowed')
  expect(await getAlert({ status: 403, text: '<html>' })).toBe('config.originNotAllowed')
  expect(await getAlert({ status: 401, text: 'Unauthorized: invalid key' })).toBe('config.projectIdInvalid')
  expect(await getAlert({ status: 401, error: { code: 'project_not_found' } })).toBe('config.projectIdInvalid')
  expect(await getAlert({ status: 403, error: { code: 'project_inactive' } })).toBe('config.projectIdInvalid')
  expect(await getAlert({ status: 401, error: { code: 'project_required' } })).toBe('config.projectIdMissing')
  expect(await getAlert({ status: 429 })).toBe('config.rateLimited')
  expect(await getAlert({ status: 599 })).toBe('config.serverError')
  expect(await getAlert({ status: 404 })).toBeUndefined()
  expect(await getAlert({ status: 501, error: { code: 'not_configured' } })).toBe('config.serverError')
  expect(await getAlert({ json: 1 })).toBeUndefined()
  expect(findConfigAlert(new TypeError('fetch failed'))).toBeUndefined()
})

it('retries a GET once after a pause if there is no network, and no other method', async () => {
  const { client, cloud, clock } = await setUp()
  cloud.on('getConfig', 'cut')
  const read = callEndpoint(client, getConfig, {})
  // One timer is the timeout of the call, the other the pause.
  await until(() => clock.countTimers() === 2)
  cloud.on('getConfig', { json: { features: { email: false } } })
  clock.advance(499)
  expect(cloud.calls).toHaveLength(1)
  clock.advance(1)
  expect(await read).toEqual({ features: { email: false } })
  expect(cloud.calls).toHaveLength(2)
  expect(clock.countTimers()).toBe(0)

  cloud.on('sendEvent', 'cut')
  const body = { eventId: 'e', url: 'https://app.example', domain: '', timestamp: 1, props: { event: 'A' } }
  await expect(callEndpoint(client, sendEvent, { body })).rejects.toMatchObject({ code: 'api.unreachable' })
  expect(cloud.callsOf('sendEvent')).toHaveLength(1)
})

it('fails after the second attempt, at once if the page is offline', async () => {
  const online = await setUp()
  online.cloud.on('getConfig', 'cut')
  const read = callEndpoint(online.client, getConfig, {})
  await until(() => online.clock.countTimers() === 2)
  online.clock.advance(500)
  await expect(read).rejects.toMatchObject({ code: 'api.unreachable', category: 'API_ERROR' })
  expect(online.cloud.calls).toHaveLength(2)

  const offline = await setUp({ http: { isOnline: () => false } })
  offline.cloud.on('getConfig', 'cut')
  await expect(callEndpoint(offline.client, getConfig, {})).rejects.toMatchObject({ code: 'api.unreachable' })
  expect(offline.cloud.calls).toHaveLength(1)
})

it('waits at most 10 s for a response', async () => {
  const { client, cloud, clock } = await setUp()
  const release = cloud.hold('getConfig')
  const read = callEndpoint(client, getConfig, {})
  await until(() => cloud.calls.length === 1)
  clock.advance(9_999)
  // The timer of the timeout is still pending.
  expect(clock.countTimers()).toBe(1)
  clock.advance(1)
  await expect(read).rejects.toMatchObject({ code: 'request.timedOut' })
  expect(clock.countTimers()).toBe(0)
  release({ json: {} })
})

it('ends with its signal and with the modal, also during the pause', async () => {
  const { client, cloud, clock } = await setUp()
  const reason = new Error('the visitor left')
  await expect(callEndpoint(client, getConfig, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  expect(cloud.calls).toHaveLength(0)

  const release = cloud.hold('getConfig')
  const controller = new AbortController()
  const aborted = callEndpoint(client, getConfig, { signal: controller.signal })
  await until(() => cloud.calls.length === 1)
  controller.abort(reason)
  await expect(aborted).rejects.toBe(reason)

  cloud.on('getConfig', 'cut')
  const paused = callEndpoint(client, getConfig, {})
  await until(() => clock.countTimers() === 2)
  client.destroy()
  await expect(paused).rejects.toMatchObject({ code: 'modal.destroyed' })
  await expect(callEndpoint(client, getConfig, {})).rejects.toMatchObject({ code: 'modal.destroyed' })
  expect(clock.countTimers()).toBe(0)
  release({ json: {} })
})

it('sends no request if there is no cloud', async () => {
  const { client } = await setUp({ baseUrl: null })
  await expect(callEndpoint(client, getConfig, {})).rejects.toMatchObject({ code: 'api.cloudMissing' })
})
