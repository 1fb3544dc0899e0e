/** The longest accepted answer, in characters. */
export const MAX_ANSWER_LENGTH = 8_388_608

/** The commitment level of reads. */
export const COMMITMENT = 'confirmed'
