/** The timers as they were when this was loaded: neither a fake clock nor the suite's own watch changes them. */
export const realTimers = {
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
} as const
