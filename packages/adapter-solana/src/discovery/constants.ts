/** How many wallets are listed. A page with more is under attack. */
export const MAX_WALLETS = 64

/** How long a wallet's name may be, in characters. */
export const MAX_NAME_LENGTH = 64

/** How large a wallet's icon may be, in characters of its URL. */
export const MAX_ICON_LENGTH = 262_144
