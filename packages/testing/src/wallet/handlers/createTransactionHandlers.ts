import type { WalletContext, WalletHandler } from '../context.ts'
import type { Transactor } from '../createTransactor.ts'
import { describeCall } from '../describeCall.ts'
import { getAccount } from '../getAccount.ts'
import { getParameter } from '../parse/getParameter.ts'
import { parseTransaction } from '../parse/parseTransaction.ts'

/** The methods that sign transactions with the real keys and send them to the current chain. */
export function createTransactionHandlers(
  context: WalletContext,
  transactor: Transactor,
): Readonly<Record<'eth_sendTransaction', WalletHandler>> {
  return {
    async eth_sendTransaction({ origin, params, chainId, confirm }) {
      const request = parseTransaction(getParameter(params, 0), chainId)
      const { from } = request
      getAccount(context, origin, from)
      await confirm(async () => {
        const [call, fee] = await Promise.all([
          describeCall({ context, chainId, call: request }),
          transactor.estimateFee({ chainId, request }),
        ])
        return { kind: 'sendTransaction', from, call, fee }
      })
      const sent = { account: getAccount(context, origin, from), chainId, request }
      return context.features.proposals ? transactor.propose(sent) : transactor.send(sent)
    },
  }
}
