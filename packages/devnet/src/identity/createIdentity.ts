import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { createOauthServer, isOauthSocial } from './createOauthServer.ts'
import { createOidcIssuer } from './createOidcIssuer.ts'
import { formatIdentityPage, identityStyle } from './formatIdentityPage.ts'
import type { IdentityServer } from './IdentityServer.ts'
import { type Social, socials } from './socials.ts'

const titles: Readonly<Record<Social, string>> = {
  google: 'Google',
  apple: 'Apple',
  github: 'GitHub',
  facebook: 'Facebook',
  x: 'X',
  discord: 'Discord',
}

const styleHash = createHash('sha256').update(identityStyle).digest('base64')

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

  return async (request, response) => {
    const [, name = '', path = '/'] = /^\/([a-z]+)(\/.*)?$/.exec(request.url ?? '') ?? []
    const social = socials.find((each) => each === name)
    if (social === undefined) {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"code":"not_found"}')
      return
    }
    const server = open(social)
    if (!path.startsWith('/interaction/')) {
      await server.answer({ path, request, response })
      return
    }
    if (request.method === 'GET') {
      const title = titles[social]
      const { host } = new URL(url)
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`,
        'x-content-type-options': 'nosniff',
      })
      response.end(formatIdentityPage({ title, action: request.url ?? '', host }))
      return
    }
    const form = new URLSearchParams(await readText(request))
    const person = form.get('act') === 'cancel' ? undefined : (form.get('name') ?? undefined)
    await server.logIn({ path, person, request, response })
  }
}
