import { type IncomingMessage, request } from 'node:http'
import type { Connect, ConnectionTarget } from './connectTo.ts'

/** The answer of a host: its body, a redirect, or why neither can be used. */
export type FileAnswer =
  | { readonly kind: 'body'; readonly bytes: Buffer }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'failed'; readonly reason: 'answer_too_large' | 'status' }

/**
 * Sends one request over a new connection to the given address. It contains nothing about the visitor, and no cookies. Rejects if
 * the connection fails or `signal` aborts; either way the connection is closed.
 */
export async function requestFile(parameters: {
  readonly url: URL
  readonly target: ConnectionTarget
  readonly connect: Connect
  /** The media types that are of use. */
  readonly accept: string
  readonly bytesAtMost: number
  /** JSON, which is sent with `POST`. */
  readonly body?: string | undefined
  readonly signal: AbortSignal
}): Promise<FileAnswer> {
  const { accept, body, bytesAtMost, connect, signal, target, url } = parameters
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const message = request({
      createConnection: () => connect(target),
      path: `${url.pathname}${url.search}`,
      ...(body !== undefined && { method: 'POST' }),
      headers: {
        ...(body !== undefined && {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
        }),
        host: url.host,
        accept,
        'accept-encoding': 'identity',
        'user-agent': 'latchkey-cloud',
        connection: 'close',
      },
      maxHeaderSize: 16_384,
      signal,
    })
    message.once('response', resolve)
    // Also later errors, after the response has begun: its own error reports them.
    message.on('error', reject)
    message.end(body)
  })
  try {
    return await readAnswer(response, bytesAtMost)
  } finally {
    response.destroy()
  }
}

async function readAnswer(response: IncomingMessage, bytesAtMost: number): Promise<FileAnswer> {
  const { headers, statusCode = 0 } = response
  if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined) {
    return { kind: 'redirect', location: headers.location }
  }
  const encoding = headers['content-encoding'] ?? 'identity'
  // A compressed body could expand to any size.
  if (statusCode !== 200 || encoding !== 'identity') return { kind: 'failed', reason: 'status' }
  const tooLarge = { kind: 'failed', reason: 'answer_too_large' } as const
  if (Number(headers['content-length'] ?? 0) > bytesAtMost) return tooLarge
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response) {
    if (!Buffer.isBuffer(chunk)) continue
    length += chunk.byteLength
    if (length > bytesAtMost) return tooLarge
    chunks.push(chunk)
  }
  return { kind: 'body', bytes: Buffer.concat(chunks) }
}
