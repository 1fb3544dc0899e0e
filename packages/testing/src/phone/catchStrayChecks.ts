import type { SignClient } from './openSignClient.ts'

/** The checks that the library starts for an incoming message without awaiting them. */
const checks = ['isValidConnect', 'isValidDisconnect', 'isValidPing', 'isValidUpdate', 'isValidExtend', 'isValidEmit']

/**
 * Handles the rejections of the library's checks. A check of a message about a session that has just ended would otherwise
 * end a Node process. Callers that await a check still see it fail.
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
