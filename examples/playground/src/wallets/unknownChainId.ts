/** A network that neither the demo wallets nor the page can reach. */
export const unknownChainId = 1
