import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import {
  type Abi,
  BaseError,
  createPublicClient,
  createWalletClient,
  decodeErrorResult,
  encodeFunctionData,
  getAddress,
  http,
  parseEther,
  parseUnits,
  RpcRequestError,
} from 'viem'
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import awkwardTokens from '../contracts/awkward/AwkwardTokens.json' with { type: 'json' }
import editions from '../contracts/Editions.json' with { type: 'json' }
import exchange from '../contracts/Exchange.json' with { type: 'json' }
import governanceToken from '../contracts/GovernanceToken.json' with { type: 'json' }
import idRegistry from '../contracts/IdRegistry.json' with { type: 'json' }
import legacyDollar from '../contracts/LegacyDollar.json' with { type: 'json' }
import multicall from '../contracts/Multicall.json' with { type: 'json' }
import nameResolver from '../contracts/NameResolver.json' with { type: 'json' }
import pictures from '../contracts/Pictures.json' with { type: 'json' }
import spamToken from '../contracts/SpamToken.json' with { type: 'json' }
import testDollar from '../contracts/TestDollar.json' with { type: 'json' }
import type { Devnet } from '../Devnet.ts'
import type { DevnetToken } from '../DevnetDescription.ts'
import { requestRpc } from '../faucet/requestRpc.ts'
import { startDevnet } from '../startDevnet.ts'
import { devAccounts, devMnemonic } from './devAccounts.ts'
import { tokens } from './tokens.ts'

const tokenAbi = [
  { type: 'function', name: 'name', stateMutability: 'view', inputs: [], outputs: [{ type: 'string' }] },
  { type: 'function', name: 'symbol', stateMutability: 'view', inputs: [], outputs: [{ type: 'string' }] },
  { type: 'function', name: 'decimals', stateMutability: 'view', inputs: [], outputs: [{ type: 'uint8' }] },
  { type: 'function', name: 'totalSupply', stateMutability: 'view', inputs: [], outputs: [{ type: 'uint256' }] },
  {
    type: 'function',
    name: 'balanceOf',
    stateMutability: 'view',
    inputs: [{ type: 'address' }],
    outputs: [{ type: 'uint256' }],
  },
] as const satisfies Abi

/** Assumes no interface of the token: the result of a call is compared byte for byte. */
const writeAbi = [
  {
    type: 'function',
    name: 'transfer',
    stateMutability: 'nonpayable',
    inputs: [{ type: 'address' }, { type: 'uint256' }],
    outputs: [],
  },
  {
    type: 'function',
    name: 'approve',
    stateMutability: 'nonpayable',
    inputs: [{ type: 'address' }, { type: 'uint256' }],
    outputs: [],
  },
  {
    type: 'function',
    name: 'transferFrom',
    stateMutability: 'nonpayable',
    inputs: [{ type: 'address' }, { type: 'address' }, { type: 'uint256' }],
    outputs: [],
  },
] as const satisfies Abi

const insufficientBalanceAbi = [
  {
    type: 'error',
    name: 'ERC20InsufficientBalance',
    inputs: [{ type: 'address' }, { type: 'uint256' }, { type: 'uint256' }],
  },
] as const satisfies Abi

const encodedTrue = `0x${'1'.padStart(64, '0')}`
const [alice, bob, carol] = devAccounts.map(({ privateKey }) => privateKeyToAccount(privateKey))
const chainIds = [31337, 31338] as const
const everyToken = chainIds.flatMap((chainId) => tokens.map(({ token }) => ({ chainId, token })))

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet()
})
afterAll(() => devnet.stop())

function connect(chainId: (typeof chainIds)[number]) {
  const chain = devnet.description.evm.find((candidate) => candidate.chainId === chainId)
  if (chain === undefined || alice === undefined || bob === undefined || carol === undefined) {
    throw new TypeError(`Chain ${chainId} or its accounts are not there.`)
  }
  const transport = http(chain.rpcUrl)
  const client = createPublicClient({ transport, pollingInterval: 10, cacheTime: 0 })
  const wallet = createWalletClient({ transport })
  const read = (token: DevnetToken, owner: `0x${string}`): Promise<bigint> =>
    client.readContract({ address: token.address, abi: tokenAbi, functionName: 'balanceOf', args: [owner] })
  const send = async (account: typeof alice, to: `0x${string}`, data: `0x${string}`) => {
    const hash = await wallet.sendTransaction({ account, to, data, chain: null })
    return vi.waitFor(() => client.getTransactionReceipt({ hash }), { timeout: 60_000, interval: 20 })
  }
  return { chain, client, read, send, alice, bob, carol }
}

