import { isHex } from '@latchkey/protocol/atoms'
import { custom } from 'valibot'

/** The calldata of a transaction that a provider built. */
export const calldataSchema = custom<`0x${string}`>((value) => isHex(value) && value.length > 10, 'Not calldata')
