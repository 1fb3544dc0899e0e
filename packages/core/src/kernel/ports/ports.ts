/** Strings kept between visits. Never throws: see `createBrowserStorage`. */
export interface StoragePort {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** The time. All durations are in milliseconds. */
export interface ClockPort {
  /** Milliseconds since the epoch. */
  now(): number
  /** Calls back once after a delay. Returns a function that cancels it. */
  after(milliseconds: number, callback: () => void): () => void
  /** Calls back repeatedly. Returns a function that ends it. */
  every(milliseconds: number, callback: () => void): () => void
}

/** Writes messages for developers. */
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
  /** Returns this many random bytes, suitable for keys. */
  // Before TypeScript 5.7, `Uint8Array` has no type parameter; this names the same type in all versions.
  bytes(length: number): ReturnType<typeof Uint8Array.of>
}

/** The platform of the page. On a server every string is empty and every flag false. */
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
  /** Same as the platform's `fetch`. */
  fetch(url: string, init: RequestInit): Promise<Response>
  /** Returns whether the device is online; `true` if unknown. */
  isOnline(): boolean
}

/** An iframe in the page: see `openFrameElement`. */
export interface FrameElement {
  /** Sends a message with one port to the frame, if it shows this origin. */
  post(message: unknown, origin: string, port: MessagePort): void
  /**
   * Shows the frame above everything else in the page, which is inert meanwhile; called again when the height has changed. Below a width
   * of 480 px it is a sheet over the whole width.
   *
   * @param height in CSS pixels; the frame is never higher than the page's window.
   */
  show(height: number): void
  /** Hides the frame. What had the focus before gets it back. */
  hide(): void
  remove(): void
}

/** Opens the iframe of the embedded wallet. */
export interface FramePort {
  open(parameters: {
    readonly url: URL
    readonly title: string
    /** Called for each message of the frame. */
    readonly onMessage: (data: unknown) => void
    /** The frame has loaded a document; `count` says how many there were. */
    readonly onLoad: (count: number) => void
    /** The visitor has left the shown frame, such as with Escape. It is hidden. */
    readonly onDismiss: () => void
  }): FrameElement
}

/** All access of core to the outside world; tests can replace it. */
export interface Ports {
  readonly storage: StoragePort
  readonly clock: ClockPort
  readonly logger: LoggerPort
  readonly random: RandomPort
  readonly platform: PlatformPort
  /** By default the browser's, which loads with the code that sends requests. */
  readonly http?: HttpPort | undefined
  /** By default an iframe in the page, which loads with the login. */
  readonly frame?: FramePort | undefined
}
