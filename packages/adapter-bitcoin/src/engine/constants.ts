/** How many accounts of one wallet are looked at. */
export const MAX_ACCOUNTS = 256

/** How long a wallet may take to answer what needs no human, in ms. */
export const SILENT_TIMEOUT = 3_000

/** How long a wallet may take to let the page go at a disconnect, in ms. */
export const LEAVE_TIMEOUT = 1_000
