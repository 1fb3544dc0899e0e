/** How many classic adapters, and how many chains of one wallet, are read. */
export const MAX_WALLETS = 64
