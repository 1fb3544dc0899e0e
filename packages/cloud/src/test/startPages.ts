import { once } from 'node:events'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Serves a page that runs a module on two ports: same site, different origins. */
export async function startPages(parameters: { readonly module: URL }) {
  const files = await bundle(fileURLToPath(parameters.module))
  const servers = [0, 1].map(() =>
    createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://site')
      const text =
        pathname === '/' ? '<!doctype html><script type="module" src="/page.js"></script>' : files.get(pathname)
      // Browsers request a favicon.
      response.statusCode = text === undefined ? 204 : 200
      response.setHeader('content-type', pathname.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8')
      response.end(text)
    }),
  )
  const ports = await Promise.all(
    servers.map(async (server) => {
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      const address = server.address()
      return typeof address === 'object' ? address?.port : undefined
    }),
  )
  return {
    ports,
    async stop(): Promise<void> {
      for (const server of servers) {
        server.close()
        server.closeAllConnections()
      }
    },
  }
}

/** Bundles a module. Returns files by path; the entry is `/page.js`. */
async function bundle(input: string): Promise<ReadonlyMap<string, string>> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    resolve: { conditions: ['@latchkey/source', 'module', 'browser', 'development|production'] },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input, output: { entryFileNames: 'page.js', chunkFileNames: 'chunk-[hash].js' } },
    },
  })
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  return new Map(
    outputs.flatMap((output) => (output.type === 'chunk' ? [[`/${output.fileName}`, output.code] as const] : [])),
  )
}
