import type { Frame, Page } from 'playwright-core'
import { createPublicClient, createTestClient, encodeFunctionData, http, maxUint256, parseAbi, type Hex } from 'viem'
import { anvil } from 'viem/chains'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { ask, createWindowVisits, press } from '../../test/frame/createWindowVisits.ts'
import { startWalletSites, type WalletSites } from '../../test/frame/startWalletSites.ts'

// What a trial run of a transaction shows: the real frame, cloud and chain.

let sites: WalletSites
beforeAll(async () => {
  sites = await startWalletSites()
})
afterAll(() => sites?.close())

const { createEmail, findFrame, logIn, openApp } = createWindowVisits(() => sites)
const stranger = '0x00000000000000000000000000000000000a11ce'
const abi = parseAbi([
  'function mint(address to, uint256 value)',
  'function approve(address spender, uint256 value)',
  'function transferFrom(address from, address to, uint256 value)',
  'function balanceOf(address account) view returns (uint256)',
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable',
])

/** A visitor whose wallet holds ten of a token, and who has allowed a contract to take them. */
async function openVisit(): Promise<{ readonly page: Page; readonly frame: Frame; readonly address: Hex }> {
  const profile = await sites.openProfile()
  onTestFinished(() => profile.close())
  const page = await openApp(profile)
  await logIn(page, createEmail())
  const created = ask(page, 'GET_USER', { chainId: 'eip155:31337' })
  const frame = findFrame(page)
  await press(frame, 'lk-frame-create-later')
  await press(frame, 'lk-frame-later-confirm')
  const { address }: { readonly address: Hex } = Object(await created)
  const transport = http(sites.rpcUrl)
  const client = createTestClient({ mode: 'anvil', chain: anvil, transport })
  await client.setBalance({ address, value: 10n ** 18n })
  const { token } = sites
  await send(page, token, encodeFunctionData({ abi, functionName: 'mint', args: [address, 10_000_000n] }))
  return { page, frame, address }
}

const sendTransaction = (page: Page, to: Hex, data: Hex): Promise<unknown> =>
  ask(page, 'RPC_REQUEST', { chainId: 'eip155:31337', method: 'eth_sendTransaction', params: [{ to, data }] })

async function send(page: Page, to: Hex, data: Hex): Promise<void> {
  const sent = sendTransaction(page, to, data)
  await press(findFrame(page), 'lk-frame-approve')
  const { result }: { readonly result: Hex } = Object(await sent)
  const client = createPublicClient({ chain: anvil, transport: http(sites.rpcUrl) })
  await vi.waitFor(() => client.getTransactionReceipt({ hash: result }), { timeout: 60_000, interval: 100 })
}

it('shows what a harmless call takes by an old permission, before it is approved', async () => {
  const { address, frame, page } = await openVisit()
  const { multicall, token } = sites
  const trial = frame.getByTestId('lk-frame-trial')
  const allowing = sendTransaction(
    page,
    token,
    encodeFunctionData({ abi, functionName: 'approve', args: [multicall, maxUint256] }),
  )
  await expect.poll(() => trial.textContent()).toMatch(/Checked by a trial run.*You allow.*Unlimited/)
  // The danger stays, whatever the trial run says.
  await frame.getByTestId('lk-frame-tick-unlimitedApproval').check()
  await press(frame, 'lk-frame-approve')
  await allowing

  const take = encodeFunctionData({ abi, functionName: 'transferFrom', args: [address, stranger, 9_000_000n] })
  const calls = [{ target: token, allowFailure: false, callData: take }]
  const data = encodeFunctionData({ abi, functionName: 'aggregate3', args: [calls] })
  const drain = sendTransaction(page, multicall, data).catch((error: unknown) => error)
  await expect.poll(() => trial.textContent()).toMatch(/Checked by a trial run.*You give.*−9 TUSD/)
  await press(frame, 'lk-frame-reject')
  expect(await drain).toMatchObject({ details: expect.stringContaining('request.rejected') })
  const client = createPublicClient({ chain: anvil, transport: http(sites.rpcUrl) })
  expect(await client.readContract({ address: token, abi, functionName: 'balanceOf', args: [address] })).toBe(
    10_000_000n,
  )
})
