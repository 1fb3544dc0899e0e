import { toHash } from './toHash.ts'

/** White text has a contrast of at least 4.5:1 on each. */
export const fallbackColours = [
  '#2f62d9',
  '#6a50d3',
  '#9a3fa8',
  '#c02f63',
  '#bf3a2b',
  '#a3530f',
  '#7d6410',
  '#2c7a3f',
  '#0f7471',
  '#4c6474',
] as const

/** Returns a colour for a name, always the same for the same name. */
export function toFallbackColour(name: string): string {
  return fallbackColours[toHash(name) % fallbackColours.length] ?? fallbackColours[0]
}
