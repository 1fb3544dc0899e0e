/** The id of the connector that pairs with a wallet on another device, and of all its connections. Used only by pairing. */
export const WALLET_CONNECT_ID = 'walletConnect'
