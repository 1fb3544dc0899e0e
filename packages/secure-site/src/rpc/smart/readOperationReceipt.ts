import { array, boolean, object, optional, pipe, regex, safeParse, string, unknown } from 'valibot'
import type { SmartPort } from './SmartPort.ts'

const hex = pipe(string(), regex(/^0x[\da-fA-F]*$/))
const receiptSchema = object({
  success: boolean(),
  /** Of the operation alone: other operations of the transaction have their own. */
  logs: optional(array(unknown()), []),
  receipt: object({
    transactionHash: pipe(hex, regex(/^0x.{64}$/)),
    blockHash: optional(hex),
    blockNumber: optional(hex),
    gasUsed: optional(hex),
  }),
})

/** What became of an operation. */
export interface OperationReceipt {
  readonly isDone: boolean
  readonly transactionHash: string
  /** As EIP-5792 writes it. */
  readonly receipt: unknown
}

/** Asks the bundler what became of an operation; `undefined` as long as it has not happened. */
export async function readOperationReceipt(
  port: Pick<SmartPort, 'askBundler'>,
  { hash, networkId }: { readonly hash: string; readonly networkId: string },
): Promise<OperationReceipt | undefined> {
  const answer = await port.askBundler({ networkId, method: 'eth_getUserOperationReceipt', params: [hash] })
  const read = safeParse(receiptSchema, answer)
  if (!read.success) return undefined
  const { logs, receipt, success } = read.output
  return {
    isDone: success,
    transactionHash: receipt.transactionHash,
    receipt: { ...receipt, logs, status: success ? '0x1' : '0x0' },
  }
}
