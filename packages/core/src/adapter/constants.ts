/** The longest name of a wallet or an asset, in characters. */
export const MAX_NAME_LENGTH = 64

/** The longest URL of a wallet's icon, in characters. */
export const MAX_ICON_LENGTH = 262_144
