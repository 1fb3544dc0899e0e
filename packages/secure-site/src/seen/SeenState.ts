/** What the proof knows. All times are in ms on the clock of `performance.now()`. */
export interface SeenState {
  readonly place: SeenPlace
  /** Whether the browser can tell what this place needs: in a frame, that nothing covers it (Intersection Observer v2). */
  readonly isSupported: boolean
  readonly startedAt: number
  /** Since when every sample has said that the whole screen is visible. */
  readonly visibleSince: number | undefined
  readonly sampledAt: number | undefined
  readonly focusedSince: number | undefined
  /** Since when the tab has been visible. */
  readonly tabSince: number | undefined
  /** When a part of the screen, or the frame in its page, moved last. */
  readonly movedAt: number
  /** When all of it held last. */
  readonly provedAt: number | undefined
  readonly isComplete: boolean
  readonly pointer: PointerPlace | undefined
  /** When the mouse came. */
  readonly arrivedAt: number | undefined
  /** The press of a pointer that has not become a click yet. */
  readonly down: { readonly isGood: boolean } | undefined
  readonly downAt: number | undefined
  /** Whether the last key repeats itself: it may have been down before the screen had the focus. */
  readonly isKeyHeld: boolean
  /** Whether a pointer or a key has been used since the focus came. */
  readonly isActive: boolean
  /** The click that waits for the sample after it. */
  readonly clickedAt: number | undefined
  /** Whether the visitor has approved. It ends the proof. */
  readonly isApproved: boolean
}

/**
 * Where the screen is: in an app's page, or in a window of its own. `trustedFrame`: in the top-level page of an app of the operator's
 * own, which is trusted not to cover it.
 */
export type SeenPlace = 'frame' | 'trustedFrame' | 'window'

/** Where a pointer is, on the screen of the device and in the frame. Together they say where the frame is. */
export interface PointerPlace {
  readonly screenX: number
  readonly screenY: number
  readonly clientX: number
  readonly clientY: number
}

/** What the observer tells the proof. */
export type SeenEvent = { readonly at: number } & (
  | { readonly kind: 'sample'; readonly isVisible: boolean }
  | { readonly kind: 'focus'; readonly isFocused: boolean }
  | { readonly kind: 'tab'; readonly isVisible: boolean }
  | { readonly kind: 'moved' }
  /** Whether the visitor has seen the end of what scrolls, and accepted every danger that is named. */
  | { readonly kind: 'complete'; readonly isComplete: boolean }
  | { readonly kind: 'point'; readonly place: PointerPlace; readonly isMouse: boolean }
  | { readonly kind: 'leave' }
  | { readonly kind: 'down' }
  | { readonly kind: 'key'; readonly isRepeat: boolean }
  | { readonly kind: 'click'; readonly isTrusted: boolean; readonly count: number }
)

/**
 * What the screen shows: `waiting` for the proof; `unfocused`: waiting for the focus, without which there is none; `ready`: Approve can
 * be pressed; `unproven`: a window is offered.
 */
export type SeenPhase = 'waiting' | 'unfocused' | 'ready' | 'unproven'

/** The state before anything is known. */
export function startSeen(parameters: Pick<SeenState, 'place' | 'isSupported' | 'startedAt'>): SeenState {
  return {
    ...parameters,
    visibleSince: undefined,
    sampledAt: undefined,
    focusedSince: undefined,
    tabSince: undefined,
    movedAt: parameters.startedAt,
    provedAt: undefined,
    isComplete: false,
    pointer: undefined,
    arrivedAt: undefined,
    down: undefined,
    downAt: undefined,
    isKeyHeld: false,
    isActive: false,
    clickedAt: undefined,
    isApproved: false,
  }
}
