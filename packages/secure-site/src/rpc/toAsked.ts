import { FrameFailure } from '../session/FrameFailure.ts'
import type { AskContext, Asked } from './Asked.ts'
import { askCalls } from './askCalls.ts'
import { askEvmMessage, askSolanaMessage } from './askMessage.ts'
import { askSolanaTransaction } from './askSolanaTransaction.ts'
import { askTransaction } from './askTransaction.ts'
import { askTypedData } from './askTypedData.ts'
import type { CallBatches } from './createCallBatches.ts'
import type { Network } from './networks.ts'

/** Reads a request that needs an approval, and completes it from the chain. */
export async function toAsked(
  method: string,
  context: AskContext,
  { batches, network }: { readonly batches: CallBatches; readonly network: Network },
): Promise<Asked> {
  switch (method) {
    case 'personal_sign':
      return askEvmMessage(context)
    case 'eth_signTypedData_v4':
      return askTypedData(context)
    case 'eth_sendTransaction':
      return askTransaction(context, network)
    case 'wallet_sendCalls':
      return askCalls(context, network, batches)
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
