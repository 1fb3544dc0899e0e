import type { ProviderRpcError } from '../errors/ProviderRpcError.ts'
import { TestingError } from '../errors/TestingError.ts'
import type { LoggedRequest, RequestOutcome } from './types.ts'

const capacity = 5_000

/** The entry of a pending request. */
export interface OpenEntry {
  readonly prompt: () => void
  readonly answer: (result: unknown) => void
  readonly fail: (error: ProviderRpcError) => void
  readonly drop: () => void
}

/** The requests to a wallet, in order. */
export interface RequestLog<chain extends number | string = number> {
  readonly entries: readonly LoggedRequest<chain>[]
  add(request: Pick<LoggedRequest<chain>, 'origin' | 'method' | 'params' | 'chainId'>): OpenEntry
  /** Adds an entry of another log, which keeps updating it. */
  adopt(entry: LoggedRequest<chain>): void
  /** Resolves to the next entry for a method that was not returned yet. */
  waitFor(
    method: string,
    options: { readonly timeoutMs: number; readonly signal: AbortSignal },
  ): Promise<LoggedRequest<chain>>
}

/** Creates an empty log. `takeId` numbers its entries, and `onAdd` is called for each. */
export function createRequestLog<chain extends number | string = number>({
  takeId,
  onAdd,
}: {
  readonly takeId: () => number
  readonly onAdd?: ((entry: LoggedRequest<number | string>) => void) | undefined
}): RequestLog<chain> {
  const entries: LoggedRequest<chain>[] = []
  const handedOut = new WeakSet<LoggedRequest<chain>>()
  const waiters: { readonly method: string; readonly take: (entry: LoggedRequest<chain>) => void }[] = []

  const adopt = (entry: LoggedRequest<chain>): void => {
    entries.push(entry)
    if (entries.length > capacity) entries.shift()
    const index = waiters.findIndex((waiter) => waiter.method === entry.method)
    const [waiter] = index < 0 ? [] : waiters.splice(index, 1)
    if (waiter !== undefined) {
      handedOut.add(entry)
      waiter.take(entry)
    }
  }

  return {
    adopt,
    get entries() {
      return [...entries]
    },
    add({ origin, method, params, chainId }) {
      let outcome: RequestOutcome = { status: 'waiting' }
      let isPrompted = false
      const entry: LoggedRequest<chain> = {
        id: takeId(),
        origin,
        method,
        params,
        chainId,
        get isPrompted() {
          return isPrompted
        },
        get outcome() {
          return outcome
        },
      }
      adopt(entry)
      onAdd?.(entry)
      return {
        prompt: () => (isPrompted = true),
        answer: (result) => (outcome = { status: 'answered', result }),
        fail: ({ code, message, data }) =>
          (outcome = { status: 'failed', error: { code, message, ...(data === undefined ? {} : { data }) } }),
        drop: () => (outcome = { status: 'dropped' }),
      }
    },
    waitFor(method, { timeoutMs, signal }) {
      const ready = entries.find((entry) => entry.method === method && !handedOut.has(entry))
      if (ready !== undefined) {
        handedOut.add(ready)
        return Promise.resolve(ready)
      }
      return new Promise((resolve, reject) => {
        const end = (): void => {
          clearTimeout(timer)
          signal.removeEventListener('abort', abort)
          const index = waiters.indexOf(waiter)
          if (index >= 0) waiters.splice(index, 1)
        }
        const waiter = {
          method,
          take: (entry: LoggedRequest<chain>) => {
            end()
            resolve(entry)
          },
        }
        const fail = (reason: string): void => {
          end()
          const methods = entries.map((entry) => entry.method).join(', ') || 'nothing'
          reject(
            new TestingError(
              'testing.requestNotMade',
              `The wallet was not asked for ${method}: ${reason}. It was asked for: ${methods}.`,
            ),
          )
        }
        const abort = (): void => fail('the wait was ended')
        const timer = setTimeout(() => fail(`waited ${timeoutMs} ms`), timeoutMs)
        signal.addEventListener('abort', abort)
        waiters.push(waiter)
        if (signal.aborted) abort()
      })
    },
  }
}
