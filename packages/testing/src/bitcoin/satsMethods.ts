import { bitcoinMethods } from './bitcoinMethods.ts'

/** The methods of sats-connect: without the features (with a colon) and the last one, which is for sessions. */
export const satsMethods: readonly string[] = Object.keys(bitcoinMethods).filter(
  (name) => !name.includes(':') && name !== 'getAccountAddresses',
)
