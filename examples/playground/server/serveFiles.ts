import { createReadStream, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

/** A request handler. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Serves the files of a folder with the given Content-Security-Policy. */
export function serveFiles(parameters: { readonly folder: string; readonly policy: string }): Handler {
  const { folder, policy } = parameters
  return (request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split(/[?#]/, 1)
    const file = path.join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname)
    const isServed = file.startsWith(folder + path.sep) && statSync(file, { throwIfNoEntry: false })?.isFile() === true
    if (!isServed) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n')
      return
    }
    response.writeHead(200, {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'content-security-policy': policy,
      // Built assets have a hash in their names.
      'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response)
  }
}
