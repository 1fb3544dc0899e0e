/** How long what must hold, in ms, before Approve takes a press. */
export const seenLimits = {
  /** Every sample says that the whole screen is visible, in a tab that is visible and has the focus. */
  visible: 500,
  /** Nothing of the screen has moved, and the pointer has been above it. */
  still: 300,
  /** A second press within this time belongs to a double click. */
  doubleClick: 300,
  /** A press waits this long for the sample that confirms it. */
  confirmation: 1_000,
  /** Samples further apart than this prove nothing about the time between them. */
  gap: 500,
  /** Without proof for this long, the screen offers a window. */
  unproven: 1_500,
  /** A window has had the focus. */
  window: 800,
} as const
