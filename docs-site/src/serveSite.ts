import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { outputFolder } from './paths.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

/** Serves the built site on this machine, as any static host does. Resolves when the port is open. */
export async function serveSite(port: number): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const asked = path.join(outputFolder, path.posix.normalize(decodeURIComponent(pathname)))
    const isFolder = existsSync(asked) && statSync(asked).isDirectory()
    if (isFolder && !pathname.endsWith('/')) {
      response.writeHead(301, { location: `${pathname}/` }).end()
      return
    }
    const file = isFolder ? path.join(asked, 'index.html') : asked
    if (!file.startsWith(outputFolder) || !existsSync(file)) {
      // The links of the page are relative, so it is shown at its own address.
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
      response.end('<!doctype html><meta http-equiv="refresh" content="0; url=/404.html"><title>Page not found</title>')
      return
    }
    response.writeHead(200, {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'x-content-type-options': 'nosniff',
    })
    response.end(readFileSync(file))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  return { server, url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}/` }
}
