import { verifyMessage, verifyTypedData } from 'viem'
import type { Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { openWallet } from '../../test/openWallet.ts'
import { runDevnet } from '../../test/runDevnet.ts'
import { alice, bob, carol } from '../../test/testAccounts.ts'
import type { Confirm, WalletPrompt } from '../types.ts'

const { getChain } = runDevnet()

async function openConnected() {
  const opened = openWallet([getChain(31337)])
  await opened.site.request('eth_requestAccounts')
  return opened
}

describe('personal_sign', () => {
  it.each<[string, string, Parameters<typeof verifyMessage>[0]['message']]>([
    ['hex of a text', '0x68656c6c6f', 'hello'],
    ['a plain text', 'hello, wörld', 'hello, wörld'],
    ['bytes that are no text', '0xff00', { raw: '0xff00' }],
    ['hex that is cut off', '0xabc', '0xabc'],
    ['nothing', '0x', ''],
  ])('signs %s', async (_, input, message) => {
    const { site } = await openConnected()
    const signature = (await site.request('personal_sign', [input, alice])) as Hex
    expect(await verifyMessage({ address: alice, message, signature })).toBe(true)
  })

  it('signs with the requested account, in any letter case', async () => {
    const { site } = await openConnected()
    const signature = (await site.request('personal_sign', ['0x6869', bob.toLowerCase()])) as Hex
    expect(await verifyMessage({ address: bob, message: 'hi', signature })).toBe(true)
  })

  it('accepts swapped parameters', async () => {
    const { site } = await openConnected()
    const signature = (await site.request('personal_sign', [alice, '0x6869'])) as Hex
    expect(await verifyMessage({ address: alice, message: 'hi', signature })).toBe(true)
  })

  it('shows the signed data to its owner', async () => {
    const { wallet, site } = await openConnected()
    const prompts: WalletPrompt[] = []
    const confirm: Confirm = async (prompt) => {
      prompts.push(prompt)
      return { approved: true }
    }
    wallet.ask({ confirm })
    await site.request('personal_sign', ['hi', alice])
    expect(prompts).toMatchObject([{ kind: 'signMessage', address: alice, message: { raw: '0x6869' } }])
  })

  it('refuses an account that was not granted: 4100', async () => {
    const { site } = await openConnected()
    await expect(site.request('personal_sign', ['0x6869', carol])).rejects.toMatchObject({ code: 4100 })
  })

  it.each([[[]], [['0x6869']], [['0x6869', '0x12']], [[7, alice]], [{ message: 'hi' }]])(
    'refuses %j: -32602',
    async (params) => {
      const { site } = await openConnected()
      await expect(site.request('personal_sign', params)).rejects.toMatchObject({ code: -32602 })
    },
  )
})

describe('eth_signTypedData_v4', () => {
  const typedData = {
    domain: { name: 'Mail', version: '1', chainId: 31337, verifyingContract: bob },
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
      Person: [
        { name: 'name', type: 'string' },
        { name: 'wallet', type: 'address' },
      ],
      Mail: [
        { name: 'from', type: 'Person' },
        { name: 'tips', type: 'uint256[]' },
        { name: 'text', type: 'string' },
      ],
    },
    primaryType: 'Mail',
    message: { from: { name: 'Alice', wallet: alice }, tips: ['1', '0x2', 3], text: 'hi' },
  } as const

  const verify = (signature: unknown, overrides: object = {}) =>
    verifyTypedData<Record<string, unknown>, string>({
      ...typedData,
      message: { ...typedData.message, tips: [1n, 2n, 3n] },
      address: alice,
      signature: signature as Hex,
      ...overrides,
    })

  it('signs an object and its JSON alike', async () => {
    const { site } = await openConnected()
    const fromObject = await site.request('eth_signTypedData_v4', [alice, typedData])
    expect(await site.request('eth_signTypedData_v4', [alice, JSON.stringify(typedData)])).toBe(fromObject)
    expect(await verify(fromObject)).toBe(true)
    expect(await verify(fromObject, { domain: { ...typedData.domain, version: '2' } })).toBe(false)
  })

  it('signs for a domain without types, chain or contract', async () => {
    const { site } = await openConnected()
    const { EIP712Domain: _, ...types } = typedData.types
    const domain = { name: 'Mail', salt: `0x${'ab'.repeat(32)}` } as const
    const signature = await site.request('eth_signTypedData_v4', [alice, { ...typedData, types, domain }])
    expect(await verify(signature, { types, domain })).toBe(true)
  })

  it.each(['31337', '0x7a69'])('parses the chain id "%s" of a domain', async (chainId) => {
    const { site } = await openConnected()
    const input = { ...typedData, domain: { ...typedData.domain, chainId } }
    expect(await verify(await site.request('eth_signTypedData_v4', [alice, input]))).toBe(true)
  })

  it('refuses an account that was not granted: 4100', async () => {
    const { site } = await openConnected()
    await expect(site.request('eth_signTypedData_v4', [carol, typedData])).rejects.toMatchObject({ code: 4100 })
  })

  it.each<[string, unknown]>([
    ['no JSON', '{'],
    ['nothing', null],
    ['another chain', { ...typedData, domain: { chainId: 1 } }],
    ['a chain that is no number', { ...typedData, domain: { chainId: {} } }],
    ['a contract that is no address', { ...typedData, domain: { verifyingContract: '0x12' } }],
    ['a salt that is no hex', { ...typedData, domain: { salt: 'salt' } }],
    ['no types', { ...typedData, types: undefined }],
    ['types that are no lists', { ...typedData, types: { Mail: {} } }],
    ['fields without a type', { ...typedData, types: { Mail: [{ name: 'text' }] } }],
    ['a primary type that is not there', { ...typedData, primaryType: 'Letter' }],
    ['no primary type', { ...typedData, primaryType: undefined }],
    ['a message that does not fit', { ...typedData, message: { from: {}, tips: ['x'], text: 1 } }],
    ['no message', { ...typedData, message: 'hi' }],
  ])('refuses %s: -32602', async (_, input) => {
    const { wallet, site } = await openConnected()
    await expect(site.request('eth_signTypedData_v4', [alice, input])).rejects.toMatchObject({ code: -32602 })
    expect(wallet.requests.at(-1)?.isPrompted).toBe(false)
  })
})
