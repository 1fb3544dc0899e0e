/** The maximum number of topics in one subscription request. */
export const batchSize = 500

/** The interval of checks of an open socket, in ms (S9.022). */
export const heartbeatInterval = 5_000

/** How long an open socket may be silent while a wallet's answer is pending, before a request checks it, in ms. */
export const silenceLimit = 15_000

/** How long the relay may take to answer before its socket counts as dead, in ms; the first figure after a silence. */
export const answerLimits = { afterSilence: 4_000, usual: 10_000, longest: 60_000 }

/** How long opening a socket may take, in ms: on the first attempt, and at most. */
export const openLimits = { first: 5_000, longest: 15_000 }

/** How long an unused socket is kept open, in ms. */
export const idleDelay = 3_000

/** The maximum length of a frame, in characters, well above what the relay sends. */
export const longestFrame = 2_000_000
