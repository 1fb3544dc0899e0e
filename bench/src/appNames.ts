/** The measured apps, in the order of a round. */
export const appNames = ['bare', 'wagmi', 'latchkey'] as const
export type AppName = (typeof appNames)[number]
