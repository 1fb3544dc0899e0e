import { expect, it } from 'vitest'
import { isModalError } from '../../kernel/errors/isModalError.ts'
import {
  encodeExchange,
  encodeKyberSwap,
  encodeOneInch,
  encodeUnoswaps,
  type SwapContent,
} from '../../test/encodeSwap.ts'
import { checkSwap, type BuiltTransaction } from './checkSwap.ts'
import { findContracts } from './findContracts.ts'
import { publishedContracts } from './publishedContracts.ts'
import type { SwapDialect } from '../../options/SwapContracts.ts'
import type { SwapOrder } from './SwapOrder.ts'

const account = '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'
const thief = '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb'
const dollar = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const tether = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
const fake = '0xcccccccccccccccccccccccccccccccccccccccc'
const until = 1_800_000_000

const content: SwapContent = {
  from: dollar,
  to: tether,
  amount: 1_000_000n,
  minimum: 990_000n,
  receiver: account,
  deadline: BigInt(until),
}

/** The same swap, as each provider encodes it. */
const dialects = {
  kyberswap: { chainId: 1, encode: (own: SwapContent) => encodeKyberSwap(own) },
  simple: { chainId: 1, encode: (own: SwapContent) => encodeKyberSwap(own, 'swapSimpleMode') },
  '1inch': { chainId: 1, encode: encodeOneInch },
  devnet: { chainId: 31_337, encode: encodeExchange },
} as const
type Dialect = keyof typeof dialects
const names = ['kyberswap', 'simple', '1inch', 'devnet'] as const satisfies readonly Dialect[]

function getContracts(dialect: Dialect) {
  const provider: SwapDialect = dialect === 'simple' ? 'kyberswap' : dialect
  const networkId = `eip155:${dialects[dialect].chainId}` as const
  const found = publishedContracts.find((each) => each.provider === provider && each.networkId === networkId)
  if (!found) throw new TypeError(`No contracts of ${provider}`)
  return found
}

function check(
  dialect: Dialect,
  changes: {
    readonly content?: Partial<SwapContent> | undefined
    readonly order?: Partial<SwapOrder> | undefined
    readonly transaction?: Partial<BuiltTransaction> | undefined
  } = {},
) {
  const contracts = getContracts(dialect)
  const { networkId, router } = contracts
  const made = { ...content, ...changes.content }
  const order: SwapOrder = {
    ...{ networkId, account, from: dollar, to: tether, amount: 1_000_000n, shown: 1_000_000n },
    ...{ slippageBps: 100, latestDeadline: until },
    ...changes.order,
  }
  const transaction: BuiltTransaction = {
    from: `${networkId}:${account}`,
    to: `${networkId}:${router}`,
    data: dialects[dialect].encode(made),
    value: made.from === null ? String(made.amount) : '0',
    ...changes.transaction,
  }
  return checkSwap(transaction, { order, contracts })
}

/** What a refusal names as the difference. Any other end is told as itself. */
function readRefusal(act: () => unknown): string {
  try {
    return `let through: ${String(act())}`
  } catch (error) {
    return isModalError(error, 'swap.altered') ? (error.details ?? '') : String(error)
  }
}

const NOT_KNOWN = 'The function is not known'

it.each(names)('lets the swap through that was asked for: %s', (dialect) => {
  const { router } = getContracts(dialect)
  expect(check(dialect)).toEqual({ to: router, data: dialects[dialect].encode(content), value: 0n })
  expect(check(dialect, { content: { minimum: 1_000_001n } })).toMatchObject({ to: router })
})

it.each(['kyberswap', '1inch', 'devnet'] as const)(
  'lets a swap of the coin and into the coin through: %s',
  (dialect) => {
    const paid = check(dialect, { content: { from: null }, order: { from: null } })
    expect(paid.value).toBe(1_000_000n)
    expect(check(dialect, { content: { to: null }, order: { to: null } }).value).toBe(0n)
  },
)

