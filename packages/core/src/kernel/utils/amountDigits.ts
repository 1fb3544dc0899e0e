/** How many decimals are shown of a balance, of the total of all tokens, and of a transaction's amount (S9.041 to S9.043). */
export const amountDigits = { balance: 3, total: 2, activity: 3 } as const
