import { enViews } from './languages/en/views.ts'
import type { MessageKey } from './Messages.ts'

type ErrorMessageKey = Extract<MessageKey, `error.${string}`>

/** Returns the key of the message for an error code, else a general one. Codes are for the developer only. */
export function getErrorMessageKey(code: string | undefined): ErrorMessageKey {
  const key = `error.${code ?? ''}`
  return isErrorMessageKey(key) ? key : 'error.request.failed'
}

function isErrorMessageKey(key: string): key is ErrorMessageKey {
  return Object.hasOwn(enViews, key)
}
