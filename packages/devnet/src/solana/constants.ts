/** Duration of a slot, in ms: the same as on the real network, so that a blockhash is valid equally long. */
export const slotDuration = 400

/** Time until a `processed` transaction is `confirmed`, in ms. The real network takes about a second. */
export const confirmationDelay = 20

/** Slots until a transaction is `finalized`. The real network takes 32, which would be 13 seconds of a test. */
export const finalizingSlots = 2n

/** Slots for which a blockhash is valid. */
export const blockhashLifetime = 150n

/** Slots per epoch. */
export const epochLength = 432_000n

/** Entries of the SlotHashes sysvar, as on the real network. */
export const slotHashCount = 512

/** Maximum number of stored transactions. The oldest is deleted first. */
export const historyLength = 10_000

/** Lamports per signature. */
export const signatureFee = 5_000n

/** Maximum size of a transaction, in bytes. */
export const transactionLimit = 1_232

/** Maximum size of an HTTP body or WebSocket message, in bytes, as on the real network. */
export const bodyLimit = 50 * 1_024

/** Timeout for a client to send its request, in ms. */
export const requestTimeout = 10_000

/** Maximum number of subscriptions per connection. */
export const subscriptionLimit = 1_000

/** Maximum number of slots that one request may skip with `latchkey_advanceSlots`. */
export const advanceLimit = 10_000

/** Maximum amount of an airdrop, in lamports. */
export const airdropLimit = 1_000n * 1_000_000_000n

/** The chain's identity: the result of `getGenesisHash`. */
export const genesisHash = 'DEQi7pzPcCXx9zdYyDvQ12uxgukgcwfEz4KanjkP57v5'
