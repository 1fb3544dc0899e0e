import { isPlainObject } from '../isPlainObject.ts'
import type { Guard } from './Guard.ts'

/** Values by key; if the keys are a closed list, each is optional. */
type RecordOf<key extends string, value> = string extends key
  ? Readonly<Record<string, value>>
  : Readonly<Partial<Record<key, value>>>

/** Creates a guard for plain objects whose keys and values all pass a guard. */
export function isRecordOf<key extends string, value>(
  isKey: Guard<key>,
  isValue: Guard<value>,
): Guard<RecordOf<key, value>> {
  return (value): value is RecordOf<key, value> =>
    isPlainObject(value) && Object.entries(value).every(([key, entry]) => isKey(key) && isValue(entry))
}
