/** The part of `@walletconnect/sign-client` that pairing uses. Everything it returns is parsed. */
export interface UniversalSignClient {
  readonly session: { getAll(): readonly unknown[] }
  readonly core: {
    readonly relayer: {
      readonly connected: boolean
      readonly connecting: boolean
      on(event: string, listener: () => void): void
      off(event: string, listener: () => void): void
      transportOpen(): Promise<void>
    }
  }
  connect(parameters: object): Promise<{ readonly uri?: string | undefined; readonly approval: () => Promise<unknown> }>
  request(parameters: {
    readonly topic: string
    readonly chainId: string
    readonly request: { readonly method: string; readonly params: unknown }
    /** Seconds */
    readonly expiry: number
  }): Promise<unknown>
  ping(parameters: { readonly topic: string }): Promise<void>
  disconnect(parameters: {
    readonly topic: string
    readonly reason: { readonly code: number; readonly message: string }
  }): Promise<void>
  on(event: UniversalEventName, listener: (payload: unknown) => void): unknown
  off(event: UniversalEventName, listener: (payload: unknown) => void): unknown
}

/** The library's events about sessions. */
export type UniversalEventName =
  | 'session_connect'
  | 'session_update'
  | 'session_extend'
  | 'session_event'
  | 'session_delete'
  | 'session_expire'

/** An instance of `@walletconnect/universal-provider`, up to 2.21.8. */
export interface UniversalProviderLike {
  readonly client: UniversalSignClient | undefined
}

/** The class that `@walletconnect/universal-provider` exports. */
export interface UniversalProviderClass {
  init(options: {
    readonly projectId: string
    readonly relayUrl: string
    readonly metadata: { name: string; description: string; url: string; icons: string[] }
  }): Promise<UniversalProviderLike>
}
