import { CloudError } from '../CloudError.ts'
import type { ChainBundler } from './ChainBundler.ts'
import { constants } from './constants.ts'
import { createLaneMemory, followLanes } from './executors/followLanes.ts'
import { resumeOperations } from './executors/resumeOperations.ts'
import { settleOperations } from './executors/settleOperations.ts'
import { waitFor } from './waitFor.ts'

/** Follows the open operations of one chain. */
export interface ChainLoop {
  /** Looks soon, and until nothing is under way any more. */
  wake(): void
  /** Looks once. Rejects if the chain or the database does not answer. */
  look(): Promise<'active' | 'waiting' | 'idle'>
  /** Resolves when nothing is done any more, after `signal` has aborted. */
  closed(): Promise<void>
}

/** Creates the loop of a chain, asleep. */
export function createChainLoop(parameters: {
  readonly bundler: ChainBundler
  readonly signal: AbortSignal
}): ChainLoop {
  const { bundler, signal } = parameters
  const { chainId, logger, now, operations } = bundler
  const memory = createLaneMemory()
  let running: Promise<void> | undefined
  let isAsked = false
  let interrupt: () => void = () => {}
  let sweptAt = Number.NEGATIVE_INFINITY
  let isFailing = false

  const look: ChainLoop['look'] = async () => {
    await resumeOperations(bundler)
    const { mined, open } = await followLanes(bundler, memory)
    await settleOperations(bundler)
    if (now() - sweptAt > constants.sweepEvery) {
      sweptAt = now()
      await operations.sweep(sweptAt)
    }
    if (open > 0) return 'active'
    return mined > 0 ? 'waiting' : 'idle'
  }

  /** Ends earlier if the loop is woken. */
  const pause = async (duration: number): Promise<void> => {
    if (isAsked || signal.aborted) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, duration)
      interrupt = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      // An operation that was just accepted is hardly in a block yet, and its client asks for the receipt first. One look covers all
      // operations that were accepted meanwhile.
      await waitFor(constants.lookAfter, signal)
      isAsked = false
      let state: Awaited<ReturnType<ChainLoop['look']>> | 'failed'
      try {
        state = await look()
        if (isFailing) logger.info({ chain: chainId }, 'The bundler follows its operations again')
        isFailing = false
      } catch (error) {
        if (signal.aborted) return
        if (!isFailing) warn(error)
        isFailing = true
        state = 'failed'
      }
      if (state === 'idle' && !isAsked) return
      await pause(state === 'active' ? constants.poll : constants.idlePoll)
    }
  }

  const warn = (error: unknown): void => {
    const fields = { chain: chainId, ...(error instanceof CloudError ? {} : { error }) }
    logger.warn(
      fields,
      'The bundler cannot follow its operations, and tries again. Nothing is lost: what was sent is stored. Check the upstreams of the chain and the database.',
    )
  }

  const wake = (): void => {
    if (signal.aborted) return
    isAsked = true
    interrupt()
    running ??= run().finally(() => {
      running = undefined
      // Asked between its last look and now.
      if (isAsked) wake()
    })
  }

  signal.addEventListener('abort', () => interrupt(), { once: true })
  return {
    look,
    wake,
    async closed() {
      await running
    },
  }
}
