import { assert, bigInt, boolean, constantFrom, integer, nat, property, record, tuple, uint8Array } from 'fast-check'
import { decodeFunctionData, erc20Abi, getAddress, toHex, type Hex } from 'viem'
import { expect, it } from 'vitest'
import { runs } from '../../../../../fuzz.shared.ts'
import { isModalError } from '../../kernel/errors/isModalError.ts'
import {
  coinAddress,
  decodeSwap,
  encodeExchange,
  encodeKyberSwap,
  encodeOneInch,
  type SwapContent,
} from '../../test/encodeSwap.ts'
import { checkSwap } from './checkSwap.ts'
import { createApproval } from './createApproval.ts'
import { publishedContracts } from './publishedContracts.ts'
import type { SwapOrder } from './SwapOrder.ts'

const address = uint8Array({ minLength: 20, maxLength: 20 }).map((bytes): Hex => getAddress(toHex(bytes)))
const amount = bigInt({ min: 1n, max: 2n ** 256n - 1n })
const encoders = { kyberswap: encodeKyberSwap, '1inch': encodeOneInch, devnet: encodeExchange } as const
const world = record({
  contracts: constantFrom(...publishedContracts),
  ...{ account: address, token: address, other: address, amount, shown: amount },
  isCoin: boolean(),
  slippageBps: integer({ min: 1, max: 500 }),
})

type World = typeof world extends { generate: (...input: never[]) => { value: infer value } } ? value : never

function toCase({ contracts, account, token, other, isCoin, ...numbers }: World) {
  const from = isCoin ? null : token
  const order: SwapOrder = {
    ...{ networkId: contracts.networkId, account, from, to: other, ...numbers },
    latestDeadline: 2_000_000_000,
  }
  const least = (numbers.shown * BigInt(10_000 - numbers.slippageBps)) / 10_000n
  const content: SwapContent = {
    ...{ from, to: other, amount: numbers.amount, receiver: account, deadline: 2_000_000_000n },
    minimum: least === 0n ? 1n : least,
  }
  const parts = { from: `${contracts.networkId}:${account}`, to: `${contracts.networkId}:${contracts.router}` }
  const transaction = {
    ...parts,
    data: encoders[contracts.provider](content),
    value: from === null ? String(numbers.amount) : '0',
  }
  return { order, content, contracts, transaction }
}

it('lets every swap through that was asked for, at every published contract', () => {
  assert(
    property(world, (each) => {
      const { order, contracts, transaction } = toCase(each)
      const call = checkSwap(transaction, { order, contracts })
      expect(call).toEqual({ to: contracts.router, data: transaction.data, value: BigInt(transaction.value) })
    }),
    runs(300),
  )
})

it('refuses every other swap: one value changed, at every published contract', () => {
  const changed = record({ from: address, to: address, receiver: address, amount, below: amount })
  const field = constantFrom('from', 'to', 'receiver', 'amount', 'minimum')
  assert(
    property(tuple(world, changed, field), ([each, change, name]) => {
      const { order, content, contracts, transaction } = toCase(each)
      const value = name === 'minimum' ? change.below % content.minimum : change[name]
      const data = encoders[contracts.provider]({ ...content, [name]: value })
      const isSame = data === transaction.data
      const act = (): unknown => checkSwap({ ...transaction, data }, { order, contracts })
      expect(isSame || isRefused(act)).toBe(true)
    }),
    runs(500),
  )
})

it('reads altered bytes as contracts do, or refuses them, and never fails in another way', () => {
  assert(
    property(tuple(world, nat(), integer({ min: 1, max: 255 })), ([each, place, change]) => {
      const { order, content, contracts, transaction } = toCase(each)
      const bytes = Buffer.from(transaction.data.slice(2), 'hex')
      const at = place % bytes.length
      bytes[at] = (bytes[at] ?? 0) ^ change
      const data: Hex = `0x${bytes.toString('hex')}`
      const act = (): unknown => checkSwap({ ...transaction, data }, { order, contracts })
      expect(isRefused(act) || isHarmless(contracts.provider, { data, content })).toBe(true)
    }),
    runs(1_000),
  )
})

it('makes an approval that viem reads as exactly the amount for the spender', () => {
  assert(
    property(tuple(address, address, bigInt({ min: 0n, max: 2n ** 256n - 1n })), ([token, spender, value]) => {
      const call = createApproval({ token, spender, amount: value })
      expect({ to: call.to, value: call.value }).toEqual({ to: token, value: 0n })
      const data: Hex = `0x${call.data.slice(2)}`
      expect(decodeFunctionData({ abi: erc20Abi, data })).toEqual({ functionName: 'approve', args: [spender, value] })
    }),
    runs(200),
  )
})

/** Whether the act is refused with the one error. Any other error fails the test. */
function isRefused(act: () => unknown): boolean {
  try {
    act()
    return false
  } catch (error) {
    if (isModalError(error, 'swap.altered')) return true
    throw error
  }
}

/** Whether the calldata, as viem reads it, is still what was asked for, or better for the account. */
function isHarmless(
  provider: keyof typeof encoders,
  { data, content }: { readonly data: Hex; readonly content: SwapContent },
): boolean {
  if (provider === 'devnet') return isStricter(data, encodeExchange(content))
  const read = decodeSwap(data)
  if (read === undefined) return true
  const isSame = (['to', 'amount', 'receiver'] as const).every((name) => read[name] === content[name])
  const moved = (read.moved ?? []).reduce((sum, part) => sum + part, 0n)
  return (
    isSame && read.from === (content.from ?? coinAddress) && moved <= content.amount && read.minimum >= content.minimum
  )
}

/** Whether only the deadline became earlier or only the minimum larger: the two words that may change to the account's advantage. */
function isStricter(data: Hex, before: Hex): boolean {
  const [now, old] = [data, before].map((hex) =>
    (hex.slice(10).match(/.{64}/g) ?? []).map((word) => BigInt(`0x${word}`)),
  )
  const differences = (now ?? []).flatMap((word, index) =>
    word === old?.[index] ? [] : [{ index, isLess: word < (old?.[index] ?? 0n) }],
  )
  return (
    differences.length === 1 && differences.every(({ index, isLess }) => isLess === (index === (now ?? []).length - 1))
  )
}
