/** The relay that wallets are built with (S9.103). */
export const defaultRelayUrl = 'wss://relay.walletconnect.org'

/** Topics that one request may subscribe to. */
export const batchSize = 500

/** How often an open socket is looked after, in ms (S9.022). */
export const heartbeatInterval = 5_000

/** How long an open socket may be silent while a wallet's answer is waited for, before the relay is asked for a word. */
export const silenceLimit = 15_000

/** How long the relay may take to answer before its socket counts as dead, in ms; the first figure after a silence. */
export const answerLimits = { afterSilence: 4_000, usual: 10_000, longest: 60_000 }

/** How long opening a socket may take, in ms: the first time, and at most. */
export const openLimits = { first: 5_000, longest: 15_000 }

/** How long a socket is kept that nobody needs any more, in ms. */
export const idleDelay = 3_000

/** No frame of the relay comes near this many characters. */
export const longestFrame = 2_000_000
