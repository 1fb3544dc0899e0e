import { type Address, createPublicClient, erc20Abi, getAddress, http, parseAbi, parseEther, parseUnits } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Devnet } from '../Devnet.ts'
import type { DevnetEvmChain } from '../DevnetDescription.ts'
import { requestRpc } from '../faucet/requestRpc.ts'
import { startDevnet } from '../startDevnet.ts'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ chains: [31337, 31338] })
})
afterAll(() => devnet.stop())

function connect(chainId: number) {
  const chain = devnet.description.evm.find((candidate) => candidate.chainId === chainId)
  if (chain === undefined) throw new TypeError(`Chain ${chainId} is not there.`)
  const client = createPublicClient({
    chain: { ...foundry, id: chainId, contracts: { multicall3: { address: chain.multicallAddress } } },
    transport: http(chain.rpcUrl),
  })
  return { chain, client, dollar: getDollar(chain) }
}

function getDollar(chain: DevnetEvmChain): Address {
  const [dollar] = chain.tokens
  if (dollar === undefined) throw new TypeError('There is no token.')
  return dollar.address
}

const chainIds = [31337, 31338]

describe('the contracts and the history of a chain', () => {
  it.each(chainIds)('chain %i answers many reads in one call, at the address of Multicall3', async (chainId) => {
    const { chain, client, dollar } = connect(chainId)
    const read = (address: Address, account: Address) =>
      ({ address, abi: erc20Abi, functionName: 'balanceOf', args: [account] }) as const
    const nowhere = '0x00000000000000000000000000000000DeaDBeef'
    const answers = await client.multicall({
      contracts: [...chain.accounts.map(({ address }) => read(dollar, address)), read(nowhere, nowhere)],
    })
    const each = { status: 'success', result: parseUnits('1000000', 6) }
    expect(answers.slice(0, 10)).toEqual(chain.accounts.map(() => each))
    expect(answers[10]).toMatchObject({ status: 'failure' })
  })

  it('fails as a whole if a call fails that must not', async () => {
    const { chain, client, dollar } = connect(31337)
    const abi = parseAbi([
      'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[])',
      'function getEthBalance(address account) view returns (uint256)',
    ])
    const aggregate = (allowFailure: boolean) =>
      client.simulateContract({
        address: chain.multicallAddress,
        abi,
        functionName: 'aggregate3',
        args: [[{ target: dollar, allowFailure, callData: '0xffffffff' }]],
      })
    expect((await aggregate(true)).result).toEqual([{ success: false, returnData: '0x' }])
    await expect(aggregate(false)).rejects.toThrow('Multicall: call failed')
    const [account] = chain.accounts
    expect(
      await client.readContract({
        address: chain.multicallAddress,
        abi,
        functionName: 'getEthBalance',
        args: [account?.address ?? '0x'],
      }),
    ).toBe(parseEther('10000'))
  })

  it.each(chainIds)('chain %i has sent every account a token with a website as its symbol', async (chainId) => {
    const { chain, client } = connect(chainId)
    const { address, decimals, name, symbol } = chain.spam.token
    expect(getAddress(address)).toBe(address)
    const contract = { address, abi: erc20Abi } as const
    expect(await client.readContract({ ...contract, functionName: 'name' })).toBe(name)
    expect(await client.readContract({ ...contract, functionName: 'symbol' })).toBe(symbol)
    expect(await client.readContract({ ...contract, functionName: 'decimals' })).toBe(decimals)
    expect(symbol).toMatch(/^https:\/\//)
    const logs = await client.getLogs({ address, event: erc20Abi[1], fromBlock: 0n })
    expect(logs.map(({ args }) => args.to)).toEqual(chain.accounts.map((account) => account.address))
    for (const account of chain.accounts) {
      expect(await client.readContract({ ...contract, functionName: 'balanceOf', args: [account.address] })).toBe(
        parseUnits('5000', decimals),
      )
    }
  })

  it.each(chainIds)(
    'chain %i shows account 0 transfers of nothing beside a payment that it resembles',
    async (chainId) => {
      const { chain, client, dollar } = connect(chainId)
      const account = chain.accounts[0]?.address
      const { lookAlikeAddress, paidAddress } = chain.spam
      expect(getAddress(lookAlikeAddress)).toBe(lookAlikeAddress)
      expect(lookAlikeAddress).not.toBe(paidAddress)
      const getEnds = (address: string) => `${address.slice(2, 6)}…${address.slice(-4)}`.toLowerCase()
      expect(getEnds(lookAlikeAddress)).toBe(getEnds(paidAddress))
      const logs = await client.getLogs({ address: dollar, event: erc20Abi[1], fromBlock: 0n })
      const amount = parseUnits('25', 6)
      expect(logs.map(({ args, blockNumber }) => [blockNumber, args.from, args.to, args.value])).toEqual([
        [1n, account, paidAddress, amount],
        [2n, paidAddress, account, amount],
        [4n, lookAlikeAddress, account, 0n],
        [5n, account, lookAlikeAddress, 0n],
      ])
      // The accounts themselves have sent no transaction.
      for (const { address } of chain.accounts) expect(await client.getTransactionCount({ address })).toBe(0)
    },
  )

  it('keeps the contracts but not the history after anvil_reset', async () => {
    const { chain, client } = connect(31338)
    await requestRpc({ rpcUrl: chain.rpcUrl, method: 'anvil_reset' })
    expect(await client.getBlockNumber({ cacheTime: 0 })).toBe(0n)
    expect(await client.getCode({ address: chain.multicallAddress })).toMatch(/^0x[0-9a-f]{100}/)
    expect(
      await client.readContract({ address: chain.spam.token.address, abi: erc20Abi, functionName: 'totalSupply' }),
    ).toBe(0n)
  })
})
