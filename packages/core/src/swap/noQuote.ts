/** Nothing is known of another pair, amount or account. */
export const noQuote = { quote: null, quoteError: null, review: null, moved: null, isRenewing: false } as const
