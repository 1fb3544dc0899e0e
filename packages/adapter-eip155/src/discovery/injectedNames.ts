/**
 * The names of wallets by the flag on their provider: `Rabby` stands for `isRabby`, and for the connector id `rabby`.
 * Wallets that also pose as another come before it. The names are those that the wallets announce themselves by.
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
