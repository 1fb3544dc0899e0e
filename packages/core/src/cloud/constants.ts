/** How long a call to the cloud may take, another attempt included, in ms. */
export const API_TIMEOUT = 10_000

/** The pause before a read that found no network is tried once more, in ms. */
export const API_RETRY_PAUSE = 500
