/** How many announced wallets are listed. A page with more is under attack. */
export const MAX_WALLETS = 64

/** Under how many ids one provider is listed, so that it cannot fill the list alone. */
export const MAX_IDS = 4
