import { useSyncExternalStore } from 'react'

/** In ms. */
const minute = 60_000

/** Returns the time to the minute, in ms since the epoch, and renders again when the next one begins. */
export function useNow(): number {
  return useSyncExternalStore(watchMinutes, readMinute)
}

function readMinute(): number {
  return Math.floor(Date.now() / minute) * minute
}

function watchMinutes(listener: () => void): () => void {
  const timer = setInterval(listener, minute)
  return () => clearInterval(timer)
}
