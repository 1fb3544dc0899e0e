import { bitcoinMethods } from './bitcoinMethods.ts'

/** The methods that a provider of sats-connect answers: features have a colon, and the last one is of sessions. */
export const satsMethods: readonly string[] = Object.keys(bitcoinMethods).filter(
  (name) => !name.includes(':') && name !== 'getAccountAddresses',
)
