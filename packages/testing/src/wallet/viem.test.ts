import { createWalletClient, custom, defineChain, getAddress, parseEther, publicActions, verifyTypedData } from 'viem'
import { getAssets } from 'viem/experimental/erc7811'
import { expect, it, vi } from 'vitest'
import { openWallet } from '../test/openWallet.ts'
import { runDevnet } from '../test/runDevnet.ts'
import { alice, bob } from '../test/testAccounts.ts'
import type { EvmWalletParameters } from './types.ts'

const { getChain } = runDevnet()
const receiver = getAddress('0x00000000000000000000000000000000000071e3')
const toViem = (chainId: 31337 | 31338) => {
  const { name, nativeCurrency, rpcUrl } = getChain(chainId)
  return defineChain({ id: chainId, name, nativeCurrency, rpcUrls: { default: { http: [rpcUrl] } } })
}

function open(parameters?: EvmWalletParameters) {
  const { wallet, site } = openWallet([getChain(31337)], parameters)
  const request = ({ method, params }: { readonly method: string; readonly params?: unknown }) =>
    site.request(method, params)
  const client = createWalletClient({
    account: alice,
    chain: toViem(31337),
    pollingInterval: 20,
    transport: custom({ request }),
  }).extend(publicActions)
  return { wallet, client }
}

it('works with viem: accounts and permissions', async () => {
  const { client } = open()
  expect(await client.getAddresses()).toEqual([])
  expect(await client.requestAddresses()).toEqual([alice, bob])
  expect(await client.getPermissions()).toMatchObject([{ parentCapability: 'eth_accounts' }])
  expect(await client.requestPermissions({ eth_accounts: {} })).toMatchObject([{ parentCapability: 'eth_accounts' }])
})

it('works with viem: networks', async () => {
  const { client } = open()
  await expect(client.switchChain({ id: 31338 })).rejects.toMatchObject({ name: 'SwitchChainError', code: 4902 })
  await client.addChain({ chain: toViem(31338) })
  expect(await client.getChainId()).toBe(31338)
  await client.switchChain({ id: 31337 })
  expect(await client.getChainId()).toBe(31337)
})

it('works with viem: signatures and transactions', async () => {
  const { wallet, client } = open()
  await client.requestAddresses()
  const signature = await client.signMessage({ message: 'hi' })
  expect(await client.verifyMessage({ address: alice, message: 'hi', signature })).toBe(true)
  const typedData = {
    domain: { name: 'Test', chainId: 31337 },
    types: { Order: [{ name: 'amount', type: 'uint256' }] },
    primaryType: 'Order',
    message: { amount: 2n ** 200n },
  } as const
  const typedSignature = await client.signTypedData(typedData)
  expect(await verifyTypedData({ ...typedData, address: alice, signature: typedSignature })).toBe(true)
  const hash = await client.sendTransaction({ to: receiver, value: parseEther('0.1') })
  expect(
    await vi.waitFor(() => client.getTransactionReceipt({ hash }), { timeout: 60_000, interval: 20 }),
  ).toMatchObject({ status: 'success' })
  wallet.reject()
  await expect(client.signMessage({ message: 'hi' })).rejects.toMatchObject({
    name: 'UserRejectedRequestError',
    code: 4001,
  })
})

it('works with viem: batches', async () => {
  const { client } = open()
  await client.requestAddresses()
  expect(await client.getCapabilities({ account: alice })).toEqual({ 31337: { atomic: { status: 'unsupported' } } })
  const calls = [
    { to: receiver, value: 3n },
    { to: receiver, value: 4n },
  ]
  const before = await client.getBalance({ address: receiver })
  const { id } = await client.sendCalls({ calls })
  const result = await client.waitForCallsStatus({ id, pollingInterval: 20 })
  expect(result).toMatchObject({ status: 'success', atomic: false, chainId: 31337 })
  expect(result.receipts?.map(({ status }) => status)).toEqual(['success', 'success'])
  expect(await client.getBalance({ address: receiver })).toBe(before + 7n)
  await expect(client.sendCalls({ calls, forceAtomic: true })).rejects.toMatchObject({
    cause: { name: 'AtomicityNotSupportedError', code: 5760 },
  })
})

it('works with viem: assets', async () => {
  const [token] = getChain().tokens
  const tokens = token === undefined ? [] : [{ chainId: 31337, address: token.address }]
  const { client } = open({ features: { assets: true }, tokens })
  await client.requestAddresses()
  const assets = await getAssets(client, { account: bob })
  expect(assets[31337]).toMatchObject([
    { type: 'native', balance: await client.getBalance({ address: bob }) },
    { type: 'erc20', address: token?.address, metadata: { symbol: token?.symbol, decimals: token?.decimals } },
  ])
  if (token === undefined) throw new Error('no token')
  const { address, symbol, decimals } = token
  expect(await client.watchAsset({ type: 'ERC20', options: { address, symbol, decimals } })).toBe(true)
})
