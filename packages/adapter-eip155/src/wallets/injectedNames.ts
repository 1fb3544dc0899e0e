/**
 * Wallet names by the flag on their provider: `Rabby` means `isRabby` and the connector id `rabby`. A wallet that also sets
 * another's flag comes before it. The names are those of the wallets' own announcements.
 */
export const injectedNames = {
  Rabby: 'Rabby Wallet',
  BraveWallet: 'Brave Wallet',
  CoinbaseWallet: 'Coinbase Wallet',
  TrustWallet: 'Trust Wallet',
  Trust: 'Trust Wallet',
  Phantom: 'Phantom',
  OkxWallet: 'OKX Wallet',
  OKExWallet: 'OKX Wallet',
  BitKeep: 'Bitget Wallet',
  Binance: 'Binance Wallet',
  TokenPocket: 'TokenPocket',
  ImToken: 'imToken',
  UniswapWallet: 'Uniswap Wallet',
  Rainbow: 'Rainbow',
  Zerion: 'Zerion',
  Backpack: 'Backpack',
  Exodus: 'Exodus',
  Enkrypt: 'Enkrypt',
  Frame: 'Frame',
  MetaMask: 'MetaMask',
} as const
