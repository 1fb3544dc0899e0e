import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'

/** What an ID token says and how it is signed. */
export interface TestIdToken {
  readonly claims: Readonly<Record<string, unknown>>
  readonly alg: 'RS256' | 'none' | 'HS256'
  readonly key: 'own' | 'other'
}

/** An issuer of OpenID Connect that signs whatever a test wants. */
export interface TestIssuer {
  readonly url: string
  /** Changes the ID tokens from now on; `nonce` is that of the login. */
  setToken(create: (proper: Readonly<Record<string, unknown>>) => Partial<TestIdToken>): void
  /** The nonce of a login, which an issuer learns from the address of its page. */
  setNonce(nonce: string): void
}

const create = () => generateKeyPairSync('rsa', { modulusLength: 2_048 })

/** Starts the issuer until the test ends. It takes every code. */
export async function startIssuer(): Promise<TestIssuer> {
  const keys = { own: create(), other: create() }
  let url = ''
  let nonce = ''
  let change: Parameters<TestIssuer['setToken']>[0] = () => ({})
  const createToken = (): string => {
    const now = Math.floor(Date.now() / 1_000)
    const proper = { iss: url, sub: 'subject', aud: 'client', iat: now, exp: now + 300, nonce, name: 'Alice' }
    const { alg = 'RS256', claims = proper, key = 'own' } = change(proper)
    const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
    const content = `${encode({ alg, kid: 'own' })}.${encode(claims)}`
    return `${content}.${toSignature({ alg, content, key: keys[key].privateKey, secret: keys.own.publicKey })}`
  }
  const server = createServer((request, response) => {
    const answers: Readonly<Record<string, () => unknown>> = {
      '/.well-known/openid-configuration': () => ({
        issuer: url,
        authorization_endpoint: `${url}/auth`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        authorization_response_iss_parameter_supported: true,
      }),
      '/jwks': () => ({ keys: [{ ...keys.own.publicKey.export({ format: 'jwk' }), kid: 'own', use: 'sig' }] }),
      '/token': () => ({ access_token: 'access', token_type: 'Bearer', id_token: createToken() }),
    }
    request.resume()
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answers[request.url ?? '']?.() ?? {}))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return {
    url,
    setToken: (next) => {
      change = next
    },
    setNonce: (next) => {
      nonce = next
    },
  }
}

function toSignature(parameters: {
  readonly alg: TestIdToken['alg']
  readonly content: string
  readonly key: KeyObject
  readonly secret: KeyObject
}): string {
  const { alg, content, key, secret } = parameters
  if (alg === 'none') return ''
  if (alg === 'RS256') return sign('sha256', Buffer.from(content), key).toString('base64url')
  // The public key as if it were a secret.
  return createHmac('sha256', secret.export({ format: 'pem', type: 'spki' }))
    .update(content)
    .digest('base64url')
}
