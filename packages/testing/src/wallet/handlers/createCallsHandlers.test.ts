import { encodeFunctionData, erc20Abi, getAddress, numberToHex, parseEther } from 'viem'
import { describe, expect, it } from 'vitest'
import { createReader } from '../../test/createReader.ts'
import { createSite } from '../../test/createSite.ts'
import { openWallet } from '../../test/openWallet.ts'
import { runDevnet } from '../../test/runDevnet.ts'
import { alice, bob, carol } from '../../test/testAccounts.ts'
import { providerErrors } from '../../errors/providerErrors.ts'
import { parseRecord } from '../parse/parseRecord.ts'
import { testKeys } from '../testKeys.ts'
import type { WalletPrompt } from '../types.ts'

const { getChain } = runDevnet()
const receiver = getAddress('0x00000000000000000000000000000000000ba7c4')
const batchOf = (calls: unknown, more: object = {}) => [
  { version: '2.0.0', chainId: '0x7a69', atomicRequired: false, calls, ...more },
]

async function openConnected() {
  const opened = openWallet([getChain(31337), getChain(31338)])
  const { site } = opened
  await site.request('eth_requestAccounts')
  const getStatus = async (id: unknown) => parseRecord(await site.request('wallet_getCallsStatus', [id]), 'status')
  const waitForEnd = (id: unknown) => expect.poll(async () => (await getStatus(id))['status']).not.toBe(100)
  const send = async (calls: unknown, more?: object) => {
    const { id } = parseRecord(await site.request('wallet_sendCalls', batchOf(calls, more)), 'batch')
    return id
  }
  return { ...opened, getStatus, waitForEnd, send }
}

describe('wallet_getCapabilities', () => {
  it('reports for every chain that batches are not atomic', async () => {
    const { site } = await openConnected()
    const one = { atomic: { status: 'unsupported' } }
    expect(await site.request('wallet_getCapabilities', [alice])).toEqual({ '0x7a69': one, '0x7a6a': one })
    expect(await site.request('wallet_getCapabilities', [alice, ['0x7a6a', '0x1']])).toEqual({ '0x7a6a': one })
  })

  it('reports asset support for every chain', async () => {
    const { site } = openWallet([getChain(31337), getChain(31338)], { features: { assets: true } })
    await site.request('eth_requestAccounts')
    const one = { atomic: { status: 'unsupported' }, assetDiscovery: { supported: true } }
    expect(await site.request('wallet_getCapabilities', [alice])).toEqual({ '0x7a69': one, '0x7a6a': one })
  })

  it('answers only for granted accounts', async () => {
    const { site } = await openConnected()
    await expect(site.request('wallet_getCapabilities', [carol])).rejects.toMatchObject({ code: 4100 })
    await expect(site.request('wallet_getCapabilities', [])).rejects.toMatchObject({ code: -32602 })
    await expect(site.request('wallet_getCapabilities', [alice, [1]])).rejects.toMatchObject({ code: -32602 })
  })
})

