/** How many announced wallets are listed. A page with more is under attack. */
export const MAX_WALLETS = 64

/** Under how many ids one provider is listed, and how many wallets of one id, so that none of them can fill the list. */
export const MAX_IDS = 4
