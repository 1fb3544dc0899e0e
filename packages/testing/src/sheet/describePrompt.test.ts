import { encodeFunctionData, erc20Abi, stringToHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { alice, bob } from '../test/testAccounts.ts'
import type { PromptContent, WalletPrompt } from '../wallet/types.ts'
import { describePrompt, toHost } from './describePrompt.ts'
import type { SheetContent } from './describePrompt.ts'

const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const chain = { chainId: 31337, name: 'Devnet', nativeCurrency }
const say = (content: PromptContent): SheetContent => {
  const prompt: WalletPrompt = {
    ...content,
    origin: 'https://app.example',
    method: 'any',
    wallet: { name: 'Demo', rdns: 'test.demo', icon: 'data:image/png,' },
    chain,
  }
  return describePrompt(prompt)
}
const rowsOf = ({ blocks }: SheetContent) =>
  blocks.flatMap((block) => (block.type === 'rows' ? block.rows.map(({ label, value }) => [label, value]) : []))
const send = (call: object, fee: bigint | undefined = 21_000n) =>
  say({ kind: 'sendTransaction', from: alice, call: { to: bob, value: 0n, data: '0x', ...call }, fee })

describe('sending', () => {
  it('shows exact amount and recipient', () => {
    const content = send({ value: 1_234_500_000_000_000_000_001n }, 63_000_000_000_000n)
    expect(content).toMatchObject({ title: 'Send 1,234.500000000000000001 ETH?', approve: 'Send', reject: 'Reject' })
    expect(rowsOf(content)).toEqual([
      ['To', bob],
      ['From', alice],
      ['Network', 'Devnet'],
      ['Network fee, at most', '0.000063 ETH'],
    ])
  })

  it('warns if it will probably fail', () => {
    const { blocks } = say({
      kind: 'sendTransaction',
      from: alice,
      call: { to: bob, value: 1n, data: '0x' },
      fee: undefined,
    })
    expect(blocks.at(-1)).toEqual({ type: 'warning', text: expect.stringContaining('likely to fail') })
  })

  const transfer = { token: bob, to: alice, amount: 2_500_000n }
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [alice, 2_500_000n] })

  it('shows a token amount with the contract’s decimals', () => {
    const content = send({ data, transfer: { ...transfer, symbol: 'TUSD', decimals: 6 } })
    expect(content.title).toBe('Send 2.5 TUSD?')
    expect(rowsOf(content).slice(0, 2)).toEqual([
      ['To', alice],
      ['Token', bob],
    ])
  })

  it.each([
    [undefined, 6],
    ['TUSD', undefined],
  ])('describes a token without metadata by its bytes', (symbol, decimals) => {
    const content = send({ data, transfer: { ...transfer, symbol, decimals } })
    expect(content.title).toBe('Send a token?')
    expect(rowsOf(content)).toContainEqual(['Amount', '2,500,000 (smallest unit)'])
  })

  it('shows a contract, its method and the payment', () => {
    const content = send({ data: '0x095ea7b3'.padEnd(138, '0'), value: 10n ** 18n })
    expect(content.title).toBe('Use a contract?')
    expect(rowsOf(content).slice(0, 3)).toEqual([
      ['Contract', bob],
      ['Function', '0x095ea7b3, 68 bytes'],
      ['Pays', '1 ETH'],
    ])
    expect(rowsOf(send({ data: '0x01' }))).toContainEqual(['Function', '0x01, 1 bytes'])
  })

  it('shows the creation of a contract', () => {
    const content = send({ to: undefined, data: '0x60016000f3' })
    expect(content.title).toBe('Create a contract?')
    expect(rowsOf(content)[0]).toEqual(['Code', '5 bytes'])
  })

  it('lists the calls of a batch', () => {
    const content = say({
      kind: 'sendCalls',
      from: alice,
      calls: [
        { to: bob, value: 10n ** 17n, data: '0x' },
        { to: bob, value: 0n, data, transfer: { ...transfer, symbol: undefined, decimals: undefined } },
        { to: bob, value: 0n, data: '0x12345678' },
        { to: undefined, value: 0n, data: '0x60' },
      ],
    })
    expect(content.title).toBe('Approve 4 actions?')
    expect(content.blocks.map((block) => (block.type === 'rows' ? block.title : block.type))).toEqual([
      '1. Send 0.1 ETH',
      '2. Send a token',
      '3. Use a contract',
      '4. Create a contract',
      undefined,
    ])
    expect(say({ kind: 'sendCalls', from: alice, calls: [{ to: bob, value: 0n, data: '0x' }] }).title).toBe(
      'Approve 1 action?',
    )
  })
})

