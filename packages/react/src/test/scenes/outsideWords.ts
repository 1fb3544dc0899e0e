import { ADDRESS_LABEL_LIMIT, toAddressGroups } from '@latchkey/core/internal'
import { getAuthName } from '@latchkey/core/testing'
import { countries, usStates } from '../../views/onramp/countries.ts'
import { truncateMiddle } from '../../ui/truncateMiddle.ts'
import { addresses, bitcoinAddress, longEnsName, longName, solanaAddress } from './cast.ts'
import { ownGroups, ownWords } from './createConnectScenes.ts'
import { sendAddresses } from './createSendScenes.ts'
import { usdcContract } from './fakeBalances.ts'
import { loginEmail, longLoginEmail, newLoginEmail } from './createLoginScenes.ts'
import { someNfts, spamNfts } from './createNftScenes.ts'
import { longNameLabel, nameRefusal } from './createNameScenes.ts'
import { swapAddresses } from './createSwapWorld.ts'
import { signInWords } from './createSignInScenes.ts'

const regions = new Intl.DisplayNames('en', { type: 'region' })

/** Names from outside: of wallets, networks, chains and the app. */
export const outsideWords = [
  ...['Coinbase', 'Meld', 'ETH', 'USDC', 'SOL', 'Ether', 'USD Coin', 'EUR', 'USD', 'GBP', 'JPY', 'Apple Pay'],
  // The browser names countries and currencies.
  ...countries.map((code) => regions.of(code) ?? code),
  ...usStates.values(),
  ...Object.values(ownWords),
  ...ownGroups.map(({ name }) => name),
  ...['US Dollar', 'Euro', 'British Pound', 'Japanese Yen'],
  ...signInWords,
  ...[...someNfts, ...spamNfts].flatMap(({ collection = '', description = '', name = '' }) => [
    name,
    collection,
    description,
  ]),
  ...['ERC-721', 'ERC-1155'],
  ...[
    nameRefusal,
    'mira.names.example',
    'support.names.example',
    `${longNameLabel}.names.example`,
    '.names.example',
    'mira',
    'mira1',
    'mira2',
    'mira3',
  ],
  ...['MetaMask', 'Phantom', 'Rainbow', 'Zerion', 'Trust', 'Wallet'],
  ...['Ethereum', 'Arbitrum One', 'Bitcoin', 'Polygon', 'Optimism', 'Base', 'Avalanche', 'Linea', 'Gnosis', 'Celo'],
  'Sepolia',
  ...[loginEmail, newLoginEmail, longLoginEmail, getAuthName({ email: longLoginEmail }) ?? ''],
  ...['Google', 'X', 'Farcaster', 'Discord', 'Apple', 'GitHub', 'Facebook'],
  ...['Xverse', 'Solana', truncateMiddle({ text: solanaAddress }), truncateMiddle({ text: bitcoinAddress })],
  ...['0x1111111111111111111111111111111111111111'].map((text) => truncateMiddle({ text })),
  ...[...addresses, ...sendAddresses].flatMap((address) => [address, truncateMiddle({ text: address })]),
  ...[...addresses, ...sendAddresses, solanaAddress, bitcoinAddress, usdcContract].flatMap((address) => {
    const { prefix, groups } = toAddressGroups(address)
    return [prefix, ...groups].filter((text) => text !== '')
  }),
  ...['Ether', 'USD Coin', 'USDC', 'Reading Club', 'READ', 'Visit claim.example', 'CLAIM', 'FREE', 'Arbiscan'],
  ...Array.from({ length: 30 }, (_unused, index) => [`Token ${index + 1}`, `T${index + 1}`]).flat(),
  ...['Coinbase', 'Binance', 'Uniswap', 'Ledger', 'Solflare', 'Safe', 'Argent', 'WalletConnect'],
  ...['OKX', 'Bitget', 'Rabby', 'Backpack', 'Brave', 'imToken', 'TokenPocket', 'SafePal', 'Bybit', 'OneKey', 'Exodus'],
  ...['Kraken', 'Crypto.com Onchain', 'Robinhood', '1inch', 'Gate', 'Keplr', 'Ready'],
  // What Intl writes of dates, and tokens.
  ...['October', 'November', 'Jan', 'Oct', 'Nov', 'AM', 'PM', 'USDC', 'claim.example'],
  ...['grace.eth', 'slow.eth', 'none.eth', 'kit.eth', 'ERC20: token is paused'],
  ...['Ether', 'USD Coin', 'USDC', 'Reading Club', 'READ', 'Free money', 'FREE', 'BTC', 'USD'],
  ...['KyberSwap', 'Tether USD', 'USDT', 'Wrapped BTC', 'WBTC', 'Lido Staked Ether', 'stETH', ...swapAddresses],
  ...['Etherscan', 'Demo app', 'ETH', 'ada.example', longEnsName, longName, longName.slice(0, ADDRESS_LABEL_LIMIT)],
]
