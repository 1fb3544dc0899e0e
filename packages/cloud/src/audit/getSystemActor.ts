import { userInfo } from 'node:os'
import type { Actor } from './Actor.ts'

/** The user of this process, who alone can use the data folder, its socket and the settings. */
export function getSystemActor(): Actor {
  return { name: `user:${getUserName()}`, address: null }
}

function getUserName(): string {
  try {
    return userInfo().username
  } catch {
    // The user of a container may have no name.
    return String(process.getuid?.() ?? 'unknown')
  }
}
