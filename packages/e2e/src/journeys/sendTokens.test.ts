import { awkwardTokens, type AwkwardTokenName } from '@latchkey/devnet/awkward-tokens'
import type { EvmWallet, EvmWalletParameters } from '@latchkey/testing'
import {
  createTestClient,
  encodeFunctionData,
  http,
  namehash,
  parseAbi,
  publicActions,
  walletActions,
  type Hex,
} from 'viem'
import { afterEach, expect, it, vi } from 'vitest'
import { payFromFaucet, readBalance } from '../setup/chain.ts'
import { getWorld } from '../setup/getWorld.ts'
import { addWallet, openBrowser, type Visit } from '../setup/openPage.ts'
import { confirmReview, createAccount, giveTokens, openSend, pasteToken, press, review } from '../setup/sending.ts'

const open = openBrowser()
const chainId = 31_337
const ether = 10n ** 18n
const unit = 1_000_000n
const legacyDollar = '0x1E6Acd011A400000000000000000000000000002'
const abi = parseAbi([
  'function mint(address to, uint256 value)',
  'function setPaused(bool value)',
  'function setBlocked(address account, bool value)',
  'function setAddress(bytes32 node, uint256 coinType, bytes value)',
])

/** The first chain, with an account that its node signs for. */
function getChain() {
  const chain = getWorld().devnet.evm.find((each) => each.chainId === chainId)
  if (!chain) throw new Error('the first chain is missing')
  const client = createTestClient({ mode: 'anvil', transport: http(chain.rpcUrl), pollingInterval: 50 })
    .extend(publicActions)
    .extend(walletActions)
  return { ...chain, client, account: chain.accounts[9]?.address ?? '0x' }
}

/** Calls a contract, and waits until the call is in a block. */
async function write(to: Hex, data: Hex): Promise<void> {
  const { account, client } = getChain()
  const hash = await client.sendTransaction({ account, chain: null, to, data })
  await vi.waitFor(() => client.getTransactionReceipt({ hash }), { timeout: 60_000, interval: 20 })
}

/** The calls that the tests make. */
const calls = {
  mint: (to: Hex, value: bigint) => encodeFunctionData({ abi, functionName: 'mint', args: [to, value] }),
  setPaused: (value: boolean) => encodeFunctionData({ abi, functionName: 'setPaused', args: [value] }),
  setBlocked: (account: Hex, value: boolean) =>
    encodeFunctionData({ abi, functionName: 'setBlocked', args: [account, value] }),
  setAddress: (name: string, address: Hex) =>
    encodeFunctionData({ abi, functionName: 'setAddress', args: [namehash(name), 60n, address] }),
} as const

/** Puts a token on the chain, and gives an account 1,000 of it. */
async function deploy(name: AwkwardTokenName, holder: Hex): Promise<Hex> {
  const { account, client } = getChain()
  const hash = await client.sendTransaction({ account, chain: null, data: awkwardTokens[name].bytecode })
  const { contractAddress } = await vi.waitFor(() => client.getTransactionReceipt({ hash }), {
    timeout: 60_000,
    interval: 20,
  })
  if (!contractAddress) throw new Error(`${name} is not on the chain`)
  await write(contractAddress, calls.mint(holder, 1_000n * unit))
  return contractAddress
}

/** A visitor with this much coin, connected on the first chain. */
async function visitWith({
  coin,
  confirm,
}: {
  readonly coin: bigint
  readonly confirm?: EvmWalletParameters['confirm']
}): Promise<{ readonly visit: Visit; readonly wallet: EvmWallet; readonly payer: Hex }> {
  const { address: payer, key } = createAccount()
  if (coin > 0n) await payFromFaucet({ chainId, to: payer, amount: coin })
  let wallet: EvmWallet | undefined
  const visit = await open({
    path: 'many/many.html',
    query: `evm-only&names=${getChain().nameResolverAddress}`,
    before: async (context) => {
      wallet = await addWallet(context, { name: 'Alpha', rdns: 'com.alpha', accounts: [key], confirm })
    },
  })
  await press(visit, 'lk-connect-button')
  await press(visit, 'lk-connect-wallet-com.alpha')
  await expect.poll(() => visit.read('status').textContent()).toBe('connected')
  await visit.expectClosed()
  if (!wallet) throw new Error('no wallet was installed')
  return { visit, wallet, payer }
}

const countSent = ({ requests }: EvmWallet): number =>
  requests.filter(({ method }) => method === 'eth_sendTransaction').length

afterEach(() => getChain().client.setAutomine(true))

it(
  'sends a token that returns nothing and one that keeps a fee, of which the review shows what arrives (behaviour 11)',
  { timeout: 300_000 },
  async () => {
    const { visit, payer } = await visitWith({ coin: ether })
    const [{ address: to }, feeToken] = [createAccount(), await deploy('FeeToken', payer)]
    await giveTokens({ to: payer, token: legacyDollar, amount: 50n * unit })

    await openSend(visit)
    await pasteToken(visit, legacyDollar)
    await review(visit, { amount: '7.25', to })
    await confirmReview(visit)
    await expect.poll(() => readBalance({ chainId, address: to, token: legacyDollar })).toBe(7_250_000n)
    await expect.poll(() => readBalance({ chainId, address: payer, token: legacyDollar })).toBe(42_750_000n)

    await openSend(visit)
    await pasteToken(visit, feeToken)
    await review(visit, { amount: '200', to })
    await visit.expectView('WalletSendPreview')
    await expect.poll(() => visit.page.getByTestId('lk-send-warnings').textContent()).toContain('takes a fee of 2 FEE')
    const facts = (await visit.page.getByTestId('lk-send-facts').textContent()) ?? ''
    expect(facts).toContain('Arrives198 FEE')
    expect(facts).toContain('−200 FEE')
    await confirmReview(visit)
    await expect.poll(() => readBalance({ chainId, address: to, token: feeToken })).toBe(198n * unit)
  },
)

