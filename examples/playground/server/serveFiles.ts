import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { chooseCoding, compress } from './compress.ts'

/** A request handler. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Serves the files of a folder with the given Content-Security-Policy, compressed for browsers that accept it. */
export function serveFiles(parameters: { readonly folder: string; readonly policy: string }): Handler {
  const { folder, policy } = parameters
  /** Each file is compressed once per coding. Built files do not change while the server runs, others have a new time. */
  const compressed = new Map<string, Promise<Buffer>>()

  const serve: (...[request, response]: Parameters<Handler>) => Promise<void> = async (request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split(/[?#]/, 1)
    const file = path.join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname)
    const found = file.startsWith(folder + path.sep) ? await stat(file).catch(() => undefined) : undefined
    if (found?.isFile() !== true) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n')
      return
    }
    const type = types[path.extname(file)]
    // Files of unknown types, such as pictures, are compressed already.
    const coding = type === undefined ? undefined : chooseCoding(request.headers['accept-encoding']?.toString())
    const key = `${coding} ${found.mtimeMs} ${file}`
    const content =
      coding === undefined
        ? readFile(file)
        : (compressed.get(key) ?? readFile(file).then((plain) => compress(plain, coding)))
    if (coding !== undefined) compressed.set(key, content)
    const body = await content
    response.writeHead(200, {
      'content-type': type ?? 'application/octet-stream',
      'content-length': body.length,
      'content-security-policy': policy,
      ...(type !== undefined && { vary: 'accept-encoding' }),
      ...(coding !== undefined && { 'content-encoding': coding }),
      // Built assets have a hash in their names.
      'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  return (request, response) => void serve(request, response).catch(() => response.destroy())
}
