/** The pause between two toasts, in ms (S4.071, S9.008). */
export const TOAST_SWAP_DELAY = 150

/** How long a success or an error is shown, in ms. A loading or sticky toast remains until it is replaced or hidden. */
export const TOAST_DURATION = 4_000
