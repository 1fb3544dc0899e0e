import type { ErrorCode } from '@latchkey/core'

/** The status of entering the code of a mail. */
export type EntryStatus =
  | 'entering'
  | 'checking'
  | 'resending'
  | 'wrong'
  | 'expired'
  | 'exhausted'
  | 'changed'
  | 'limited'
  | 'offline'
  | 'unreachable'

const byCode: Readonly<Partial<Record<ErrorCode, EntryStatus>>> = {
  'auth.codeWrong': 'wrong',
  'auth.codeExpired': 'expired',
  'auth.codeRequired': 'expired',
  'auth.codeExhausted': 'exhausted',
  'auth.emailChanged': 'changed',
  'auth.limited': 'limited',
  'auth.emailCooldown': 'entering',
}

/** What a failure says of the code: `unreachable` if nothing. */
export const toEntryFailure = (code: ErrorCode): EntryStatus => byCode[code] ?? 'unreachable'

/** Returns the status from the attempt's state. */
export function getEntryStatus(parameters: {
  readonly pending: 'sending' | 'checking' | null
  readonly code: ErrorCode | undefined
  readonly isExpired: boolean
  readonly isOnline: boolean
}): EntryStatus {
  const { pending, code, isExpired, isOnline } = parameters
  if (pending !== null) return pending === 'checking' ? 'checking' : 'resending'
  const failed = code === undefined ? 'entering' : toEntryFailure(code)
  if (failed === 'unreachable' && !isOnline) return 'offline'
  if (failed !== 'entering' && failed !== 'wrong') return failed
  return isExpired ? 'expired' : failed
}
