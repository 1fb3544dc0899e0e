/** Where a node says on the bus that the imported wallets changed. */
export const catalogueChannel = 'catalogue'
