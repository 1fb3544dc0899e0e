import { privateKeyToAccount } from 'viem/accounts'
import { testKeys } from '../wallet/testKeys.ts'

const [first = '0x', second = '0x', third = '0x'] = testKeys

/** The selected account of every test wallet. */
export const alice = privateKeyToAccount(first).address
/** The second account of every test wallet. */
export const bob = privateKeyToAccount(second).address
/** An account of no test wallet. */
export const carol = privateKeyToAccount(third).address
