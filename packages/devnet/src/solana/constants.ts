/** How long a slot takes, in ms: as long as on the real network, so that a blockhash lives as long as there. */
export const slotDuration = 400

/** How long a transaction stays `processed` before it is `confirmed`, in ms. The real network needs about a second. */
export const confirmationDelay = 20

/** Slots after which a transaction is `finalized`. The real network needs 32, which is 13 seconds of a test. */
export const finalizingSlots = 2n

/** Slots for which a blockhash can be used. */
export const blockhashLifetime = 150n

/** Slots of an epoch. */
export const epochLength = 432_000n

/** Entries of the SlotHashes sysvar, as on the real network. */
export const slotHashCount = 512

/** How many transactions are remembered. The oldest is forgotten first. */
export const historyLength = 10_000

/** Lamports for each signature. */
export const signatureFee = 5_000n

/** The largest transaction, in bytes. */
export const transactionLimit = 1_232

/** The largest HTTP body or WebSocket message that is read, in bytes, as on the real network. */
export const bodyLimit = 50 * 1_024

/** How long a client may take to send its request, in ms. */
export const requestTimeout = 10_000

/** Subscriptions that one connection may hold. */
export const subscriptionLimit = 1_000

/** Slots that one request may skip with `latchkey_advanceSlots`. */
export const advanceLimit = 10_000

/** The most that one airdrop gives, in lamports. */
export const airdropLimit = 1_000n * 1_000_000_000n

/** What the chain is, whatever runs on it: what `getGenesisHash` answers. */
export const genesisHash = 'DEQi7pzPcCXx9zdYyDvQ12uxgukgcwfEz4KanjkP57v5'
