import { en } from '../messages/en.ts'
import type { MessageKey } from '../messages/Messages.ts'

type ErrorMessageKey = Extract<MessageKey, `error.${string}`>

/** The message that a visitor is shown for an error: that of its code, else a general one. Codes are for the developer. */
export function getErrorMessageKey(code: string | undefined): ErrorMessageKey {
  const key = `error.${code ?? ''}`
  return isErrorMessageKey(key) ? key : 'error.request.failed'
}

function isErrorMessageKey(key: string): key is ErrorMessageKey {
  return Object.hasOwn(en, key)
}
