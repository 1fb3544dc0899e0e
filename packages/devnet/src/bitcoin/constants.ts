/** CAIP-2 id of every regtest: the first 16 bytes of its genesis block's hash. */
export const caipNetworkId = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'

/** How addresses and keys of regtest are written, as Bitcoin Core does it. */
export const addressFormat = { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef } as const

/** In satoshi. */
export const satoshiPerBitcoin = 100_000_000

/** How long a transaction stays unconfirmed at least until the next block, in ms: enough to be seen that way. */
export const blockDelay = 500

/** What a transaction must pay to be relayed, in satoshi per virtual byte. */
export const relayFeeRate = 1

/** The rate above which a fee is taken for a mistake, in satoshi per virtual byte: Bitcoin Core's `maxfeerate`. */
export const highestFeeRate = 10_000

/** What the first blocks pay for, in satoshi; half of it after every {@link halvingInterval} blocks. */
export const firstSubsidy = 50 * satoshiPerBitcoin

/** In blocks. */
export const halvingInterval = 150

/** Blocks that a coinbase waits for until it can be spent, its own included. */
export const coinbaseMaturity = 100

/** How many unconfirmed transactions may hang on one another. */
export const ancestorLimit = 25

/** What a block may weigh, in weight units, without its header and coinbase. */
export const blockWeightLimit = 3_996_000

/** What the signature operations of a transaction may cost. */
export const sigopsLimit = 16_000
