import { defineEndpoint } from '@latchkey/protocol/api'
import type { CloudServices } from '../../createCloudServices.ts'
import { createNotFound } from '../../answerNotFound.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'

/** RFC 9116 recommends less than a year. */
const validFor = 180 * 86_400_000

/** Says where to report vulnerabilities (RFC 9116), if the operator has set it. */
export function getSecurityContactRoute({
  context: { now },
  settings,
}: Pick<CloudServices, 'context' | 'settings'>): Route {
  const { publicUrls, securityContact } = settings
  // The RFC allows no http: URLs.
  const canonical = publicUrls.find((url) => url.startsWith('https:'))
  return defineRoute({
    endpoint: defineEndpoint({
      name: 'getSecurityContact',
      summary: 'Says where to report vulnerabilities of this cloud (RFC 9116); 404 if the operator has not set it.',
      method: 'GET',
      path: '/.well-known/security.txt',
      response: 'blob',
    }),
    access: 'public',
    handle: ({ context }) => {
      if (securityContact === undefined) throw createNotFound()
      const expires = new Date(now() + validFor).toISOString().replace(/\.\d+/, '')
      const lines = [
        `Contact: ${securityContact}`,
        `Expires: ${expires}`,
        ...(canonical === undefined ? [] : [`Canonical: ${new URL('/.well-known/security.txt', canonical).href}`]),
      ]
      return context.body(`${lines.join('\n')}\n`, 200, { 'content-type': 'text/plain; charset=utf-8' })
    },
  })
}
