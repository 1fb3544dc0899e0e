import type { IncomingMessage, ServerResponse } from 'node:http'
import type { DevnetDescription } from '@latchkey/devnet'
import type { Plugin } from 'vite'

/** Where the page finds out which chains run. */
const path = '/devnet.json'

/** Answers the page that asks for the local chains. */
export function serveDescription(description: DevnetDescription): Plugin {
  const body = JSON.stringify(description)
  const answer = (_request: IncomingMessage, response: ServerResponse): void => {
    response.setHeader('content-type', 'application/json')
    response.setHeader('cache-control', 'no-store')
    response.end(body)
  }
  return {
    name: 'playground:description',
    configureServer: ({ middlewares }) => void middlewares.use(path, answer),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(path, answer),
  }
}
