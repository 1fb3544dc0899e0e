import { createServer, request as ask } from 'node:http'
import type { ClientRequest, Server, ServerResponse } from 'node:http'
import { afterAll, beforeAll } from 'vitest'

/** A file of a site: its path and its text. */
export type SiteFiles = Readonly<Record<string, string>>

/**
 * A site for the tests of one file. Its Content-Security-Policy allows only the site itself and, optionally, one more URL to
 * connect to. `/rpc` is a proxy to a chain, if there is one.
 */
export function runSite(
  getFiles: () => SiteFiles | Promise<SiteFiles>,
  getRpcUrl?: () => string,
  getSource: () => string = () => '',
): { readonly getUrl: (host?: string) => string } {
  let server: Server | undefined
  beforeAll(async () => {
    const files = await getFiles()
    const started = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://site')
      if (pathname === '/rpc' && getRpcUrl !== undefined) return request.pipe(connect(getRpcUrl(), response))
      const text = files[pathname]
      // Chromium requests an icon, and a 404 would appear in the console.
      response.statusCode = text !== undefined ? 200 : pathname === '/favicon.ico' ? 204 : 404
      response.setHeader('content-security-policy', `default-src 'self'; connect-src 'self' ${getSource()}`)
      response.setHeader('content-type', pathname.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8')
      response.end(text)
    })
    await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
    server = started
  }, 30_000)
  afterAll(async () => {
    const ending = server
    if (ending === undefined) return
    await new Promise<void>((resolve) => {
      ending.close(() => resolve())
      // The browser may end later and keep connections open.
      ending.closeAllConnections()
    })
  })
  return {
    getUrl(host = '127.0.0.1') {
      const address = server?.address()
      if (typeof address !== 'object' || address === null) throw new Error('The site is not running.')
      return `http://${host}:${address.port}`
    },
  }
}

function connect(rpcUrl: string, response: ServerResponse): ClientRequest {
  const headers = { 'content-type': 'application/json' }
  return ask(rpcUrl, { method: 'POST', headers }, (answer) => answer.pipe(response))
}
