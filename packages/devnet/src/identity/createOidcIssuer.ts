// oxlint-disable-next-line typescript/triple-slash-reference -- packages that read this source need the types, too
/// <reference path="./oidcProvider.d.ts" />
import { createPublicKey, generateKeyPairSync, randomBytes, verify } from 'node:crypto'
import OidcProvider, { type OidcContext } from 'oidc-provider'
import { createMemoryAdapter } from './createMemoryAdapter.ts'
import type { IdentityServer } from './IdentityServer.ts'
import { type Person, toPerson } from './Person.ts'
import { appleTeam, getClient, isRedirectAllowed, type Social } from './socials.ts'

/** In s. */
const life = 600

/** Creates an issuer of OpenID Connect, as Google and Apple are. */
export function createOidcIssuer(parameters: { readonly social: Social; readonly issuer: string }): IdentityServer {
  const { issuer, social } = parameters
  const { id, secret } = getClient(social)
  const isApple = social === 'apple'
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const key = { ...privateKey.export({ format: 'jwk' }), kid: randomBytes(8).toString('hex'), alg: 'RS256', use: 'sig' }
  /** Who logged in last with each id. */
  const people = new Map<string, Person>()
  const scopes = isApple ? ['openid', 'email', 'name'] : ['openid', 'email', 'profile']
  const provider = new OidcProvider(issuer, {
    adapter: createMemoryAdapter(),
    jwks: { keys: [key] },
    clients: [
      {
        client_id: id,
        client_secret: secret,
        // Which ones are allowed is decided below.
        redirect_uris: [`https://wallet.example.com/login/callback/${social}`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    scopes,
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      ...(isApple ? {} : { profile: ['name'] }),
    },
    findAccount: (_context: unknown, accountId: string) => ({
      accountId,
      claims: () => {
        const person = people.get(accountId)
        // Apple writes it as a text.
        const isVerified = isApple ? 'true' : true
        return { sub: accountId, email: person?.email, email_verified: isVerified, name: person?.name }
      },
    }),
    features: { devInteractions: { enabled: false } },
    renderError: (context: { body: unknown }, out: object) => {
      context.body = out
    },
    // Google and Apple do not require it: what comes with a challenge needs the verifier.
    pkce: { required: () => false },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    conformIdTokenClaims: false,
    interactions: { url: (_context: unknown, { uid }: { readonly uid: string }) => `/${social}/interaction/${uid}` },
    ttl: { Interaction: life, Session: life, Grant: life, AccessToken: life, IdToken: life, AuthorizationCode: 60 },
    loadExistingGrant: async ({
      oidc: {
        client: { clientId },
        provider: { Grant },
        session: { accountId },
      },
    }: OidcContext) => {
      const grant = new Grant({ clientId, accountId })
      grant.addOIDCScope(scopes.join(' '))
      await grant.save()
      return grant
    },
  })
  const { prototype } = provider.Client
  prototype.redirectUriAllowed = (uri) => isRedirectAllowed({ social, uri })
  if (isApple) prototype.compareClientSecret = (jwt) => isAppleSecret({ jwt, clientId: id, audience: issuer })

  const answer = provider.callback()
  return {
    async answer({ path, request, response }) {
      // Asks again who logs in, though the provider remembers it.
      const query = new URLSearchParams(path.split('?', 2)[1])
      const isAuthorization = path.startsWith('/auth?')
      if (isAuthorization) query.set('prompt', 'login')
      request.url = isAuthorization ? `/auth?${query.toString()}` : path
      // From both, the provider knows below which path it is.
      Object.assign(request, { originalUrl: `/${social}${request.url}` })
      await answer(request, response)
    },
    async logIn({ person: typed, request, response }) {
      const person = typed === undefined ? undefined : toPerson(typed)
      if (person !== undefined) people.set(person.id, person)
      const result =
        person === undefined
          ? { error: 'access_denied', error_description: 'The visitor has declined.' }
          : { login: { accountId: person.id } }
      await provider.interactionFinished(request, response, result)
    },
  }
}

/** Whether a secret is a JWT as Apple wants it: https://developer.apple.com/documentation/accountorganizationaldatasharing/creating-a-client-secret */
function isAppleSecret(parameters: {
  readonly jwt: string
  readonly clientId: string
  readonly audience: string
}): boolean {
  const { audience, clientId, jwt } = parameters
  const [header = '', payload = '', signature = '', ...others] = jwt.split('.')
  const { alg, kid } = parseJson(header)
  const { aud, exp, iat, iss, sub } = parseJson(payload)
  const key = createPublicKey({ key: Buffer.from(appleTeam.publicKey, 'base64'), format: 'der', type: 'spki' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${payload}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const now = Date.now() / 1_000
  const isTimely = typeof exp === 'number' && typeof iat === 'number' && exp > now && exp - iat <= 15_777_000
  const isNamed = alg === 'ES256' && kid === appleTeam.keyId && iss === appleTeam.id && sub === clientId
  return others.length === 0 && isSigned && isTimely && isNamed && aud === audience
}

function parseJson(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
