import { isRecord } from '../state/isRecord.ts'

/** The objects of a list; none if it is no list. */
export function toRecords(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}
