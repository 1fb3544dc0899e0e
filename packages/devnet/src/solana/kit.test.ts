import {
  address,
  type AddressesByLookupTableAddress,
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  compressTransactionMessageUsingAddressLookupTables,
  createKeyPairSignerFromBytes,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase58Encoder,
  getSignatureFromTransaction,
  type Instruction,
  isSolanaError,
  type KeyPairSigner,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  type Signature,
  signTransactionMessageWithSigners,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  fetchMint,
  fetchToken,
  findAssociatedTokenPda,
  getCreateAssociatedTokenInstruction,
  getTransferCheckedInstruction,
} from '@solana-program/token'
import { AddressLookupTableProgram, PublicKey, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { describe, expect, it, onTestFinished } from 'vitest'
import { tokenPrograms } from './accounts/programs.ts'
import { runSolana } from '../test/runSolana.ts'

const solana = runSolana()

function getSigner(index: number): Promise<KeyPairSigner> {
  const account = solana().chain.description.accounts[index]
  return createKeyPairSignerFromBytes(getBase58Encoder().encode(account?.secretKey ?? ''))
}

async function sign(
  payer: KeyPairSigner,
  instructions: readonly Instruction[],
  tables: AddressesByLookupTableAddress = {},
) {
  const { value: latest } = await solana().rpc.getLatestBlockhash().send()
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (draft) => setTransactionMessageFeePayerSigner(payer, draft),
    (draft) => setTransactionMessageLifetimeUsingBlockhash(latest, draft),
    (draft) => appendTransactionMessageInstructions(instructions, draft),
    (draft) => compressTransactionMessageUsingAddressLookupTables(draft, tables),
  )
  const transaction = await signTransactionMessageWithSigners(message)
  assertIsTransactionWithBlockhashLifetime(transaction)
  return transaction
}

async function send(...values: Parameters<typeof sign>): Promise<Signature> {
  const { rpc, rpcSubscriptions } = solana()
  const transaction = await sign(...values)
  await sendAndConfirmTransactionFactory({ rpc, rpcSubscriptions })(transaction, { commitment: 'confirmed' })
  return getSignatureFromTransaction(transaction)
}

