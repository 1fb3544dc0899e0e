import type { EventPlatform } from '@latchkey/protocol/project'

/** What names a platform in a user agent. The first that matches counts, because Android names Linux too. */
const names: readonly (readonly [name: EventPlatform, pattern: RegExp])[] = [
  ['android', /Android/],
  ['ios', /iPhone|iPad|iPod/],
  ['windows', /Windows/],
  ['macos', /Macintosh/],
  ['chromeos', /CrOS/],
  ['linux', /Linux/],
]

/** Finds the platform in a user agent. An iPad that asks for the pages of a computer is counted as a Mac. */
export function toEventPlatform(userAgent: string): EventPlatform {
  return names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other'
}