describe('wallet_sendCalls', () => {
  it('sends the calls one after another, on the chain of the batch', async () => {
    const { site, send, waitForEnd, getStatus } = await openConnected()
    const [token] = getChain(31338).tokens
    const reader = createReader(getChain(31338))
    const before = [await reader.getBalance(receiver), await reader.getTokens(token?.address ?? '0x', receiver)]
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [receiver, 7n] })
    const id = await send(
      [
        { to: receiver, value: '0x9' },
        { to: token?.address, data },
      ],
      {
        chainId: '0x7a6a',
        from: bob,
      },
    )
    expect(id).toMatch(/^0x[0-9a-f]{64}$/)
    await waitForEnd(id)
    const after = [await reader.getBalance(receiver), await reader.getTokens(token?.address ?? '0x', receiver)]
    expect(after).toEqual([(before[0] ?? 0n) + 9n, (before[1] ?? 0n) + 7n])

    const status = await getStatus(id)
    expect(status).toMatchObject({ version: '2.0.0', id, chainId: '0x7a6a', status: 200, atomic: false })
    expect(status['receipts']).toEqual([
      expect.objectContaining({ status: '0x1', logs: [], transactionHash: expect.stringMatching(/^0x/) }),
      expect.objectContaining({ status: '0x1', logs: [expect.objectContaining({ topics: expect.any(Array) })] }),
    ])
    expect(await site.request('wallet_showCallsStatus', [id])).toBeNull()
    const { hash } = { hash: Object(status['receipts'])[1].transactionHash }
    expect(getAddress((await reader.getTransaction(hash)).from)).toBe(bob)
  })

  it('stops at the first failing call: 600 if some were sent, 400 if none', async () => {
    const { send, waitForEnd, getStatus } = await openConnected()
    const reader = createReader(getChain())
    const before = await reader.getBalance(receiver)
    const tooMuch = { to: receiver, value: numberToHex(parseEther('1000000')) }
    const inPart = await send([{ to: receiver, value: '0x1' }, tooMuch, { to: receiver, value: '0x1' }])
    await waitForEnd(inPart)
    expect(await getStatus(inPart)).toMatchObject({ status: 600, receipts: [expect.anything()] })
    const never = await send([tooMuch])
    await waitForEnd(never)
    expect(await getStatus(never)).toMatchObject({ status: 400, receipts: [] })
    expect(await reader.getBalance(receiver)).toBe(before + 1n)
  })

  it('reports a batch whose first transaction was reverted: 500', async () => {
    const opened = openWallet([getChain()], {
      // The node expects success, as when the chain changes between estimate and block.
      async transport({ rpcUrl, method, params }) {
        if (method === 'eth_estimateGas') return '0x186a0'
        const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
        const response = await fetch(rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
        return parseRecord(await response.json(), 'answer')['result']
      },
    })
    await opened.site.request('eth_requestAccounts')
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [receiver, 10n ** 40n] })
    const sent = await opened.site.request('wallet_sendCalls', batchOf([{ to: getChain().tokens[0]?.address, data }]))
    const params = [parseRecord(sent, 'batch')['id']]
    await expect
      .poll(() => opened.site.request('wallet_getCallsStatus', params))
      .toMatchObject({ status: 500, receipts: [expect.objectContaining({ status: '0x0' })] })
  })

  it('accepts an id of the site once: 5720', async () => {
    const { site, send } = await openConnected()
    expect(await send([{ to: receiver }], { id: 'mine' })).toBe('mine')
    await expect(site.request('wallet_sendCalls', batchOf([{ to: receiver }], { id: 'mine' }))).rejects.toMatchObject({
      code: 5720,
    })
  })

  it('hides the batches of a site from others: 5730', async () => {
    const { wallet, send } = await openConnected()
    const id = await send([{ to: receiver }])
    const other = createSite(wallet, 'https://other.example')
    await other.request('eth_requestAccounts')
    for (const method of ['wallet_getCallsStatus', 'wallet_showCallsStatus']) {
      for (const params of [[id], [7], []]) {
        await expect(other.request(method, params)).rejects.toMatchObject({ code: 5730 })
      }
    }
  })

  it('shows its owner all the calls', async () => {
    const { wallet, site } = await openConnected()
    const prompts: WalletPrompt[] = []
    wallet.ask({
      async confirm(prompt) {
        prompts.push(prompt)
        return { approved: false }
      },
    })
    const calls = [{ to: receiver, value: '0x1' }, { data: '0x60016000f3' }]
    await expect(site.request('wallet_sendCalls', batchOf(calls))).rejects.toMatchObject({ code: 4001 })
    expect(prompts).toMatchObject([
      {
        kind: 'sendCalls',
        from: alice,
        calls: [
          { to: receiver, value: 1n, data: '0x' },
          { to: undefined, value: 0n, data: '0x60016000f3' },
        ],
      },
    ])
  })

  it.each<[number, object]>([
    [4100, { from: carol }],
    [5700, { capabilities: { paymasterService: { url: 'https://paymaster.example' } } }],
    [5700, { calls: [{ to: receiver, capabilities: { gasLimitOverride: {} } }] }],
    [5710, { chainId: '0x1' }],
    [5740, { calls: Array.from({ length: 101 }, () => ({ to: receiver })) }],
    [5760, { atomicRequired: true }],
    [-32602, { version: '1.0' }],
    [-32602, { version: undefined }],
    [-32602, { atomicRequired: undefined }],
    [-32602, { chainId: 31337 }],
    [-32602, { from: 'alice' }],
    [-32602, { calls: [] }],
    [-32602, { calls: {} }],
    [-32602, { calls: [null] }],
    [-32602, { calls: [{}] }],
    [-32602, { calls: [{ to: receiver, value: 1 }] }],
    [-32602, { calls: [{ to: receiver, data: 'hi' }] }],
    [-32602, { id: '' }],
    [-32602, { capabilities: [] }],
  ])('answers %i to %j', async (code, overrides) => {
    const { site } = await openConnected()
    await expect(site.request('wallet_sendCalls', batchOf([{ to: receiver }], overrides))).rejects.toMatchObject({
      code,
    })
  })

  it('ignores an optional capability', async () => {
    const { send } = await openConnected()
    const capabilities = { paymasterService: { optional: true } }
    expect(await send([{ to: receiver, capabilities }], { capabilities })).toMatch(/^0x/)
  })
})

