/** What happens to a socket. */
export interface SocketEvent {
  /** Of a message. */
  readonly data?: unknown
  /** Of a close. */
  readonly code?: number | undefined
  readonly reason?: string | undefined
}

/** The part of a WebSocket that the relay needs. */
export interface WebSocketLike {
  send(text: string): void
  close(code?: number): void
  addEventListener(type: 'open' | 'message' | 'close' | 'error', listener: (event: SocketEvent) => void): void
}

/** Opens a socket; the page's own by default. Throws where the page may not open one to that address. */
export type OpenSocket = (url: string) => WebSocketLike
