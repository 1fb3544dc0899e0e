import { readProperty } from '../utils/readProperty.ts'
import type { AlertErrorCode } from './codes.ts'

/** What servers and relays say when an app is set up wrong. */
const providerTexts: readonly (readonly [text: string, code: AlertErrorCode])[] = [
  ['Unauthorized: origin not allowed', 'config.originNotAllowed'],
  ['JWT validation error: JWT Token is not yet valid', 'session.expired'],
  ['Unauthorized: invalid key', 'config.projectIdInvalid'],
]

/** The alert that a foreign error stands for, by its text or that of one of its causes. Never throws. */
export function findAlertCode(error: unknown): AlertErrorCode | undefined {
  let current = error
  // A foreign chain of causes may be endless.
  for (let depth = 0; depth < 16 && current !== undefined; depth++) {
    const message = typeof current === 'string' ? current : readProperty(current, 'message')
    const found = providerTexts.find(([text]) => typeof message === 'string' && message.includes(text))
    if (found) return found[1]
    current = readProperty(current, 'cause')
  }
  return undefined
}
