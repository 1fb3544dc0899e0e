import { readProperty } from '@latchkey/core/adapter'
import type { TransactionTrace } from '@latchkey/core/adapter'
import { base64 } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { randomPrivateKeyBytes } from '@scure/btc-signer/utils.js'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createTestAccount, regtest } from '../test/createTestAccount.ts'
import { startEsploraProxy } from '../test/startEsploraProxy.ts'
import { createRecipients } from '../test/createRecipients.ts'
import { prepareRegtest } from '../test/prepareRegtest.ts'
import type { BitcoinTransactionRequest } from '../types.ts'

const node = prepareRegtest()

describe('what is sent', () => {
  it.each(['p2wpkh', 'p2sh-p2wpkh', 'p2tr'] as const)(
    'pays every kind of output from %s, with change, for the estimated fee',
    async (type) => {
      const account = node.getAccount(0, type)
      const { estimate, send, adapter, network } = await node.connect([account])
      let last = ''
      for (const [kind, to] of Object.entries(createRecipients())) {
        const before = await node.reader.getBalance(account.address)
        const { fee } = await estimate(to, 10_000n)
        const { id } = await send(to, 10_000n)
        expect([kind, await node.reader.getBalance(to)]).toEqual([kind, 10_000n])
        expect(await node.reader.getBalance(account.address)).toBe(before - 10_000n - fee)
        const transaction = await node.reader.getTransaction(id)
        expect(BigInt(Number(readProperty(transaction, 'fee')))).toBe(fee)
        const size = Number(readProperty(transaction, 'weight')) / 4
        const rate = Math.ceil((await adapter.getFeeRates({ network })).normal)
        expect(Number(fee)).toBeGreaterThanOrEqual(rate * Math.floor(size))
        expect(Number(fee)).toBeLessThanOrEqual(rate * (size + 3))
        last = id
      }
      const { wait } = adapter.features.transaction
      await expect(wait({ id: last, network })).resolves.toEqual({ status: 'success', id: last })
    },
  )

  // Each has a payer of its own: nodes refuse more than 25 transactions in a row that are in no block.
  it.each([
    ['p2wpkh', 4],
    ['p2sh-p2wpkh', 5],
    ['p2tr', 6],
  ] as const)(
    'is at most every coin that may be spent from %s, without change, at each speed',
    async (type, payerIndex) => {
      const proxy = await startEsploraProxy(
        (path) => (path === '/fee-estimates' ? { body: '{"2":40,"6":20,"144":2.5}' } : undefined),
        node.chain.esploraUrl,
      )
      onTestFinished(() => proxy.stop())
      const payer = await node.connect([node.getAccount(payerIndex, 'p2wpkh')])
      for (const [speed, rate] of [
        ['slow', 3],
        ['normal', 20],
        ['fast', 40],
      ] as const) {
        const account = createTestAccount({ privateKey: Buffer.from(randomPrivateKeyBytes()).toString('hex'), type })
        // The second costs more to spend than it is worth, except slowly. The last may carry an inscription.
        const coins = [60_000n, 900n, 40_000n, 1_000n]
        for (const amount of coins) await payer.send(account.address, amount)
        const { adapter, connection } = await node.connect([account], { urls: [proxy.url] })
        const { getMax, send, estimate } = adapter.features.transfer
        const to = createRecipients().p2pkh
        const call = { connectionId: connection.id, to, speed }
        const { amount, fee } = await getMax(call)
        const spent = rate === 3 && type !== 'p2tr' ? 101_900n : 100_000n
        expect([speed, amount + fee]).toEqual([speed, spent])
        expect(await estimate({ ...call, amount })).toEqual({ fee, feeAtMost: fee })
        await expect(estimate({ ...call, amount: amount + 1n })).rejects.toMatchObject({
          code: 'transaction.insufficientFunds',
        })
        const { id } = await send({ ...call, amount })
        const transaction = await node.reader.getTransaction(id)
        expect([readProperty(transaction, 'vout')].flat()).toHaveLength(1)
        expect(await node.reader.getBalance(to)).toBe(amount)
        expect(await node.reader.getBalance(account.address)).toBe(coins.reduce((sum, coin) => sum + coin) - spent)
        const size = Number(readProperty(transaction, 'weight')) / 4
        expect(Number(fee)).toBeGreaterThanOrEqual(rate * Math.floor(size))
        expect(Number(fee)).toBeLessThanOrEqual(rate * (size + 4))
      }
    },
  )

  it('is nothing at most without coins, or with less than nodes relay', async () => {
    const account = createTestAccount({
      privateKey: Buffer.from(randomPrivateKeyBytes()).toString('hex'),
      type: 'p2wpkh',
    })
    const { adapter, connection } = await node.connect([account])
    const call = { connectionId: connection.id, to: createRecipients().p2pkh }
    expect(await adapter.features.transfer.getMax(call)).toEqual({ amount: 0n, fee: 0n })
    const payer = await node.connect([node.getAccount(7, 'p2wpkh')])
    await payer.send(account.address, 600n)
    expect(await adapter.features.transfer.getMax(call)).toEqual({ amount: 0n, fee: 0n })
  })

  it('is no less than the dust limit of the receiver’s kind of output, which is told before', async () => {
    const { adapter, connection, send } = await node.connect([node.getAccount(8, 'p2wpkh')])
    const { inspect } = adapter.features.transfer
    const connectionId = connection.id
    const minima: Record<string, bigint | undefined> = {}
    for (const [kind, to] of Object.entries(createRecipients())) {
      const facts = await inspect({ connectionId, to })
      expect(facts.kind).toBe('account')
      minima[kind] = facts.minimum
      const { minimum = 0n } = facts
      await expect(send(to, minimum - 1n)).rejects.toMatchObject({ code: 'transaction.dust' })
      await send(to, minimum)
      expect(await node.reader.getBalance(to)).toBe(minimum)
    }
    expect(minima).toEqual({ p2pkh: 546n, 'p2sh-p2wpkh': 540n, p2wpkh: 294n, p2wsh: 330n, p2tr: 330n })
    for (const to of ['1', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'])
      await expect(inspect({ connectionId, to })).rejects.toMatchObject({ code: 'address.invalid' })
    const token = createRecipients().p2tr
    await expect(inspect({ connectionId, to: token, token })).rejects.toMatchObject({ code: 'feature.unsupported' })
  })

  it('can be raised later (BIP-125)', async () => {
    const { send } = await node.connect([node.getAccount(1, 'p2wpkh')])
    const { id } = await send(createRecipients().p2wpkh, 10_000n)
    const [input] = [readProperty(await node.reader.getTransaction(id), 'vin')].flat()
    expect(readProperty(input, 'sequence')).toBe(0xfffffffd)
  })

  it('uses unconfirmed coins only without alternatives', async () => {
    const account = node.getAccount(1, 'p2sh-p2wpkh')
    const { send } = await node.connect([account])
    const all = await node.reader.getBalance(account.address)
    // Nearly all goes to itself, and then half of that before the next block.
    const first = await send(account.address, all - 100_000n)
    const second = await send(createRecipients().p2tr, all / 2n)
    const [input] = [readProperty(await node.reader.getTransaction(second.id), 'vin')].flat()
    expect(readProperty(input, 'txid')).toBe(first.id)
  })

  it('does not spend small coins of a taproot account, which may carry inscriptions', async () => {
    const privateKey = Buffer.from(randomPrivateKeyBytes()).toString('hex')
    const account = createTestAccount({ privateKey, type: 'p2tr' })
    const payer = await node.connect([node.getAccount(2, 'p2wpkh')])
    await payer.send(account.address, 1_000n)
    await payer.send(account.address, 50_000n)
    const { send } = await node.connect([account])
    await expect(send(createRecipients().p2tr, 49_800n)).rejects.toMatchObject({
      code: 'transaction.insufficientFunds',
    })
    const { id } = await send(createRecipients().p2tr, 20_000n)
    const inputs = [readProperty(await node.reader.getTransaction(id), 'vin')].flat()
    expect(inputs).toHaveLength(1)
    expect((await node.reader.getCoins(account.address)).map(({ value }) => value)).toContain(1_000)
  })
})

describe('a transfer that is on its way', () => {
  /** A new account with these coins. */
  const fund = async (...coins: readonly bigint[]) => {
    const privateKey = Buffer.from(randomPrivateKeyBytes()).toString('hex')
    const account = createTestAccount({ privateKey, type: 'p2wpkh' })
    const payer = await node.connect([node.getAccount(8, 'p2wpkh')])
    for (const amount of coins) await payer.send(account.address, amount)
    return account
  }
  const toTrace = (facts: TransactionTrace['facts'] | undefined): TransactionTrace => ({
    isContract: false,
    facts: structuredClone(facts ?? {}),
  })

  it('is found again by the coins that it told before the wallet was asked', async () => {
    const account = await fund(60_000n, 50_000n)
    const { adapter, connection, face, network } = await node.connect([account])
    const { transfer, transaction } = adapter.features
    const told: (readonly [TransactionTrace['facts'], number])[] = []
    const prompts = face.human.getPromptCount()
    const payment = { connectionId: connection.id, to: createRecipients().p2tr, amount: 20_000n }
    const onFacts = (facts: TransactionTrace['facts']): void =>
      void told.push([facts, face.human.getPromptCount() - prompts])
    const first = await transfer.send({ ...payment, onFacts })
    // The same payment again, with another coin.
    const second = await transfer.send({ ...payment, onFacts })
    expect(told.map(([, count]) => count)).toEqual([0, 1])
    const after = await node.connect([account])
    const find = (facts: TransactionTrace['facts'] | undefined) =>
      after.adapter.features.transaction.find({ address: account.address, network, trace: toTrace(facts) })
    expect(await Promise.all(told.map(([facts]) => find(facts)))).toEqual([first, second])
    // What spends the coin and pays something else is another transaction.
    expect(await find({ ...told[0]?.[0], outputs: '0014aa:20000' })).toBeUndefined()
    await transaction.wait({ id: second.id, network, trace: toTrace(told[1]?.[0]) })
  })

  it('of the app’s own is found by the coins of its PSBT', async () => {
    const account = await fund(70_000n)
    const { adapter, connection, network } = await node.connect([account])
    const { transaction } = adapter.features
    const [coin] = await node.reader.getCoins(account.address)
    const build = (amount: bigint): BitcoinTransactionRequest => {
      const own = new Transaction()
      const witnessUtxo = { script: account.script, amount: BigInt(coin?.value ?? 0) }
      own.addInput({ txid: coin?.txid ?? '', index: coin?.vout ?? 0, witnessUtxo })
      own.addOutputAddress(createRecipients().p2tr, amount, regtest)
      return { psbt: base64.encode(own.toPSBT()) }
    }
    const request = build(69_000n)
    const call = { address: account.address, network }
    const traces = await Promise.all(
      [request, build(68_000n)].map((each) => transaction.trace({ ...call, transaction: each })),
    )
    const find = () => Promise.all(traces.map((trace) => transaction.find({ ...call, trace: structuredClone(trace) })))
    expect(await find()).toEqual([undefined, undefined])
    const sent = await transaction.send({ connectionId: connection.id, transaction: request })
    expect(await find()).toEqual([sent, undefined])
  })

  it('keeps its coins from the next one, until the visitor declines it', async () => {
    const account = await fund(60_000n, 50_000n)
    const { adapter, connection, face, send } = await node.connect([account])
    const to = createRecipients().p2tr
    face.human.answerWith('hold')
    const first = send(to, 20_000n)
    await expect.poll(() => face.human.getPromptCount()).toBe(2)
    face.human.answerWith('approve')
    const { id } = await send(to, 20_000n)
    const inputs = [readProperty(await node.reader.getTransaction(id), 'vin')].flat()
    expect(inputs.map((input) => readProperty(readProperty(input, 'prevout'), 'value'))).toEqual([50_000])
    // 60,000 wait in the wallet, and the change of the second one is the only coin that is free.
    const call = { connectionId: connection.id, to }
    expect((await adapter.features.transfer.getMax(call)).amount).toBeLessThan(30_000n)
    await expect(send(to, 40_000n)).rejects.toMatchObject({
      code: 'transaction.insufficientFunds',
      details: expect.stringContaining('60000 more are part of a transaction that is on its way'),
    })
    await face.human.release('reject')
    await expect(first).rejects.toMatchObject({ code: 'request.rejected' })
    await expect(send(to, 40_000n)).resolves.toBeDefined()
  })

  it('keeps its coins after a reload too', async () => {
    const account = await fund(60_000n)
    const [coin] = await node.reader.getCoins(account.address)
    const trace = toTrace({ coins0: `${coin?.txid}:${coin?.vout}` })
    for (const follow of ['find', 'wait'] as const) {
      const { adapter, send, network } = await node.connect([account])
      const { transaction } = adapter.features
      const end = new AbortController()
      const { signal } = end
      if (follow === 'find') await transaction.find({ address: account.address, network, trace, signal })
      else transaction.wait({ id: 'ab'.repeat(32), network, trace, signal }).catch(() => undefined)
      await expect(send(createRecipients().p2tr, 20_000n)).rejects.toMatchObject({
        code: 'transaction.insufficientFunds',
      })
      end.abort()
    }
  })

  it('adds change below the dust limit to the fee, as the estimate says', async () => {
    const account = await fund(50_000n)
    const { estimate, send } = await node.connect([account])
    const to = createRecipients().p2wpkh
    const { fee } = await estimate(to, 10_000n)
    const amount = 50_000n - fee - 200n
    expect(await estimate(to, amount)).toMatchObject({ fee: fee + 200n })
    const { id } = await send(to, amount)
    const transaction = await node.reader.getTransaction(id)
    expect([readProperty(transaction, 'vout')].flat()).toHaveLength(1)
    expect(readProperty(transaction, 'fee')).toBe(Number(fee + 200n))
  })
})

describe('servers that fail while a transfer is sent', () => {
  it('send it once, whichever of them accepted it', async () => {
    const account = node.getAccount(9, 'p2wpkh')
    // The first passes it on and says that it did not.
    const liar = await startEsploraProxy(async (path, body) => {
      if (path !== '/tx') return undefined
      await fetch(`${node.chain.esploraUrl}/tx`, { method: 'POST', body })
      return { status: 503, body: 'Down' }
    }, node.chain.esploraUrl)
    onTestFinished(() => liar.stop())
    for (const urls of [[liar.url, node.chain.esploraUrl], [liar.url]]) {
      const { send } = await node.connect([account], { urls })
      const to = createRecipients().p2tr
      const before = await node.reader.getBalance(account.address)
      const { id } = await send(to, 10_000n)
      expect(await node.reader.getBalance(to)).toBe(10_000n)
      const fee = BigInt(Number(readProperty(await node.reader.getTransaction(id), 'fee')))
      expect(await node.reader.getBalance(account.address)).toBe(before - 10_000n - fee)
    }
  })
})

describe('what is rejected before a request to the wallet', () => {
  it('an amount below the dust limit, for each kind of output', async () => {
    const { send, estimate, face } = await node.connect([node.getAccount(2, 'p2wpkh')])
    const recipients = createRecipients()
    const rows = [
      [recipients.p2wpkh, 294n],
      [recipients['p2sh-p2wpkh'], 540n],
      [recipients.p2tr, 330n],
      [recipients.p2pkh, 546n],
      [recipients.p2wsh, 330n],
    ] as const
    for (const [to, least] of rows) {
      for (const amount of [least - 1n, 0n, -1n]) {
        const refusal = { code: 'transaction.dust', context: { least } }
        await expect(send(to, amount)).rejects.toMatchObject(refusal)
        await expect(estimate(to, amount)).rejects.toMatchObject(refusal)
      }
    }
    expect(face.human.getPromptCount()).toBe(1)
    // The least itself is passed on.
    await expect(send(recipients.p2tr, 330n)).resolves.toBeDefined()
  })

  it('more than the balance, or than the balance after the fee', async () => {
    const account = node.getAccount(2, 'p2tr')
    const { send, estimate, face } = await node.connect([account])
    const all = await node.reader.getBalance(account.address)
    const to = createRecipients().p2wpkh
    for (const amount of [all + 1n, all, 2_100_000_000_000_000n]) {
      const refusal = { code: 'transaction.insufficientFunds' }
      await expect(send(to, amount)).rejects.toMatchObject(refusal)
      await expect(estimate(to, amount)).rejects.toMatchObject(refusal)
    }
    expect(face.human.getPromptCount()).toBe(1)
  })

  it('a fee above what the app allows', async () => {
    const proxy = await startEsploraProxy(
      (path) => (path === '/fee-estimates' ? { body: '{"2":700,"6":600,"144":499.5}' } : undefined),
      node.chain.esploraUrl,
    )
    onTestFinished(() => proxy.stop())
    const to = createRecipients().p2wpkh
    const urls = [proxy.url]
    const { send, face } = await node.connect([node.getAccount(2, 'p2wpkh')], { urls })
    await expect(send(to, 10_000n)).rejects.toMatchObject({
      code: 'transaction.feeTooHigh',
      context: { feeRate: 600, maxFeeRate: 500 },
    })
    expect(face.human.getPromptCount()).toBe(1)
    const patient = await node.connect([node.getAccount(2, 'p2wpkh')], { urls, parameters: { feePriority: 'slow' } })
    const cheap = await patient.estimate(to, 10_000n)
    const hasty = await node.connect([node.getAccount(2, 'p2wpkh')], {
      urls,
      parameters: { feePriority: 'fast', maxFeeRate: 1_000 },
    })
    const dear = await hasty.estimate(to, 10_000n)
    expect(Number(dear.fee) / Number(cheap.fee)).toBeCloseTo(700 / 500, 1)
  })

  it('a fee rate below the relay minimum is raised to it', async () => {
    const proxy = await startEsploraProxy(
      (path) => (path === '/fee-estimates' ? { body: '{"6":0.2,"144":0.1}' } : undefined),
      node.chain.esploraUrl,
    )
    onTestFinished(() => proxy.stop())
    const { send } = await node.connect([node.getAccount(2, 'p2wpkh')], { urls: [proxy.url] })
    await expect(send(createRecipients().p2wpkh, 10_000n)).resolves.toBeDefined()
  })

  it('a receiver of another network, or an invalid one', async () => {
    const { send, estimate, face } = await node.connect([node.getAccount(2, 'p2wpkh')])
    for (const to of [
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
      '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
      'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt081',
      '',
    ]) {
      await expect(send(to, 10_000n)).rejects.toMatchObject({ code: 'address.invalid' })
      await expect(estimate(to, 10_000n)).rejects.toMatchObject({ code: 'address.invalid' })
    }
    expect(face.human.getPromptCount()).toBe(1)
  })

  it('a transfer of a token, and one from an account that holds inscriptions', async () => {
    const account = node.getAccount(3, 'p2tr', 'ordinals')
    const { adapter, connection, send } = await node.connect([account])
    const to = createRecipients().p2wpkh
    await expect(send(to, 10_000n)).rejects.toMatchObject({ code: 'account.notPayment' })
    const { features } = adapter
    await expect(
      features.transfer.send({ connectionId: connection.id, to, amount: 1n, token: to }),
    ).rejects.toMatchObject({ code: 'feature.unsupported' })
  })
})
