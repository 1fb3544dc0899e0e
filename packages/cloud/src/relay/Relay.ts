import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

/** The pairing relay of one node. */
export interface Relay {
  /** Takes the socket of a WebSocket upgrade at `/relay` or `/`. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Answers a JSON-RPC body of HTTP `POST /rpc`; `authorization` is the header's value. */
  handleRpc(parameters: {
    readonly body: string
    readonly query: URLSearchParams
    readonly authorization: string | undefined
    readonly origin: string | undefined
    /** The header's value; a token must be made for it if no public URL is set. */
    readonly host?: string | undefined
    readonly address: string
  }): Promise<{ readonly status: number; readonly body: string }>
  /** Closes every socket with 1001 and waits until what was accepted is stored. */
  drain(): Promise<void>
}
