import { MAX_ACCOUNTS } from './constants.ts'

/** The start of a list that a wallet told; it may be endless. `undefined` for what is none, or cannot be read. */
export function toList(value: unknown): readonly unknown[] | undefined {
  try {
    return Array.isArray(value) ? value.slice(0, MAX_ACCOUNTS) : undefined
  } catch {
    // A proxy that throws, or was revoked.
    return undefined
  }
}
