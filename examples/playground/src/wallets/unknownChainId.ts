/** A network that neither the demo wallets nor the page supports. */
export const unknownChainId = 1
