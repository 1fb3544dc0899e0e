/** How long the form waits after a keystroke before it asks the chain, in ms. */
export const ESTIMATE_PAUSE = 300

/** How long typing must rest before a name is looked up, in ms. */
export const TYPING_PAUSE = 400

/** The largest amount may fall by a hundredth between review and press, as the fee rises; by more, the visitor is asked again. */
export const MAX_TOLERANCE = 100n

/** How many receivers are kept in each namespace. */
export const RECENT_RECEIVERS = 20
