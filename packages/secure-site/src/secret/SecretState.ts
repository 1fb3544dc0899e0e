import type { Secret } from '../vault/worker/Command.ts'

/** The secret that is open. `held`: it cannot be shown for some seconds yet. */
export interface OpenSecret {
  readonly secret: Secret
  readonly stage: 'held' | 'ready' | 'shown'
  readonly secondsLeft: number
  /** Only while it is shown. */
  readonly text: string | undefined
}

/** One secret at a time, and what became of its last copy. */
export interface SecretState {
  readonly secret: OpenSecret | undefined
  readonly copy: 'idle' | 'copied' | 'cleared' | 'failed'
}

export const initialSecret: SecretState = { secret: undefined, copy: 'idle' }
