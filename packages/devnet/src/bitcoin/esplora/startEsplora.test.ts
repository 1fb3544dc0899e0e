import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSpend, type SpentCoin } from '../../test/bitcoin/createSpend.ts'
import { startTestBitcoin, type TestBitcoin } from '../../test/bitcoin/startTestBitcoin.ts'
import { bodyLimit } from './constants.ts'

let bitcoin: TestBitcoin
beforeAll(async () => {
  bitcoin = await startTestBitcoin()
})
afterAll(() => bitcoin.stop())

const unknown = 'ab'.repeat(32)
/** An address of the main network. */
const foreign = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

function getAccount(index: number) {
  const account = bitcoin.description.accounts[index]
  if (account === undefined) throw new TypeError(`There is no account ${index}.`)
  return account
}

async function getTxids(path: string): Promise<string[]> {
  const entries: { txid: string }[] = await bitcoin.read(path)
  return entries.map(({ txid }) => txid)
}

describe('startEsplora', () => {
  it('pages through a history, newest first', async () => {
    const account = getAccount(0)
    const address = account.addresses.p2wpkh
    const seeds = (await getTxids(`/address/${address}/txs`)).toReversed()
    let [coin]: SpentCoin[] = await bitcoin.read(`/address/${address}/utxo`)
    const sent: string[] = []
    for (let count = 0; count < 30; count += 1) {
      if (coin === undefined) throw new TypeError('The account has no coin.')
      const value = coin.value - 200
      const { hex, id } = createSpend({ account, type: 'p2wpkh', coin, outputs: [{ to: address, amount: value }] })
      expect(await bitcoin.send(hex)).toEqual({ status: 200, text: id })
      sent.push(id)
      coin = { txid: id, vout: 0, value }
      // Some blocks contain several transactions.
      if (count % 7 === 6) await bitcoin.mine()
    }
    const confirmed = [...seeds, ...sent.slice(0, 28)].toReversed()
    const unconfirmed = sent.slice(28).toReversed()

    expect(await getTxids(`/address/${address}/txs/mempool`)).toEqual(unconfirmed)
    expect(await getTxids(`/address/${address}/txs`)).toEqual([...unconfirmed, ...confirmed.slice(0, 25)])
    expect(await getTxids(`/address/${address}/txs/chain`)).toEqual(confirmed.slice(0, 25))
    expect(await getTxids(`/address/${address}/txs/chain/${confirmed[24]}`)).toEqual(confirmed.slice(25))
    expect(await getTxids(`/address/${address}/txs?after_txid=${confirmed[24]}`)).toEqual(confirmed.slice(25))
    expect(await getTxids(`/address/${address}/txs/chain/${confirmed.at(-1)}`)).toEqual([])
    expect(await bitcoin.ask(`/address/${address}/txs/chain/${unknown}`)).toMatchObject({ status: 400 })
    expect(await bitcoin.read(`/address/${address}`)).toMatchObject({
      chain_stats: { tx_count: 31, funded_txo_count: 31, spent_txo_count: 28 },
      mempool_stats: { tx_count: 2, funded_txo_count: 2, spent_txo_count: 2 },
    })
  })

  it('returns the totals of the mempool', async () => {
    await bitcoin.mine()
    const empty = { count: 0, vsize: 0, total_fee: 0, fee_histogram: [] }
    expect(await bitcoin.read('/mempool')).toEqual(empty)
    const account = getAccount(1)
    const [coin]: SpentCoin[] = await bitcoin.read(`/address/${account.addresses.p2tr}/utxo`)
    if (coin === undefined) throw new TypeError('The account has no coin.')
    const outputs = [{ to: account.addresses.p2tr, amount: coin.value - 999 }]
    const { hex, id, vsize } = createSpend({ account, type: 'p2tr', coin, outputs })
    await bitcoin.send(hex)
    expect(await bitcoin.read('/mempool')).toEqual({
      count: 1,
      vsize,
      total_fee: 999,
      fee_histogram: [[999 / vsize, vsize]],
    })
    expect(await bitcoin.read('/mempool/txids')).toEqual([id])
    await bitcoin.mine()
    expect(await bitcoin.read('/mempool')).toEqual(empty)
  })

  it('returns blocks by hash and by height, each with the previous one', async () => {
    const height = Number((await bitcoin.ask('/blocks/tip/height')).text)
    const hash = (await bitcoin.ask('/blocks/tip/hash')).text
    expect((await bitcoin.ask(`/block-height/${height}`)).text).toBe(hash)
    const block = await bitcoin.read(`/block/${hash}`)
    expect(block).toMatchObject({
      id: hash,
      height,
      bits: 0x207f_ffff,
      merkle_root: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(block.mediantime).toBeLessThanOrEqual(block.timestamp)
    expect(block.previousblockhash).toBe((await bitcoin.ask(`/block-height/${height - 1}`)).text)
    expect(await bitcoin.read(`/block/${hash}/txids`)).toHaveLength(block.tx_count)
    expect(await bitcoin.read(`/block/${hash}/status`)).toEqual({ in_best_chain: true, height })
    expect(await bitcoin.read(`/block/${block.previousblockhash}/status`)).toEqual({
      in_best_chain: true,
      height: height - 1,
      next_best: hash,
    })
    expect((await bitcoin.ask(`/block/${hash}/header`)).text).toMatch(/^[0-9a-f]{160}$/)
  })

  it('pays the reward and the fees of a block to its miner', async () => {
    const account = getAccount(2)
    const [coin]: SpentCoin[] = await bitcoin.read(`/address/${account.addresses.p2tr}/utxo`)
    if (coin === undefined) throw new TypeError('The account has no coin.')
    const outputs = [{ to: account.addresses.p2tr, amount: coin.value - 12_345 }]
    await bitcoin.send(createSpend({ account, type: 'p2tr', coin, outputs }).hex)
    await bitcoin.mine()
    const [txid] = await bitcoin.read(`/block/${(await bitcoin.ask('/blocks/tip/hash')).text}/txids`)
    expect(await bitcoin.read(`/tx/${txid}`)).toMatchObject({
      vin: [{ is_coinbase: true, prevout: null, txid: '00'.repeat(32), vout: 0xffff_ffff }],
      // Past height 150, the reward is half of 50 BTC.
      vout: [
        { value: 25_00000000 + 12_345, scriptpubkey_type: 'v0_p2wpkh' },
        {
          value: 0,
          scriptpubkey_type: 'op_return',
          scriptpubkey_asm: expect.stringMatching(/^OP_RETURN OP_PUSHBYTES_36 aa21a9ed/),
        },
      ],
    })
  })

  it('returns a transaction in hexadecimal and in bytes, and the inputs that spent its outputs', async () => {
    const [txid] = await getTxids(`/address/${getAccount(2).addresses.p2tr}/txs`)
    const { text } = await bitcoin.ask(`/tx/${txid}/hex`)
    const raw = await fetch(`${bitcoin.description.esploraUrl}/tx/${txid}/raw`)
    expect(raw.headers.get('content-type')).toBe('application/octet-stream')
    expect(Buffer.from(await raw.arrayBuffer()).toString('hex')).toBe(text)
    expect(await bitcoin.read(`/tx/${txid}/outspends`)).toEqual([{ spent: false }])
    expect(await bitcoin.read(`/tx/${txid}/outspend/0`)).toEqual({ spent: false })
  })

  it('returns fee rates that differ by priority and suffice', async () => {
    const estimates = await bitcoin.read('/fee-estimates')
    expect(Object.keys(estimates)).toHaveLength(28)
    expect(estimates).toMatchObject({ 1: 12, 2: 12, 3: 8, 6: 4, 25: 4, 144: 2, 504: 1, 1008: 1 })
    expect(await bitcoin.read('/v1/fees/recommended')).toEqual({
      ...{ fastestFee: 12, halfHourFee: 8, hourFee: 4, economyFee: 2, minimumFee: 1 },
    })
  })

  it.each([
    { path: '/', status: 404, text: 'endpoint does not exist "/"' },
    { path: '/address', status: 404, text: 'endpoint does not exist "/address"' },
    { path: '/address/', status: 404, text: 'endpoint does not exist "/address/"' },
    { path: `/address/${foreign}`, status: 400, text: 'Invalid Bitcoin address' },
    { path: `/address/${foreign}/utxo`, status: 400, text: 'Invalid Bitcoin address' },
    { path: '/address/0x00000000000000000000000000000000DeaDBeef', status: 400, text: 'Invalid Bitcoin address' },
    { path: `/address/${'q'.repeat(2_000)}/txs`, status: 400, text: 'Invalid Bitcoin address' },
    { path: '/tx/1234', status: 400, text: 'Invalid hex string' },
    { path: `/tx/${unknown}`, status: 404, text: 'Transaction not found' },
    { path: `/tx/${unknown}/hex`, status: 404, text: 'Transaction not found' },
    { path: `/tx/${unknown}/status`, status: 404, text: 'Transaction not found' },
    { path: `/tx/${unknown}/outspend/0`, status: 404, text: 'Transaction not found' },
    { path: '/tx', status: 405, text: 'This path only answers POST' },
    { path: '/block/1', status: 400, text: 'Invalid hex string' },
    { path: `/block/${unknown}`, status: 404, text: 'Block not found' },
    { path: '/block-height/100000', status: 404, text: 'Block not found' },
    { path: '/block-height/-1', status: 400, text: 'Invalid number' },
    { path: '/constructor', status: 404, text: 'endpoint does not exist "/constructor"' },
  ])('responds to $path with $status', async ({ path, status, text }) => {
    expect(await bitcoin.ask(path)).toEqual({ status, text })
  })

  it('rejects numbers of outputs that do not exist', async () => {
    const [txid] = await getTxids(`/address/${getAccount(3).addresses.p2tr}/txs`)
    expect(await bitcoin.ask(`/tx/${txid}/outspend/x`)).toEqual({ status: 400, text: 'Invalid number' })
    expect(await bitcoin.ask(`/tx/${txid}/outspend/31`)).toEqual({ status: 404, text: 'Output not found' })
  })

  it.each([
    { path: '/devnet/mine', body: '{"blocks":0}', text: 'blocks must be a whole number from 1 to 1000' },
    { path: '/devnet/mine', body: '{"blocks":1001}', text: 'blocks must be a whole number from 1 to 1000' },
    { path: '/devnet/mine', body: '{"blocks":"2"}', text: 'blocks must be a whole number from 1 to 1000' },
    { path: '/devnet/mine', body: '[]', text: 'The body must be an object' },
    { path: '/devnet/mine', body: '{', text: 'The body is not JSON' },
    { path: '/devnet/mining', body: '', text: 'paused must be true or false' },
    { path: '/devnet/mining', body: '{"paused":1}', text: 'paused must be true or false' },
  ])('rejects $body at $path', async ({ body, path, text }) => {
    const height = await bitcoin.ask('/blocks/tip/height')
    expect(await bitcoin.ask(path, { method: 'POST', body })).toEqual({ status: 400, text })
    expect(await bitcoin.ask('/blocks/tip/height')).toEqual(height)
  })

  it('mines a block on request, with and without a number', async () => {
    const height = Number((await bitcoin.ask('/blocks/tip/height')).text)
    const mine = async (body: string): Promise<unknown> =>
      JSON.parse((await bitcoin.ask('/devnet/mine', { method: 'POST', body })).text)
    expect(await mine('')).toMatchObject({ height: height + 1 })
    expect(await mine('{"blocks":3}')).toEqual({
      height: height + 4,
      hash: (await bitcoin.ask('/blocks/tip/hash')).text,
    })
  })

  it('allows a page of any origin to read and send', async () => {
    const url = `${bitcoin.description.esploraUrl}/tx`
    const preflight = await fetch(url, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://app.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    })
    expect(preflight.status).toBe(204)
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST, OPTIONS',
      'access-control-allow-headers': '*',
    })
    const refused = await fetch(url, { method: 'POST', body: '00' })
    expect(refused.status).toBe(400)
    expect(refused.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('rejects a body of several megabytes without breaking the connection', async () => {
    expect(await bitcoin.send('0'.repeat(8_000_000))).toEqual({
      status: 413,
      text: `The body may have ${bodyLimit} bytes at most`,
    })
  })
})
