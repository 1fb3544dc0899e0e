import type { SocialProvider } from '@latchkey/protocol/embedded'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchProtectedResource,
} from 'openid-client'
import { parse } from 'valibot'
import type { SocialClient, SocialSettings } from '../../config/SocialSettings.ts'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import { constants } from '../constants.ts'
import { createAppleSecret } from './createAppleSecret.ts'
import type { SocialIdentity } from './SocialIdentity.ts'
import { type OauthProvider, socialTable } from './socialTable.ts'

/** What proves that an answer belongs to an attempt. */
export interface SocialChecks {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** The clients of the providers. */
export interface SocialClients {
  /** Returns the address of the provider's page. */
  createUrl(parameters: {
    readonly provider: SocialProvider
    readonly redirectUri: string
    readonly checks: SocialChecks
  }): Promise<URL>
  /**
   * Exchanges a code and returns who the visitor is. Throws whatever is wrong with the answer: its `iss`, the code, the PKCE verifier,
   * or the ID token's signature, issuer, audience, nonce or age.
   */
  identify(parameters: {
    readonly provider: SocialProvider
    readonly redirectUri: string
    readonly checks: SocialChecks
    readonly code: string
    /** As the provider stated it (RFC 9207). */
    readonly iss: string | undefined
  }): Promise<SocialIdentity>
}

/** Creates the clients. Nothing is asked before the first login with a provider. */
export function createSocialClients(parameters: {
  readonly settings: SocialSettings
  readonly now: () => number
}): SocialClients {
  const { now, settings } = parameters
  const issuers = new Map<SocialProvider, { readonly configuration: Promise<Configuration>; readonly since: number }>()

  const require = (provider: SocialProvider): SocialClient => {
    const client = settings.get(provider)
    if (client === undefined) throw new ApiRefusal('not_configured', `${provider} is not configured.`)
    return client
  }
  const open = (provider: SocialProvider): Promise<Configuration> => {
    const known = issuers.get(provider)
    if (known !== undefined && now() - known.since < constants.issuerLife) return known.configuration
    const configuration = createConfiguration(provider, require(provider))
    issuers.set(provider, { configuration, since: now() })
    configuration.catch(() => issuers.delete(provider))
    return configuration
  }

  return {
    async createUrl({ checks, provider, redirectUri }) {
      const { kind, parameters: more, scope } = socialTable[provider]
      const { nonce, state, verifier } = checks
      return buildAuthorizationUrl(await open(provider), {
        redirect_uri: redirectUri,
        scope,
        state,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(kind === 'oidc' ? { nonce } : {}),
        ...more,
      })
    },

    async identify({ checks, code, iss, provider, redirectUri }) {
      const { nonce, state, verifier } = checks
      const row = socialTable[provider]
      const configuration = await open(provider)
      const answer = new URL(redirectUri)
      answer.search = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) }).toString()
      const isOidc = row.kind === 'oidc'
      const tokens = await authorizationCodeGrant(configuration, answer, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        ...(isOidc ? { expectedNonce: nonce, idTokenExpected: true } : {}),
      })
      if (isOidc) return parse(row.identity, tokens.claims())
      const url = new URL(toEndpoint(row.user, require(provider).base))
      const user = await fetchProtectedResource(configuration, tokens.access_token, url, 'GET', null, acceptJson)
      if (!user.ok) throw new ApiRefusal('upstream_failed', `The user endpoint answered ${user.status}.`)
      return parse(row.identity, await user.json())
    },
  }
}

const acceptJson = new Headers({ accept: 'application/json' })

/** In s, as openid-client counts. */
const timeout = constants.socialTimeout / 1_000

async function createConfiguration(provider: SocialProvider, client: SocialClient): Promise<Configuration> {
  const row = socialTable[provider]
  const { base, clientId } = client
  const issuer = base ?? row.issuer
  // The settings accept http: on this machine only.
  const insecure = new URL(issuer).protocol === 'http:' ? [allowInsecureRequests] : []
  if (row.kind === 'oidc') {
    const auth = createClientAuth(client, issuer)
    // By default, ID tokens from the token endpoint are believed without their signature.
    const execute = [...insecure, enableNonRepudiationChecks]
    return discovery(new URL(issuer), clientId, undefined, auth, { execute, timeout })
  }
  const metadata = {
    issuer,
    authorization_endpoint: toEndpoint(row.authorization, base),
    token_endpoint: toEndpoint(row.token, base),
  }
  const configuration = new Configuration(metadata, clientId, undefined, createClientAuth(client, issuer, row))
  configuration.timeout = timeout
  for (const allow of insecure) allow(configuration)
  return configuration
}

function createClientAuth(client: SocialClient, issuer: string, row?: OauthProvider): ClientAuth {
  const { clientId, secret } = client
  if (secret.kind === 'text') {
    return row?.clientAuth === 'basic' ? ClientSecretBasic(secret.text) : ClientSecretPost(secret.text)
  }
  return (_server, _client, body) => {
    body.set('client_id', clientId)
    body.set('client_secret', createAppleSecret({ ...secret, clientId, audience: issuer }))
  }
}

/** Moves a documented endpoint to another server. */
function toEndpoint(documented: string, base: string | undefined): string {
  if (base === undefined) return documented
  const { pathname, search } = new URL(documented)
  return `${base}${pathname}${search}`
}
