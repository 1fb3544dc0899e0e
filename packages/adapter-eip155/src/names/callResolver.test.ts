import { concat, encodeAbiParameters, encodeFunctionData, getAddress, parseAbi, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { callResolver } from './callResolver.ts'

const resolver = getAddress('0x000000000000000000000000000000000000e25a')
const other = '0x00000000000000000000000000000000DeaDBeef'
const callback = '0x01020304'

const revert = (data: Hex): Error => Object.assign(new Error('execution reverted'), { code: 3, data })

function lookUp(
  parameters: { readonly sender?: Hex; readonly urls?: readonly string[]; readonly data?: Hex } = {},
): Hex {
  const { sender = resolver, urls = ['https://gateway.example'], data = '0x1234' } = parameters
  const types = ['address', 'string[]', 'bytes', 'bytes4', 'bytes'].map((type) => ({ type }))
  return concat(['0x556f1830', encodeAbiParameters(types, [sender, urls, data, callback, '0xaa'])])
}

/** A resolver that answers with the given values, one after another, and the gateways that were asked. */
function setUp(...answers: readonly (Hex | Error | null)[]) {
  const asked: unknown[] = []
  const calls: unknown[] = []
  const left = [...answers]
  const run = () =>
    callResolver({
      resolver,
      data: '0xabcd',
      read: async (_method, params) => {
        calls.push(params[0])
        const answer = left.length > 1 ? left.shift() : left[0]
        if (answer instanceof Error) throw answer
        return answer
      },
      gateways: {
        ask: async (question) => {
          asked.push(question)
          return '0xbeef'
        },
      },
    })
  return { asked, calls, run }
}

const passedOn = concat([callback, encodeAbiParameters([{ type: 'bytes' }, { type: 'bytes' }], ['0xbeef', '0xaa'])])

describe('callResolver', () => {
  it('returns the answer of the chain', async () => {
    const { asked, run } = setUp('0x99')
    expect(await run()).toBe('0x99')
    expect(asked).toEqual([])
  })

  it('asks the gateway, and has the resolver check what it says', async () => {
    const { asked, calls, run } = setUp(revert(lookUp()), '0x99')
    expect(await run()).toBe('0x99')
    expect(asked).toEqual([{ data: '0x1234', sender: resolver, urls: ['https://gateway.example'] }])
    expect(calls).toEqual([
      { to: resolver, data: '0xabcd' },
      { to: resolver, data: passedOn },
    ])
  })

  it.each([
    ['deep in its causes', Object.assign(new Error('x'), { cause: { cause: { data: { data: lookUp() } } } })],
    ['as an object', Object.assign(new Error('x'), { data: { data: lookUp() } })],
  ])('finds the data of a revert %s', async (_place, error) => {
    const { run } = setUp(error, '0x99')
    expect(await run()).toBe('0x99')
  })

  it.each(['0x77209fe8', '0x1e9535f2', '0xef9c03ce', '0x7b1c461b', '0x95c0c752', '0x01800152'] as const)(
    'has no answer if the resolver says so with %s',
    async (selector) => {
      expect(await setUp(revert(selector)).run()).toBeUndefined()
    },
  )

  it.each([
    ['refuses for another reason', revert('0x12345678'), 'The resolver refuses with 0x12345678'],
    ['passes on the look-up of another contract', revert(lookUp({ sender: other })), 'The look-up is that of another'],
    ['sends the page from gateway to gateway', revert(lookUp()), 'from gateway to gateway'],
    ['claims a batch that is none', revert(lookUp({ urls: ['x-batch-gateway:true'] })), 'The look-up is no batch'],
    ['is not there', '0x' as const, 'There is no resolver at its address'],
    ['answers with no bytes', null, 'There is no resolver at its address'],
  ])('fails if the resolver %s', async (_fault, answer, details) => {
    await expect(setUp(answer).run()).rejects.toMatchObject({
      code: 'names.resolveFailed',
      details: expect.stringContaining(details),
    })
  })

  it.each([
    ['cut off', '0x556f1830'],
    ['with an endless list', concat(['0x556f1830', `0x${'ff'.repeat(160)}`])],
  ] as const)('fails with a look-up that is %s', async (_fault, data) => {
    await expect(setUp(revert(data)).run()).rejects.toThrow(/./)
  })

  it('asks the gateways of a batch one by one, and says which failed', async () => {
    const abi = parseAbi(['function query((address sender, string[] urls, bytes data)[] queries)'])
    const query = { sender: other, urls: ['https://gateway.example'], data: '0x55' } as const
    const data = encodeFunctionData({ abi, functionName: 'query', args: [[query, query]] })
    const { asked, calls, run } = setUp(revert(lookUp({ urls: ['x-batch-gateway:true'], data })), '0x99')
    expect(await run()).toBe('0x99')
    expect(asked).toEqual([query, query])
    const answer = encodeAbiParameters(
      [{ type: 'bool[]' }, { type: 'bytes[]' }],
      [
        [false, false],
        ['0xbeef', '0xbeef'],
      ],
    )
    const sent = concat([callback, encodeAbiParameters([{ type: 'bytes' }, { type: 'bytes' }], [answer, '0xaa'])])
    expect(calls[1]).toEqual({ to: resolver, data: sent })
  })
})
