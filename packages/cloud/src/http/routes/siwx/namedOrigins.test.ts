import { randomBytes } from 'node:crypto'
import type { SiwxSession } from '@latchkey/protocol/siwx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Storage } from '../../../storage/Storage.ts'
import { appOrigin, bearer, createSignInCaller } from '../../../test/createSignInCaller.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { startSharedTestCloud, type TestCloud } from '../../../test/startTestCloud.ts'

let storage: Storage
let cloud: TestCloud
let projectId: string
beforeAll(async () => {
  storage = await openTestStorage()
  cloud = await startSharedTestCloud({ storage })
  projectId = (await cloud.createProject({ allowedOrigins: [appOrigin] })).projectId
})
afterAll(async () => {
  await cloud?.close()
  await storage?.close()
})
const { enter, get, owner, post, readRefusal, sign } = createSignInCaller({ getTarget: () => ({ cloud, projectId }) })

describe('a project that any page may use', () => {
  it.each([[[]], [['*']], [['https://*']], [['https://*.*']], [[appOrigin, '*']], [[appOrigin, 'http://*:*']]])(
    'signs no visitor in, and its refusal names the command that changes it: %j',
    async (allowedOrigins) => {
      const created = await cloud.createProject({ allowedOrigins: [appOrigin] })
      const nonce = await sign({}, { projectId: created.projectId })
      await cloud.projects.update(created.key, { allowedOrigins })
      const ask = { projectId: created.projectId }
      const refused = {
        status: 501,
        code: 'not_configured',
        message: expect.stringContaining(`latchkey-cloud projects origins ${created.projectId} https://`),
      }
      expect(await readRefusal(await post('/siwx/v1/nonce', {}, ask))).toEqual(refused)
      expect(await readRefusal(await post('/siwx/v1/sessions', { sessions: [nonce] }, ask))).toEqual(refused)
      // From a program, for a page that it has lured the visitor to.
      const evil = await sign({ domain: 'evil.example', uri: 'https://evil.example', nonce: toNonce() }, ask)
      expect(await readRefusal(await sendBare(evil, created.projectId))).toEqual(refused)
      const local = await sign({ domain: 'localhost', uri: 'http://localhost', nonce: toNonce() }, ask)
      expect(await readRefusal(await sendBare(local, created.projectId))).toEqual(refused)
    },
  )

  it('signs in again as soon as its origins are named', async () => {
    const created = await cloud.createProject()
    const ask = { projectId: created.projectId }
    expect((await post('/siwx/v1/nonce', {}, ask)).status).toBe(501)
    await cloud.projects.update(created.key, { allowedOrigins: [appOrigin] })
    expect((await enter(await sign({}, ask), ask)).response.status).toBe(200)
  })
})

const toNonce = (): string => randomBytes(16).toString('hex')
const sendBare = (session: SiwxSession, id: string): Promise<Response> =>
  cloud.ask('/siwx/v1/sessions', { method: 'POST', projectId: id, body: JSON.stringify({ sessions: [session] }) })

describe('a token', () => {
  it('reads the sessions of its account only for the app that signed in', async () => {
    const other = 'https://other.example.com'
    const project = await cloud.createProject({ allowedOrigins: [appOrigin, other] })
    const ask = { projectId: project.projectId }
    const { token } = await enter(await sign({}, ask), ask)
    const path = `/v1/sessions/${owner.address}`
    expect((await get(path, { ...ask, ...bearer(token) })).status).toBe(200)
    const foreign = { ...ask, headers: { ...bearer(token).headers, origin: other } }
    expect(await readRefusal(await get(path, foreign))).toMatchObject({ status: 401, code: 'session_required' })
    expect(await readRefusal(await post('/siwx/v1/sign-out', {}, foreign))).toMatchObject({ code: 'session_required' })

    const askAsProgram = (query: string): Promise<Response> =>
      cloud.ask(`${path}${query}`, { projectId: project.projectId, ...bearer(token) })
    expect((await askAsProgram('')).status).toBe(200)
    expect((await askAsProgram(`?aud=${encodeURIComponent(appOrigin)}`)).status).toBe(200)
    const elsewhere = await askAsProgram(`?aud=${encodeURIComponent(other)}`)
    expect(await readRefusal(elsewhere)).toMatchObject({ status: 401, code: 'session_required' })
  })
})
