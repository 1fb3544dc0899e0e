import { p2ms, p2wsh, SigHash, Transaction, WIF } from '@scure/btc-signer'
import { pubECDSA } from '@scure/btc-signer/utils.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressFormat } from '../constants.ts'
import {
  type AddressType,
  addressTypes,
  createSpend,
  createUnsigned,
  type SpentCoin,
  toAddress,
} from '../../test/bitcoin/createSpend.ts'
import { startTestBitcoin, type TestBitcoin } from '../../test/bitcoin/startTestBitcoin.ts'

let bitcoin: TestBitcoin
beforeAll(async () => {
  bitcoin = await startTestBitcoin()
})
afterAll(() => bitcoin.stop())

function getAccount(index: number) {
  const account = bitcoin.description.accounts[index]
  if (account === undefined) throw new TypeError(`There is no account ${index}.`)
  return account
}

/** An unused, confirmed coin of 1 BTC. */
async function fund(parameters: { account: ReturnType<typeof getAccount>; type: AddressType }): Promise<SpentCoin> {
  const address = toAddress(parameters)
  const txid = await bitcoin.faucet.send({ address, amount: 100_000_000n, token: undefined })
  const coins: readonly SpentCoin[] = await bitcoin.read(`/address/${address}/utxo`)
  const coin = coins.find((candidate) => candidate.txid === txid)
  if (coin === undefined) throw new TypeError(`The faucet's ${txid} pays nothing to ${address}.`)
  return coin
}

async function getHex(txid: string): Promise<string> {
  return (await bitcoin.ask(`/tx/${txid}/hex`)).text
}

