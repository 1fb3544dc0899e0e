import { readProperty } from '../utils/readProperty.ts'
import type { AlertErrorCode } from './errorSurfaces.ts'

/** Messages of servers and relays that mean that the app is misconfigured. */
const providerTexts: readonly (readonly [text: string, code: AlertErrorCode])[] = [
  ['Unauthorized: origin not allowed', 'config.originNotAllowed'],
  ['JWT validation error: JWT Token is not yet valid', 'session.expired'],
  ['Unauthorized: invalid key', 'config.projectIdInvalid'],
]

/** Returns the alert code for the text of a foreign error or of one of its causes. Never throws. */
export function findAlertCode(error: unknown): AlertErrorCode | undefined {
  let current = error
  // A foreign chain of causes may be endless.
  for (let depth = 0; depth < 16 && current !== undefined; depth++) {
    const message = typeof current === 'string' ? current : readProperty(current, 'message')
    const match = providerTexts.find(([text]) => typeof message === 'string' && message.includes(text))
    if (match) return match[1]
    current = readProperty(current, 'cause')
  }
  return undefined
}
