import { privateKeyToAccount } from 'viem/accounts'
import { testKeys } from '../wallet/testKeys.ts'

const [first = '0x', second = '0x', third = '0x'] = testKeys

/** In every test wallet, and selected. */
export const alice = privateKeyToAccount(first).address
/** In every test wallet. */
export const bob = privateKeyToAccount(second).address
/** In none. */
export const carol = privateKeyToAccount(third).address