function parseHex(value: unknown): `0x${string}` {
  if (typeof value !== 'string' || !value.startsWith('0x')) throw new TypeError(`Not revert data: ${String(value)}`)
  return `0x${value.slice(2)}`
}

describe('startChains', () => {
  it.each(chainIds)('chain %i reports its own id and starts with the five blocks of its history', async (chainId) => {
    const { chain, client } = connect(chainId)
    expect(chain.caipNetworkId).toBe(`eip155:${chainId}`)
    expect(await client.getChainId()).toBe(chainId)
    expect(await client.getBlockNumber()).toBe(5n)
    const { timestamp } = await client.getBlock({ blockNumber: 0n })
    expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(60)
  })

  it.each(chainIds)('chain %i funds the ten accounts of the mnemonic, with the described keys', async (chainId) => {
    const { chain, client } = connect(chainId)
    const derived = Array.from({ length: 10 }, (_, addressIndex) => mnemonicToAccount(devMnemonic, { addressIndex }))
    expect(chain.accounts.map(({ address }) => address)).toEqual(derived.map(({ address }) => address))
    expect(chain.accounts.map(({ privateKey }) => privateKeyToAccount(privateKey).address)).toEqual(
      derived.map(({ address }) => address),
    )
    for (const { address } of chain.accounts) expect(await client.getBalance({ address })).toBe(parseEther('10000'))
  })

  it.each(everyToken)('$token.symbol on chain $chainId matches its description', async ({ chainId, token }) => {
    const { chain, client, read } = connect(chainId)
    const { address } = token
    expect(chain.tokens).toContainEqual(token)
    expect(getAddress(address)).toBe(address)
    expect(await client.readContract({ address, abi: tokenAbi, functionName: 'name' })).toBe(token.name)
    expect(await client.readContract({ address, abi: tokenAbi, functionName: 'symbol' })).toBe(token.symbol)
    expect(await client.readContract({ address, abi: tokenAbi, functionName: 'decimals' })).toBe(token.decimals)
    const each = parseUnits('1000000', token.decimals)
    for (const account of chain.accounts) expect(await read(token, account.address)).toBe(each)
    const supply = await client.readContract({ address, abi: tokenAbi, functionName: 'totalSupply' })
    expect(supply).toBe(each * 10n + (await read(token, chain.exchange.address)))
  })

  it.each(everyToken)('$token.symbol on chain $chainId can be sent with transfer', async ({ chainId, token }) => {
    const { alice, bob, client, read, send } = connect(chainId)
    const before = [await read(token, alice.address), await read(token, bob.address)] as const
    const data = encodeFunctionData({ abi: writeAbi, functionName: 'transfer', args: [bob.address, 2_500_000n] })

    const answer = await client.call({ account: alice.address, to: token.address, data })
    expect(answer.data).toBe(token.transferReturns ? encodedTrue : undefined)
    const receipt = await send(alice, token.address, data)
    expect(receipt.status).toBe('success')
    expect(receipt.logs).toHaveLength(1)
    expect(await read(token, alice.address)).toBe(before[0] - 2_500_000n)
    expect(await read(token, bob.address)).toBe(before[1] + 2_500_000n)
  })

  it.each(everyToken)('$token.symbol on chain $chainId can be sent with an allowance', async ({ chainId, token }) => {
    const { alice, bob, carol, client, read, send } = connect(chainId)
    const before = await read(token, carol.address)
    const approve = encodeFunctionData({ abi: writeAbi, functionName: 'approve', args: [bob.address, 7n] })
    const take = (amount: bigint) =>
      encodeFunctionData({ abi: writeAbi, functionName: 'transferFrom', args: [alice.address, carol.address, amount] })
    const returned = token.transferReturns ? encodedTrue : undefined

    expect((await client.call({ account: alice.address, to: token.address, data: approve })).data).toBe(returned)
    await send(alice, token.address, approve)
    expect((await client.call({ account: bob.address, to: token.address, data: take(7n) })).data).toBe(returned)
    await send(bob, token.address, take(5n))
    expect(await read(token, carol.address)).toBe(before + 5n)
    await expect(client.call({ account: bob.address, to: token.address, data: take(3n) })).rejects.toThrow('revert')
  })

  it('TUSD explains why a transfer fails; LUSD reverts without a reason', async () => {
    const { alice, bob, client } = connect(31337)
    const data = encodeFunctionData({ abi: writeAbi, functionName: 'transfer', args: [bob.address, 10n ** 18n] })
    const fail = async (token: DevnetToken | undefined): Promise<unknown> => {
      const error = await client.call({ account: alice.address, to: token?.address, data }).catch((caught) => caught)
      const revert = error instanceof BaseError ? error.walk((cause) => cause instanceof RpcRequestError) : undefined
      return revert instanceof RpcRequestError ? revert.data : error
    }
    const { args, errorName } = decodeErrorResult({
      abi: insufficientBalanceAbi,
      data: parseHex(await fail(tokens[0]?.token)),
    })
    expect(errorName).toBe('ERC20InsufficientBalance')
    expect(args).toEqual([alice.address, expect.any(BigInt), 10n ** 18n])
    expect(await fail(tokens[1]?.token)).toBe('0x')
  })

  it('LUSD requires an allowance to be zero before it can change', async () => {
    const { bob, carol, client, send } = connect(31337)
    const legacy = tokens[1]?.token.address ?? '0x'
    const approve = (amount: bigint) =>
      encodeFunctionData({ abi: writeAbi, functionName: 'approve', args: [carol.address, amount] })
    await send(bob, legacy, approve(1n))
    await expect(client.call({ account: bob.address, to: legacy, data: approve(2n) })).rejects.toThrow('revert')
    await send(bob, legacy, approve(0n))
    expect((await send(bob, legacy, approve(2n))).status).toBe('success')
  })

  it('keeps the tokens after anvil_reset', async () => {
    const { bob, chain, client, read, send } = connect(31338)
    const token = tokens[0]?.token
    if (token === undefined) throw new TypeError('There is no token.')
    const data = encodeFunctionData({ abi: writeAbi, functionName: 'transfer', args: [token.address, 1n] })
    await send(bob, token.address, data)
    expect(await read(token, bob.address)).not.toBe(parseUnits('1000000', 6))
    await requestRpc({ rpcUrl: chain.rpcUrl, method: 'anvil_reset' })
    expect(await client.getBlockNumber()).toBe(0n)
    expect(await read(token, bob.address)).toBe(parseUnits('1000000', 6))
  })

  it('serves WebSocket at the same address', async () => {
    const socket = new WebSocket(connect(31338).chain.rpcUrl.replace('http:', 'ws:'))
    const answer = new Promise((resolve, reject) => {
      socket.addEventListener('open', () => socket.send('{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}'))
      socket.addEventListener('message', ({ data }) => resolve(JSON.parse(String(data))))
      socket.addEventListener('error', reject)
    })
    expect(await answer).toMatchObject({ result: '0x7a6a' })
    socket.close()
  })

  it('allows a page of any origin to call a chain', async () => {
    const response = await fetch(connect(31337).chain.rpcUrl, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://app.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    })
    expect(response.ok).toBe(true)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-headers')).toContain('content-type')
  })

  it.each([
    ...[
      testDollar,
      legacyDollar,
      multicall,
      spamToken,
      nameResolver,
      pictures,
      editions,
      idRegistry,
      exchange,
      governanceToken,
    ].map((artifact) => ({
      path: `${artifact.contractName}.sol`,
      sourceSha256: artifact.sourceSha256,
    })),
    { path: 'awkward/AwkwardTokens.sol', sourceSha256: awkwardTokens.sourceSha256 },
  ])('the code of $path was compiled from the source beside it', ({ path, sourceSha256 }) => {
    const source = readFileSync(new URL(`../contracts/${path}`, import.meta.url))
    expect(sourceSha256).toBe(createHash('sha256').update(source).digest('hex'))
  })
})
