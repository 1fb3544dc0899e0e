// The page's side of the worker.
import { VaultError, vaultErrorCodes } from '../VaultError.ts'
import type { VaultErrorCode } from '../VaultError.ts'
import type { Command, Results } from './Command.ts'
import { readResult } from './readResult.ts'
import { toFields } from './toFields.ts'

/** A worker, as the page sees it. */
export interface WorkerPort {
  post(message: { readonly id: number; readonly command: Command }): void
  onMessage(listener: (message: unknown) => void): void
  onError(listener: () => void): void
  terminate(): void
}

export interface Keeper {
  /** Rejects with a `VaultError`. A second command is refused while one is under way. */
  run<type extends Command['type']>(command: Extract<Command, { readonly type: type }>): Promise<Results[type]>
  /** Ends the worker, with all keys. On sign-out and on `pagehide`. */
  close(): void
}

/** A command that takes longer has failed: 20 s. Deriving and signing take some ms. */
export const commandLimit = 20_000

/** Starts a worker. `setTimer` calls back after some ms and returns a function that cancels it. */
export function createKeeper({
  worker,
  setTimer,
}: {
  readonly worker: WorkerPort
  readonly setTimer: (callback: () => void, delay: number) => () => void
}): Keeper {
  let lastId = 0
  let pending:
    | { readonly id: number; readonly settle: (message: unknown) => void; readonly fail: (error: VaultError) => void }
    | undefined
  let isClosed = false

  function end(code: VaultErrorCode): void {
    isClosed = true
    worker.terminate()
    pending?.fail(new VaultError(code))
    pending = undefined
  }

  worker.onError(() => {
    end('vault.failed')
  })
  worker.onMessage((message) => {
    const { id } = toFields(message)
    // An unknown, second or late answer is dropped.
    if (pending === undefined || id !== pending.id) return
    const { settle } = pending
    pending = undefined
    settle(message)
  })

  return {
    run: (command) =>
      new Promise((resolve, reject) => {
        if (isClosed) throw new VaultError('vault.closed')
        if (pending !== undefined) throw new VaultError('vault.busy')
        const id = ++lastId
        const cancel = setTimer(() => {
          end('vault.timedOut')
        }, commandLimit)
        const settle = (message: unknown) => {
          cancel()
          try {
            const { code, reason, result } = toFields(message)
            if (code !== undefined)
              throw new VaultError(
                vaultErrorCodes.find((known) => known === code) ?? 'vault.failed',
                typeof reason === 'string' ? reason : undefined,
              )
            resolve(readResult(command.type, result))
          } catch (error) {
            reject(error)
          }
        }
        const fail = (error: VaultError) => {
          cancel()
          reject(error)
        }
        pending = { id, settle, fail }
        worker.post({ id, command })
      }),
    close: () => {
      if (!isClosed) end('vault.closed')
    },
  }
}
