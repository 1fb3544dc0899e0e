import type { SiwxRpc } from '@latchkey/siwx/verify'
import { boolean, object, pipe, regex, safeParse, string } from 'valibot'
import type { SponsorshipBook } from '../createSponsorshipBook.ts'

const receiptSchema = object({
  success: boolean(),
  actualGasCost: pipe(string(), regex(/^0x[\da-fA-F]{1,64}$/)),
})

/**
 * Asks the chains' bundlers what became of operations that paymasters pay for, and books what they have cost. What has not landed for an
 * hour is given back.
 */
export async function settlePaymasters(parameters: {
  readonly book: Pick<SponsorshipBook, 'expirePaymaster' | 'listPaymaster' | 'settle'>
  readonly projectKey: string
  readonly bundler: SiwxRpc
}): Promise<void> {
  const { book, bundler, projectKey } = parameters
  for (const { isOld, ...operation } of await book.listPaymaster(projectKey)) {
    const { chainId, operationHash } = operation
    const answer = await bundler({ chainId, method: 'eth_getUserOperationReceipt', params: [operationHash] })
    const receipt = safeParse(receiptSchema, answer)
    if (receipt.success) {
      const { actualGasCost, success } = receipt.output
      await book.settle(operation, { kind: success ? 'included' : 'reverted', cost: BigInt(actualGasCost) })
    } else if (isOld && answer === null) {
      await book.expirePaymaster(operation)
    }
  }
}
