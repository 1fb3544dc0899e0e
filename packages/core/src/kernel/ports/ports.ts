/** Where strings are kept between visits. Never throws: see `createBrowserStorage`. */
export interface StoragePort {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Time. All durations are milliseconds. */
export interface ClockPort {
  /** Milliseconds since the epoch. */
  now(): number
  /** Calls back once after a time. Returns the function that cancels it. */
  after(milliseconds: number, callback: () => void): () => void
  /** Calls back again and again. Returns the function that ends it. */
  every(milliseconds: number, callback: () => void): () => void
}

/** Where words for developers go. */
export interface LoggerPort {
  error(...values: readonly unknown[]): void
  warn(...values: readonly unknown[]): void
  info(...values: readonly unknown[]): void
  debug(...values: readonly unknown[]): void
}

/** Randomness. */
export interface RandomPort {
  /** A random UUID of version 4 (RFC 9562). */
  uuid(): string
  /** So many random bytes, fit for keys. */
  bytes(length: number): Uint8Array<ArrayBuffer>
}

/** What the page runs on. On a server every string is empty and every flag false. */
export interface PlatformPort {
  readonly isBrowser: boolean
  readonly isMobile: boolean
  readonly userAgent: string
  /** The page's origin, such as `https://app.example.com`. */
  readonly origin: string
  /** The IANA name of the visitor's time zone, such as `Europe/Lisbon`. */
  readonly timeZone: string
}

/** Requests over the network. */
export interface HttpPort {
  /** As `fetch` of the platform. */
  fetch(url: string, init: RequestInit): Promise<Response>
  /** Whether there is a network at all; `true` where nobody knows. */
  isOnline(): boolean
}

/** Everything through which core touches the world outside, so that a test can replace it. */
export interface Ports {
  readonly storage: StoragePort
  readonly clock: ClockPort
  readonly logger: LoggerPort
  readonly random: RandomPort
  readonly platform: PlatformPort
  /** Left out, the browser's: it loads with what asks a server. */
  readonly http?: HttpPort | undefined
}