it.each(names)('ignores the case of letters in addresses, as chains do: %s', (dialect) => {
  const { networkId } = getContracts(dialect)
  const order = {
    account: account.toLowerCase(),
    from: dollar.toLowerCase(),
    to: tether.toUpperCase().replace('0X', '0x'),
  }
  const from = `${networkId}:${account.toUpperCase().replace('0X', '0x')}`
  expect(check(dialect, { order, transaction: { from } }).value).toBe(0n)
})

// Each is valid calldata of the genuine router, made by the published ABI.
it.each(names)('refuses what is altered inside the calldata of the genuine router: %s', (dialect) => {
  expect(readRefusal(() => check(dialect, { content: { receiver: thief } }))).toBe('the receiver')
  expect(
    readRefusal(() => check(dialect, { content: { receiver: '0x0000000000000000000000000000000000000000' } })),
  ).toBe('the receiver')
  expect(readRefusal(() => check(dialect, { content: { to: fake } }))).toBe('the bought token')
  expect(readRefusal(() => check(dialect, { content: { from: fake } }))).toBe('the paid token')
  expect(readRefusal(() => check(dialect, { content: { amount: 1_000_001n } }))).toBe('the amount')
  expect(readRefusal(() => check(dialect, { content: { amount: 999_999n } }))).toBe('the amount')
  expect(readRefusal(() => check(dialect, { content: { minimum: 989_999n } }))).toBe('the minimum')
  expect(readRefusal(() => check(dialect, { content: { minimum: 0n } }))).toBe('the minimum')
  expect(readRefusal(() => check(dialect, { content: { from: tether, to: dollar } }))).toBe('the paid token')
})

it.each(names)('refuses what is altered around the calldata: %s', (dialect) => {
  const { networkId, router } = getContracts(dialect)
  const foreign = 'eip155:5'
  expect(readRefusal(() => check(dialect, { transaction: { from: `${networkId}:${thief}` } }))).toBe(
    'the account that pays',
  )
  expect(readRefusal(() => check(dialect, { transaction: { from: `${foreign}:${account}` } }))).toBe(
    'the account that pays',
  )
  expect(readRefusal(() => check(dialect, { transaction: { to: `${networkId}:${thief}` } }))).toBe('the contract')
  expect(readRefusal(() => check(dialect, { transaction: { to: `${networkId}:${dollar}` } }))).toBe('the contract')
  expect(readRefusal(() => check(dialect, { transaction: { to: `${foreign}:${router}` } }))).toBe('the contract')
  expect(readRefusal(() => check(dialect, { transaction: { value: '1' } }))).toBe('the coins that are paid')
  expect(readRefusal(() => check(dialect, { order: { networkId: foreign } }))).toBe('the network of the contracts')
})

it.each(names)('refuses calldata that cannot be read: %s', (dialect) => {
  const data = dialects[dialect].encode(content)
  expect(readRefusal(() => check(dialect, { transaction: { data: '0x' } }))).toBe(getUnknown(dialect))
  expect(readRefusal(() => check(dialect, { transaction: { data: `0xa9059cbb${data.slice(10)}` } }))).toBe(
    getUnknown(dialect),
  )
  expect(readRefusal(() => check(dialect, { transaction: { data: data.slice(0, 10 + 64 * 3) } }))).toBe(
    'The calldata ends too early',
  )
  expect(readRefusal(() => check(dialect, { transaction: { data: data.slice(2) } }))).toBe('It is not hexadecimal')
})

it('refuses addresses with something in front, which contracts refuse too', () => {
  const data = encodeExchange(content)
  const dirty = `${data.slice(0, 10)}${'1'.padStart(24, '0')}${data.slice(34)}`
  expect(readRefusal(() => check('devnet', { transaction: { data: dirty } }))).toBe('An address is too long')
})

