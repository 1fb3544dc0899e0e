import { advanceLimit } from '../../constants.ts'
import { readCount } from '../readParams.ts'
import { RpcError } from '../RpcError.ts'
import type { RpcMethods } from '../RpcMethod.ts'

/** What no real node has. */
export const devnetMethods: RpcMethods = {
  /** Skips slots, so that nobody has to wait for a blockhash to expire, and answers with the slot that it is then. */
  latchkey_advanceSlots({ ledger }, [count]) {
    const slots = readCount(count)
    if (slots < 1n || slots > advanceLimit) {
      throw new RpcError('invalidParams', `Invalid param: from 1 to ${advanceLimit} slots can be skipped at once`)
    }
    ledger.advance(Number(slots))
    return ledger.clock.getSlot()
  },
}