describe('signing', () => {
  const textOf = (raw: `0x${string}`) => {
    const content = say({ kind: 'signMessage', address: alice, message: { raw } })
    const [block] = content.blocks
    return [block?.type === 'text' ? block.text : undefined, content.lead]
  }

  it('shows a message as text, and bytes as bytes', () => {
    expect(textOf(stringToHex('hi\n\twörld'))).toEqual(['hi\n\twörld', expect.stringContaining('costs nothing')])
    expect(textOf('0xff00')).toEqual(['0xff00', expect.stringContaining('no readable text')])
  })

  it('reveals invisible and reversing characters, and cuts long texts', () => {
    expect(textOf(stringToHex('a\u202Eb\u200Bc\u007F'))[0]).toBe('a[U+202E]b[U+200B]c[U+007F]')
    expect(textOf(stringToHex('x'.repeat(4_010)))[0]).toBe(`${'x'.repeat(4_000)}\n… and 10 characters more`)
  })

  it('shows structured data line by line, up to a limit', () => {
    const content = say({
      kind: 'signTypedData',
      address: alice,
      typedData: {
        domain: { name: 'Permit', verifyingContract: bob },
        types: {},
        primaryType: 'Permit',
        message: { spender: bob, details: { amounts: ['1', 2n], ok: true, none: null } },
      },
    })
    expect(rowsOf(content)).toEqual([
      ['spender', bob],
      ['details.amounts.0', '1'],
      ['details.amounts.1', '2'],
      ['details.ok', 'true'],
      ['details.none', 'null'],
      ['For', 'Permit'],
      ['Contract', bob],
      ['Account', alice],
      ['Network', 'Devnet'],
    ])
    const message = { many: Array.from({ length: 100 }, () => 'x') }
    const typedData = { domain: {}, types: {}, primaryType: 'T', message }
    const long = rowsOf(say({ kind: 'signTypedData', address: alice, typedData }))
    expect([long.length, long[60]]).toEqual([63, ['', '… and 320 characters more']])
  })
})

describe('other prompts', () => {
  it('offers accounts to a connecting site', () => {
    expect(say({ kind: 'connect', accounts: [alice, bob] })).toMatchObject({
      title: 'Connect to this site?',
      approve: 'Connect',
      blocks: [{ type: 'accounts', accounts: [alice, bob] }],
    })
  })

  it('shows the current and the requested network', () => {
    const content = say({ kind: 'switchNetwork', to: { ...chain, name: 'Other' } })
    expect([content.title, rowsOf(content)]).toEqual([
      'Switch to Other?',
      [
        ['Now', 'Devnet'],
        ['Then', 'Other'],
      ],
    ])
  })

  it('warns about a network that a site adds', () => {
    const content = say({ kind: 'addNetwork', to: { ...chain, name: 'New', rpcUrl: 'https://node.example' } })
    expect(content.title).toBe('Add New?')
    expect(rowsOf(content)).toEqual([
      ['Network', 'New'],
      ['Chain ID', '31337'],
      ['Coin', 'Ether (ETH)'],
      ['Node', 'https://node.example'],
    ])
    expect(content.blocks.at(-1)?.type).toBe('warning')
  })

  it('shows the token that a site wants to watch', () => {
    const content = say({ kind: 'watchAsset', token: bob, symbol: 'TUSD', decimals: 6 })
    expect([content.title, rowsOf(content)[0]]).toEqual(['Show TUSD in the wallet?', ['Token', bob]])
  })

  it('shows which site waits for the unlock', () => {
    expect(say({ kind: 'unlock' })).toMatchObject({
      title: 'Unlock Demo?',
      lead: 'app.example waits for an answer.',
      approve: 'Unlock',
      reject: 'Not now',
    })
  })

  it.each([
    ['https://app.example', 'app.example'],
    ['http://localhost:5173', 'localhost:5173'],
    ['null', 'null'],
    ['chrome-extension://abc', 'abc'],
  ])('shows the site %s as %s', (origin, host) => {
    expect(toHost(origin)).toBe(host)
  })
})
