import { connectSite } from '../../standard/connectSite.ts'
import type { StandardHandler } from '../../standard/types.ts'
import { isRecord } from '../../wallet/parse/isRecord.ts'
import type { SolanaContext } from '../context.ts'
import { describeSolanaAccounts } from '../describeSolanaAccounts.ts'

/** The methods that let sites see accounts. */
export function createSolanaConnectHandlers({
  state,
  keys,
}: SolanaContext): Readonly<Record<'standard:connect' | 'standard:disconnect', StandardHandler>> {
  return {
    async 'standard:connect'(call) {
      const isSilent = isRecord(call.params) && call.params['silent'] === true
      if (!isSilent) {
        const toAccount = (address: string) => (keys.has(address) ? address : undefined)
        const { visible } = state
        await connectSite({ call, state, shown: visible, offered: visible, toAccount })
      }
      return { accounts: describeSolanaAccounts(keys, state.getExposed(call.origin)) }
    },
    'standard:disconnect'({ origin }) {
      state.revoke(origin)
      return null
    },
  }
}
