import { requestLoginCode, verifyLoginCode } from '@latchkey/protocol/embedded'
import { parse } from 'valibot'
import { expect } from 'vitest'
import type { Storage } from '../storage/Storage.ts'
import { startMailbox } from './startMailbox.ts'
import { startTestCloud } from './startTestCloud.ts'

/** The page that embeds the wallet. */
export const origin = 'https://shop.example.com'
/** The paths that the tests call. */
export const endpoints = {
  request: requestLoginCode.path,
  verify: verifyLoginCode.path,
  session: '/embedded/v1/session',
}
let serial = 0
/** An address that no other test uses. */
export const createEmail = (): string => `visitor${(serial += 1)}@example.com`
/** A code that is not the given one. */
export const other = (code: string, step = 1): string => String((Number(code) + step) % 1_000_000).padStart(6, '0')

/** Starts a cloud for logins by e-mail, whose clients are on other machines. */
export async function startLogin(storage: Storage) {
  const mailbox = await startMailbox()
  const cloud = await startTestCloud({
    storage,
    hasEmbeddedRoutes: true,
    // A client of another machine, whose requests are limited.
    environment: { LATCHKEY_SMTP_URL: mailbox.smtpUrl, LATCHKEY_TRUST_PROXY: 'loopback', LATCHKEY_DEV: '1' },
  })
  const post = (path: string, body: object, projectId?: string, headers: Readonly<Record<string, string>> = {}) =>
    cloud.ask(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7', ...headers },
      projectId,
    })
  const request = (
    email: string,
    more: { attempt?: string; projectId?: string; client?: string; origin?: string; browser?: string | undefined } = {},
  ) => {
    const { client = '198.51.100.7', projectId, ...body } = more
    return post(endpoints.request, { email, origin, ...body }, projectId, { 'x-forwarded-for': client })
  }
  const readCode = async (email: string): Promise<string> => {
    const [mail] = await mailbox.list(email)
    return /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? ''
  }
  const begin = async (email: string, more: Parameters<typeof request>[1] = {}) => {
    const answer = await request(email, more)
    expect(answer.status, await answer.clone().text()).toBe(200)
    const { attempt } = parse(requestLoginCode.response, await answer.json())
    return { attempt, code: await readCode(email) }
  }
  const verify = (attempt: string, code: string, projectId?: string) =>
    post(endpoints.verify, { attempt, code, keep: 'memory' }, projectId)
  const logIn = async (email: string, projectId?: string) => {
    const { attempt, code } = await begin(email, projectId === undefined ? {} : { projectId })
    const answer = await verify(attempt, code, projectId)
    expect(answer.status).toBe(200)
    return parse(verifyLoginCode.response, await answer.json())
  }
  const askSession = (secret: string | undefined, projectId?: string) =>
    cloud.ask(endpoints.session, { headers: { authorization: `Bearer ${secret}` }, projectId })
  const createProject = async () => (await cloud.createProject({ allowedOrigins: [origin] })).projectId
  return { ...cloud, mailbox, request, begin, verify, post, logIn, askSession, readCode, createProject }
}

/** Reads what a refusal says. */
export async function readRefusal(answer: Response) {
  const { code, message, reasons }: Readonly<Record<string, unknown>> = JSON.parse(await answer.text())
  return { status: answer.status, code, message, ...(reasons === undefined ? {} : { reasons }) }
}
