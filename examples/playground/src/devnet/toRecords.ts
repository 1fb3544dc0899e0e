import { isRecord } from '../state/isRecord.ts'

/** Returns the objects of a list; an empty list if the value is not a list. */
export function toRecords(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}
