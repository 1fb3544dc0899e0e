import { toHash } from './toHash.ts'

/** White text has a contrast of at least 4.5:1 on each. Neighbours in this list differ clearly. */
export const fallbackColours = [
  '#2f62d9',
  '#a3530f',
  '#9a3fa8',
  '#2c7a3f',
  '#c02f63',
  '#0f7471',
  '#6a50d3',
  '#7d6410',
  '#bf3a2b',
  '#4c6474',
] as const

/** Returns a colour for a name, always the same for the same name. */
export function toFallbackColour(name: string): string {
  return fallbackColours[toHash(name) % fallbackColours.length] ?? fallbackColours[0]
}