it(
  'refuses a token’s own contract, a token without coin for the fee, and what the token would refuse, with its reason (behaviour 9)',
  { timeout: 300_000 },
  async () => {
    const { visit, wallet, payer } = await visitWith({ coin: 0n })
    const [{ address: to }, token] = [createAccount(), await deploy('PausableToken', payer)]
    const { page } = visit
    await openSend(visit)
    await pasteToken(visit, token)
    await page.getByTestId('lk-send-to').fill(token)
    await visit.dialog.getByText('This is the contract of PAUSE').waitFor()
    await page.getByTestId('lk-send-amount').fill('1')
    await expect.poll(() => page.getByTestId('lk-send-review').isEnabled()).toBe(false)

    // More than there is.
    await page.getByTestId('lk-send-to').fill(to)
    await page.getByTestId('lk-send-amount').fill('1000.5')
    await visit.dialog.getByText('You have 1,000 PAUSE').waitFor()
    await review(visit, { amount: '1', to })
    await visit.dialog.getByText('Too little ETH for the network fee').waitFor()
    await payFromFaucet({ chainId, to: payer, amount: ether })
    await write(token, calls.setBlocked(to, true))
    await press(visit, 'lk-send-review')
    await visit.dialog.getByText('account is blocked').waitFor()
    await write(token, calls.setBlocked(to, false))
    await write(token, calls.setPaused(true))
    await press(visit, 'lk-send-review')
    await visit.dialog.getByText('transfers are paused').waitFor()
    expect(countSent(wallet)).toBe(0)

    // Nothing was lost: the same form sends it once the token lets it.
    await write(token, calls.setPaused(false))
    await press(visit, 'lk-send-review')
    await confirmReview(visit)
    await expect.poll(() => readBalance({ chainId, address: to, token })).toBe(unit)
    expect(countSent(wallet)).toBe(1)
  },
)

it(
  'tells why a transfer that the chain refused has failed, and that nothing moved (behaviour 12) (behaviour 13)',
  { timeout: 300_000 },
  async () => {
    const { visit, payer } = await visitWith({ coin: ether })
    const [{ address: to }, token] = [createAccount(), await deploy('PausableToken', payer)]
    const { client } = getChain()
    await openSend(visit)
    await pasteToken(visit, token)
    await review(visit, { amount: '12', to })
    await visit.expectView('WalletSendPreview')
    await client.setAutomine(false)
    await confirmReview(visit)
    await expect.poll(() => visit.page.getByTestId('lk-toast').textContent()).toContain('Sent')
    const link = await visit.page.getByTestId('lk-toast-link').getAttribute('href')
    expect(link).toMatch(/^https:\/\/explorer\.example\/tx\/0x[\da-f]{64}$/)
    // Between the wallet and the block, the token stops: every call of it reverts.
    await client.setCode({ address: token, bytecode: '0x60006000fd' })
    await client.mine({ blocks: 1 })
    await client.setAutomine(true)
    await visit.page.getByTestId('lk-toast').filter({ hasText: 'reverted' }).waitFor()
    await press(visit, 'lk-toast-details')
    await visit.expectView('TransactionDetails')
    await expect.poll(() => visit.dialog.getAttribute('data-status')).toBe('failed')
    await visit.dialog.getByText('Nothing was moved').waitFor()
  },
)

it(
  'sends to a name, shows the address it stands for, and stops when the name changes before the press (behaviour 6)',
  { timeout: 300_000 },
  async () => {
    const { visit, wallet } = await visitWith({ coin: ether })
    const { page } = visit
    const { accounts, nameResolverAddress } = getChain()
    const name = 'account5.devnet.eth'
    const owner = accounts[5]?.address ?? '0x'
    const { address: other } = createAccount()
    const before = await readBalance({ chainId, address: owner })

    await openSend(visit)
    await review(visit, { amount: '0.25', to: name })
    await visit.expectView('WalletSendPreview')
    await expect.poll(() => page.getByTestId('lk-send-address').textContent()).toBe(owner)
    await page.getByTestId('lk-send-preview').getByText(name, { exact: true }).waitFor()

    await write(nameResolverAddress, calls.setAddress(name, other))
    await press(visit, 'lk-send-confirm')
    await visit.expectView('WalletSend')
    await visit.dialog.getByText(`${name} has a new address`).waitFor()
    expect(countSent(wallet)).toBe(0)

    // The visitor asks the receiver, and uses the new address.
    await press(visit, 'lk-send-name-again')
    await expect.poll(() => page.getByTestId('lk-send-problem').count()).toBe(0)
    await press(visit, 'lk-send-review')
    await visit.expectView('WalletSendPreview')
    await expect.poll(() => page.getByTestId('lk-send-address').textContent()).toBe(other)
    await confirmReview(visit)
    await expect.poll(() => readBalance({ chainId, address: other })).toBe(ether / 4n)
    await expect.poll(() => readBalance({ chainId, address: owner })).toBe(before)
  },
)
