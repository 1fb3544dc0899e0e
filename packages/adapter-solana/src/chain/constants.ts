/** The longest accepted answer, in characters. */
export const MAX_ANSWER_LENGTH = 8_388_608

/** The commitment level of reads. */
export const COMMITMENT = 'confirmed'

/** The chain's fee per signature, in lamports. */
export const SIGNATURE_FEE = 5_000n
