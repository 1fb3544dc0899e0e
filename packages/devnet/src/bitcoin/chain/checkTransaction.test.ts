import { Script, WIF } from '@scure/btc-signer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bitcoinFaucetAccount } from '../bitcoinFaucetAccount.ts'
import { addressFormat } from '../constants.ts'
import {
  createSpend,
  createUnsigned,
  type SpentCoin,
  type SpendParameters,
  toAddress,
} from '../../test/bitcoin/createSpend.ts'
import { startTestBitcoin, type TestBitcoin } from '../../test/bitcoin/startTestBitcoin.ts'

let bitcoin: TestBitcoin
beforeAll(async () => {
  bitcoin = await startTestBitcoin()
})
afterAll(() => bitcoin.stop())

const amount = 100_000_000

function getAccount(index: number) {
  const account = bitcoin.description.accounts[index]
  if (account === undefined) throw new TypeError(`There is no account ${index}.`)
  return account
}

/**
 * The parts of a valid transaction: it spends the first coin, of 1 BTC, of an account. A rejection does not use the
 * coin up.
 */
async function plan(type: 'p2wpkh' | 'p2shP2wpkh' | 'p2tr', index = 0): Promise<SpendParameters> {
  const account = getAccount(index)
  const [coin]: SpentCoin[] = await bitcoin.read(`/address/${toAddress({ account, type })}/utxo`)
  if (coin === undefined) throw new TypeError(`Account ${index} has no coin left.`)
  return { account, type, coin, outputs: [{ to: account.addresses.p2wpkh, amount: coin.value - 10_000 }] }
}

async function expectRefusal(hex: string, message: string, code = -26): Promise<void> {
  const before = await bitcoin.read('/mempool')
  expect(await bitcoin.send(hex)).toEqual({
    status: 400,
    text: `sendrawtransaction RPC error: ${JSON.stringify({ code, message })}`,
  })
  expect(await bitcoin.read('/mempool')).toEqual(before)
}

/** Returns the transaction with another witness, in hexadecimal. */
function replaceWitness(
  parameters: SpendParameters,
  change: (items: readonly Uint8Array[]) => readonly Uint8Array[],
): string {
  const transaction = createSpend(parameters)
  const witness = change(transaction.getInput(0).finalScriptWitness ?? [])
  if (witness.length === 0) return Buffer.from(transaction.unsignedTx).toString('hex')
  transaction.updateInput(0, { finalScriptWitness: [...witness] }, true)
  return transaction.hex
}

function flip(bytes: Uint8Array | undefined, at: number): Uint8Array {
  const changed = Uint8Array.from(bytes ?? [])
  changed[at] = (changed[at] ?? 0) ^ 1
  return changed
}