it('refuses lists and offsets beyond the calldata, before it makes room for them', () => {
  const data = encodeKyberSwap(content)
  const word = (value: bigint): string => value.toString(16).padStart(64, '0')
  const huge = 'f'.repeat(64)
  const list = data.replace(`${word(1n)}${word(1_000_000n)}`, `${huge}${word(1_000_000n)}`)
  expect(list).not.toBe(data)
  expect(readRefusal(() => check('kyberswap', { transaction: { data: list } }))).toBe('A list is too long')
  const offset = `${data.slice(0, 10)}${huge}${data.slice(74)}`
  expect(readRefusal(() => check('kyberswap', { transaction: { data: offset } }))).toBe('The calldata ends too early')
})

it.each(['kyberswap', 'simple'] as const)('refuses what weakens a swap of KyberSwap: %s', (dialect) => {
  for (const flags of [1n, 2n, 8n, 16n, 256n, 512n])
    expect(readRefusal(() => check(dialect, { content: { flags } }))).toBe('It has flags that are not known')
  expect(readRefusal(() => check(dialect, { content: { permit: '0x1234' } }))).toBe('It contains a permit')
  expect(readRefusal(() => check(dialect, { content: { feeReceivers: [thief] } }))).toBe('It pays a fee to others')
  expect(readRefusal(() => check(dialect, { content: { moved: [1_000_000n, 5n] } }))).toBe(
    'It takes more than the amount',
  )
  expect(check(dialect, { content: { flags: 4n, moved: [400_000n, 600_000n] } }).value).toBe(0n)
})

it('refuses functions of KyberSwap that call any contract, or that cannot take the coin', () => {
  const data = encodeKyberSwap(content, 'swapGeneric')
  expect(readRefusal(() => check('kyberswap', { transaction: { data } }))).toBe(NOT_KNOWN)
  const paid = { content: { from: null }, order: { from: null } }
  expect(readRefusal(() => check('simple', paid))).toBe('This function cannot be paid in the coin')
})

it('refuses what weakens a swap of 1inch, and functions that do not name the bought token', () => {
  for (const flags of [1n, 2n, 4n])
    expect(readRefusal(() => check('1inch', { content: { flags } }))).toBe('It has flags that are not known')
  const list = encodeUnoswaps(content)
  expect(list).toHaveLength(3)
  for (const data of list)
    expect(readRefusal(() => check('1inch', { transaction: { data } }))).toBe(getUnknown('1inch'))
})

it('refuses a swap that may lie unsent for longer than was said', () => {
  expect(readRefusal(() => check('devnet', { content: { deadline: BigInt(until) + 1n } }))).toBe('the deadline')
})

it('refuses a minimum of 0 even if nothing was shown to arrive', () => {
  const order = { shown: 0n }
  expect(readRefusal(() => check('1inch', { order, content: { minimum: 0n } }))).toBe('the minimum')
})

it('knows the contracts that providers have published, and those that the app adds, only on their networks', () => {
  const known = getContracts('kyberswap')
  const { router, spender } = known
  const quote = { ...known, router: router.toLowerCase() }
  expect(findContracts(quote, [])).toBe(known)
  expect(findContracts({ ...quote, networkId: 'eip155:8217' }, [])).toBeUndefined()
  expect(findContracts({ ...quote, provider: '1inch' }, [])).toBeUndefined()
  expect(findContracts({ ...quote, router: thief }, [])).toBeUndefined()
  expect(findContracts({ ...quote, spender: thief }, [])).toBeUndefined()
  expect(findContracts({ ...quote, router: undefined }, [])).toBeUndefined()
  expect(findContracts({ ...quote, spender: undefined }, [])).toBeUndefined()
  const added = { provider: 'kyberswap', networkId: 'eip155:8217', router, spender } as const
  expect(findContracts({ ...quote, networkId: 'eip155:8217' }, [added])).toBe(added)
})

function getUnknown(dialect: Dialect): string {
  return dialect === '1inch' ? 'The function is not known, or does not name the bought token' : NOT_KNOWN
}
