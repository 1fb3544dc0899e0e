import { type ModalError } from '@latchkey/core'
import { toModalError } from '@latchkey/core/internal'
import { useCallback, useEffect, useRef, useState } from 'react'

/** An action and its state. */
export interface Action<parameters, value> {
  readonly run: (parameters: parameters) => Promise<value>
  readonly status: 'idle' | 'pending' | 'success' | 'error'
  readonly isPending: boolean
  readonly data: value | undefined
  readonly error: ModalError | undefined
  /** Resets the state to `idle`. */
  readonly reset: () => void
}

type Outcome<value> =
  | { readonly status: 'idle' | 'pending' }
  | { readonly status: 'success'; readonly data: value }
  | { readonly status: 'error'; readonly error: ModalError }

/** Tracks the state of an asynchronous action. With several runs, the latest one's outcome counts. */
export function useAction<parameters, value>(
  action: (parameters: parameters) => Promise<value>,
): Action<parameters, value> {
  const [outcome, setOutcome] = useState<Outcome<value>>({ status: 'idle' })
  const latest = useRef(action)
  const turn = useRef(0)
  useEffect(() => {
    latest.current = action
  })
  const run = useCallback(async (parameters: parameters) => {
    const id = ++turn.current
    const settle = (next: Outcome<value>): void => {
      if (id === turn.current) setOutcome(next)
    }
    settle({ status: 'pending' })
    try {
      const data = await latest.current(parameters)
      settle({ status: 'success', data })
      return data
    } catch (cause) {
      const error = toModalError(cause, 'request.failed')
      settle({ status: 'error', error })
      throw error
    }
  }, [])
  const reset = useCallback(() => {
    turn.current++
    setOutcome({ status: 'idle' })
  }, [])
  return {
    run,
    reset,
    status: outcome.status,
    isPending: outcome.status === 'pending',
    data: outcome.status === 'success' ? outcome.data : undefined,
    error: outcome.status === 'error' ? outcome.error : undefined,
  }
}
