/** What one upstream did with a request. */
export type RpcAttempt =
  | { readonly kind: 'answered'; readonly status: number; readonly body: Uint8Array<ArrayBuffer> }
  | {
      readonly kind: 'failed'
      /** A code or a status, never words of the upstream: those may hold its URL. */
      readonly reason: string
      readonly isTimeout: boolean
      /** Whether the request certainly never reached the upstream. */
      readonly isUnsent: boolean
      /** Whether the upstream is at fault, and not what it was asked. */
      readonly isItsFault: boolean
      /** Whether another upstream would do no better. */
      readonly isFinal: boolean
      /** How long the upstream asks to be left alone, in ms. */
      readonly retryAfter: number | undefined
    }

/** Somebody who answers JSON-RPC for a chain. */
export interface RpcUpstream {
  /** Rejects only when `signal` is aborted. */
  send(parameters: { readonly body: string; readonly signal?: AbortSignal | undefined }): Promise<RpcAttempt>
}
