import { describe, expect, it } from 'vitest'
import { describeTypedData } from './describeTypedData.ts'

const token = `0x${'d'.repeat(40)}`
const otherToken = `0x${'a'.repeat(40)}`
const spender = `0x${'e'.repeat(40)}`
const holder = `0x${'b'.repeat(40)}`
const amount = (units: string) => ({ units, decimals: undefined, symbol: undefined })

/** Describes typed data whose members have the types of this list, such as `address spender`. */
function describeData(parameters: {
  readonly primaryType: string
  readonly types: Readonly<Record<string, readonly string[]>>
  readonly message: Readonly<Record<string, unknown>>
  readonly domain?: Readonly<Record<string, unknown>>
}) {
  const { domain = { name: 'Token', chainId: 1, verifyingContract: token }, message, primaryType, types } = parameters
  const entries = Object.entries(types).map(([type, members]) => {
    const list = members.map((member) => {
      const [of = '', name = ''] = member.split(' ')
      return { name, type: of }
    })
    return [type, list] as const
  })
  const facts = describeTypedData({ domain, message, primaryType, types: Object.fromEntries(entries) })
  if (facts.kind !== 'typedData') throw new TypeError('Other facts')
  return facts
}

const dai = {
  primaryType: 'Permit',
  types: { Permit: ['address holder', 'address spender', 'uint256 nonce', 'uint256 expiry', 'bool allowed'] },
  message: { holder, spender, nonce: 0, expiry: 5, allowed: true },
}
const transfer = {
  primaryType: 'PermitTransferFrom',
  types: {
    PermitTransferFrom: ['TokenPermissions permitted', 'address spender', 'uint256 nonce', 'uint256 deadline'],
    TokenPermissions: ['address token', 'uint256 amount'],
  },
  message: { permitted: { token, amount: '7' }, spender, nonce: 0, deadline: 99 },
}

describe('a permission', () => {
  it('is shown as it is signed, whatever the message has besides', () => {
    const shown = { spender, tokens: [{ token, amount: 'unlimited' }], deadline: undefined }
    expect(describeData(dai).permit).toEqual(shown)
    expect(describeData({ ...dai, message: { ...dai.message, value: '0' } }).permit).toEqual(shown)

    const fake = { token: otherToken, amount: '0', expiration: '1' }
    const permitted = { spender, tokens: [{ token, amount: amount('7') }], deadline: '99' }
    for (const more of [
      { details: fake },
      { permitted: { ...transfer.message.permitted, expiration: '1' } },
      { sigDeadline: '1' },
    ])
      expect(describeData({ ...transfer, message: { ...transfer.message, ...more } }).permit).toEqual(permitted)
  })

  it('of a transfer is not that of its witness, whatever that is called', () => {
    const { permit } = describeData({
      primaryType: 'PermitWitnessTransferFrom',
      types: {
        PermitWitnessTransferFrom: [...transfer.types.PermitTransferFrom, 'Fake details'],
        TokenPermissions: transfer.types.TokenPermissions,
        Fake: ['address token', 'uint256 amount', 'uint256 expiration'],
      },
      message: { ...transfer.message, details: { token: otherToken, amount: '0', expiration: '1' } },
    })
    expect(permit).toEqual({ spender, tokens: [{ token, amount: amount('7') }], deadline: '99' })
  })

  it('is for the contract of the signed domain', () => {
    const types = { ...dai.types, EIP712Domain: ['string name'] }
    expect(describeData({ ...dai, types }).permit).toBeUndefined()
  })

  it('of a token never ends, though its signature does', () => {
    const { permit } = describeData({
      primaryType: 'Permit',
      types: { Permit: ['address owner', 'address spender', 'uint256 value', 'uint256 nonce', 'uint256 deadline'] },
      message: { owner: holder, spender, value: '7', nonce: 0, deadline: 99 },
    })
    expect(permit).toEqual({ spender, tokens: [{ token, amount: amount('7') }], deadline: undefined })
  })

  it('of Permit2 ends with the last of its tokens', () => {
    const { permit } = describeData({
      primaryType: 'PermitBatch',
      types: {
        PermitBatch: ['PermitDetails[] details', 'address spender', 'uint256 sigDeadline'],
        PermitDetails: ['address token', 'uint160 amount', 'uint48 expiration', 'uint48 nonce'],
      },
      message: {
        details: [
          { token, amount: '1', expiration: '1000', nonce: 0 },
          { token: otherToken, amount: '2', expiration: 999, nonce: 0 },
        ],
        spender,
        sigDeadline: '99',
      },
    })
    expect(permit).toMatchObject({ deadline: '1000', tokens: [{ token }, { token: otherToken }] })
  })
})

it('shows no member of a domain that is not signed', () => {
  const domain = { note: 'Safe', name: 'Token', chainId: 1 }
  expect(describeData({ ...dai, domain }).domain.map(({ name, type }) => `${type} ${name}`)).toEqual([
    'string name',
    'uint256 chainId',
  ])
})
