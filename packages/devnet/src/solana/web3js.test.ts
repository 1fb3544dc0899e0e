import {
  AddressLookupTableProgram,
  ComputeBudgetProgram,
  Keypair,
  LAMPORTS_PER_SOL,
  PublicKey,
  sendAndConfirmTransaction,
  SendTransactionError,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
  type TransactionInstruction,
} from '@solana/web3.js'
import {
  createAssociatedTokenAccountInstruction,
  createTransferCheckedInstruction,
  getAccount,
  getAssociatedTokenAddressSync,
  getMint,
  getTokenMetadata,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import { describe, expect, it, onTestFinished } from 'vitest'
import { runSolana } from '../test/runSolana.ts'

const solana = runSolana()
const programs = { 'spl-token': TOKEN_PROGRAM_ID, 'token-2022': TOKEN_2022_PROGRAM_ID } as const

function transfer(from: Keypair, to: PublicKey, lamports: number): TransactionInstruction {
  return SystemProgram.transfer({ fromPubkey: from.publicKey, toPubkey: to, lamports })
}

/** Sends instructions in a version 0 transaction, and waits until it is confirmed. */
async function sendVersioned(payer: Keypair, instructions: TransactionInstruction[]): Promise<string> {
  const { connection } = solana()
  const latest = await connection.getLatestBlockhash()
  const message = new TransactionMessage({
    payerKey: payer.publicKey,
    recentBlockhash: latest.blockhash,
    instructions,
  }).compileToV0Message()
  const transaction = new VersionedTransaction(message)
  transaction.sign([payer])
  const signature = await connection.sendTransaction(transaction)
  await connection.confirmTransaction({ signature, ...latest })
  return signature
}

describe('Solana, for @solana/web3.js', () => {
  it('sends SOL on request, and notifies of its arrival', async () => {
    const { connection } = solana()
    const { publicKey } = Keypair.generate()
    const signature = await connection.requestAirdrop(publicKey, 2 * LAMPORTS_PER_SOL)
    const { value } = await connection.confirmTransaction({ signature, ...(await connection.getLatestBlockhash()) })
    expect(value).toEqual({ err: null })
    expect(await connection.getBalance(publicKey)).toBe(2 * LAMPORTS_PER_SOL)
    const shown = await connection.getParsedTransaction(signature, { maxSupportedTransactionVersion: 0 })
    expect(shown?.transaction.message.instructions.at(-1)).toMatchObject({
      program: 'system',
      parsed: { type: 'transfer', info: { destination: publicKey.toBase58(), lamports: 2 * LAMPORTS_PER_SOL } },
    })
  })

  it('sends SOL in a legacy transaction, whose fee and balances are in the history of both accounts', async () => {
    const { connection, getKeypair } = solana()
    const from = getKeypair(0)
    const to = Keypair.generate().publicKey
    const before = await connection.getBalance(from.publicKey)
    const signature = await sendAndConfirmTransaction(
      connection,
      new Transaction().add(transfer(from, to, 1_500_000_000)),
      [from],
    )
    expect(await connection.getBalance(to)).toBe(1_500_000_000)
    expect(await connection.getBalance(from.publicKey)).toBe(before - 1_500_000_000 - 5_000)

    const shown = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
    expect(shown).toMatchObject({
      version: 'legacy',
      meta: { err: null, fee: 5_000, computeUnitsConsumed: 150, innerInstructions: [], preTokenBalances: [] },
    })
    expect(shown?.meta?.preBalances[0]).toBe(before)
    expect(shown?.meta?.postBalances.slice(0, 2)).toEqual([before - 1_500_005_000, 1_500_000_000])
    const [newest] = await connection.getSignaturesForAddress(from.publicKey, { limit: 1 })
    expect(newest).toMatchObject({ signature, err: null, memo: null })
    expect(await connection.getSignaturesForAddress(to)).toHaveLength(1)
  })

  it('charges the priority fee that getFeeForMessage reports, and lists it among the recent fees', async () => {
    const { connection, getKeypair } = solana()
    const from = getKeypair(1)
    const to = Keypair.generate().publicKey
    const instructions = [
      ComputeBudgetProgram.setComputeUnitLimit({ units: 10_001 }),
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 333_333 }),
      transfer(from, to, 1_000_000),
    ]
    const { blockhash } = await connection.getLatestBlockhash()
    const message = new TransactionMessage({
      ...{ payerKey: from.publicKey, recentBlockhash: blockhash, instructions },
    }).compileToV0Message()
    const { value: fee } = await connection.getFeeForMessage(message)
    expect(fee).toBe(5_000 + Math.ceil((10_001 * 333_333) / 1_000_000))

    const before = await connection.getBalance(from.publicKey)
    const signature = await sendVersioned(from, instructions)
    expect(await connection.getBalance(from.publicKey)).toBe(before - 1_000_000 - (fee ?? 0))
    const shown = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
    expect(shown?.meta?.fee).toBe(fee)
    await solana().ask('latchkey_advanceSlots', [1])
    const fees = await connection.getRecentPrioritizationFees({ lockedWritableAccounts: [to] })
    expect(fees).toHaveLength(150)
    expect(fees.filter(({ prioritizationFee }) => prioritizationFee !== 0)).toEqual([
      { slot: shown?.slot, prioritizationFee: 333_333 },
    ])
  })

  it('charges a transaction without a compute limit for the default maximum', async () => {
    const { connection, getKeypair } = solana()
    const from = getKeypair(1)
    const token = solana().chain.description.tokens[0]
    const mint = new PublicKey(token?.mint ?? '')
    const owner = Keypair.generate().publicKey
    const ata = getAssociatedTokenAddressSync(mint, owner)
    const instructions = [
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 1_000_000 }),
      transfer(from, owner, 1_000_000),
      createAssociatedTokenAccountInstruction(from.publicKey, ata, owner, mint),
    ]
    const before = await connection.getBalance(from.publicKey)
    const signature = await sendVersioned(from, instructions)
    const shown = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
    const rent = await connection.getMinimumBalanceForRentExemption(165)
    expect(shown?.meta?.fee).toBe(5_000 + 3_000 + 3_000 + 200_000)
    expect(await connection.getBalance(from.publicKey)).toBe(before - 1_000_000 - rent - (shown?.meta?.fee ?? 0))
  })

  it('reads accounts of a lookup table in a version 0 transaction', async () => {
    const { ask, connection, getKeypair } = solana()
    const payer = getKeypair(2)
    const receivers = Array.from({ length: 20 }, () => Keypair.generate().publicKey)
    const [create, table] = AddressLookupTableProgram.createLookupTable({
      authority: payer.publicKey,
      payer: payer.publicKey,
      recentSlot: await connection.getSlot(),
    })
    const extend = AddressLookupTableProgram.extendLookupTable({
      ...{ lookupTable: table, authority: payer.publicKey, payer: payer.publicKey, addresses: receivers },
    })
    await sendVersioned(payer, [create, extend])
    await ask('latchkey_advanceSlots', [1])

    const { value: lookupTable } = await connection.getAddressLookupTable(table)
    if (lookupTable === null) throw new TypeError('There is no table.')
    expect(lookupTable.state.addresses.map(String)).toEqual(receivers.map(String))
    const latest = await connection.getLatestBlockhash()
    const transaction = new VersionedTransaction(
      new TransactionMessage({
        payerKey: payer.publicKey,
        recentBlockhash: latest.blockhash,
        instructions: receivers.map((to) => transfer(payer, to, 1_000_000)),
      }).compileToV0Message([lookupTable]),
    )
    transaction.sign([payer])
    const signature = await connection.sendTransaction(transaction)
    await connection.confirmTransaction({ signature, ...latest })
    expect(await connection.getBalance(receivers[19] ?? table)).toBe(1_000_000)

    const shown = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
    expect(shown?.meta?.loadedAddresses?.writable.map(String)).toEqual(receivers.map(String))
    expect(shown?.transaction.message.addressTableLookups).toHaveLength(1)
    const parsed = await connection.getParsedTransaction(signature, { maxSupportedTransactionVersion: 0 })
    expect(parsed?.transaction.message.accountKeys.at(-1)).toMatchObject({
      ...{ pubkey: receivers[19], signer: false, writable: true, source: 'lookupTable' },
    })
    await expect(connection.getTransaction(signature)).rejects.toThrow(/Transaction version \(0\) is not supported/)
    expect(await connection.getSignaturesForAddress(receivers[7] ?? table)).toMatchObject([{ signature }])
  })

  it.each(['spl-token', 'token-2022'] as const)(
    'transfers tokens of %s into an account that the transaction creates',
    async (program) => {
      const { chain, connection, getKeypair } = solana()
      const token = chain.description.tokens.find((candidate) => candidate.program === program)
      if (token === undefined) throw new TypeError('There is no such token.')
      const programId = programs[program]
      const [mint, payer, owner] = [new PublicKey(token.mint), getKeypair(3), Keypair.generate().publicKey]
      const [source, target] = [payer.publicKey, owner].map((holder) =>
        getAssociatedTokenAddressSync(mint, holder, false, programId),
      )
      if (source === undefined || target === undefined) throw new TypeError('There are two.')
      const { amount: held } = await getAccount(connection, source, undefined, programId)
      expect(held).toBe(1_000_000n * 10n ** BigInt(token.decimals))

      const signature = await sendVersioned(payer, [
        createAssociatedTokenAccountInstruction(payer.publicKey, target, owner, mint, programId),
        createTransferCheckedInstruction(source, mint, target, payer.publicKey, 1234n, token.decimals, [], programId),
      ])
      expect(await getAccount(connection, target, undefined, programId)).toMatchObject({ amount: 1234n, owner, mint })
      expect(await getAccount(connection, source, undefined, programId)).toMatchObject({ amount: held - 1234n })
      const { supply } = await getMint(connection, mint, undefined, programId)
      expect(supply).toBe(held * 10n)

      const shown = await connection.getParsedTransaction(signature, { maxSupportedTransactionVersion: 0 })
      const find = (balances: readonly { owner?: string; uiTokenAmount: { amount: string } }[] | null | undefined) =>
        balances?.map((balance) => [balance.owner, balance.uiTokenAmount.amount])
      expect(find(shown?.meta?.preTokenBalances)).toEqual([[payer.publicKey.toBase58(), held.toString()]])
      expect(find(shown?.meta?.postTokenBalances)).toEqual(
        expect.arrayContaining([
          [payer.publicKey.toBase58(), (held - 1234n).toString()],
          [owner.toBase58(), '1234'],
        ]),
      )
      expect(
        shown?.meta?.innerInstructions?.[0]?.instructions.map((inner) => 'parsed' in inner && inner.parsed.type),
      ).toEqual(expect.arrayContaining(['createAccount', 'initializeAccount3']))
      expect(shown?.transaction.message.instructions[1]).toMatchObject({
        program: 'spl-token',
        parsed: { type: 'transferChecked', info: { mint: token.mint, tokenAmount: { amount: '1234' } } },
      })

      const { value: accounts } = await connection.getParsedTokenAccountsByOwner(owner, { programId })
      expect(accounts).toHaveLength(1)
      expect(accounts[0]?.account.data.parsed.info).toMatchObject({
        ...{ mint: token.mint, owner: owner.toBase58(), state: 'initialized' },
        tokenAmount: { amount: '1234', decimals: token.decimals },
      })
      expect((await connection.getTokenAccountsByOwner(owner, { mint })).value).toHaveLength(1)
      const { value: balance } = await connection.getTokenAccountBalance(target)
      expect(balance.uiAmountString).toBe(String(1234 / 10 ** token.decimals))
      // The created account costs what getMinimumBalanceForRentExemption reports.
      const info = await connection.getAccountInfo(target)
      expect(info?.lamports).toBe(await connection.getMinimumBalanceForRentExemption(info?.data.length ?? 0))
    },
  )

  it('has a Token-2022 token that contains its own name', async () => {
    const { chain, connection } = solana()
    const token = chain.description.tokens.find(({ program }) => program === 'token-2022')
    const metadata = await getTokenMetadata(connection, new PublicKey(token?.mint ?? ''))
    expect(metadata).toMatchObject({ name: token?.name, symbol: token?.symbol })
  })

  it("rejects in preflight what cannot be paid, with a node's message and logs", async () => {
    const { connection, getKeypair } = solana()
    const poor = Keypair.generate()
    await connection.confirmTransaction({
      signature: await connection.requestAirdrop(poor.publicKey, LAMPORTS_PER_SOL),
      ...(await connection.getLatestBlockhash()),
    })
    const tooMuch = new Transaction().add(transfer(poor, getKeypair(0).publicKey, 5 * LAMPORTS_PER_SOL))
    const error = await sendAndConfirmTransaction(connection, tooMuch, [poor]).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(SendTransactionError)
    expect(error).toMatchObject({
      message: expect.stringContaining('Error processing Instruction 0: custom program error: 0x1'),
      logs: expect.arrayContaining([expect.stringMatching(/insufficient lamports 999995000, need 5000000000/)]),
    })

    const stranger = Keypair.generate()
    const unfunded = new Transaction().add(transfer(stranger, poor.publicKey, 1))
    await expect(sendAndConfirmTransaction(connection, unfunded, [stranger])).rejects.toThrow(
      'Attempt to debit an account but found no record of a prior credit.',
    )
  })

  it('charges a transaction that fails after being sent without preflight, and records the reason', async () => {
    const { connection, getKeypair } = solana()
    const from = getKeypair(4)
    const before = await connection.getBalance(from.publicKey)
    const transaction = new Transaction().add(transfer(from, Keypair.generate().publicKey, before * 2))
    const latest = await connection.getLatestBlockhash()
    transaction.recentBlockhash = latest.blockhash
    transaction.feePayer = from.publicKey
    transaction.sign(from)
    const signature = await connection.sendRawTransaction(transaction.serialize(), { skipPreflight: true })
    const err = { InstructionError: [0, { Custom: 1 }] }
    // It rejects or resolves with the error, depending on which of its two requests is answered first.
    const outcome = await connection.confirmTransaction({ signature, ...latest }).then(
      ({ value }) => value.err,
      (error: unknown) => error,
    )
    expect(outcome).toMatchObject(err)
    expect(await connection.getBalance(from.publicKey)).toBe(before - 5_000)
    await expect.poll(async () => (await connection.getTransaction(signature))?.meta?.err).toEqual(err)
    expect((await connection.getSignatureStatus(signature)).value).toMatchObject({ err })
  })

  it('lets a blockhash expire', async () => {
    const { ask, connection, getKeypair } = solana()
    const from = getKeypair(5)
    const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
    const transaction = new Transaction({ feePayer: from.publicKey, blockhash, lastValidBlockHeight })
    transaction.add(transfer(from, Keypair.generate().publicKey, 1_000_000))
    transaction.sign(from)
    // Time also passes by itself, so the last valid slot would be a matter of luck here.
    await ask('latchkey_advanceSlots', [50])
    expect((await connection.isBlockhashValid(blockhash)).value).toBe(true)
    const wire = transaction.serialize()
    // With a legacy transaction, it would insert another blockhash.
    const same = VersionedTransaction.deserialize(wire)
    expect((await connection.simulateTransaction(same)).value.err).toBeNull()
    await ask('latchkey_advanceSlots', [101])
    expect((await connection.isBlockhashValid(blockhash)).value).toBe(false)
    expect(await connection.getBlockHeight('processed')).toBeGreaterThan(lastValidBlockHeight)

    await expect(connection.sendRawTransaction(wire)).rejects.toThrow(
      'Transaction simulation failed: Blockhash not found',
    )
    // Without preflight, a node accepts it and drops it.
    const signature = await connection.sendRawTransaction(wire, { skipPreflight: true })
    await expect(connection.confirmTransaction({ signature, blockhash, lastValidBlockHeight })).rejects.toThrow(
      /block height exceeded/,
    )
    expect(await connection.getTransaction(signature)).toBeNull()
    expect((await connection.getFeeForMessage(transaction.compileMessage())).value).toBeNull()
  })

  it('executes a transaction once, however often it is sent', async () => {
    const { connection, getKeypair } = solana()
    const from = getKeypair(6)
    const to = Keypair.generate().publicKey
    const latest = await connection.getLatestBlockhash()
    const transaction = new Transaction({ feePayer: from.publicKey, ...latest }).add(transfer(from, to, 2_000_000))
    transaction.sign(from)
    const wire = transaction.serialize()
    const signature = await connection.sendRawTransaction(wire)
    await expect(connection.sendRawTransaction(wire)).rejects.toThrow('This transaction has already been processed')
    expect(await connection.sendRawTransaction(wire, { skipPreflight: true })).toBe(signature)
    await connection.confirmTransaction({ signature, ...latest })
    expect(await connection.getBalance(to)).toBe(2_000_000)
  })

  it('rejects a forged signature, and drops it silently without preflight', async () => {
    const { connection, getKeypair } = solana()
    const from = getKeypair(7)
    const to = Keypair.generate().publicKey
    const latest = await connection.getLatestBlockhash()
    const transaction = new Transaction({ feePayer: from.publicKey, ...latest }).add(transfer(from, to, 3_000_000))
    transaction.addSignature(from.publicKey, Buffer.alloc(64, 7))
    const wire = transaction.serialize({ verifySignatures: false })
    await expect(connection.sendRawTransaction(wire)).rejects.toThrow('Transaction signature verification failure')
    await connection.sendRawTransaction(wire, { skipPreflight: true })
    expect(await connection.getBalance(to)).toBe(0)
  })

  it('simulates with another blockhash and without signatures, and returns the resulting accounts', async () => {
    const { connection, getKeypair } = solana()
    const from = getKeypair(8)
    const to = Keypair.generate().publicKey
    const message = new TransactionMessage({
      payerKey: from.publicKey,
      recentBlockhash: Keypair.generate().publicKey.toBase58(),
      instructions: [transfer(from, to, 4_000_000)],
    }).compileToV0Message()
    const transaction = new VersionedTransaction(message)
    const stale = await connection.simulateTransaction(transaction)
    expect(stale.value.err).toBe('BlockhashNotFound')
    const { value } = await connection.simulateTransaction(transaction, {
      replaceRecentBlockhash: true,
      accounts: { encoding: 'base64', addresses: [to.toBase58()] },
    })
    expect(value).toMatchObject({ err: null, unitsConsumed: 150, accounts: [{ lamports: 4_000_000 }] })
    expect(value.logs).toContain('Program 11111111111111111111111111111111 success')
    expect(await connection.getBalance(to)).toBe(0)
    const signed = await connection.simulateTransaction(transaction, { sigVerify: true })
    expect(signed.value.err).not.toBeNull()
  })

  it('notifies of account changes, logs and slots while subscribed', async () => {
    const { connection, getKeypair } = solana()
    const from = getKeypair(9)
    const to = Keypair.generate().publicKey
    const seen: { accounts: number[]; logs: string[]; slots: number[] } = { accounts: [], logs: [], slots: [] }
    const ids = [
      connection.onAccountChange(to, ({ lamports }) => seen.accounts.push(lamports)),
      connection.onLogs(to, ({ signature }) => seen.logs.push(signature)),
      connection.onSlotChange(({ slot }) => seen.slots.push(slot)),
    ] as const
    onTestFinished(async () => {
      await connection.removeSlotChangeListener(ids[2])
    })
    // A subscription is sent when its socket is open.
    await expect.poll(() => seen.slots.length, { timeout: 20_000 }).toBeGreaterThan(0)
    const first = await sendVersioned(from, [transfer(from, to, 1_000_000)])
    await expect.poll(() => seen.accounts, { timeout: 20_000 }).toEqual([1_000_000])
    await expect.poll(() => seen.logs, { timeout: 20_000 }).toEqual([first])

    await connection.removeAccountChangeListener(ids[0])
    const second = await sendVersioned(from, [transfer(from, to, 1_000_001)])
    await expect.poll(() => seen.logs, { timeout: 20_000 }).toEqual([first, second])
    expect(seen.accounts).toEqual([1_000_000])
    await connection.removeOnLogsListener(ids[1])
  })

  it('reaches finality, and pages through the history of an account', async () => {
    const { connection, getKeypair } = solana()
    const from = getKeypair(9)
    const to = Keypair.generate().publicKey
    const signatures = []
    for (const lamports of [1_000_001, 1_000_002, 1_000_003]) {
      signatures.unshift(await sendVersioned(from, [transfer(from, to, lamports)]))
    }
    const [newest, middle, oldest] = signatures
    const latest = await connection.getLatestBlockhash()
    await connection.confirmTransaction({ signature: newest ?? '', ...latest }, 'finalized')
    const list = async (options?: object) =>
      (await connection.getSignaturesForAddress(to, options, 'finalized')).map(({ signature }) => signature)
    expect(await list()).toEqual(signatures)
    expect(await list({ limit: 1 })).toEqual([newest])
    expect(await list({ before: newest, limit: 1 })).toEqual([middle])
    expect(await list({ until: oldest })).toEqual([newest, middle])
    const { value } = await connection.getSignatureStatuses([oldest ?? ''])
    expect(value).toMatchObject([{ confirmationStatus: 'finalized', confirmations: null, err: null }])
  })
})
