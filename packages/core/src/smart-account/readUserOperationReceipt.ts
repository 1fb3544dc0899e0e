import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { boolean, maxLength, nullable, object, pipe, regex, string } from 'valibot'
import { parseAnswer } from '../cloud/parseAnswer.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { Modal } from '../plugin/Modal.ts'
import { sendBundlerRequest } from './sendBundlerRequest.ts'
import type { UserOperationReceipt } from './userOperationReceiptQuery.ts'

const quantity = /*#__PURE__*/ pipe(/*#__PURE__*/ string(), /*#__PURE__*/ regex(/^0x[\da-f]{1,64}$/i))
const receiptSchema = /*#__PURE__*/ nullable(
  /*#__PURE__*/ object({
    success: /*#__PURE__*/ boolean(),
    actualGasCost: quantity,
    receipt: /*#__PURE__*/ object({
      transactionHash: /*#__PURE__*/ pipe(/*#__PURE__*/ string(), /*#__PURE__*/ maxLength(66)),
    }),
  }),
)

/** Reads the receipt of an operation; `null` while it is in no block. @throws `api.invalidResponse`, and as `sendBundlerRequest` */
export async function readUserOperationReceipt(
  modal: Pick<Modal, 'plugin'>,
  parameters: { readonly networkId: CaipNetworkId; readonly hash: string | undefined; readonly signal: AbortSignal },
): Promise<UserOperationReceipt | null> {
  const { hash, networkId: chainId, signal } = parameters
  const method = 'eth_getUserOperationReceipt'
  const answer = await sendBundlerRequest(modal, { chainId, method, params: [hash], signal })
  const receipt = parseAnswer(
    receiptSchema,
    answer,
    (details) => new ModalError('api.invalidResponse', { context: { name: method }, details, category: 'API_ERROR' }),
  )
  if (receipt === null) return null
  const { actualGasCost, success: isSuccess } = receipt
  return { isSuccess, transactionId: receipt.receipt.transactionHash, cost: BigInt(actualGasCost).toString() }
}
