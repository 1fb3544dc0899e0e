/** How many decimals are shown of a balance, of the total of all tokens, and of a transaction's amount. */
export const amountDigits = { balance: 3, total: 2, activity: 3 } as const
