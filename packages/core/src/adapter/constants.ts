/** How long a name that a wallet gives may be, in characters. */
export const MAX_NAME_LENGTH = 64

/** How large an icon that a wallet gives may be, in characters of its URL. */
export const MAX_ICON_LENGTH = 262_144
