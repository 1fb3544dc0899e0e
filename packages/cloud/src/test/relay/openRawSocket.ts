import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { type ConnectParameters, getHandshake } from './connectTestClient.ts'

/** A raw TCP socket, for bytes that no library would send. */
export interface RawSocket {
  readonly socket: Socket
  /** All received bytes. */
  received(): Buffer
  /** The bytes after the upgrade response. */
  frames(): Buffer
  readonly ended: Promise<void>
  /** Waits for the end and returns code and reason of the close frame. */
  readClose(): Promise<{ readonly code: number; readonly reason: string }>
}

/** Opens a TCP connection. */
export async function openTcpSocket(url: string): Promise<RawSocket> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port) })
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  let all = Buffer.alloc(0)
  socket.on('data', (chunk) => {
    all = Buffer.concat([all, chunk])
  })
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  await once(socket, 'connect')
  const frames = (): Buffer => {
    const head = all.indexOf('\r\n\r\n')
    return head === -1 ? Buffer.alloc(0) : all.subarray(head + 4)
  }
  return {
    socket,
    received: () => all,
    frames,
    ended,
    async readClose() {
      await ended
      const bytes = frames()
      for (let at = 0; at + 1 < bytes.length;) {
        const short = bytes.readUInt8(at + 1) & 0x7f
        const headLength = short === 126 ? 4 : 2
        const length = short === 126 ? bytes.readUInt16BE(at + 2) : short
        const payload = bytes.subarray(at + headLength, at + headLength + length)
        if ((bytes.readUInt8(at) & 0x0f) === 8)
          return { code: payload.readUInt16BE(0), reason: payload.subarray(2).toString() }
        at += headLength + length
      }
      throw new Error('The socket ended without a close frame.')
    },
  }
}

/** Connects and upgrades to WebSocket by hand. */
export async function openRawSocket(parameters: ConnectParameters): Promise<RawSocket> {
  const { headers, url } = getHandshake(parameters)
  const raw = await openTcpSocket(parameters.url)
  const lines = [
    `GET ${url.pathname}${url.search} HTTP/1.1`,
    `Host: ${url.host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  raw.socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  while (!raw.received().includes('\r\n\r\n')) await once(raw.socket, 'data')
  return raw
}

/** Encodes a client frame, valid or deliberately invalid. */
export function encodeFrame(parameters: {
  readonly payload: Buffer | string
  /** 1: text, 2: binary, 9: ping. */
  readonly opcode?: number
  readonly isFinal?: boolean
  readonly isMasked?: boolean
  /** Bits 4 to 6 of the first byte. */
  readonly reserved?: number
  /** The declared length. */
  readonly length?: number
}): Buffer {
  const { isFinal = true, isMasked = true, opcode = 1, reserved = 0 } = parameters
  const payload = Buffer.from(parameters.payload)
  const length = parameters.length ?? payload.length
  const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10)
  head.writeUInt8((isFinal ? 0x80 : 0) | (reserved << 4) | opcode, 0)
  const mask = isMasked ? 0x80 : 0
  head.writeUInt8(mask | (length < 126 ? length : length < 65_536 ? 126 : 127), 1)
  if (head.length === 4) head.writeUInt16BE(length, 2)
  if (head.length === 10) head.writeBigUInt64BE(BigInt(length), 2)
  // A zero mask leaves the payload unchanged.
  return Buffer.concat([head, ...(isMasked ? [Buffer.alloc(4)] : []), payload])
}
