/** How long an endpoint may take to answer, in ms. */
export const HTTP_TIMEOUT = 10_000

/** How many characters of an answer are read. */
export const MAX_ANSWER_LENGTH = 8_388_608

/** How deep the chain must have confirmed what is read. */
export const COMMITMENT = 'confirmed'
