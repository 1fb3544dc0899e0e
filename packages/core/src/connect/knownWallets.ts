/**
 * The wallets that announce a reverse domain name on EVM chains, and only their name on Solana and Bitcoin: the name, as
 * `toPlainName` returns it, by reverse domain name. Their parts belong together; for all other wallets, a name proves nothing.
 */
export const knownWallets: Readonly<Record<string, string>> = {
  'app.backpack': 'backpack',
  'app.core.extension': 'core',
  'app.keplr': 'keplr',
  'app.phantom': 'phantom',
  'app.subwallet': 'subwallet',
  'com.binance.wallet': 'binance',
  'com.bitget.web3': 'bitget',
  'com.brave.wallet': 'brave',
  'com.bybit': 'bybit',
  'com.coin98': 'coin98',
  'com.coinbase.wallet': 'coinbase',
  'com.crypto.wallet': 'crypto.com onchain',
  'com.enkrypt': 'enkrypt',
  'com.okex.wallet': 'okx',
  'com.trustwallet.app': 'trust',
  'io.gate.wallet': 'gate',
  'io.magiceden.wallet': 'magic eden',
  'io.metamask': 'metamask',
  'io.zerion.wallet': 'zerion',
  'org.uniswap.app': 'uniswap',
  'pro.tokenpocket': 'tokenpocket',
  'so.onekey.app.wallet': 'onekey',
  'xyz.ctrl': 'ctrl',
  'xyz.talisman': 'talisman',
}

/** Returns a wallet's name in lower case and without the word `Wallet` at its end: `OKX Wallet` and `OKX` are one. */
export function toPlainName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/ wallet$/, '')
}
