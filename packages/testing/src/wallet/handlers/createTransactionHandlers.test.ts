import { createTestClient, encodeFunctionData, erc20Abi, getAddress, http, isHex, numberToHex, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createReader } from '../../test/createReader.ts'
import { openWallet } from '../../test/openWallet.ts'
import { runDevnet } from '../../test/runDevnet.ts'
import { alice, bob, carol } from '../../test/testAccounts.ts'
import type { Confirm, WalletPrompt } from '../types.ts'

const { getChain } = runDevnet()
const receiver = getAddress('0x00000000000000000000000000000000000a11ce')
const transferOf = (amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [receiver, amount] })

async function openConnected() {
  const opened = openWallet([getChain(31337), getChain(31338)])
  await opened.site.request('eth_requestAccounts')
  return { ...opened, reader: createReader(getChain(31337)) }
}

describe('eth_sendTransaction', () => {
  it('sends ether, and fills in missing fields', async () => {
    const { site, reader } = await openConnected()
    const before = await reader.getBalance(receiver)
    const hash = await site.request('eth_sendTransaction', [
      { from: alice, to: receiver, value: numberToHex(parseEther('0.5')) },
    ])
    const receipt = await reader.waitFor(hash)
    expect([receipt.status, getAddress(receipt.from), receipt.type]).toEqual(['success', alice, 'eip1559'])
    expect(await reader.getBalance(receiver)).toBe(before + parseEther('0.5'))
  })

  it('sends tokens, including those whose transfer returns nothing', async () => {
    const { site, reader } = await openConnected()
    expect(new Set(getChain().tokens.map(({ transferReturns }) => transferReturns))).toEqual(new Set([true, false]))
    for (const { address } of getChain().tokens) {
      const before = await reader.getTokens(address, receiver)
      const hash = await site.request('eth_sendTransaction', [{ from: bob, to: address, data: transferOf(1_000n) }])
      expect((await reader.waitFor(hash)).status).toBe('success')
      expect(await reader.getTokens(address, receiver)).toBe(before + 1_000n)
    }
  })

  it('keeps the fields that the site set', async () => {
    const { site, reader } = await openConnected()
    const count = await reader.client.getTransactionCount({ address: alice })
    const own = {
      from: alice.toLowerCase(),
      to: receiver,
      value: '0x1',
      input: '0xabcd',
      gas: '0x186a0',
      maxFeePerGas: numberToHex(5_000_000_000n),
      maxPriorityFeePerGas: '0x7',
      nonce: numberToHex(count),
      chainId: '0x7a69',
      accessList: [{ address: bob, storageKeys: [`0x${'01'.repeat(32)}`] }],
    }
    const sent = await reader.getTransaction(await site.request('eth_sendTransaction', [own]))
    expect(sent).toMatchObject({
      value: 1n,
      input: '0xabcd',
      gas: 100_000n,
      maxFeePerGas: 5_000_000_000n,
      maxPriorityFeePerGas: 7n,
      nonce: count,
      type: 'eip1559',
    })
    expect(sent.accessList).toHaveLength(1)
  })

  it.each([
    ['legacy', {}],
    ['eip2930', { accessList: [] }],
  ])('sends a %s transaction for a site that sets the gas price', async (type, more) => {
    const { site, reader } = await openConnected()
    const gasPrice = 3_000_000_000n
    const hash = await site.request('eth_sendTransaction', [
      { from: alice, to: receiver, gasPrice: numberToHex(gasPrice), ...more },
    ])
    expect(await reader.getTransaction(hash)).toMatchObject({ type, gasPrice })
  })

  it('creates a contract', async () => {
    const { site, reader } = await openConnected()
    // PUSH1 1, PUSH1 0, RETURN: a contract whose code is one zero byte.
    const hash = await site.request('eth_sendTransaction', [{ from: alice, data: '0x60016000f3' }])
    const { contractAddress } = await reader.waitFor(hash)
    expect(await reader.client.getCode({ address: contractAddress ?? '0x' })).toBe('0x00')
  })

  it('gives concurrent transactions different nonces', async () => {
    const { site, reader } = await openConnected()
    const before = await reader.getBalance(receiver)
    const send = () => site.request('eth_sendTransaction', [{ from: alice, to: receiver, value: '0x1' }])
    const hashes = await Promise.all([send(), send(), send()])
    await Promise.all(hashes.map((hash) => reader.waitFor(hash)))
    expect(await reader.getBalance(receiver)).toBe(before + 3n)
  })

  it('continues after a transaction that the node refused', async () => {
    const { site, reader } = await openConnected()
    const tooMuch = { from: alice, to: receiver, value: numberToHex(parseEther('1000000')) }
    await expect(site.request('eth_sendTransaction', [tooMuch])).rejects.toMatchObject({
      code: expect.any(Number),
      message: expect.stringMatching(/insufficient/i),
    })
    const hash = await site.request('eth_sendTransaction', [{ from: alice, to: receiver, value: '0x1' }])
    expect((await reader.waitFor(hash)).status).toBe('success')
  })

  it('stays on the requested chain if its owner switches meanwhile', async () => {
    const { wallet, site, reader } = await openConnected()
    wallet.ask({
      async confirm() {
        wallet.changeNetwork(31338)
        return { approved: true }
      },
    })
    const hash = await site.request('eth_sendTransaction', [{ from: alice, to: receiver, value: '0x1' }])
    expect((await reader.waitFor(hash)).status).toBe('success')
  })

  it('shows the payments to its owner', async () => {
    const { wallet, site } = await openConnected()
    const prompts: WalletPrompt[] = []
    const confirm: Confirm = async (prompt) => {
      prompts.push(prompt)
      return { approved: false }
    }
    wallet.ask({ confirm })
    const [token] = getChain().tokens
    if (token === undefined) throw new Error('no token')
    const amount = 5n * 10n ** BigInt(token.decimals)
    const asked = [
      { from: alice, to: receiver, value: '0x10' },
      { from: alice, to: token.address, data: transferOf(amount) },
      { from: alice, to: receiver, data: transferOf(amount) },
      { from: alice, to: token.address, data: transferOf(10n ** 40n) },
    ]
    for (const request of asked) {
      await expect(site.request('eth_sendTransaction', [request])).rejects.toMatchObject({ code: 4001 })
    }
    const { address, symbol, decimals } = token
    const transfer = { token: address, to: receiver, amount, symbol, decimals }
    const fee = expect.any(BigInt)
    expect(prompts).toMatchObject([
      { kind: 'sendTransaction', from: alice, call: { to: receiver, value: 16n, data: '0x' }, fee },
      { call: { to: address, value: 0n, transfer }, fee },
      // There is no contract that could describe the token.
      { call: { transfer: { token: receiver, symbol: undefined, decimals: undefined } }, fee },
      // More than the balance, so it will probably fail.
      { call: { transfer: { amount: 10n ** 40n } }, fee: undefined },
    ])
    expect(prompts[0]).not.toHaveProperty('call.transfer')
  })

  it('refuses an account that was not granted: 4100', async () => {
    const { site } = await openConnected()
    const request = { from: carol, to: receiver, value: '0x1' }
    await expect(site.request('eth_sendTransaction', [request])).rejects.toMatchObject({ code: 4100 })
  })

  it.each<[string, object]>([
    ['from', { from: undefined }],
    ['from', { from: 'alice' }],
    ['to', { to: '0x12' }],
    ['value', { value: 1 }],
    ['value', { value: '1' }],
    ['value', { value: `0x${'f'.repeat(65)}` }],
    ['data', { data: '0xabc' }],
    ['"input" differ', { data: '0x01', input: '0x02' }],
    ['"data" must be set', { to: null }],
    ['gas', { gas: -1 }],
    ['gasLimit', { gasLimit: 'much' }],
    ['chain', { chainId: '0x1' }],
    ['gasPrice', { gasPrice: '0x1', maxFeePerGas: '0x1' }],
    ['accessList', { accessList: {} }],
    ['storageKeys', { accessList: [{ address: bob, storageKeys: ['0x01'] }] }],
    ['blobs', { blobs: [] }],
    ['authorizationList', { authorizationList: [] }],
  ])('names %s if it is invalid: -32602', async (name, overrides) => {
    const { wallet, site } = await openConnected()
    const request = { from: alice, to: receiver, value: '0x1', ...overrides }
    await expect(site.request('eth_sendTransaction', [request])).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining(name),
    })
    expect(wallet.requests.at(-1)?.isPrompted).toBe(false)
  })
})

