/** How providers name a chain's own coin where a token's contract is expected. In lower case. */
export const COIN_ADDRESS = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** The slippage unless the visitor chooses another, in percent. */
export const SLIPPAGE = 1

/** The largest slippage that may be chosen, in percent. */
export const SLIPPAGE_AT_MOST = 5

/** How long a transaction of a swap may lie unsent, in seconds: 20 minutes, and one more for clocks that differ. */
export const SWAP_DEADLINE = 21 * 60

/** The symbols of the tokens that are suggested, in this order (S9.077, S9.080). */
export const SUGGESTED_SYMBOLS: readonly string[] = [
  'ETH',
  'WETH',
  'WBTC',
  'USDC',
  'USDT',
  'DAI',
  'UNI',
  'AAVE',
  'LINK',
  'ARB',
  'OP',
  'ENS',
  'CRV',
  'BAL',
  '1INCH',
  'GNO',
]

/** The symbols of the popular tokens, in this order (S9.078, S9.080). */
export const POPULAR_SYMBOLS: readonly string[] = [
  ...SUGGESTED_SYMBOLS,
  ...['POL', 'BNB', 'AVAX', 'XDAI', 'WBNB', 'WAVAX', 'WPOL', 'CBBTC', 'STETH', 'WSTETH', 'RETH', 'CBETH'],
  ...['MKR', 'SKY', 'USDS', 'COMP', 'SNX', 'LDO', 'GRT', 'SUSHI', 'YFI', 'FRAX', 'PENDLE', 'CAKE', 'SHIB', 'PEPE'],
]

/** How many tokens the cloud lists of a network at most, as `getSwapTokens` says. */
export const TOKENS_AT_MOST = 10_000

/**
 * The levels of a price impact, in percent of the paid value: below `grey` it is not mentioned, from `red` on the visitor has to accept it,
 * and from `severe` on the loss is named in money, or the app refuses the swap.
 */
export const PRICE_IMPACT_LEVELS = { grey: 1, amber: 3, red: 5, severe: 15 } as const

/** How long typing must rest before a quote is asked for, in ms. */
export const QUOTE_PAUSE = 400

/** How long after a quote the next one is asked for, in ms. */
export const QUOTE_INTERVAL = 10_000

/** How many quotes are asked for without a touch of the visitor. */
export const QUOTES_IN_A_ROW = 10

/** How long a quote may be used after it was received, in ms. */
export const QUOTE_LIFE = 30_000

/** How long the button of the review rests after its amounts have changed, in ms. */
export const SWAP_REST = 1_000

/** The gas of a swap before a provider has said how much it uses, and of one approval. */
export const SWAP_GAS = 300_000n
export const APPROVAL_GAS = 70_000n

/** How large the calldata of a swap is taken to be, in bytes: rollups charge for it. */
export const SWAP_CALLDATA = 700

/** How long prices are fresh, in ms, and how long the lists of tokens are. */
export const PRICE_FRESH = 60_000
export const TOKENS_FRESH = 3_600_000

/** How long the end of a swap waits for what arrived, in ms. */
export const RECEIPT_LIMIT = 10_000
