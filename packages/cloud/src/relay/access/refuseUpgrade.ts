import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/** Answers an upgrade by HTTP instead, and ends the socket. */
export function refuseUpgrade(socket: Duplex, refusal: { readonly status: number; readonly message: string }): void {
  const { message, status } = refusal
  const body = `${message}\n`
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'Connection: close',
      'Content-Type: text/plain; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...(status === 429 || status === 503 ? ['Retry-After: 5'] : []),
      '',
      body,
    ].join('\r\n'),
  )
}
