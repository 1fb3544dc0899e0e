import type { IncomingMessage, ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { createFarcasterRelay } from '../farcaster/createFarcasterRelay.ts'
import { createOauthServer, isOauthSocial } from './createOauthServer.ts'
import { createOidcIssuer } from './createOidcIssuer.ts'
import type { IdentityServer } from './IdentityServer.ts'
import { sendIdentityPage } from './sendIdentityPage.ts'
import { type Social, socials } from './socials.ts'

const titles: Readonly<Record<Social, string>> = {
  google: 'Google',
  apple: 'Apple',
  github: 'GitHub',
  facebook: 'Facebook',
  x: 'X',
  discord: 'Discord',
}

/** Answers the requests to all imitated providers, each below its name. */
export type Identity = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Creates the providers.
 *
 * @param parameters.url their common address, without a trailing slash.
 */
export function createIdentity({ url }: { readonly url: string }): Identity {
  const servers = new Map<Social, IdentityServer>()
  const open = (social: Social): IdentityServer => {
    const known = servers.get(social)
    if (known !== undefined) return known
    const opened = isOauthSocial(social)
      ? createOauthServer({ social })
      : createOidcIssuer({ social, issuer: `${url}/${social}` })
    servers.set(social, opened)
    return opened
  }

  const relay = createFarcasterRelay({ url: `${url}/farcaster` })

  return async (request, response) => {
    const [, name = '', path = '/'] = /^\/([a-z]+)(\/.*)?$/.exec(request.url ?? '') ?? []
    if (name === 'farcaster') return relay({ path, request, response })
    const social = socials.find((each) => each === name)
    if (social === undefined) {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"code":"not_found"}')
      return undefined
    }
    const server = open(social)
    if (!path.startsWith('/interaction/')) {
      return server.answer({ path, request, response })
    }
    if (request.method === 'GET') {
      const title = titles[social]
      const { host } = new URL(url)
      return sendIdentityPage({ response, title, action: request.url ?? '', host })
    }
    const form = new URLSearchParams(await readText(request))
    const person = form.get('act') === 'cancel' ? undefined : (form.get('name') ?? undefined)
    return server.logIn({ path, person, request, response })
  }
}
