import {
  createPublicClient,
  createWalletClient,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  http,
  maxUint256,
  parseAbi,
  parseUnits,
  toFunctionSelector,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Devnet } from '../Devnet.ts'
import { startDevnet } from '../startDevnet.ts'
import artifact from '../contracts/Exchange.json' with { type: 'json' }
import { devAccounts } from './devAccounts.ts'
import { tokenAddresses } from './tokenAddresses.ts'

/** Written by hand: what apps decode (docs of the exchange in README.md). */
const signatures = [
  'function swapExactTokensForTokens(address tokenIn, address tokenOut, uint256 amountIn, uint256 amountOutMin, address to, uint256 deadline)',
  'function swapExactEthForTokens(address tokenOut, uint256 amountOutMin, address to, uint256 deadline) payable',
  'function swapExactTokensForEth(address tokenIn, uint256 amountIn, uint256 amountOutMin, address to, uint256 deadline)',
] as const
const abi = parseAbi([
  ...signatures,
  'function getAmountOut(address tokenIn, address tokenOut, uint256 amountIn) view returns (uint256)',
  'function reserves(address token, address other) view returns (uint256)',
  'function setPool(address token, address other, uint256 reserve, uint256 otherReserve)',
  'error Expired(uint256 deadline)',
  'error NoAmount()',
  'error NoPool(address tokenIn, address tokenOut)',
  'error TooLittle(uint256 amountOut, uint256 amountOutMin)',
  'error TransferFailed(address token)',
])
/** `approve` of tokens that return nothing. */
const approveAbi = parseAbi(['function approve(address spender, uint256 value)'])
const coin = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
const { LUSD, TGOV, TUSD } = tokenAddresses
const ether = parseUnits('1', 18)

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ chains: [31_337] })
})
afterAll(() => devnet.stop())

function connect() {
  const [chain] = devnet.description.evm
  const [account, receiver] = devAccounts.map(({ privateKey }) => privateKeyToAccount(privateKey))
  if (chain === undefined || account === undefined || receiver === undefined) throw new TypeError('There is no chain.')
  const transport = http(chain.rpcUrl)
  const client = createPublicClient({ transport, pollingInterval: 10, cacheTime: 0 })
  const wallet = createWalletClient({ transport, account })
  const { address } = chain.exchange
  const contract = { abi, address, account } as const
  const ask = (tokenIn: `0x${string}`, tokenOut: `0x${string}`, amountIn: bigint): Promise<bigint> =>
    client.readContract({ ...contract, functionName: 'getAmountOut', args: [tokenIn, tokenOut, amountIn] })
  const getBalance = (token: `0x${string}`, owner: `0x${string}`): Promise<bigint> =>
    token === coin
      ? client.getBalance({ address: owner })
      : client.readContract({ abi: erc20Abi, address: token, functionName: 'balanceOf', args: [owner] })
  const settle = async (hash: `0x${string}`) =>
    vi.waitFor(() => client.getTransactionReceipt({ hash }), { timeout: 60_000, interval: 20 })
  const approve = async (token: `0x${string}`, amount: bigint) => {
    const data = encodeFunctionData({ abi: approveAbi, functionName: 'approve', args: [address, amount] })
    await settle(await wallet.sendTransaction({ to: token, data, chain: null }))
  }
  return { chain, client, wallet, account, receiver, contract, ask, getBalance, settle, approve }
}

