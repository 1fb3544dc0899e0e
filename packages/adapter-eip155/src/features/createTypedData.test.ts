import { describe, expect, it } from 'vitest'
import { createTestClient } from '../test/createTestClient.ts'
import { createTypedData } from './createTypedData.ts'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const other = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const call = { connectionId: 'eip155:com.example' }
const signature = `0x${'ab'.repeat(65)}`
const typedData = {
  domain: { name: 'Shop', version: '1', chainId: 10, verifyingContract: other },
  types: { Order: [{ name: 'amount', type: 'uint256' }] },
  primaryType: 'Order',
  message: { amount: 2n ** 255n },
} as const

describe('createTypedData', () => {
  it('has typed data signed by the account in use, with the type of its domain and every digit', async () => {
    const { getClient, asked } = createTestClient(signature)
    expect(await createTypedData(getClient).sign({ ...call, typedData })).toEqual({ signature })
    const [[method, params]] = asked as [[string, [string, string]]]
    expect([method, params[0]]).toEqual(['eth_signTypedData_v4', address])
    expect(JSON.parse(params[1])).toEqual({
      domain: { name: 'Shop', version: '1', chainId: 10, verifyingContract: other.toLowerCase() },
      types: {
        EIP712Domain: [
          { name: 'name', type: 'string' },
          { name: 'version', type: 'string' },
          { name: 'chainId', type: 'uint256' },
          { name: 'verifyingContract', type: 'address' },
        ],
        Order: [{ name: 'amount', type: 'uint256' }],
      },
      primaryType: 'Order',
      message: { amount: String(2n ** 255n) },
    })
  })

  it.each([1, 31_337n])(
    'refuses data for another network than the wallet’s, and does not ask it: %s',
    async (chainId) => {
      const { getClient, asked } = createTestClient(signature)
      const elsewhere = { ...typedData, domain: { ...typedData.domain, chainId } }
      await expect(createTypedData(getClient).sign({ ...call, typedData: elsewhere })).rejects.toMatchObject({
        code: 'network.mismatch',
        context: { networkId: `eip155:${chainId}`, walletNetworkId: 'eip155:10' },
      })
      expect(asked).toEqual([])
    },
  )

  it('passes data on that names no network', async () => {
    const { getClient } = createTestClient(signature)
    const anywhere = { ...typedData, domain: { name: 'Shop' } }
    expect(await createTypedData(getClient).sign({ ...call, typedData: anywhere })).toEqual({ signature })
  })

  it.each([
    ['a type that is not described', { ...typedData, primaryType: 'Bill' }],
    ['a number that is too large', { ...typedData, message: { amount: 2n ** 256n } }],
    ['a negative number', { ...typedData, message: { amount: -1n } }],
    ['a contract that is no address', { ...typedData, domain: { verifyingContract: '0x12' as const } }],
  ])('refuses %s, and does not ask the wallet', async (_title, given) => {
    const { getClient, asked } = createTestClient(signature)
    await expect(createTypedData(getClient).sign({ ...call, typedData: given })).rejects.toMatchObject({
      code: 'options.invalid',
    })
    expect(asked).toEqual([])
  })

  it.each([null, '', '0x', signature.slice(0, -1), {}])(
    'refuses an answer that is no signature: %s',
    async (answer) => {
      const { getClient } = createTestClient(answer)
      await expect(createTypedData(getClient).sign({ ...call, typedData })).rejects.toMatchObject({
        code: 'wallet.invalidResponse',
      })
    },
  )

  it('rejects an unknown account without a request', async () => {
    const { getClient, asked } = createTestClient(signature)
    await expect(createTypedData(getClient).sign({ ...call, typedData, address: other })).rejects.toMatchObject({
      code: 'account.notFound',
    })
    expect(asked).toEqual([])
  })
})
