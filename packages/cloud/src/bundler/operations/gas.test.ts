import { smartAccountContracts } from '@latchkey/protocol/embedded'
import { toPackedUserOperation } from 'viem/account-abstraction'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BundlerChain, dead, startBundlerChain } from '../../test/bundler/startBundlerChain.ts'
import { constants } from '../constants.ts'
import { createChainAccessForTest } from '../../test/bundler/createChainAccessForTest.ts'
import { encodeHandleOps } from './gas.ts'
import { delegatedCode } from './judgeSender.ts'

let chain: BundlerChain
beforeAll(async () => {
  chain = await startBundlerChain()
})
afterAll(() => chain.stop())

/** The lowest verification gas with which the entry point executes an operation. */
async function measureVerification(parameters: { readonly isFree: boolean; readonly isDelegated: boolean }) {
  const { isDelegated, isFree } = parameters
  const access = createChainAccessForTest(chain.rpcUrl)
  const visitor = await chain.createAccount('1')
  const authorization = isDelegated ? undefined : await visitor.authorize()
  if (isDelegated) await chain.test.setCode({ address: visitor.owner.address, bytecode: delegatedCode })
  const fees = isFree ? {} : { maxFeePerGas: 10n ** 9n, maxPriorityFeePerGas: 10n ** 9n }
  let [low, high] = [1_000n, 300_000n]
  while (high - low > 100n) {
    const middle = (low + high) / 2n
    const { operation } = await visitor.sign({ verificationGasLimit: middle, authorization, ...fees })
    const outcome = await access.call({
      from: dead,
      to: smartAccountContracts.entryPoint,
      data: encodeHandleOps(toPackedUserOperation(operation), dead),
      gas: 2_000_000n,
      code: { address: visitor.owner.address, code: delegatedCode },
    })
    if (outcome.kind === 'done') high = middle
    else low = middle
  }
  return high
}

it('grants the validation of an account what it takes, and a third more', async () => {
  const measured = []
  for (const isFree of [true, false])
    for (const isDelegated of [true, false]) measured.push(await measureVerification({ isFree, isDelegated }))
  const most = measured.reduce((one, other) => (one > other ? one : other))
  expect((most * 4n) / 3n).toBeLessThan(constants.verificationGas)
  expect(most * 3n).toBeGreaterThan(constants.verificationGas)
})