describe('checkTransaction', () => {
  it.each(['p2wpkh', 'p2shP2wpkh'] as const)('rejects a forged ECDSA signature of %s', async (type) => {
    const hex = replaceWitness(await plan(type), ([signature, key]) => [flip(signature, 20), key ?? new Uint8Array()])
    await expectRefusal(
      hex,
      'mandatory-script-verify-flag-failed (Signature must be zero for failed CHECK(MULTI)SIG operation)',
    )
  })

  it('rejects a key that does not belong to the address', async () => {
    const parameters = await plan('p2wpkh')
    const foreign = createSpend({ ...(await plan('p2wpkh', 1)) }).getInput(0).finalScriptWitness ?? []
    await expectRefusal(
      replaceWitness(parameters, () => foreign),
      'mandatory-script-verify-flag-failed (Script failed an OP_EQUALVERIFY operation)',
    )
  })

  it.each<{ title: string; change: (items: readonly Uint8Array[]) => readonly Uint8Array[]; reason: string }>([
    {
      title: 'a forged signature',
      change: ([signature]) => [flip(signature, 40)],
      reason: 'Invalid Schnorr signature',
    },
    {
      title: 'an all-zero signature',
      change: () => [new Uint8Array(64)],
      reason: 'Invalid Schnorr signature',
    },
    {
      title: 'a short signature',
      change: ([signature]) => [(signature ?? new Uint8Array()).slice(0, 63)],
      reason: 'Invalid Schnorr signature size',
    },
    {
      title: 'an explicit default type',
      change: ([signature]) => [Uint8Array.of(...(signature ?? []), 0)],
      reason: 'Invalid Schnorr signature hash type',
    },
    {
      title: 'an unknown type',
      change: ([signature]) => [Uint8Array.of(...(signature ?? []), 4)],
      reason: 'Invalid Schnorr signature hash type',
    },
    {
      title: 'a type that was not signed',
      change: ([signature]) => [Uint8Array.of(...(signature ?? []), 1)],
      reason: 'Invalid Schnorr signature',
    },
    {
      title: 'a script path',
      change: () => [Uint8Array.of(0x51), Uint8Array.of(0xc0, ...new Uint8Array(32))],
      reason: 'Taproot script paths and annexes are not supported by this chain',
    },
    {
      title: 'an annex',
      change: ([signature]) => [signature ?? new Uint8Array(), Uint8Array.of(0x50)],
      reason: 'Taproot script paths and annexes are not supported by this chain',
    },
    { title: 'no signature', change: () => [], reason: 'Witness program was passed an empty witness' },
  ])('rejects a taproot spend with $title', async ({ change, reason }) => {
    await expectRefusal(replaceWitness(await plan('p2tr'), change), `mandatory-script-verify-flag-failed (${reason})`)
  })

  it("rejects a taproot signature over another amount than the coin's", async () => {
    const parameters = await plan('p2tr')
    const { hex } = createSpend({ ...parameters, coin: { ...parameters.coin, value: parameters.coin.value + 1 } })
    await expectRefusal(hex, 'mandatory-script-verify-flag-failed (Invalid Schnorr signature)')
  })

  it('rejects a taproot signature by the key of another account', async () => {
    const { account } = await plan('p2tr', 1)
    const parameters = await plan('p2tr')
    const { hex } = createSpend({ ...parameters, account })
    await expectRefusal(hex, 'mandatory-script-verify-flag-failed (Invalid Schnorr signature)')
  })

  it('rejects a coin spent by an unconfirmed transaction, and a coin spent by a confirmed one', async () => {
    const parameters = await plan('p2wpkh', 2)
    const { hex } = createSpend(parameters)
    expect(await bitcoin.send(hex)).toMatchObject({ status: 200 })
    const other = createSpend({
      ...parameters,
      outputs: [{ to: getAccount(3).addresses.p2tr, amount: amount - 50_000 }],
    })
    await expectRefusal(other.hex, 'txn-mempool-conflict')
    await bitcoin.mine()
    await expectRefusal(other.hex, 'bad-txns-inputs-missingorspent', -25)
  })

  it('replaces a replaceable transaction and its descendants with one that pays more', async () => {
    const parameters = { ...(await plan('p2tr', 7)), sequence: 0xffff_fffd }
    const { account, coin } = parameters
    const pay = (fee: number) =>
      createSpend({ ...parameters, outputs: [{ to: account.addresses.p2tr, amount: coin.value - fee }] })
    const first = pay(1_000)
    const child = createSpend({
      ...{ account, type: 'p2tr', coin: { txid: first.id, vout: 0, value: coin.value - 1_000 } },
      outputs: [{ to: account.addresses.p2wpkh, amount: coin.value - 2_000 }],
    })
    for (const { hex } of [first, child]) expect(await bitcoin.send(hex)).toMatchObject({ status: 200 })

    const refused = 'insufficient fee, rejecting replacement'
    const { vsize } = first
    const poor = pay(900)
    const rate = (fee: number): string => ((fee / vsize / 100_000_000) * 1_000).toFixed(8)
    await expectRefusal(
      poor.hex,
      `${refused} ${poor.id}; new feerate ${rate(900)} BTC/kvB <= old feerate ${rate(1_000)} BTC/kvB`,
    )
    const short = pay(1_999)
    await expectRefusal(short.hex, `${refused} ${short.id}, less fees than conflicting txs; 0.00001999 < 0.00002000`)
    const close = pay(2_000 + vsize - 1)
    const missing = [vsize - 1, vsize].map((fee) => (fee / 100_000_000).toFixed(8)).join(' < ')
    await expectRefusal(close.hex, `${refused} ${close.id}, not enough additional fees to relay; ${missing}`)

    const good = pay(2_000 + vsize)
    expect(await bitcoin.send(good.hex)).toEqual({ status: 200, text: good.id })
    expect(await bitcoin.read('/mempool/txids')).toContain(good.id)
    for (const { id } of [first, child]) expect(await bitcoin.ask(`/tx/${id}`)).toMatchObject({ status: 404 })
    expect(await bitcoin.read(`/tx/${coin.txid}/outspend/${coin.vout}`)).toMatchObject({ txid: good.id })
    expect(await bitcoin.read(`/address/${account.addresses.p2wpkh}/txs/mempool`)).toEqual([])
    await bitcoin.mine()
    expect(await bitcoin.read(`/tx/${good.id}/status`)).toMatchObject({ confirmed: true })
  })

  it('rejects a replacement that spends what it replaces, and one that adds another unconfirmed coin', async () => {
    const parameters = { ...(await plan('p2tr', 8)), sequence: 0xffff_fffd }
    const { account, coin } = parameters
    const outputs = [{ to: account.addresses.p2tr, amount: coin.value - 1_000 }]
    const first = createSpend({ ...parameters, outputs })
    const other = createSpend({ ...(await plan('p2wpkh', 8)), outputs })
    for (const { hex } of [first, other]) expect(await bitcoin.send(hex)).toMatchObject({ status: 200 })
    const join = (extra: string): string => {
      const joined = createUnsigned({ ...parameters, outputs: [{ to: account.addresses.p2tr, amount: 199_990_000 }] })
      joined.addInput({
        ...joined.getInput(0),
        txid: extra,
        index: 0,
        witnessUtxo: {
          script: joined.getInput(0).witnessUtxo?.script ?? new Uint8Array(),
          amount: BigInt(coin.value - 1_000),
        },
      })
      joined.sign(WIF(addressFormat).decode(account.privateKey))
      joined.finalize()
      return joined.hex
    }
    await expectRefusal(join(first.id), 'bad-txns-spends-conflicting-tx')
    await expectRefusal(join(other.id), 'replacement-adds-unconfirmed')
  })

  it('rejects a coin that does not exist', async () => {
    const parameters = await plan('p2wpkh')
    for (const coin of [
      { ...parameters.coin, txid: 'ab'.repeat(32) },
      { ...parameters.coin, vout: 999 },
    ])
      await expectRefusal(createSpend({ ...parameters, coin }).hex, 'bad-txns-inputs-missingorspent', -25)
  })

  it('rejects a reward until it has 100 blocks', async () => {
    const account = { ...bitcoinFaucetAccount, addresses: getAccount(0).addresses }
    const hash = (await bitcoin.ask('/blocks/tip/hash')).text
    const [txid = ''] = await bitcoin.read(`/block/${hash}/txids`)
    const value = (await bitcoin.read(`/tx/${txid}`)).vout[0].value
    const outputs = [{ to: account.addresses.p2tr, amount: value - 10_000 }]
    const { hex } = createSpend({ account, type: 'p2wpkh', coin: { txid, vout: 0, value }, outputs })
    await bitcoin.mine(98)
    await expectRefusal(hex, 'bad-txns-premature-spend-of-coinbase')
    await bitcoin.mine()
    expect(await bitcoin.send(hex)).toMatchObject({ status: 200 })
  })

  it.each<{ title: string; change: (parameters: SpendParameters) => Partial<SpendParameters>; reason: string }>([
    {
      title: 'an output that is dust',
      change: ({ account }) => ({ outputs: [{ to: account.addresses.p2wpkh, amount: 293 }] }),
      reason: 'dust',
    },
    {
      title: 'a taproot output that is dust',
      change: ({ account }) => ({ outputs: [{ to: account.addresses.p2tr, amount: 329 }] }),
      reason: 'dust',
    },
    {
      title: 'outputs above its inputs',
      change: ({ account, coin }) => ({
        coin: { ...coin, value: amount + 10_000 },
        outputs: [{ to: account.addresses.p2wpkh, amount: amount + 1 }],
      }),
      reason: 'bad-txns-in-belowout',
    },
    {
      title: 'an output to a non-standard script',
      change: () => ({ outputs: [{ to: Script.encode(['ADD']), amount }] }),
      reason: 'scriptpubkey',
    },
    {
      title: 'two data outputs',
      change: () => ({
        outputs: [1, 2].map((note) => ({ to: Script.encode(['RETURN', Uint8Array.of(note, 7)]), amount: 0 })),
      }),
      reason: 'multi-op-return',
    },
    {
      title: 'a lock height in the future',
      change: () => ({ lockTime: 10_000, sequence: 0xffff_fffe }),
      reason: 'non-final',
    },
    {
      title: 'a lock time in the future',
      change: () => ({ lockTime: 4_000_000_000, sequence: 0xffff_fffe }),
      reason: 'non-final',
    },
    { title: 'a relative lock in blocks', change: () => ({ sequence: 500 }), reason: 'non-BIP68-final' },
  ])('rejects $title', async ({ change, reason }) => {
    const parameters = await plan('p2shP2wpkh')
    await expectRefusal(createSpend({ ...parameters, ...change(parameters) }).hex, reason)
  })

  it('rejects an unknown version', async () => {
    const { hex } = createSpend(await plan('p2wpkh'))
    await expectRefusal(`04${hex.slice(2)}`, 'version')
  })

  it('accepts a time-locked transaction when its blocks exist, and not before its time', async () => {
    // From here on, the time of the chain is that of the clock.
    await bitcoin.mine(12)
    const parameters = await plan('p2tr', 4)
    await bitcoin.faucet.send({ address: parameters.account.addresses.p2tr, amount: 5_000_000n, token: undefined })
    const coins: SpentCoin[] = await bitcoin.read(`/address/${parameters.account.addresses.p2tr}/utxo`)
    const coin = coins.at(-1) ?? parameters.coin
    const outputs = [{ to: parameters.account.addresses.p2tr, amount: 4_990_000 }]
    await expectRefusal(createSpend({ ...parameters, coin, outputs, sequence: 0x40_0001 }).hex, 'non-BIP68-final')
    const { hex } = createSpend({ ...parameters, coin, outputs, sequence: 3 })
    await bitcoin.mine()
    await expectRefusal(hex, 'non-BIP68-final')
    await bitcoin.mine()
    expect(await bitcoin.send(hex)).toMatchObject({ status: 200 })
  })

  it('rejects a fee below 1 satoshi per virtual byte and accepts exactly that', async () => {
    const parameters = await plan('p2wpkh', 5)
    const pay = (fee: number) =>
      createSpend({ ...parameters, outputs: [{ to: parameters.account.addresses.p2wpkh, amount: amount - fee }] })
    const { vsize } = pay(1_000)
    await expectRefusal(pay(vsize - 1).hex, `min relay fee not met, ${vsize - 1} < ${vsize}`)
    expect(await bitcoin.send(pay(vsize).hex)).toMatchObject({ status: 200 })
  })

  it('rejects an absurdly high fee', async () => {
    const parameters = await plan('p2tr')
    const { hex } = createSpend({ ...parameters, outputs: [{ to: parameters.account.addresses.p2tr, amount: 50_000 }] })
    await expectRefusal(hex, 'Fee exceeds maximum configured by user (e.g. -maxtxfee, maxfeerate)', -25)
  })

  it('rejects the 26th transaction in a chain of unconfirmed transactions', async () => {
    const { account, coin: first } = await plan('p2wpkh', 6)
    let coin = first
    const next = () =>
      createSpend({
        account,
        type: 'p2wpkh',
        coin,
        outputs: [{ to: account.addresses.p2wpkh, amount: coin.value - 200 }],
      })
    for (let count = 0; count < 25; count += 1) {
      const transaction = next()
      expect(await bitcoin.send(transaction.hex)).toMatchObject({ status: 200 })
      coin = { txid: transaction.id, vout: 0, value: coin.value - 200 }
    }
    await expectRefusal(next().hex, 'too-long-mempool-chain, too many unconfirmed ancestors [limit: 25]')
    await bitcoin.mine()
    expect(await bitcoin.send(next().hex)).toMatchObject({ status: 200 })
  })

  it('rejects a made-up reward', async () => {
    const hash = (await bitcoin.ask('/blocks/tip/hash')).text
    const [txid] = await bitcoin.read(`/block/${hash}/txids`)
    const { text } = await bitcoin.ask(`/tx/${txid}/hex`)
    // The lock time, in the last bytes.
    await expectRefusal(`${text.slice(0, -8)}01000000`, 'coinbase')
  })
})
