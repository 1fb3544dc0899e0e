/** An event of a socket. */
export interface SocketEvent {
  /** The text of a message event. */
  readonly data?: unknown
  /** The code of a close event. */
  readonly code?: number | undefined
  readonly reason?: string | undefined
}

/** The part of a WebSocket that the relay connection uses. */
export interface WebSocketLike {
  send(text: string): void
  close(code?: number): void
  addEventListener(type: 'open' | 'message' | 'close' | 'error', listener: (event: SocketEvent) => void): void
}

/** Opens a socket. Throws if the page may not open one to that address. */
export type OpenSocket = (url: string) => WebSocketLike
