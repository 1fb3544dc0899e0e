/** CAIP-2 id of every regtest: the first 16 bytes of its genesis block's hash. */
export const caipNetworkId = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'

/** Prefixes of regtest's addresses and keys, as in Bitcoin Core. */
export const addressFormat = { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef } as const

/** In satoshi. */
export const satoshiPerBitcoin = 100_000_000

/** Minimum time that a transaction stays unconfirmed before the next block, in ms: long enough to be observed. */
export const blockDelay = 500

/** Minimum relay fee, in satoshi per virtual byte. */
export const relayFeeRate = 1

/** Maximum fee rate, in satoshi per virtual byte: Bitcoin Core's `maxfeerate`. */
export const highestFeeRate = 10_000

/** Initial block reward, in satoshi; halved after every {@link halvingInterval} blocks. */
export const firstSubsidy = 50 * satoshiPerBitcoin

/** In blocks. */
export const halvingInterval = 150

/** Blocks until a coinbase can be spent, including its own. */
export const coinbaseMaturity = 100

/** Maximum number of unconfirmed ancestors or descendants. */
export const ancestorLimit = 25

/** Maximum weight of a block, in weight units, without its header and coinbase. */
export const blockWeightLimit = 3_996_000

/** Maximum cost of a transaction's signature operations. */
export const sigopsLimit = 16_000
