/** The timeout of a call to the cloud including a retry, in ms. */
export const API_TIMEOUT = 10_000

/** The pause before a read without a network is retried, in ms. */
export const API_RETRY_PAUSE = 500
