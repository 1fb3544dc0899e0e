import { VaultError } from '../vault/VaultError.ts'
import { idleLimit } from '../vault/worker/Command.ts'
import type { Keeper, WorkerPort } from '../vault/worker/createKeeper.ts'

/** The worker with the keys, which is started when it is needed, and again after it has ended. */
export interface Keys extends Pick<Keeper, 'run'> {
  /** Ends the worker, with all keys: on sign-out, on `pagehide`, and after 15 minutes without use. */
  close(): void
}

/** The page ends a worker this much earlier than the worker itself, in ms: a worker that has ended says nothing. */
const margin = 30_000

/** Commands run one after another, in the order in which they were given. */
export function createKeys(parameters: {
  readonly start: () => WorkerPort
  readonly setTimer: (callback: () => void, delay: number) => () => void
  readonly place: 'frame' | 'window'
}): Keys {
  const { place, setTimer, start } = parameters
  let open: { readonly keeper: Keeper; readonly started: Promise<unknown> } | undefined
  let last: Promise<unknown> = Promise.resolve()
  let cancelIdle: (() => void) | undefined
  let closings = 0

  const end = (): void => {
    cancelIdle?.()
    const closed = open
    open = undefined
    closed?.keeper.close()
  }

  const getKeeper = async (requireOpen: () => void): Promise<Keeper> => {
    if (open === undefined) {
      // With the first command, because a login needs none of it.
      const { createKeeper } = await import('../vault/worker/createKeeper.ts')
      requireOpen()
      const keeper = createKeeper({ worker: start(), setTimer })
      open = { keeper, started: keeper.run<'start'>({ type: 'start', place }) }
    }
    const { keeper, started } = open
    await started
    return keeper
  }

  return {
    run: (command) => {
      const before = closings
      // What was asked before the keys were closed must not start a worker, and open them, afterwards.
      const requireOpen = (): void => {
        if (before !== closings) throw new VaultError('vault.closed')
      }
      const result = (async () => {
        await last
        requireOpen()
        cancelIdle?.()
        try {
          const keeper = await getKeeper(requireOpen)
          return await keeper.run(command)
        } catch (error) {
          // A worker that has crashed or hangs is of no use to the next command.
          if (error instanceof VaultError && ['vault.failed', 'vault.timedOut', 'vault.closed'].includes(error.code))
            end()
          throw error
        } finally {
          cancelIdle?.()
          cancelIdle = setTimer(end, idleLimit - margin)
        }
      })()
      last = result.catch(() => undefined)
      return result
    },
    close: () => {
      closings += 1
      end()
    },
  }
}