describe('Solana, for @solana/kit', () => {
  it('sends SOL on request, and confirms over its WebSocket', async () => {
    const { rpc, rpcSubscriptions } = solana()
    const { address: to } = await generateKeyPairSigner()
    await airdropFactory({ rpc, rpcSubscriptions })({
      recipientAddress: to,
      lamports: lamports(3_000_000_000n),
      commitment: 'confirmed',
    })
    expect((await rpc.getBalance(to).send()).value).toBe(3_000_000_000n)
  })

  it('sends SOL, and stores it in the history', async () => {
    const { rpc } = solana()
    const payer = await getSigner(0)
    const { address: to } = await generateKeyPairSigner()
    const signature = await send(payer, [
      getTransferSolInstruction({ source: payer, destination: to, amount: 1_234_567n }),
    ])
    expect((await rpc.getBalance(to).send()).value).toBe(1_234_567n)
    const shown = await rpc
      .getTransaction(signature, { commitment: 'confirmed', encoding: 'json', maxSupportedTransactionVersion: 0 })
      .send()
    expect(shown?.meta).toMatchObject({ err: null, fee: 5_000n, computeUnitsConsumed: 150n })
    expect(await rpc.getSignaturesForAddress(to, { commitment: 'confirmed' }).send()).toMatchObject([{ signature }])
  })

  it.each(['spl-token', 'token-2022'] as const)('transfers %s into an account that it creates', async (program) => {
    const { chain, rpc } = solana()
    const token = chain.description.tokens.find((candidate) => candidate.program === program)
    const tokenProgram = tokenPrograms[program]
    const mint = address(token?.mint ?? '')
    const [payer, { address: owner }] = [await getSigner(1), await generateKeyPairSigner()]
    const [source] = await findAssociatedTokenPda({ owner: payer.address, mint, tokenProgram })
    const [ata] = await findAssociatedTokenPda({ owner, mint, tokenProgram })
    const { decimals } = (await fetchMint(rpc, mint)).data
    await send(payer, [
      getCreateAssociatedTokenInstruction({ payer, ata, owner, mint, tokenProgram }),
      getTransferCheckedInstruction(
        { source, mint, destination: ata, authority: payer, amount: 77n, decimals },
        { programAddress: tokenProgram },
      ),
    ])
    expect((await fetchToken(rpc, ata)).data).toMatchObject({ amount: 77n, owner, mint })
    const { value } = await rpc.getTokenAccountsByOwner(owner, { mint }, { encoding: 'jsonParsed' }).send()
    expect(value.map(({ account }) => account.data.parsed.info.tokenAmount)).toMatchObject([{ amount: '77', decimals }])
    // Compares a whole account including its extensions.
    expect(value[0]?.account.space).toBe(program === 'token-2022' ? 170n : 165n)
  })

  it('reports why a transaction would fail, in an error that kit parses', async () => {
    const poor = await generateKeyPairSigner()
    const payer = await getSigner(2)
    await send(payer, [getTransferSolInstruction({ source: payer, destination: poor.address, amount: 10_000_000n })])
    const transfer = getTransferSolInstruction({ source: poor, destination: payer.address, amount: 20_000_000n })
    const error = await send(poor, [transfer]).catch((caught: unknown) => caught)
    expect(isSolanaError(error, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE)).toBe(true)
    expect(error).toMatchObject({
      cause: { context: { code: 1, index: 0 } },
      context: { logs: expect.arrayContaining([expect.stringContaining('insufficient lamports')]) },
    })
  })

  it('notifies subscribers of an account, a program, a signature and the root', async () => {
    const { chain, rpcSubscriptions } = solana()
    const payer = await getSigner(3)
    const token = chain.description.tokens[0]
    const mint = address(token?.mint ?? '')
    const tokenProgram = tokenPrograms['spl-token']
    const { address: owner } = await generateKeyPairSigner()
    const [source] = await findAssociatedTokenPda({ owner: payer.address, mint, tokenProgram })
    const [ata] = await findAssociatedTokenPda({ owner, mint, tokenProgram })
    const controller = new AbortController()
    onTestFinished(() => controller.abort())
    const abort = { abortSignal: controller.signal }
    const options = { commitment: 'confirmed', encoding: 'base64' } as const
    const filters = [{ memcmp: { offset: 32n, bytes: owner, encoding: 'base58' } }] as const
    const [accounts, programs, roots] = await Promise.all([
      rpcSubscriptions.accountNotifications(ata, options).subscribe(abort).then(collect),
      rpcSubscriptions
        .programNotifications(tokenProgram, { ...options, filters: [...filters] })
        .subscribe(abort)
        .then(collect),
      rpcSubscriptions.rootNotifications().subscribe(abort).then(collect),
    ])
    const transaction = await sign(payer, [
      getCreateAssociatedTokenInstruction({ payer, ata, owner, mint, tokenProgram }),
      getTransferCheckedInstruction({ source, mint, destination: ata, authority: payer, amount: 9n, decimals: 6 }),
    ])
    const signatures = await rpcSubscriptions
      .signatureNotifications(getSignatureFromTransaction(transaction), {
        commitment: 'finalized',
        enableReceivedNotification: true,
      })
      .subscribe(abort)
      .then(collect)
    const { rpc } = solana()
    await sendAndConfirmTransactionFactory({ rpc, rpcSubscriptions })(transaction, { commitment: 'confirmed' })

    const patience = { timeout: 20_000 }
    await expect
      .poll(() => signatures, patience)
      .toMatchObject([{ value: 'receivedSignature' }, { value: { err: null } }])
    expect(accounts).toMatchObject([{ value: { owner: tokenProgram, space: 165n } }])
    expect(programs).toMatchObject([{ value: { pubkey: ata } }])
    await expect.poll(() => roots.length, patience).toBeGreaterThan(1)
    expect(roots[1]).toBe((roots[0] ?? 0n) + 1n)
  })

  it('reads accounts through a lookup table with which kit compresses a message', async () => {
    const { ask, rpc } = solana()
    const payer = await getSigner(4)
    const table = await createTable(payer)
    await ask('latchkey_advanceSlots', [1])
    const { value } = await rpc.getAccountInfo(table.address, { encoding: 'jsonParsed' }).send()
    expect(value?.data).toMatchObject({
      program: 'address-lookup-table',
      parsed: { type: 'lookupTable', info: { addresses: table.addresses, authority: payer.address } },
    })
    const instructions = table.addresses.map((destination) =>
      getTransferSolInstruction({ source: payer, destination, amount: 1_000_000n }),
    )
    await send(payer, instructions, { [table.address]: [...table.addresses] })
    const { value: accounts } = await rpc.getMultipleAccounts([...table.addresses]).send()
    expect(accounts.map((account) => account?.lamports)).toEqual([1_000_000n, 1_000_000n])
  })
})

/** Yields the notifications of a subscription. */
function collect<Item>(items: AsyncIterable<Item>): readonly Item[] {
  const collected: Item[] = []
  const follow = async (): Promise<void> => {
    for await (const item of items) collected.push(item)
  }
  void follow()
  return collected
}

/** Creates a lookup table of two accounts. */
async function createTable(payer: KeyPairSigner) {
  const { connection } = solana()
  const authority = new PublicKey(payer.address)
  const addresses = [(await generateKeyPairSigner()).address, (await generateKeyPairSigner()).address]
  const [create, table] = AddressLookupTableProgram.createLookupTable({
    ...{ authority, payer: authority, recentSlot: await connection.getSlot() },
  })
  const extend = AddressLookupTableProgram.extendLookupTable({
    ...{ lookupTable: table, authority, payer: authority, addresses: addresses.map((key) => new PublicKey(key)) },
  })
  const latest = await connection.getLatestBlockhash()
  const message = new TransactionMessage({
    ...{ payerKey: authority, recentBlockhash: latest.blockhash, instructions: [create, extend] },
  }).compileToV0Message()
  const transaction = new VersionedTransaction(message)
  transaction.sign([solana().getKeypair(4)])
  const signature = await connection.sendTransaction(transaction)
  await connection.confirmTransaction({ signature, ...latest })
  return { address: address(table.toBase58()), addresses }
}