describe('a transaction that waits for a block', () => {
  it.each([
    ['speedUp', 3n],
    ['cancel', 0n],
  ] as const)('is replaced by %s', async (how, arrived) => {
    const { site, wallet, reader } = await openConnected()
    const anvil = createTestClient({ mode: 'anvil', transport: http(getChain().rpcUrl) })
    await anvil.setAutomine(false)
    onTestFinished(() => anvil.setAutomine(true))
    const to = privateKeyToAccount(generatePrivateKey()).address
    const hash = await site.request('eth_sendTransaction', [{ from: alice, to, value: '0x3' }])
    if (!isHex(hash)) throw new TypeError('A hash was expected')
    const replacement = await wallet[how](hash)
    expect(replacement).not.toBe(hash)
    await anvil.mine({ blocks: 1 })
    expect((await reader.waitFor(replacement)).status).toBe('success')
    expect(await reader.getBalance(to)).toBe(arrived)
  })

  it('is replaced only by the wallet that sent it', async () => {
    const { wallet } = await openConnected()
    for (const how of ['speedUp', 'cancel', 'execute'] as const)
      await expect(wallet[how](`0x${'11'.repeat(32)}`)).rejects.toMatchObject({ code: 'testing.invalidParameter' })
  })
})

it('answers as a contract account with the id of a proposal, which is sent later', async () => {
  const { site, wallet } = openWallet([getChain(31337)], { features: { proposals: true } })
  await site.request('eth_requestAccounts')
  const reader = createReader(getChain(31337))
  const to = privateKeyToAccount(generatePrivateKey()).address
  const id = await site.request('eth_sendTransaction', [{ from: alice, to, value: '0x3' }])
  if (!isHex(id)) throw new TypeError('An id was expected')
  await expect(reader.client.getTransaction({ hash: id })).rejects.toMatchObject({ name: 'TransactionNotFoundError' })
  const hash = await wallet.execute(id)
  expect((await reader.waitFor(hash)).status).toBe('success')
  expect(await reader.getBalance(to)).toBe(3n)
})

it('declines the second of two requests', async () => {
  const { site, wallet, reader } = await openConnected()
  wallet.reject({ times: 1 })
  wallet.approve({ times: 1 })
  const send = () => site.request('eth_sendTransaction', [{ from: alice, to: receiver, value: '0x1' }])
  expect((await reader.waitFor(await send())).status).toBe('success')
  await expect(send()).rejects.toMatchObject({ code: 4001 })
  expect((await reader.waitFor(await send())).status).toBe('success')
})
