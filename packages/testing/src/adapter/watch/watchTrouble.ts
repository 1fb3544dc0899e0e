import { nextTurn } from '../checks/nextTurn.ts'

const CONSOLE_METHODS = ['error', 'warn', 'log', 'info', 'debug', 'trace', 'table', 'dir'] as const
const PROCESS_EVENTS = ['unhandledRejection', 'uncaughtException'] as const

/**
 * Notes what is written to the console and every unhandled rejection and error. While it watches, other
 * handlers do not receive them, so that they are reported once, by the case that caused them.
 */
export function watchTrouble(): { end(): Promise<readonly string[]> } {
  const troubles: string[] = []
  const ends: (() => void)[] = []
  // Plainly typed: the listeners of the two events differ.
  const events: NodeJS.EventEmitter = process

  for (const method of CONSOLE_METHODS) {
    const original = console[method]
    console[method] = (...values: readonly unknown[]): void => {
      troubles.push(`console.${method}: ${values.map(describe).join(' ')}`)
    }
    ends.push(() => {
      console[method] = original
    })
  }

  for (const event of PROCESS_EVENTS) {
    const former = events.listeners(event)
    const listen = (reason: unknown): void => {
      troubles.push(`${event}: ${describe(reason)}`)
    }
    events.removeAllListeners(event)
    events.on(event, listen)
    ends.push(() => {
      events.off(event, listen)
      for (const listener of former) Reflect.apply(events.on, events, [event, listener])
    })
  }

  return {
    end: async () => {
      // Node reports an unhandled rejection after the turn in which it happened.
      await nextTurn()
      await nextTurn()
      for (const end of ends) end()
      return troubles
    },
  }
}

function describe(value: unknown): string {
  if (value instanceof Error) return value.stack ?? value.message
  if (typeof value === 'string') return value
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return Object.prototype.toString.call(value)
  }
}
