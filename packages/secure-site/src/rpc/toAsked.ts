import { FrameFailure } from '../session/FrameFailure.ts'
import type { AskContext, Asked } from './Asked.ts'
import { askCalls } from './askCalls.ts'
import { askEvmMessage, askSolanaMessage } from './askMessage.ts'
import { askSolanaTransaction } from './askSolanaTransaction.ts'
import { askTransaction } from './askTransaction.ts'
import { askTypedData } from './askTypedData.ts'
import type { CallParts } from './CallParts.ts'
import type { CallBatches } from './createCallBatches.ts'
import type { Network } from './networks.ts'
import { askUserOperation } from './smart/askUserOperation.ts'
import { readAccount } from './smart/readAccount.ts'
import type { AccountType, SmartPort } from './smart/SmartPort.ts'

/** What sends calls of an account, by method. */
const sends: Readonly<Record<string, (parts: CallParts) => Promise<Asked>>> = {
  eth_sendTransaction: askTransaction,
  wallet_sendCalls: askCalls,
  eth_sendUserOperation: askUserOperation,
}

/** Reads a request that needs an approval, and completes it from the chain. */
export async function toAsked(
  method: string,
  context: AskContext,
  parts: {
    readonly batches: CallBatches
    readonly network: Network
    readonly type: AccountType
    readonly loadPort: () => Promise<SmartPort>
  },
): Promise<Asked> {
  const { batches, loadPort, network, type } = parts
  const send = Object.hasOwn(sends, method) ? sends[method] : undefined
  if (send !== undefined) {
    const account = await readAccount({ ...context, type, port: await loadPort() })
    const asked = await send({ context, network, account, batches })
    // The exported key was delegated elsewhere (EIP-7702), or the chain is odd.
    return account.code === 'foreign' ? { ...asked, warnings: ['foreignCode'] } : asked
  }
  switch (method) {
    case 'personal_sign':
      return askEvmMessage(context)
    case 'eth_signTypedData_v4':
      return askTypedData(context)
    case 'solana_signMessage':
      return askSolanaMessage(context)
    case 'solana_signTransaction':
    case 'solana_signAllTransactions':
    case 'solana_signAndSendTransaction':
      return askSolanaTransaction(context, method)
    default:
      throw new FrameFailure('rpc.notAllowed', `The wallet does not have ${method}.`)
  }
}
