// Solana in a real browser, with a chain that runs the programs of Solana.
import { createPublicKey, verify } from 'node:crypto'
import { type Devnet, startDevnet } from '@latchkey/devnet'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { ask, press } from '../../test/frame/createWindowVisits.ts'
import { startWalletSites, type WalletSites } from '../../test/frame/startWalletSites.ts'

let sites: WalletSites
let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ chains: ['solana'] })
  sites = await startWalletSites('walletPage.ts', {
    LATCHKEY_RPC_SOLANA_DEVNET: devnet.description.solana?.rpcUrl ?? '',
  })
})
afterAll(async () => {
  await sites?.close()
  await devnet?.stop()
})

const chainId = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** Of a value with 32 or 64 bytes. */
const fromBase58 = (text: string, length: number): Buffer => {
  let value = 0n
  for (let index = 0; index < text.length; index += 1)
    value = value * 58n + BigInt(alphabet.indexOf(text.charAt(index)))
  return Buffer.from(value.toString(16).padStart(length * 2, '0'), 'hex')
}
const toBase58 = (bytes: Buffer): string => {
  const zeros = bytes.findIndex((byte) => byte !== 0)
  let text = ''
  for (let value = BigInt(`0x${bytes.toString('hex')}`); value > 0n; value /= 58n)
    text = (alphabet[Number(value % 58n)] ?? '') + text
  return '1'.repeat(Math.max(0, zeros)) + text
}
const isSigned = (account: string, message: Buffer, signature: string): boolean => {
  const prefix = Buffer.from('302a300506032b6570032100', 'hex')
  const key = createPublicKey({ key: Buffer.concat([prefix, fromBase58(account, 32)]), format: 'der', type: 'spki' })
  return verify(undefined, message, key, fromBase58(signature, 64))
}
const askChain = async (method: string, params: readonly unknown[]): Promise<unknown> => {
  const response = await fetch(devnet.description.solana?.rpcUrl ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result }: { readonly result: unknown } = JSON.parse(await response.text())
  return result
}

/** Gives ten of a token with six decimals to an owner. */
async function fund(owner: string, token: string): Promise<void> {
  const { faucetUrl, solana } = devnet.description
  const response = await fetch(`${faucetUrl}/faucet`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ caipNetworkId: solana?.caipNetworkId, address: owner, amount: '10000000', token }),
  })
  expect(response.status, await response.text()).toBe(200)
}
const findTokens = async (owner: string, mint: string): Promise<string> => {
  const found: { readonly value: readonly { readonly pubkey: string }[] } = Object(
    await askChain('getTokenAccountsByOwner', [owner, { mint }, { encoding: 'jsonParsed' }]),
  )
  return found.value[0]?.pubkey ?? ''
}

it('signs a message, and sends coins and a token in transfers that the chain carries out, after each was shown', async () => {
  const profile = await sites.openProfile()
  onTestFinished(() => profile.close())
  const page = await profile.newPage()
  await page.goto(sites.app)
  const { projectId, secureSite } = sites
  await page.evaluate(
    `wallet.open(${JSON.stringify(secureSite)}, ${JSON.stringify(projectId)}, ${JSON.stringify(chainId)})`,
  )
  const findFrame = () => page.frames().find((each) => each.url().startsWith(secureSite)) ?? page
  const email = 'solana@example.com'
  await ask(page, 'CONNECT_EMAIL', { email })
  await ask(page, 'CONNECT_OTP', { otp: await sites.readCode(email) })
  const created = ask(page, 'GET_USER', { chainId })
  await press(findFrame(), 'lk-frame-create-later')
  await press(findFrame(), 'lk-frame-later-confirm')
  const { address: from }: { readonly address: string } = Object(await created)

  const message = Buffer.from('Hello, Solana')
  const signed = ask(page, 'RPC_REQUEST', {
    chainId,
    method: 'solana_signMessage',
    params: { message: toBase58(message), pubkey: from },
  })
  await findFrame().getByText('Hello, Solana').waitFor()
  await press(findFrame(), 'lk-frame-approve')
  const { result }: { readonly result: { readonly signature: string } } = Object(await signed)
  expect(isSigned(from, message, result.signature)).toBe(true)

  await askChain('requestAirdrop', [from, 1_000_000_000])
  await expect.poll(() => askChain('getBalance', [from])).toMatchObject({ value: 1_000_000_000 })
  const receiver = Buffer.alloc(32, 7)
  const { value }: { readonly value: { readonly blockhash: string } } = Object(await askChain('getLatestBlockhash', []))
  // One signature that is still missing, then a message of the first form: payer, receiver and the system program.
  const transfer = Buffer.alloc(12)
  transfer.writeUInt32LE(2)
  transfer.writeBigUInt64LE(5_000_000n, 4)
  const transaction = Buffer.concat([
    Buffer.of(1),
    Buffer.alloc(64),
    Buffer.of(1, 0, 1, 3),
    fromBase58(from, 32),
    receiver,
    Buffer.alloc(32),
    fromBase58(value.blockhash, 32),
    Buffer.of(1, 2, 2, 0, 1, transfer.length),
    transfer,
  ])
  const sent = ask(page, 'RPC_REQUEST', {
    chainId,
    method: 'solana_signAndSendTransaction',
    params: { transaction: transaction.toString('base64'), pubkey: from },
  })
  await findFrame().getByText('0.005').first().waitFor()
  await press(findFrame(), 'lk-frame-approve')
  expect(await sent).toMatchObject({ result: { signature: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/) } })
  await expect.poll(() => askChain('getBalance', [toBase58(receiver)])).toMatchObject({ value: 5_000_000 })

  const token = devnet.description.solana?.tokens.find(({ program }) => program === 'spl-token')
  const mint = token?.mint ?? ''
  for (const owner of [from, toBase58(receiver)]) await fund(owner, mint)
  const [source, target] = [await findTokens(from, mint), await findTokens(toBase58(receiver), mint)]
  const latest: { readonly value: { readonly blockhash: string } } = Object(await askChain('getLatestBlockhash', []))
  // TransferChecked, with 1.25 of the token.
  const tokenTransfer = Buffer.alloc(10, token?.decimals)
  tokenTransfer[0] = 12
  tokenTransfer.writeBigUInt64LE(1_250_000n, 1)
  const ofToken = Buffer.concat([
    Buffer.of(1),
    Buffer.alloc(64),
    // The owner signs; the mint and the program are only read.
    Buffer.of(1, 0, 2, 5),
    ...[from, source, target, mint, 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'].map((key) => fromBase58(key, 32)),
    fromBase58(latest.value.blockhash, 32),
    Buffer.of(1, 4, 4, 1, 3, 2, 0, tokenTransfer.length),
    tokenTransfer,
  ])
  const tokenSent = ask(page, 'RPC_REQUEST', {
    chainId,
    method: 'solana_signAndSendTransaction',
    params: { transaction: ofToken.toString('base64'), pubkey: from },
  })
  await findFrame().getByText('1.25').first().waitFor()
  // What is sent has to be seen to its end.
  await findFrame()
    .locator('.area')
    .evaluate((area) => area.scrollTo({ top: area.scrollHeight }))
  await press(findFrame(), 'lk-frame-approve')
  expect(await tokenSent).toMatchObject({ result: { signature: expect.any(String) } })
  const readTokens = (account: string) => askChain('getTokenAccountBalance', [account])
  await expect.poll(() => readTokens(target)).toMatchObject({ value: { amount: '11250000' } })
  expect(await readTokens(source)).toMatchObject({ value: { amount: '8750000' } })
})
