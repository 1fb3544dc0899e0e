import { toFields } from './toFields.ts'
import { isVaultError } from '../isVaultError.ts'
import type { Answer } from './Command.ts'
import { idleLimit } from './Command.ts'
import { createVault } from './createVault.ts'

/** The side of a worker that talks to its page. */
export interface WorkerScope {
  onMessage(listener: (message: unknown) => void): void
  post(answer: Answer): void
  /** Ends the worker. */
  end(): void
  /** Calls back after some ms, and returns a function that cancels it. */
  setTimer(callback: () => void, delay: number): () => void
}

/** Answers the commands of the page, and ends after 15 minutes without one. */
export function serveVault(scope: WorkerScope): void {
  const vault = createVault()
  const end = () => {
    vault.close()
    scope.end()
  }
  let cancel = scope.setTimer(end, idleLimit)
  scope.onMessage((message) => {
    cancel()
    cancel = scope.setTimer(end, idleLimit)
    const { id, command } = toFields(message)
    if (typeof id !== 'number') return
    vault.run(command).then(
      (result) => {
        scope.post({ id, result })
      },
      (error: unknown) => {
        const [code, reason] = isVaultError(error) ? [error.code, error.reason] : (['vault.failed', undefined] as const)
        scope.post({ id, code, reason })
      },
    )
  })
}
