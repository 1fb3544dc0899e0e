/** How many events wait at most for the cloud to say whether it wants any; the oldest go first. */
export const WAITING_EVENTS_LIMIT = 50

/** How much of an error's stack is sent, in characters. */
export const STACK_LIMIT = 2_000
