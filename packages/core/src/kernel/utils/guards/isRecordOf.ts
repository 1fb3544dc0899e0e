import { isPlainObject } from '../isPlainObject.ts'
import type { Guard } from './Guard.ts'

/** Values by name; if the names are a closed list, any of them may be missing. */
type RecordOf<key extends string, value> = string extends key
  ? Readonly<Record<string, value>>
  : Readonly<Partial<Record<key, value>>>

/** A guard for plain objects whose every name and every value pass a guard. */
export function isRecordOf<key extends string, value>(
  isKey: Guard<key>,
  isValue: Guard<value>,
): Guard<RecordOf<key, value>> {
  return (value): value is RecordOf<key, value> =>
    isPlainObject(value) && Object.entries(value).every(([key, entry]) => isKey(key) && isValue(entry))
}
