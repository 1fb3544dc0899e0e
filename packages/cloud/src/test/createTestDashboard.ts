import { type OperatorRole, operatorMeSchema } from '@latchkey/protocol/operator'
import { creationOptionsSchema, requestOptionsSchema } from '@latchkey/protocol/embedded'
import { object, parse } from 'valibot'
import { createOperators } from '../operators/createOperators.ts'
import { type AnswerChange, createTestAuthenticator } from './createTestAuthenticator.ts'
import { createTestOperator } from './createTestOperator.ts'
import type { TestCloud } from './startTestCloud.ts'

/** The origin of the dashboard in tests. */
export const dashboardUrl = 'https://dashboard.example.com'

/** The settings of a cloud with a dashboard, whose clients have addresses of their own. */
export const dashboardEnvironment = {
  LATCHKEY_DASHBOARD_URL: dashboardUrl,
  LATCHKEY_TRUST_PROXY: 'loopback',
  LATCHKEY_ADMIN_TOKEN: 'the-admin-token-of-the-test',
} as const

/** What a request brings. */
export interface TestRequest {
  readonly method?: string | undefined
  readonly body?: unknown
  /** A body that is sent as it is, in place of `body`. */
  readonly text?: string | undefined
  readonly cookie?: string | undefined
  readonly token?: string | undefined
  /** Replace those of a page of the dashboard; `undefined` leaves one out. */
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined
  /** Another node. */
  readonly at?: string | undefined
}

const invitationSchema = object({ options: creationOptionsSchema })

let addresses = 0
let joined = 0

/** Acts as pages of the dashboard of a cloud do, each request from an address of its own. */
export function createTestDashboard(cloud: TestCloud) {
  const { database } = cloud.storage
  const now = () => cloud.clock.now
  const operators = createOperators({ database, now, audit: createTestOperator({ database, now }).audit })
  const invitations = operators.openInvitations({ name: 'user:test', address: null })
  const register = operators.openRegister({ name: 'user:test', address: null })

  const ask = (path: string, request: TestRequest = {}): Promise<Response> => {
    const { at = cloud.url, body, cookie, headers = {}, token } = request
    const {
      method = body === undefined ? 'GET' : 'POST',
      text = body === undefined ? undefined : JSON.stringify(body),
    } = request
    addresses += 1
    const all: Readonly<Record<string, string | undefined>> = {
      'x-forwarded-for': `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`,
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
      'sec-fetch-site': 'same-origin',
      ...(method === 'GET'
        ? {}
        : { origin: dashboardUrl, 'content-type': 'application/json', 'x-latchkey-dashboard': '1' }),
      cookie,
      authorization: token === undefined ? undefined : `Bearer ${token}`,
      ...headers,
    }
    const kept = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
    return fetch(`${at}/admin/v1${path}`, {
      method,
      headers: Object.fromEntries(kept),
      ...(text === undefined ? {} : { body: text }),
    })
  }

  /** Opens a link with a new authenticator. */
  const accept = async (token: string, change: AnswerChange = {}, request: TestRequest = {}) => {
    const authenticator = createTestAuthenticator({ site: dashboardUrl })
    const opened = await ask('/invitations/accept/options', { ...request, body: { token } })
    const { options } = parse(invitationSchema, await opened.json())
    const credential = authenticator.create(options, change)
    const answer = await ask('/invitations/accept', { ...request, body: { token, credential } })
    return { authenticator, answer, options }
  }

  const readLoginOptions = async () =>
    parse(requestOptionsSchema, await (await ask('/operators/login/options', { method: 'POST' })).json())

  const logIn = async (
    authenticator: ReturnType<typeof createTestAuthenticator>,
    change: AnswerChange = {},
    request: TestRequest = {},
  ) => {
    const credential = authenticator.get(await readLoginOptions(), change)
    const answer = await ask('/operators/login/verify', { ...request, body: { credential } })
    return { answer, credential }
  }

  /** A new operator who is logged in. */
  const join = async (role: OperatorRole) => {
    const email = `${role}${(joined += 1)}@example.com`
    const { token } = await invitations.invite({ email, role })
    const { answer, authenticator } = await accept(token)
    const { operator, session } = parse(operatorMeSchema, await answer.clone().json())
    return { email, id: operator.id, session, authenticator, cookie: readCookie(answer) }
  }

  const prove = async ({
    authenticator,
    cookie,
  }: Pick<Awaited<ReturnType<typeof join>>, 'authenticator' | 'cookie'>) => {
    const asked = await ask('/me/proof/options', { method: 'POST', cookie })
    const credential = authenticator.get(parse(requestOptionsSchema, await asked.json()))
    return ask('/me/proof', { cookie, body: { credential } })
  }

  return { accept, ask, invitations, join, logIn, prove, readLoginOptions, register }
}

/** The cookie of an answer, as the browser sends it back. */
export function readCookie(answer: Response): string {
  const header = answer.headers.get('set-cookie') ?? ''
  return header.split(';', 1)[0] ?? ''
}
