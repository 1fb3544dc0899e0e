import {
  type bindDevice,
  type changeVault,
  type createVault,
  getVault,
  requestLoginCode,
  verifyLoginCode,
} from '@latchkey/protocol/embedded'
import { type InferInput, parse } from 'valibot'
import { expect } from 'vitest'
import type { Bundler } from '../bundler/Bundler.ts'
import { constants } from '../embedded/constants.ts'
import type { PaymasterCaller } from '../embedded/sponsorship/paymaster/createPaymasterCaller.ts'
import type { Storage } from '../storage/Storage.ts'
import { startMailbox } from './startMailbox.ts'
import { startTestCloud } from './startTestCloud.ts'

/** The page that embeds the wallet in these tests. */
export const appOrigin = 'https://shop.example.com'

/** Starts a cloud with the routes of the secure origin, for clients of other machines, whose requests are limited. */
export async function startEmbeddedCloud(parameters: {
  readonly storage: Storage
  readonly shareKeys?: readonly string[] | undefined
  readonly environment?: Readonly<Record<string, string>> | undefined
  readonly estimator?: Pick<Bundler, 'chainIds' | 'estimate'> | undefined
  readonly callPaymaster?: PaymasterCaller | undefined
}) {
  const { estimator, callPaymaster, environment, shareKeys, storage } = parameters
  const mailbox = await startMailbox()
  const cloud = await startTestCloud({
    storage,
    shareKeys,
    estimator,
    callPaymaster,
    hasEmbeddedRoutes: true,
    environment: {
      LATCHKEY_SMTP_URL: mailbox.smtpUrl,
      LATCHKEY_TRUST_PROXY: 'loopback',
      LATCHKEY_DEV: '1',
      ...environment,
    },
  })
  const { projectId } = await cloud.createProject({ allowedOrigins: [appOrigin] })

  const send = (
    method: string,
    path: string,
    options: {
      readonly body?: object | undefined
      readonly secret?: string | undefined
      readonly projectId?: string | undefined
      readonly headers?: Readonly<Record<string, string>> | undefined
    } = {},
  ) =>
    cloud.ask(path, {
      method,
      projectId: options.projectId ?? projectId,
      ...(options.body && { body: JSON.stringify(options.body) }),
      headers: {
        'x-forwarded-for': '198.51.100.7',
        ...(options.body && { 'content-type': 'application/json' }),
        ...(options.secret !== undefined && { authorization: `Bearer ${options.secret}` }),
        ...options.headers,
      },
    })

  const readCode = async (email: string): Promise<string> => {
    const codes = (await mailbox.list(email)).map(({ text }) => /^\d{6}$/m.exec(text)?.[0])
    return codes.find((code) => code !== undefined) ?? ''
  }
  const begin = async (email: string, project = projectId): Promise<{ attempt: string; code: string }> => {
    cloud.clock.now += constants.resendAfter
    const asked = await send('POST', requestLoginCode.path, { body: { email, origin: appOrigin }, projectId: project })
    expect(asked.status, await asked.clone().text()).toBe(200)
    const { attempt } = parse(requestLoginCode.response, await asked.json())
    return { attempt, code: await readCode(email) }
  }
  const verify = (begun: { readonly attempt: string; readonly code: string }, project = projectId) =>
    send('POST', verifyLoginCode.path, { body: { ...begun, keep: 'memory' }, projectId: project })
  /** Logs in with a code, and returns the session's secret. */
  const logIn = async (email: string, project = projectId): Promise<{ secret: string; userId: string }> => {
    const answer = await verify(await begin(email, project), project)
    expect(answer.status, await answer.clone().text()).toBe(200)
    const { secret = '', user } = parse(verifyLoginCode.response, await answer.json())
    return { secret, userId: user.id }
  }

  return {
    ...cloud,
    projectId,
    mailbox,
    send,
    readCode,
    begin,
    verify,
    logIn,
    create: (secret: string, body: InferInput<typeof createVault.body>) =>
      send('POST', '/embedded/v1/vault', { body, secret }),
    change: (secret: string, body: InferInput<typeof changeVault.body>) =>
      send('PUT', '/embedded/v1/vault', { body, secret }),
    read: async (secret: string) => {
      const answer = await send('GET', getVault.path, { secret })
      expect(answer.status, await answer.clone().text()).toBe(200)
      return parse(getVault.response, await answer.json())
    },
    askShare: (kind: 'device' | 'recovery', secret: string | undefined, ownerId: string, project?: string) =>
      send('POST', `/embedded/v1/shares/${kind}`, { body: { ownerId }, secret, projectId: project }),
    bind: (secret: string, body: InferInput<typeof bindDevice.body>) =>
      send('POST', '/embedded/v1/devices/bind', { body, secret }),
  }
}

/** Returns the code of a refusal, otherwise the status of the answer. */
export async function readRefusalCode(answer: Response): Promise<unknown> {
  const text = await answer.text()
  if (answer.ok) return answer.status
  const { code }: Readonly<Record<string, unknown>> = JSON.parse(text)
  return code
}
