import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import type { DevnetDescription } from '@latchkey/devnet'
import { PlaygroundError } from './PlaygroundError.ts'
import { serveFiles, type Handler } from './serveFiles.ts'

const root = path.resolve(import.meta.dirname, '..')

/** Only names and icons come from wallets, everything else from this server: no wallet can run or load anything. */
const toPolicy = ({
  description,
  cloudUrl,
  walletUrl,
}: Pick<ServePageParameters, 'description' | 'cloudUrl' | 'walletUrl'>): string => {
  const { evm, solana, bitcoin, faucetUrl } = description
  const reached = [
    ...evm.map(({ rpcUrl }) => rpcUrl),
    ...(solana ? [solana.rpcUrl, solana.websocketUrl] : []),
    ...(bitcoin ? [bitcoin.esploraUrl] : []),
    ...[faucetUrl, cloudUrl, toRelayUrl(cloudUrl)],
  ]
  return [
    "default-src 'self'",
    `img-src 'self' data: https: ${cloudUrl}`,
    `connect-src 'self' ${reached.join(' ')}`,
    // The page's own preview, and the embedded wallet.
    `frame-src 'self' ${walletUrl}`,
    "base-uri 'none'",
    "object-src 'none'",
    // The page shows its own live preview in a frame.
    "frame-ancestors 'self'",
  ].join('; ')
}

const toRelayUrl = (cloudUrl: string): string => cloudUrl.replace(/^http/, 'ws')

export interface ServePageParameters {
  readonly description: DevnetDescription
  readonly cloudUrl: string
  /** The origin of the embedded wallet. */
  readonly walletUrl: string
  /** `0` selects a free port. */
  readonly port: number
  /** Serves the source with hot reload instead of the built page. */
  readonly isDev: boolean
}

/**
 * Serves the page on 127.0.0.1, and `/devnet.json`, which lists the running chains and the cloud.
 *
 * @throws {PlaygroundError} if the port is not available.
 */
export async function servePage(parameters: ServePageParameters): Promise<{
  readonly url: string
  readonly stop: () => Promise<void>
}> {
  const { description, cloudUrl, port, isDev } = parameters
  const server = createServer()
  await listen(server, port)
  const pages = isDev
    ? await serveSources(server)
    : { handle: serveFiles({ folder: path.join(root, 'dist'), policy: toPolicy(parameters) }), stop: async () => {} }
  server.on('request', (request, response) => {
    if (request.url !== '/devnet.json') return pages.handle(request, response)
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    const cloud = { url: cloudUrl, relayUrl: `${toRelayUrl(cloudUrl)}/relay`, projectId: 'dev' }
    response.end(JSON.stringify({ ...description, cloud }))
  })
  return {
    url: `http://127.0.0.1:${getPort(server)}`,
    stop: async () => {
      await pages.stop()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const choice = 'choose another with --port; 0 takes a free one.'
    if (code === 'EADDRINUSE')
      throw new PlaygroundError(
        `Port ${port} for the playground is taken. Stop the program that listens on it, or ${choice}`,
      )
    if (code === 'EACCES')
      throw new PlaygroundError(`This user may not listen on port ${port} for the playground: ${choice}`)
    throw error
  }
}

function getPort(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Vite in middleware mode: as a server of its own it would end the process at the first SIGTERM. */
async function serveSources(server: Server): Promise<{ handle: Handler; stop: () => Promise<void> }> {
  const vite = await import('vite')
  const sources = await vite.createServer({
    root,
    logLevel: 'error',
    clearScreen: false,
    server: { middlewareMode: true, hmr: { server } },
  })
  return { handle: sources.middlewares, stop: () => sources.close() }
}
