/** Bus channel on which a node announces that the imported wallets changed. */
export const catalogueChannel = 'catalogue'
