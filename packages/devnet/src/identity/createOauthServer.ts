import { createHash, randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import type { IdentityServer } from './IdentityServer.ts'
import { oauthPaths } from './oauthPaths.ts'
import { type Person, toPerson } from './Person.ts'
import { getClient, isRedirectAllowed, type Social } from './socials.ts'

type OauthSocial = keyof typeof oauthPaths

interface IssuedCode {
  readonly person: Person
  readonly redirectUri: string
  readonly challenge: string | null
  readonly expiresAt: number
}

/** In ms. */
const codeLife = 60_000

/** Creates a server of OAuth 2 with the paths, parameters and answers that a provider documents. */
export function createOauthServer({ social }: { readonly social: OauthSocial }): IdentityServer {
  const paths = oauthPaths[social]
  const client = getClient(social)
  const codes = new Map<string, IssuedCode>()
  const tokens = new Map<string, Person>()

  /** Why a request for a login is refused without leading anywhere. */
  const findFault = (query: URLSearchParams): string | undefined => {
    const uri = query.get('redirect_uri') ?? ''
    if (query.get('client_id') !== client.id) return 'unknown client_id'
    if (!isRedirectAllowed({ social, uri })) return 'redirect_uri is not registered'
    if (query.get('response_type') !== 'code') return 'response_type must be code'
    const challenge = query.get('code_challenge')
    if (challenge !== null && query.get('code_challenge_method') !== 'S256') return 'only S256 is supported'
    return social === 'x' && challenge === null ? 'code_challenge is required' : undefined
  }

  const exchange = (body: URLSearchParams, authorization: string | undefined): string | undefined => {
    const [id, secret] = social === 'x' ? readBasic(authorization) : [body.get('client_id'), body.get('client_secret')]
    if (id !== client.id || secret !== client.secret || body.get('grant_type') !== 'authorization_code')
      return undefined
    const code = body.get('code') ?? ''
    const issued = codes.get(code)
    // A code is good once, also if the rest is wrong.
    codes.delete(code)
    if (issued === undefined || issued.expiresAt < Date.now()) return undefined
    if (issued.redirectUri !== body.get('redirect_uri')) return undefined
    const verifier = body.get('code_verifier')
    const challenge = verifier === null ? null : createHash('sha256').update(verifier).digest('base64url')
    if (challenge !== issued.challenge) return undefined
    const token = randomBytes(32).toString('base64url')
    tokens.set(token, issued.person)
    return token
  }

  return {
    async answer({ path, request, response }) {
      const { pathname, searchParams } = new URL(path, 'http://devnet.localhost')
      if (request.method === 'GET' && pathname === paths.authorization) {
        const fault = findFault(searchParams)
        if (fault !== undefined) return send(response, 400, { error: 'invalid_request', error_description: fault })
        response.writeHead(303, { location: `/${social}/interaction/oauth?${searchParams.toString()}` }).end()
        return undefined
      }
      if (request.method === 'POST' && pathname === paths.token) {
        const token = exchange(new URLSearchParams(await readText(request)), request.headers.authorization)
        if (token !== undefined) {
          return send(response, 200, { access_token: token, token_type: social === 'github' ? 'bearer' : 'Bearer' })
        }
        // GitHub reports errors with 200.
        return send(response, social === 'github' ? 200 : 400, {
          error: social === 'github' ? 'bad_verification_code' : 'invalid_grant',
        })
      }
      const person = tokens.get(/^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '')
      if (request.method === 'GET' && pathname in paths.user) {
        if (person === undefined) return send(response, 401, { message: 'Bad credentials' })
        return send(response, 200, paths.user[pathname]?.(person))
      }
      return send(response, 404, { message: 'Not Found' })
    },

    async logIn({ path, person: typed, response }) {
      const { searchParams } = new URL(path, 'http://devnet.localhost')
      const fault = findFault(searchParams)
      if (fault !== undefined) return send(response, 400, { error: 'invalid_request', error_description: fault })
      const redirectUri = searchParams.get('redirect_uri') ?? ''
      const target = new URL(redirectUri)
      const person = typed === undefined ? undefined : toPerson(typed)
      if (person === undefined) target.searchParams.set('error', 'access_denied')
      else {
        const code = randomBytes(24).toString('base64url')
        const challenge = searchParams.get('code_challenge')
        codes.set(code, { person, redirectUri, challenge, expiresAt: Date.now() + codeLife })
        target.searchParams.set('code', code)
      }
      const state = searchParams.get('state')
      if (state !== null) target.searchParams.set('state', state)
      response.writeHead(303, { location: target.href }).end()
      return undefined
    },
  }
}

function readBasic(header: string | undefined): readonly [id: string, secret: string] {
  const text = Buffer.from(/^Basic (\S+)$/.exec(header ?? '')?.[1] ?? '', 'base64').toString()
  const end = text.indexOf(':')
  return [decodeURIComponent(text.slice(0, Math.max(0, end))), decodeURIComponent(text.slice(end + 1))]
}

function send(response: ServerResponse, status: number, body: unknown): undefined {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
  return undefined
}

/** Whether a provider is one of OAuth 2 without OpenID Connect. */
export function isOauthSocial(social: Social): social is OauthSocial {
  return Object.hasOwn(oauthPaths, social)
}