describe('POST /tx', () => {
  it.each(addressTypes)(
    'spends a coin of %s and pays to every type of address, first unconfirmed, then confirmed',
    async (type) => {
      const account = getAccount(0)
      const coin = await fund({ account, type })
      const receiver = getAccount(1)
      const outputs = addressTypes.map((to) => ({ to: toAddress({ account: receiver, type: to }), amount: 24_990_000 }))
      const { hex, id, vsize } = createSpend({ account, type, coin, outputs, source: await getHex(coin.txid) })
      expect(await bitcoin.send(hex)).toEqual({ status: 200, text: id })

      const fee = 100_000_000 - 4 * 24_990_000
      const unconfirmed = await bitcoin.read(`/tx/${id}`)
      expect(unconfirmed).toMatchObject({
        txid: id,
        fee,
        status: { confirmed: false },
        vin: [
          {
            txid: coin.txid,
            vout: coin.vout,
            is_coinbase: false,
            prevout: { scriptpubkey_address: toAddress({ account, type }), value: 100_000_000 },
          },
        ],
        vout: outputs.map(({ amount, to }) => ({ scriptpubkey_address: to, value: amount })),
      })
      expect(Math.ceil(unconfirmed.weight / 4)).toBe(vsize)
      expect(await bitcoin.read(`/tx/${coin.txid}/outspend/${coin.vout}`)).toEqual({
        spent: true,
        txid: id,
        vin: 0,
        status: { confirmed: false },
      })
      for (const { to } of outputs) {
        const coins = await bitcoin.read(`/address/${to}/utxo`)
        expect(coins).toContainEqual(
          expect.objectContaining({ txid: id, value: 24_990_000, status: { confirmed: false } }),
        )
        expect((await bitcoin.read(`/address/${to}`)).mempool_stats).toMatchObject({
          funded_txo_count: 1,
          funded_txo_sum: 24_990_000,
        })
        expect(await bitcoin.read(`/address/${to}/txs/mempool`)).toMatchObject([{ txid: id }])
      }

      await bitcoin.mine()
      const status = {
        confirmed: true,
        block_height: expect.any(Number),
        block_hash: (await bitcoin.ask('/blocks/tip/hash')).text,
        block_time: expect.any(Number),
      }
      expect(await bitcoin.read(`/tx/${id}/status`)).toEqual(status)
      expect(await bitcoin.read(`/block/${status.block_hash}/txids`)).toEqual([expect.any(String), id])
      for (const { to } of outputs) {
        expect(await bitcoin.read(`/address/${to}/utxo`)).toContainEqual(expect.objectContaining({ txid: id, status }))
        expect((await bitcoin.read(`/address/${to}/txs`))[0]).toMatchObject({ txid: id, status })
        expect((await bitcoin.read(`/address/${to}`)).mempool_stats).toMatchObject({ tx_count: 0 })
      }
    },
  )

  it.each(['p2wpkh', 'p2shP2wpkh', 'p2tr'] as const)(
    "accepts a wallet's transaction from a PSBT that spends %s",
    async (type) => {
      const account = getAccount(2)
      const coin = await fund({ account, type })
      const psbt = createUnsigned({
        account,
        type,
        coin,
        outputs: [{ to: account.addresses.p2wpkh, amount: 99_990_000 }],
      }).toPSBT()
      const signed = Transaction.fromPSBT(psbt)
      signed.sign(WIF(addressFormat).decode(account.privateKey))
      signed.finalize()
      expect(await bitcoin.send(signed.hex)).toEqual({ status: 200, text: signed.id })
    },
  )

  it.each([
    SigHash.DEFAULT,
    SigHash.ALL,
    SigHash.NONE,
    SigHash.SINGLE,
    SigHash.ALL_ANYONECANPAY,
    SigHash.NONE_ANYONECANPAY,
    SigHash.SINGLE_ANYONECANPAY,
  ])('accepts a taproot key path signature of type %i', async (sighashType) => {
    const account = getAccount(3)
    const coin = await fund({ account, type: 'p2tr' })
    const { hex, id } = createSpend({
      account,
      type: 'p2tr',
      coin,
      sighashType,
      outputs: [{ to: account.addresses.p2tr, amount: 99_990_000 }],
    })
    expect(await bitcoin.send(hex)).toEqual({ status: 200, text: id })
  })

  it('spends a coin that requires two keys', async () => {
    const keys = [4, 5].map((index) => WIF(addressFormat).decode(getAccount(index).privateKey))
    const payment = p2wsh(
      p2ms(
        2,
        keys.map((key) => pubECDSA(key)),
      ),
      addressFormat,
    )
    const txid = await bitcoin.faucet.send({ address: payment.address ?? '', amount: 50_000_000n, token: undefined })
    const [coin]: SpentCoin[] = await bitcoin.read(`/address/${payment.address}/utxo`)
    const spend = (signers: readonly Uint8Array[]): Transaction => {
      const transaction = new Transaction()
      transaction.addInput({
        txid,
        index: coin?.vout ?? 0,
        witnessUtxo: { script: payment.script, amount: 50_000_000n },
        witnessScript: payment.witnessScript ?? new Uint8Array(),
      })
      transaction.addOutputAddress(getAccount(4).addresses.p2tr, 49_990_000n, addressFormat)
      for (const signer of signers) transaction.sign(signer)
      transaction.finalize()
      return transaction
    }
    const { hex, id } = spend(keys)
    expect(await bitcoin.send(hex)).toEqual({ status: 200, text: id })
    expect((await bitcoin.read(`/tx/${id}`)).vin[0]).toMatchObject({
      prevout: { scriptpubkey_type: 'v0_p2wsh' },
      inner_witnessscript_asm: expect.stringMatching(/^OP_PUSHNUM_2 .* OP_PUSHNUM_2 OP_CHECKMULTISIG$/),
    })
  })

  it('returns the id of a transaction that is already unconfirmed, and rejects one that is confirmed', async () => {
    const account = getAccount(6)
    const coin = await fund({ account, type: 'p2wpkh' })
    const { hex, id } = createSpend({
      account,
      type: 'p2wpkh',
      coin,
      outputs: [{ to: account.addresses.p2wpkh, amount: 99_990_000 }],
    })
    expect(await bitcoin.send(hex)).toEqual({ status: 200, text: id })
    expect(await bitcoin.send(` ${hex.toUpperCase()}\n`)).toEqual({ status: 200, text: id })
    await bitcoin.mine()
    expect(await bitcoin.send(hex)).toEqual({
      status: 400,
      text: 'sendrawtransaction RPC error: {"code":-27,"message":"Transaction outputs already in utxo set"}',
    })
  })

  it('mines automatically soon after it has accepted a transaction', async () => {
    await bitcoin.mine()
    const account = getAccount(6)
    const coin = await fund({ account, type: 'p2tr' })
    const { hex, id } = createSpend({
      account,
      type: 'p2tr',
      coin,
      outputs: [{ to: account.addresses.p2tr, amount: 99_990_000 }],
    })
    await bitcoin.send(hex)
    expect(await bitcoin.read(`/tx/${id}/status`)).toEqual({ confirmed: false })
    const height = Number((await bitcoin.ask('/blocks/tip/height')).text)
    await bitcoin.ask('/devnet/mining', { method: 'POST', body: '{"paused":false}' })
    await expect
      .poll(() => bitcoin.read(`/tx/${id}/status`))
      .toMatchObject({ confirmed: true, block_height: height + 1 })
    await bitcoin.ask('/devnet/mining', { method: 'POST', body: '{"paused":true}' })
  })

  it.each([
    { title: 'an empty body', body: '' },
    { title: 'a byte', body: '00' },
    { title: 'half a byte', body: '0' },
    { title: 'a non-hexadecimal string', body: 'zz' },
    { title: 'hexadecimal with a prefix', body: '0x00' },
    { title: 'JSON', body: '{"tx":"00"}' },
    { title: 'a transaction without inputs', body: '02000000000000000000' },
    { title: 'noise', body: 'ff'.repeat(500) },
  ])('rejects $title, which is not a transaction', async ({ body }) => {
    expect(await bitcoin.send(body)).toEqual({
      status: 400,
      text: 'sendrawtransaction RPC error: {"code":-22,"message":"TX decode failed. Make sure the tx has at least one input."}',
    })
  })
})
