/** How often the chain is polled, in ms (S9.024). */
export const POLLING_INTERVAL = 4_000