describe('an atomic batch', () => {
  // Keys that no other test uses: the accounts delegate to a contract from then on.
  async function openAtomic(atomic: 'ready' | 'supported', key: number) {
    const accounts = testKeys.slice(key, key + 1)
    const opened = openWallet([getChain(31337)], { features: { atomic }, accounts })
    const { site, wallet } = opened
    await site.request('eth_requestAccounts')
    const [address] = wallet.accounts
    if (!address) throw new RangeError('An account')
    const readAtomic = () => site.request('wallet_getCapabilities', [address])
    const send = async (calls: unknown, atomicRequired = true) => {
      const batch = batchOf(calls, { atomicRequired })
      const { id } = parseRecord(await site.request('wallet_sendCalls', batch), 'batch')
      const getStatus = async () => parseRecord(await site.request('wallet_getCallsStatus', [id]), 'status')
      await expect.poll(async () => (await getStatus())['status']).not.toBe(100)
      return getStatus()
    }
    return { ...opened, address, readAtomic, send }
  }
  const [one, two] = [getAddress(`0x${'a1'.repeat(20)}`), getAddress(`0x${'a2'.repeat(20)}`)]

  it('is executed as a whole after the account was upgraded, or not at all', async () => {
    const { readAtomic, send, address } = await openAtomic('ready', 7)
    const reader = createReader(getChain(31337))
    const [token] = getChain(31337).tokens
    expect(await readAtomic()).toEqual({ '0x7a69': { atomic: { status: 'ready' } } })
    // Without need, there is no upgrade.
    const loose = await send([{ to: one, value: '0x1' }], false)
    expect([loose['status'], loose['atomic']]).toEqual([200, false])
    expect(await readAtomic()).toEqual({ '0x7a69': { atomic: { status: 'ready' } } })
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [two, 7n] })
    const done = await send([
      { to: one, value: '0x5' },
      { to: token?.address, data },
      { to: two, value: '0x6' },
    ])
    expect([done['status'], done['atomic']]).toEqual([200, true])
    expect(done['receipts']).toHaveLength(1)
    expect(await reader.getBalance(one)).toBe(6n)
    expect(await reader.getBalance(two)).toBe(6n)
    expect(await reader.getTokens(token?.address ?? '0x', two)).toBe(7n)
    expect(await readAtomic()).toEqual({ '0x7a69': { atomic: { status: 'supported' } } })
    const tooMuch = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [two, 10n ** 40n] })
    const failed = await send([
      { to: one, value: '0x5' },
      { to: token?.address, data: tooMuch },
    ])
    expect([failed['status'], failed['atomic']]).toEqual([500, true])
    expect(await reader.getBalance(one)).toBe(6n)
    // The upgraded account still receives coins of others, and only it can give calls.
    const other = openWallet([getChain(31337)])
    await other.site.request('eth_requestAccounts')
    const pay = (more: object) => other.site.request('eth_sendTransaction', [{ from: alice, to: address, ...more }])
    expect((await reader.waitFor(await pay({ value: '0x1' }))).status).toBe('success')
    expect((await reader.waitFor(await pay({ data: '0x01', gas: '0x30000' }))).status).toBe('reverted')
  })

  it('is executed as a whole without being required to, if the wallet supports it', async () => {
    const { readAtomic, send } = await openAtomic('supported', 8)
    expect(await readAtomic()).toEqual({ '0x7a69': { atomic: { status: 'supported' } } })
    const done = await send([{ to: receiver, value: '0x5' }], false)
    expect([done['status'], done['atomic']]).toEqual([200, true])
  })

  it('can be declined with the upgrade that it needs', async () => {
    const { wallet, send, readAtomic } = await openAtomic('ready', 6)
    wallet.reject({ methods: ['wallet_sendCalls'], error: providerErrors.upgradeRejected })
    await expect(send([{ to: receiver, value: '0x5' }])).rejects.toMatchObject({ code: 5750 })
    expect(await readAtomic()).toEqual({ '0x7a69': { atomic: { status: 'ready' } } })
  })
})
