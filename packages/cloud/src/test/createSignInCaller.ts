import { apiErrorSchema, getSessions } from '@latchkey/protocol/api'
import { createSignInNonce, signIn, type SiwxMessage, type SiwxSession } from '@latchkey/protocol/siwx'
import { formatMessage } from '@latchkey/siwx/message'
import { parse } from 'valibot'
import { generatePrivateKey, privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts'
import type { TestCloud } from './startTestCloud.ts'

/** Where a request of a test goes, if not to the default cloud and project. */
export interface Ask {
  readonly on?: TestCloud
  readonly projectId?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The origin of the app that signs visitors in. */
export const appOrigin = 'https://app.example.com'

/** Creates the calls of an app that signs visitors in with a cloud. */
export function createSignInCaller(parameters: {
  /** Returns the default cloud and project, which tests open in `beforeAll`. */
  readonly getTarget: () => { readonly cloud: TestCloud; readonly projectId: string }
}) {
  const { getTarget } = parameters
  const owner = privateKeyToAccount(generatePrivateKey())
  const getCloud = ({ on }: Ask): TestCloud => on ?? getTarget().cloud
  const getProjectId = ({ projectId }: Ask): string => projectId ?? getTarget().projectId

  const post = (path: string, body: unknown, ask: Ask = {}): Promise<Response> =>
    getCloud(ask).ask(path, {
      method: 'POST',
      projectId: getProjectId(ask),
      headers: { origin: appOrigin, 'content-type': 'application/json', ...ask.headers },
      body: JSON.stringify(body),
    })
  const get = (path: string, ask: Ask = {}): Promise<Response> =>
    getCloud(ask).ask(path, { projectId: getProjectId(ask), headers: { origin: appOrigin, ...ask.headers } })
  const readRefusal = async (response: Response) => {
    const { code, message } = parse(apiErrorSchema, await response.json())
    return { status: response.status, code, message }
  }
  const askNonce = async (ask: Ask = {}): Promise<string> => {
    const response = await post('/siwx/v1/nonce', {}, ask)
    return parse(createSignInNonce.response, await response.json()).nonce
  }
  const sign = async (
    change: Partial<SiwxMessage> = {},
    ask: Ask = {},
    signer: PrivateKeyAccount = owner,
  ): Promise<SiwxSession> => {
    const { now } = getCloud(ask).clock
    const data: SiwxMessage = {
      domain: 'app.example.com',
      accountAddress: signer.address,
      chainId: 'eip155:1',
      uri: appOrigin,
      version: '1',
      nonce: change.nonce ?? (await askNonce(ask)),
      issuedAt: new Date(now).toISOString(),
      expirationTime: new Date(now + 3_600_000).toISOString(),
      ...change,
    }
    const message = formatMessage(data)
    return { data, message, signature: await signer.signMessage({ message }) }
  }
  const send = (sessions: readonly SiwxSession[], ask: Ask & { readonly cookie?: boolean } = {}): Promise<Response> =>
    post('/siwx/v1/sessions', { sessions, ...(ask.cookie === undefined ? {} : { cookie: ask.cookie }) }, ask)

  return {
    /** The visitor who signs unless a test names another. */
    owner,
    post,
    get,
    readRefusal,
    askNonce,
    sign,
    send,
    /** Sends sessions that must be refused. */
    async refuse(sessions: readonly SiwxSession[], ask: Ask = {}) {
      const { code, status } = await readRefusal(await send(sessions, ask))
      return { code, status }
    },
    /** Signs in and returns the answer. */
    async enter(session: SiwxSession, ask: Ask & { readonly cookie?: boolean } = {}) {
      const response = await send([session], ask)
      const { sessions } = parse(signIn.response, await response.json())
      const [entry] = sessions
      if (entry === undefined) throw new TypeError('No session was created.')
      return { ...entry, response }
    },
    async list(address: string, ask: Ask = {}) {
      const response = await get(`/v1/sessions/${address}`, ask)
      return parse(getSessions.response, await response.json()).pcis
    },
  }
}

/** The header of a request that carries a token or a session's secret. */
export const bearer = (token: string | undefined) => ({ headers: { authorization: `Bearer ${token}` } })
