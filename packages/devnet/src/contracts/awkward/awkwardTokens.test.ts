import { type Address, createPublicClient, createWalletClient, hexToString, http, parseAbi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { devAccounts } from '../../chains/devAccounts.ts'
import type { Devnet } from '../../Devnet.ts'
import { startDevnet } from '../../startDevnet.ts'
import { type AwkwardTokenName, awkwardTokens } from './awkwardTokens.ts'

const abi = parseAbi([
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function totalSupply() view returns (uint256)',
  'function balanceOf(address account) view returns (uint256)',
  'function mint(address to, uint256 value)',
  'function transfer(address to, uint256 value) returns (bool)',
  'function approve(address spender, uint256 value) returns (bool)',
  'function transferFrom(address from, address to, uint256 value) returns (bool)',
  'function rebase(uint256 newIndex)',
  'function setPaused(bool value)',
  'function setBlocked(address account, bool value)',
  'function setDecimals(uint8 value)',
])
const [alice, bob] = devAccounts.map(({ privateKey }) => privateKeyToAccount(privateKey))

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ chains: [31337] })
})
afterAll(() => devnet.stop())

/** Deploys a token, of which Alice gets 1,000 units. */
async function deploy(name: AwkwardTokenName) {
  if (alice === undefined || bob === undefined) throw new TypeError('There are no accounts.')
  const transport = http(devnet.description.evm[0]?.rpcUrl)
  const client = createPublicClient({ chain: foundry, transport, pollingInterval: 10, cacheTime: 0 })
  const wallet = createWalletClient({ account: alice, chain: foundry, transport })
  const settle = async (hash: `0x${string}`) =>
    vi.waitFor(() => client.getTransactionReceipt({ hash }), { timeout: 60_000, interval: 20 })
  const { contractAddress } = await settle(await wallet.sendTransaction({ data: awkwardTokens[name].bytecode }))
  if (contractAddress === undefined || contractAddress === null) throw new TypeError('The token was not deployed.')
  const token = { address: contractAddress, abi } as const
  const getBalance = (account: Address) => client.readContract({ ...token, functionName: 'balanceOf', args: [account] })
  await settle(await wallet.writeContract({ ...token, functionName: 'mint', args: [alice.address, 1_000n] }))
  const transfer = { ...token, functionName: 'transfer', args: [bob.address, 100n] } as const
  return { alice: alice.address, bob: bob.address, client, getBalance, settle, token, transfer, wallet }
}

describe('awkwardTokens', () => {
  it('lets less arrive than was sent', async () => {
    const { alice, bob, client, getBalance, settle, token, transfer, wallet } = await deploy('FeeToken')
    expect((await client.simulateContract({ ...transfer, account: alice })).result).toBe(true)
    expect((await settle(await wallet.writeContract(transfer))).logs).toHaveLength(2)
    expect([await getBalance(alice), await getBalance(bob)]).toEqual([900n, 99n])
    expect(await client.readContract({ ...token, functionName: 'totalSupply' })).toBe(1_000n)
  })

  it('returns false where others revert, and moves nothing', async () => {
    const { alice, bob, client, getBalance, settle, token, transfer, wallet } = await deploy('FalseToken')
    const tooMuch = { ...transfer, args: [bob, 1_001n] } as const
    expect((await client.simulateContract({ ...tooMuch, account: alice })).result).toBe(false)
    expect(await settle(await wallet.writeContract(tooMuch))).toMatchObject({ status: 'success', logs: [] })
    expect([await getBalance(alice), await getBalance(bob)]).toEqual([1_000n, 0n])
    expect((await settle(await wallet.writeContract(transfer))).logs).toHaveLength(1)
    expect([await getBalance(alice), await getBalance(bob)]).toEqual([900n, 100n])
    expect(await client.readContract({ ...token, functionName: 'symbol' })).toBe('FALSE')
  })

  it('changes balances without a transfer, and loses a unit by rounding', async () => {
    const { alice, bob, getBalance, settle, token, transfer, wallet } = await deploy('RebasingToken')
    const rebase = { ...token, functionName: 'rebase', args: [1_300_000_000_000_000_000n] } as const
    expect((await settle(await wallet.writeContract(rebase))).logs).toEqual([])
    expect(await getBalance(alice)).toBe(1_300n)
    await settle(await wallet.writeContract(transfer))
    expect(await getBalance(bob)).toBe(98n)
  })

  it('says why it refuses a transfer', async () => {
    const { alice, bob, client, settle, token, transfer, wallet } = await deploy('PausableToken')
    const simulate = () => client.simulateContract({ ...transfer, account: alice })
    await settle(await wallet.writeContract({ ...token, functionName: 'setPaused', args: [true] }))
    await expect(simulate()).rejects.toThrow('transfers are paused')
    await settle(await wallet.writeContract({ ...token, functionName: 'setPaused', args: [false] }))
    await settle(await wallet.writeContract({ ...token, functionName: 'setBlocked', args: [bob, true] }))
    await expect(simulate()).rejects.toThrow('account is blocked')
    await settle(await wallet.writeContract({ ...token, functionName: 'setBlocked', args: [bob, false] }))
    expect((await simulate()).result).toBe(true)
  })

  it('changes its decimals', async () => {
    const { client, settle, token, wallet } = await deploy('ChangingToken')
    expect(await client.readContract({ ...token, functionName: 'decimals' })).toBe(6)
    await settle(await wallet.writeContract({ ...token, functionName: 'setDecimals', args: [18] }))
    expect(await client.readContract({ ...token, functionName: 'decimals' })).toBe(18)
  })

  it('has its name and symbol as 32 bytes, which are no string', async () => {
    const { client, token } = await deploy('BytesToken')
    await expect(client.readContract({ ...token, functionName: 'symbol' })).rejects.toThrow(
      'is not in safe integer range',
    )
    const read = async (selector: `0x${string}`) => (await client.call({ to: token.address, data: selector })).data
    expect(hexToString((await read('0x95d89b41')) ?? '0x', { size: 32 })).toBe('BYTES')
    expect(hexToString((await read('0x06fdde03')) ?? '0x', { size: 32 })).toBe('Bytes Token')
  })

  it.each(['FeeToken', 'FalseToken', 'RebasingToken', 'PausableToken', 'ChangingToken', 'BytesToken'] as const)(
    '%s moves by an allowance, and no further',
    async (name) => {
      const { alice, bob, client, settle, token, wallet } = await deploy(name)
      await settle(await wallet.writeContract({ ...token, functionName: 'approve', args: [bob, 7n] }))
      const take = (amount: bigint) =>
        client.simulateContract({ ...token, functionName: 'transferFrom', args: [alice, bob, amount], account: bob })
      expect((await take(7n)).result).toBe(true)
      await expect(take(8n)).rejects.toThrow('insufficient allowance')
    },
  )
})
