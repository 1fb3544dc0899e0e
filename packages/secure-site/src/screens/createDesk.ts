import { FrameFailure } from '../session/FrameFailure.ts'

/** Gives the screen to one task after another. */
export interface Desk {
  /**
   * Waits for the screen and runs the task.
   *
   * @throws FrameFailure `request.tooMany` if ten wait already; `request.aborted` if `signal` aborts before its turn.
   */
  run<value>(signal: AbortSignal, task: () => Promise<value>): Promise<value>
}

/** Tasks that wait for the screen. */
const mostWaiting = 10

export function createDesk(): Desk {
  const waiting: (() => void)[] = []
  let isTaken = false

  const takeTurn = (signal: AbortSignal): Promise<void> => {
    if (!isTaken) {
      isTaken = true
      return Promise.resolve()
    }
    if (waiting.length >= mostWaiting)
      throw new FrameFailure('request.tooMany', 'Ten requests wait for the visitor already.')
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const leave = (): void => {
        waiting.splice(waiting.indexOf(begin), 1)
        reject(createAborted())
      }
      waiting.push(begin)
      signal.addEventListener('abort', leave, { once: true })
    })
  }

  return {
    async run(signal, task) {
      if (signal.aborted) throw createAborted()
      await takeTurn(signal)
      try {
        return await task()
      } finally {
        const next = waiting.shift()
        if (next === undefined) isTaken = false
        else next()
      }
    },
  }
}

/** The page, or another request, has ended this one. */
export function createAborted(): FrameFailure {
  return new FrameFailure('request.aborted', 'Request was aborted')
}
