import { seenLimits } from './seenLimits.ts'
import type { SeenPhase, SeenState } from './SeenState.ts'

/** What the screen shows at a time. */
export function judgeSeen(state: SeenState, now: number): SeenPhase {
  const { focusedSince, isSupported, place, provedAt, startedAt, tabSince } = state
  if (place === 'frame' && !isSupported) return 'unproven'
  if (isProved(state, now)) return 'ready'
  if (tabSince === undefined) return 'waiting'
  if (focusedSince === undefined) return 'unfocused'
  if (place === 'window') return 'waiting'
  const since = Math.max(startedAt, tabSince, focusedSince, provedAt ?? startedAt)
  return now - since >= seenLimits.unproven ? 'unproven' : 'waiting'
}

/** Whether the screen has been seen long enough, without a press in mind. */
export function isProved(state: SeenState, now: number): boolean {
  const { focusedSince, isSupported, movedAt, place, sampledAt, startedAt, tabSince, visibleSince } = state
  if (focusedSince === undefined || tabSince === undefined || now - movedAt < seenLimits.still) return false
  if (place === 'window') return now - Math.max(startedAt, focusedSince, tabSince) >= seenLimits.window
  if (!isSupported || visibleSince === undefined || sampledAt === undefined) return false
  return (
    now - Math.max(startedAt, visibleSince, focusedSince, tabSince) >= seenLimits.visible &&
    now - sampledAt <= seenLimits.gap
  )
}
