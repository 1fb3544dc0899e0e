import { ModalError } from '../../../kernel/errors/ModalError.ts'
import type { ClockPort } from '../../../kernel/ports/ports.ts'
import { answerLimits } from './constants.ts'
import type { RelayFault } from './parseRelayFrame.ts'

/** A request to the relay, repeated until it is answered. */
export interface RelayRequest {
  readonly method: string
  readonly params: object
  /** The time after which it is no longer sent, in ms since the epoch. */
  readonly expiresAt: number
  /** Cancels it if it has not been sent yet. */
  readonly signal?: AbortSignal | undefined
}

/** The requests that the relay has not answered yet, in order. */
export interface Outbox {
  getSize(): number
  add(id: string, request: RelayRequest): Promise<unknown>
  /** Sends the requests that are not in flight. With `isQuiet` the answers are expected soon. */
  flush(write: (text: string) => void, parameters: { readonly isQuiet: boolean }): void
  /** Marks all requests, or the one, to be sent again, because the socket has closed. */
  markUnsent(id?: string): void
  /** Returns whether an answer is overdue. If so, each request gets more time on the next socket. */
  isOverdue(): boolean
  /** Passes an answer to its request. Returns the number of deferrals so far if the relay has deferred it. */
  answer(id: string, result: unknown, fault: RelayFault | undefined): { readonly delays: number } | undefined
  rejectAll(error: ModalError): void
}

/** Temporary faults: too many requests, and an internal fault of the relay. */
const passingCodes: readonly number[] = [3_001, -32_603]

interface Entry {
  readonly text: string
  readonly method: string
  readonly resolve: (result: unknown) => void
  readonly reject: (error: ModalError) => void
  sentAt: number | undefined
  patience: number
  delays: number
}

/** Keeps requests until they are answered, expire or are cancelled. */
export function createOutbox({ clock }: { readonly clock: ClockPort }): Outbox {
  const entries = new Map<string, Entry>()

  return {
    getSize: () => entries.size,
    add: (id, { method, params, expiresAt, signal }) => {
      if (signal?.aborted === true) return Promise.reject(new ModalError('request.aborted'))
      const cancels: (() => void)[] = []
      const answer = new Promise((resolve, reject: (error: ModalError) => void) => {
        const text = JSON.stringify({ id, jsonrpc: '2.0', method, params })
        const entry: Entry = {
          text,
          method,
          resolve,
          reject,
          sentAt: undefined,
          patience: answerLimits.usual,
          delays: 0,
        }
        const onAbort = (): void => {
          if (entry.sentAt === undefined) reject(new ModalError('request.aborted'))
        }
        signal?.addEventListener('abort', onAbort)
        cancels.push(
          () => signal?.removeEventListener('abort', onAbort),
          clock.after(expiresAt - clock.now(), () => reject(new ModalError('request.timedOut'))),
        )
        entries.set(id, entry)
      })
      return answer.finally(() => {
        for (const cancel of cancels) cancel()
        entries.delete(id)
      })
    },
    flush: (write, { isQuiet }) => {
      for (const entry of entries.values()) {
        if (entry.sentAt !== undefined) continue
        entry.sentAt = clock.now()
        if (isQuiet) entry.patience = Math.min(entry.patience, answerLimits.afterSilence)
        write(entry.text)
      }
    },
    markUnsent: (id) => {
      for (const [entryId, entry] of entries) if (id === undefined || id === entryId) entry.sentAt = undefined
    },
    isOverdue: () => {
      const sent = [...entries.values()].filter(({ sentAt }) => sentAt !== undefined)
      const isOverdue = sent.some(({ sentAt = 0, patience }) => sentAt + patience <= clock.now())
      if (isOverdue) for (const entry of sent) entry.patience = Math.min(answerLimits.longest, entry.patience * 2)
      return isOverdue
    },
    answer: (id, result, fault) => {
      const entry = entries.get(id)
      if (!entry) return undefined
      if (fault && passingCodes.includes(fault.code)) return { delays: entry.delays++ }
      if (fault) {
        const details = `The relay answered ${entry.method} with: ${fault.message}`
        const context = { providerCode: fault.code }
        entry.reject(new ModalError('request.failed', { details, cause: fault, context }))
      } else entry.resolve(result)
      return undefined
    },
    rejectAll: (error) => {
      for (const { reject } of entries.values()) reject(error)
    },
  }
}
