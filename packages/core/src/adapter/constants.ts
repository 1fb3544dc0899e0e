/** How long a name that a wallet gives may be, in characters. */
export const MAX_NAME_LENGTH = 64

/** How large an icon that a wallet gives may be, in characters of its URL. */
export const MAX_ICON_LENGTH = 262_144

/** How long a stored wallet may take to appear in the page, in ms. */
export const DISCOVERY_TIMEOUT = 1_000
