/** How long the screen is without a toast when one replaces another, in ms (S4.071, S9.008). */
export const TOAST_SWAP_DELAY = 150

/** How long a success or an error stays, in ms. A loading toast stays until it is replaced or hidden. */
export const TOAST_DURATION = 4_000
