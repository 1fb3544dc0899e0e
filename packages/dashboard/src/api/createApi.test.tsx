import { getMe } from '@latchkey/protocol/operator'
import { adminGetProject, adminPatchProject } from '@latchkey/protocol/project'
import { expect, it } from 'vitest'
import { createTestProject } from '../test/answerSession.ts'
import type { ApiFailure } from './ApiFailure.ts'
import { createApi } from './createApi.ts'

/** A client whose requests are recorded, and answered with one response. */
function createRecorded(respond: (signal: AbortSignal | null) => Response | Promise<Response>) {
  const sent: Request[] = []
  const api = createApi({
    fetch: async (input, init) => {
      sent.push(new Request(input, init))
      return respond(init?.signal ?? null)
    },
  })
  return { api, sent }
}

const fail = async (call: Promise<unknown>): Promise<ApiFailure> =>
  call.then(
    () => expect.fail('The call did not fail.'),
    (error: ApiFailure) => error,
  )

it('reads without what only writes need, and escapes names in paths', async () => {
  const { api, sent } = createRecorded(() => Response.json(createTestProject({ key: 'a/b' })))
  const { key } = await api.call(adminGetProject, { parameters: { project: 'a/b' } })
  expect(key).toBe('a/b')
  const [request] = sent
  expect(new URL(request?.url ?? '').pathname).toBe('/admin/v1/projects/a%2Fb')
  expect(request?.headers.has('x-latchkey-dashboard')).toBe(false)
  expect(request?.credentials).toBe('same-origin')
})

it('writes with the header of the dashboard and the revision', async () => {
  const { api, sent } = createRecorded(() => Response.json(createTestProject()))
  await api.call(adminPatchProject, { parameters: { project: 'shop' }, body: { change: {} }, revision: 7 })
  const [request] = sent
  expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
    'content-type': 'application/json',
    'if-match': '"7"',
    'x-latchkey-dashboard': '1',
  })
  expect(await request?.json()).toEqual({ change: {} })
})

it('fails with the code, the request id and the answer of a refusal, also of a code that it does not know', async () => {
  const content = { code: 'new_code', message: 'No.', requestId: 'r1', reasons: [{ name: 'a', description: 'b' }] }
  const { api } = createRecorded(() => Response.json(content, { status: 403 }))
  expect(await fail(api.call(getMe, {}))).toMatchObject({
    name: 'ApiFailure',
    code: 'new_code',
    message: 'No.',
    status: 403,
    requestId: 'r1',
    reasons: content.reasons,
    content,
  })
})

it.each([
  ['another form', () => Response.json({ operator: 1 })],
  ['no JSON', () => new Response('<html>', { headers: { 'x-request-id': 'r2' } })],
  ['no JSON in a failure', () => new Response('bad gateway', { status: 502 })],
])('does not take %s for an answer', async (_name, respond) => {
  const { api } = createRecorded(respond)
  expect(await fail(api.call(getMe, {}))).toMatchObject({ name: 'ApiFailure', code: 'unreadable' })
})

it('tells a lost network from a call that was given up', async () => {
  const { api } = createRecorded(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await fail(api.call(getMe, {}))).toMatchObject({ name: 'ApiFailure', code: 'offline' })
  const given = new AbortController()
  const waiting = createRecorded(
    (signal) => new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  const call = fail(waiting.api.call(getMe, { signal: given.signal }))
  given.abort()
  expect(await call).toMatchObject({ name: 'AbortError' })
})
