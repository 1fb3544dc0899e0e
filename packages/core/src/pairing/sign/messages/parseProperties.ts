import { isPlainObject } from '../../../kernel/utils/isPlainObject.ts'
import type { SessionProperties } from '../../../adapter/PairingClient.ts'
import { isProperty } from './isProperty.ts'

/** Parses the properties of a session. Omits values that are not strings or are too long. */
export function parseProperties(properties: unknown): SessionProperties {
  if (!isPlainObject(properties)) return {}
  const entries = Object.entries(properties).slice(0, 50)
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => entry[0].length <= 128 && isProperty(entry[1])),
  )
}
