/** A failed attempt at one member of a pool. */
export interface FailedAttempt {
  readonly kind: 'failed'
  /** A code or a status. Never text of the upstream, which may contain its URL. */
  readonly reason: string
  readonly isTimeout: boolean
  /** Whether the request certainly did not reach the upstream. */
  readonly isUnsent: boolean
  /** Whether the upstream is at fault, as opposed to the request. */
  readonly isItsFault: boolean
  /** Whether other upstreams would fail too. */
  readonly isFinal: boolean
  /** Whether the upstream rests after this failure, whatever the number of failures before. */
  readonly isRestDue: boolean
  /** Whether only the operator can end the failure: a missing, wrong or exhausted key. */
  readonly isForOperator: boolean
  /** How long the upstream asks to wait, in ms. */
  readonly retryAfter: number | undefined
}

/** The result of one request to one member of a pool. */
export type Attempt<answered extends { readonly kind: 'answered' }> = answered | FailedAttempt

/** Creates a failed attempt. By default it is the upstream's fault, and others may succeed. */
export function failAttempt(reason: string, more: Partial<FailedAttempt> = {}): FailedAttempt {
  return {
    kind: 'failed',
    reason,
    isTimeout: false,
    isUnsent: false,
    isItsFault: true,
    isFinal: false,
    isRestDue: false,
    isForOperator: false,
    retryAfter: undefined,
    ...more,
  }
}
