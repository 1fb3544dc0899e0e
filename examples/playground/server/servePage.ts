import type { Server } from 'node:http'
import path from 'node:path'
import type { DevnetDescription } from '@latchkey/devnet'
import { createServer, preview, type InlineConfig } from 'vite'
import { PlaygroundError } from './PlaygroundError.ts'
import { serveDescription } from './serveDescription.ts'

/** Names and pictures come from wallets, everything else from here: nothing that a wallet says can run or load anything. */
const toPolicy = ({ evm, faucetUrl }: DevnetDescription): string =>
  [
    "default-src 'self'",
    "img-src 'self' data: https:",
    `connect-src 'self' ${[...evm.map(({ rpcUrl }) => rpcUrl), faucetUrl].join(' ')}`,
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')

export interface ServePageParameters {
  readonly description: DevnetDescription
  /** `0` takes a free one. */
  readonly port: number
  /** Serve the sources, with hot reload, in place of the built page. */
  readonly isDev: boolean
}

/**
 * Serves the page on 127.0.0.1.
 *
 * @throws {PlaygroundError} when the port is not to be had.
 */
export async function servePage(parameters: ServePageParameters): Promise<{
  readonly url: string
  readonly stop: () => Promise<void>
}> {
  const { description, port, isDev } = parameters
  const address = { host: '127.0.0.1', port, strictPort: true, open: false } as const
  const config: InlineConfig = {
    root: path.resolve(import.meta.dirname, '..'),
    logLevel: 'error',
    clearScreen: false,
    plugins: [serveDescription(description)],
    server: address,
    preview: { ...address, headers: { 'content-security-policy': toPolicy(description) } },
  }
  try {
    const server = isDev ? await (await createServer(config)).listen() : await preview(config)
    return { url: `http://127.0.0.1:${readPort(server.httpServer)}`, stop: () => server.close() }
  } catch (error) {
    throw toPortError({ error, port }) ?? error
  }
}

/** The port that was taken, also where any was right. */
function readPort(server: { readonly address?: Server['address'] } | null): number {
  const address = server?.address?.()
  if (typeof address !== 'object' || address === null) throw new PlaygroundError('The page is served on no port.')
  return address.port
}

function toPortError({ error, port }: { error: unknown; port: number }): PlaygroundError | undefined {
  const message = error instanceof Error ? error.message : ''
  const choice = 'choose another with --port; 0 takes a free one.'
  if (/already in use|EADDRINUSE/.test(message))
    return new PlaygroundError(
      `Port ${port} for the playground is taken. Stop the program that listens on it, or ${choice}`,
    )
  if (message.includes('EACCES'))
    return new PlaygroundError(`This user may not listen on port ${port} for the playground: ${choice}`)
  return undefined
}
