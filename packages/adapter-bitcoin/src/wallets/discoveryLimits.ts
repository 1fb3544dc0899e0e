/** How many wallets are listed. A page with more is under attack. */
export const MAX_WALLETS = 64
