import { maxLength, pipe, regex, string, transform } from 'valibot'

/** An integer amount of a provider, as text. */
export const swapAmountSchema = pipe(
  string(),
  maxLength(78),
  regex(/^\d+$/),
  transform((text) => BigInt(text)),
)
