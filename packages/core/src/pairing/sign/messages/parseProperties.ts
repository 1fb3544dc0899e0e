import { isPlainObject } from '../../../kernel/utils/isPlainObject.ts'
import type { SessionProperties } from '../../../adapter/PairingClient.ts'
import { isProperty } from './isProperty.ts'

/** Reads the properties that a wallet gives a session; what is no text is left out. */
export function parseProperties(properties: unknown): SessionProperties {
  if (!isPlainObject(properties)) return {}
  const entries = Object.entries(properties).slice(0, 50)
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => entry[0].length <= 128 && isProperty(entry[1])),
  )
}
