import type { SignClient } from './openSignClient.ts'

/** What the library checks without waiting for the outcome, when a message comes in. */
const checks = ['isValidConnect', 'isValidDisconnect', 'isValidPing', 'isValidUpdate', 'isValidExtend', 'isValidEmit']

/**
 * Lets no check of the library fail unheard: one of a message about a session that has just ended would otherwise end a
 * Node process. Whoever waits for a check still sees it fail.
 */
export function catchStrayChecks({ engine }: Pick<SignClient, 'engine'>): void {
  for (const name of checks) {
    const check: unknown = Reflect.get(engine, name)
    if (typeof check !== 'function') continue
    Reflect.set(engine, name, (...parameters: readonly unknown[]) => {
      const outcome: unknown = Reflect.apply(check, engine, parameters)
      if (outcome instanceof Promise) outcome.catch(() => undefined)
      return outcome
    })
  }
}
