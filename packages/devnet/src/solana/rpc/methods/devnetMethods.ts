import { advanceLimit } from '../../constants.ts'
import { readCount } from '../readParams.ts'
import { RpcError } from '../RpcError.ts'
import type { RpcMethods } from '../RpcMethod.ts'

/** Methods that a real node does not have. */
export const devnetMethods: RpcMethods = {
  /** Skips slots, so that a test need not wait for a blockhash to expire, and returns the new slot. */
  latchkey_advanceSlots({ chain }, [count]) {
    const slots = readCount(count)
    if (slots < 1n || slots > advanceLimit) {
      throw new RpcError('invalidParams', `Invalid param: from 1 to ${advanceLimit} slots can be skipped at once`)
    }
    chain.advance(Number(slots))
    return chain.clock.getSlot()
  },
}