describe('the exchange', () => {
  it('has the functions that apps decode', () => {
    const functions = artifact.abi.flatMap((entry) =>
      entry.type === 'function' && entry.inputs !== undefined
        ? [`function ${entry.name}(${entry.inputs.map(({ type }) => type).join(',')})`]
        : [],
    )
    const selectors = functions.map((signature) => toFunctionSelector(signature))
    expect(selectors).toEqual(expect.arrayContaining(signatures.map((signature) => toFunctionSelector(signature))))
  })

  it('holds what its pools say, at described addresses', async () => {
    const { chain, client, contract, getBalance } = connect()
    const { address, pooledToken, pools } = chain.exchange
    expect(getAddress(address)).toBe(address)
    expect(pooledToken.address).toBe(getAddress(TGOV))
    const held = new Map<`0x${string}`, bigint>()
    for (const { reserves, tokens } of pools) {
      for (const [index, token] of tokens.entries()) {
        const other = tokens[1 - index] ?? token
        const reserve = await client.readContract({ ...contract, functionName: 'reserves', args: [token, other] })
        expect(reserve).toBe(BigInt(reserves[index] ?? 0))
        held.set(token, (held.get(token) ?? 0n) + reserve)
      }
    }
    expect([...held.keys()].toSorted()).toEqual([LUSD, TGOV, TUSD, coin].toSorted())
    for (const [token, amount] of held) expect(await getBalance(token, address)).toBe(amount)
    const supply = { abi: erc20Abi, address: TGOV, functionName: 'totalSupply' } as const
    expect(await client.readContract(supply)).toBe(held.get(TGOV))
  })

  it('says what a swap yields: the constant product, less 0.3 %', async () => {
    const { ask } = connect()
    const kept = ether * 997n
    const [coins, dollars] = [10_000n * ether, 20_000_000n * 10n ** 6n]
    expect(await ask(coin, TUSD, ether)).toBe((kept * dollars) / (coins * 1_000n + kept))
    expect(await ask(coin, TUSD, ether)).toBe(1_993_801_218n)
  })

  it.each([
    { title: 'coins for tokens', tokenIn: coin, tokenOut: TGOV, amount: ether },
    { title: 'tokens for coins', tokenIn: TUSD, tokenOut: coin, amount: 2_000_000_000n },
    { title: 'tokens for tokens that return nothing', tokenIn: TUSD, tokenOut: LUSD, amount: 500_000_000n },
    { title: 'tokens that return nothing', tokenIn: LUSD, tokenOut: TUSD, amount: 400_000_000n },
  ] as const)('swaps $title for another receiver, exactly', async ({ amount, tokenIn, tokenOut }) => {
    const { approve, ask, chain, contract, getBalance, receiver, settle, wallet } = connect()
    if (tokenIn !== coin) await approve(tokenIn, amount)
    const expected = await ask(tokenIn, tokenOut, amount)
    const before = await getBalance(tokenOut, receiver.address)
    const pooled = await getBalance(tokenIn, chain.exchange.address)
    const end = [expected, receiver.address, maxUint256] as const
    const shared = { ...contract, chain: null }
    const hash =
      tokenIn === coin
        ? wallet.writeContract({
            ...shared,
            functionName: 'swapExactEthForTokens',
            args: [tokenOut, ...end],
            value: amount,
          })
        : tokenOut === coin
          ? wallet.writeContract({ ...shared, functionName: 'swapExactTokensForEth', args: [tokenIn, amount, ...end] })
          : wallet.writeContract({
              ...shared,
              functionName: 'swapExactTokensForTokens',
              args: [tokenIn, tokenOut, amount, ...end],
            })
    expect((await settle(await hash)).status).toBe('success')
    expect(await getBalance(tokenOut, receiver.address)).toBe(before + expected)
    expect(await getBalance(tokenIn, chain.exchange.address)).toBe(pooled + amount)
    // The price has moved: the same amount yields less.
    expect(await ask(tokenIn, tokenOut, amount)).toBeLessThan(expected)
  })

  it.each([
    { title: 'yields less than its minimum', name: 'TooLittle', more: 1n, deadline: maxUint256 },
    { title: 'is late', name: 'Expired', more: 0n, deadline: 1n },
  ])('refuses a swap that $title', async ({ deadline, more, name }) => {
    const { ask, client, contract, receiver } = connect()
    const minimum = (await ask(coin, TUSD, ether)) + more
    const call = { ...contract, functionName: 'swapExactEthForTokens', value: ether } as const
    await expect(
      client.simulateContract({ ...call, args: [TUSD, minimum, receiver.address, deadline] }),
    ).rejects.toThrow(name)
    const allowed = { ...call, args: [TUSD, minimum - more, receiver.address, maxUint256] } as const
    await expect(client.simulateContract(allowed)).resolves.toBeDefined()
  })

  it('refuses a pair without a pool, nothing, and tokens that it was not allowed to take', async () => {
    const { ask, client, contract, receiver } = connect()
    await expect(ask(TUSD, TGOV, 1n)).rejects.toThrow('NoPool')
    await expect(ask(TUSD, TUSD, 1n)).rejects.toThrow('NoPool')
    await expect(ask(coin, TUSD, 0n)).rejects.toThrow('NoAmount')
    const args = [TUSD, LUSD, 1_000_000n, 0n, receiver.address, maxUint256] as const
    await expect(
      client.simulateContract({ ...contract, functionName: 'swapExactTokensForTokens', args }),
    ).rejects.toThrow('TransferFailed')
  })

  it('lets anyone move a price', async () => {
    const { ask, client, contract, settle, wallet } = connect()
    const read = (token: `0x${string}`, other: `0x${string}`) =>
      client.readContract({ ...contract, functionName: 'reserves', args: [token, other] })
    const [coins, tokens] = [await read(coin, TGOV), await read(TGOV, coin)]
    const before = await ask(coin, TGOV, ether)
    const set = async (reserve: bigint) => {
      const args = [coin, TGOV, coins, reserve] as const
      await settle(await wallet.writeContract({ ...contract, functionName: 'setPool', args, chain: null }))
    }
    await set(tokens / 2n)
    expect(await ask(coin, TGOV, ether)).toBe(before / 2n)
    await set(tokens)
    expect(await ask(coin, TGOV, ether)).toBe(before)
  })
})
