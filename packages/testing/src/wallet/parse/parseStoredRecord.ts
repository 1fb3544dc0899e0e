import { isRecord } from './isRecord.ts'

/** Parses a stored object. Returns an empty one if the text is missing or malformed. */
export function parseStoredRecord(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

/** Returns a stored list, or an empty one if the value is not a list. */
export function toStoredList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
