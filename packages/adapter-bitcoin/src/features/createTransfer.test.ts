import { readProperty } from '@latchkey/core/adapter'
import { startDevnet, type Devnet, type DevnetBitcoinChain } from '@latchkey/devnet'
import { base64 } from '@scure/base'
import { p2pkh, p2sh, p2tr, p2wpkh, p2wsh, p2pk, Transaction } from '@scure/btc-signer'
import { pubECDSA, pubSchnorr, randomPrivateKeyBytes } from '@scure/btc-signer/utils.js'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createTestNetwork, createTestWorld } from '../test/createTestWorld.ts'
import { regtestId } from '../test/faces/types.ts'
import type { BitcoinTypes } from '../types.ts'
import { createControllableSession } from '@latchkey/testing/adapter'
import { createEsploraReader, type EsploraReader } from '../test/createEsploraReader.ts'
import { connectOnRegtest } from '../test/connectOnRegtest.ts'
import { createTestAccount, regtest, type TestAccount, type TestAccountType } from '../test/createTestAccount.ts'
import { startEsploraProxy } from '../test/startEsploraProxy.ts'

let devnet: Devnet
let chain: DevnetBitcoinChain
let reader: EsploraReader

beforeAll(async () => {
  devnet = await startDevnet({ chains: ['bitcoin'] })
  if (!devnet.description.bitcoin) throw new RangeError('A Bitcoin chain')
  chain = devnet.description.bitcoin
  reader = createEsploraReader(chain.esploraUrl)
})

afterAll(async () => {
  await devnet.stop()
})

function getAccount(index: number, type: TestAccountType, purpose?: 'ordinals'): TestAccount {
  return createTestAccount({ privateKey: chain.accounts[index]?.privateKey ?? '', type, purpose })
}

/** Addresses of every kind that nobody has used. */
function createRecipients(): Readonly<Record<string, string>> {
  const key = randomPrivateKeyBytes()
  const inner = p2wpkh(pubECDSA(key), regtest)
  return {
    p2wpkh: inner.address ?? '',
    'p2sh-p2wpkh': p2sh(inner, regtest).address ?? '',
    p2tr: p2tr(pubSchnorr(key), undefined, regtest).address ?? '',
    p2pkh: p2pkh(pubECDSA(key), regtest).address ?? '',
    p2wsh: p2wsh(p2pk(pubECDSA(key), regtest), regtest).address ?? '',
  }
}

async function connect(
  accounts: readonly TestAccount[],
  options: Partial<Parameters<typeof connectOnRegtest>[1]> = {},
) {
  const connected = await connectOnRegtest(chain, { accounts, ...options })
  onTestFinished(() => connected.adapter.destroy())
  const { adapter, connection } = connected
  const { estimate, send } = adapter.features.transfer
  return {
    ...connected,
    estimate: (to: string, amount: bigint) => estimate({ connectionId: connection.id, to, amount }),
    send: (to: string, amount: bigint) => send({ connectionId: connection.id, to, amount }),
  }
}

describe('what is sent', () => {
  it.each(['p2wpkh', 'p2sh-p2wpkh', 'p2tr'] as const)(
    'pays every kind of output from %s, with change, for the estimated fee',
    async (type) => {
      const account = getAccount(0, type)
      const { estimate, send, adapter, network } = await connect([account])
      let last = ''
      for (const [kind, to] of Object.entries(createRecipients())) {
        const before = await reader.getBalance(account.address)
        const { fee } = await estimate(to, 10_000n)
        const { id } = await send(to, 10_000n)
        expect([kind, await reader.getBalance(to)]).toEqual([kind, 10_000n])
        expect(await reader.getBalance(account.address)).toBe(before - 10_000n - fee)
        const transaction = await reader.getTransaction(id)
        expect(BigInt(Number(readProperty(transaction, 'fee')))).toBe(fee)
        const size = Number(readProperty(transaction, 'weight')) / 4
        const rate = Math.ceil((await adapter.getFeeRates({ network })).normal)
        expect(Number(fee)).toBeGreaterThanOrEqual(rate * Math.floor(size))
        expect(Number(fee)).toBeLessThanOrEqual(rate * (size + 3))
        last = id
      }
      const { wait } = adapter.features.transaction
      await expect(wait({ id: last, network })).resolves.toEqual({ status: 'success' })
    },
  )

  it('can be raised later (BIP-125)', async () => {
    const { send } = await connect([getAccount(1, 'p2wpkh')])
    const { id } = await send(createRecipients()['p2wpkh'] ?? '', 10_000n)
    const [input] = [readProperty(await reader.getTransaction(id), 'vin')].flat()
    expect(readProperty(input, 'sequence')).toBe(0xfffffffd)
  })

  it('uses what is not in a block yet only if there is nothing else', async () => {
    const account = getAccount(1, 'p2sh-p2wpkh')
    const { send } = await connect([account])
    const all = await reader.getBalance(account.address)
    // Nearly all goes to itself, and then half of that before the next block.
    const first = await send(account.address, all - 100_000n)
    const second = await send(createRecipients()['p2tr'] ?? '', all / 2n)
    const [input] = [readProperty(await reader.getTransaction(second.id), 'vin')].flat()
    expect(readProperty(input, 'txid')).toBe(first.id)
  })

  it('leaves small coins of a taproot account alone, which may carry an inscription', async () => {
    const privateKey = Buffer.from(randomPrivateKeyBytes()).toString('hex')
    const account = createTestAccount({ privateKey, type: 'p2tr' })
    const payer = await connect([getAccount(2, 'p2wpkh')])
    await payer.send(account.address, 1_000n)
    await payer.send(account.address, 50_000n)
    const { send } = await connect([account])
    await expect(send(createRecipients()['p2tr'] ?? '', 49_800n)).rejects.toMatchObject({
      code: 'transaction.insufficientFunds',
    })
    const { id } = await send(createRecipients()['p2tr'] ?? '', 20_000n)
    const inputs = [readProperty(await reader.getTransaction(id), 'vin')].flat()
    expect(inputs).toHaveLength(1)
    expect((await reader.getCoins(account.address)).map(({ value }) => value)).toContain(1_000)
  })
})

describe('what is refused before the wallet is asked', () => {
  it('less than nodes pass on, for each kind of output', async () => {
    const { send, estimate, face } = await connect([getAccount(2, 'p2wpkh')])
    const dust = { p2wpkh: 294n, 'p2sh-p2wpkh': 540n, p2tr: 330n, p2pkh: 546n, p2wsh: 330n }
    const recipients = createRecipients()
    for (const [kind, least] of Object.entries(dust)) {
      const to = recipients[kind] ?? ''
      for (const amount of [least - 1n, 0n, -1n]) {
        const refusal = { code: 'transaction.dust', context: { least } }
        await expect(send(to, amount)).rejects.toMatchObject(refusal)
        await expect(estimate(to, amount)).rejects.toMatchObject(refusal)
      }
    }
    expect(face.human.getPromptCount()).toBe(1)
    // The least itself is passed on.
    await expect(send(recipients['p2tr'] ?? '', 330n)).resolves.toBeDefined()
  })

  it('more than there is, or than is left for the fee', async () => {
    const account = getAccount(2, 'p2tr')
    const { send, estimate, face } = await connect([account])
    const all = await reader.getBalance(account.address)
    const to = createRecipients()['p2wpkh'] ?? ''
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
      chain.esploraUrl,
    )
    onTestFinished(() => proxy.stop())
    const to = createRecipients()['p2wpkh'] ?? ''
    const urls = [proxy.url]
    const { send, face } = await connect([getAccount(2, 'p2wpkh')], { urls })
    await expect(send(to, 10_000n)).rejects.toMatchObject({
      code: 'transaction.feeTooHigh',
      context: { feeRate: 600, maxFeeRate: 500 },
    })
    expect(face.human.getPromptCount()).toBe(1)
    const patient = await connect([getAccount(2, 'p2wpkh')], { urls, parameters: { feePriority: 'slow' } })
    const cheap = await patient.estimate(to, 10_000n)
    const hasty = await connect([getAccount(2, 'p2wpkh')], {
      urls,
      parameters: { feePriority: 'fast', maxFeeRate: 1_000 },
    })
    const dear = await hasty.estimate(to, 10_000n)
    expect(Number(dear.fee) / Number(cheap.fee)).toBeCloseTo(700 / 500, 1)
  })

  it('a rate below which nodes pass nothing on is raised to it', async () => {
    const proxy = await startEsploraProxy(
      (path) => (path === '/fee-estimates' ? { body: '{"6":0.2,"144":0.1}' } : undefined),
      chain.esploraUrl,
    )
    onTestFinished(() => proxy.stop())
    const { send } = await connect([getAccount(2, 'p2wpkh')], { urls: [proxy.url] })
    await expect(send(createRecipients()['p2wpkh'] ?? '', 10_000n)).resolves.toBeDefined()
  })

  it('a receiver of another network, or none', async () => {
    const { send, estimate, face } = await connect([getAccount(2, 'p2wpkh')])
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
    const account = getAccount(3, 'p2tr', 'ordinals')
    const { adapter, connection, send } = await connect([account])
    const to = createRecipients()['p2wpkh'] ?? ''
    await expect(send(to, 10_000n)).rejects.toMatchObject({ code: 'account.notPayment' })
    const { features } = adapter
    await expect(
      features.transfer.send({ connectionId: connection.id, to, amount: 1n, token: to }),
    ).rejects.toMatchObject({ code: 'feature.unsupported' })
  })
})

describe('what a wallet makes of it', () => {
  const steal = (change: (transaction: Transaction) => void) => (psbt: Uint8Array) => {
    const given = Transaction.fromPSBT(psbt)
    const altered = new Transaction({ version: given.version })
    for (let index = 0; index < given.inputsLength; index++) altered.addInput(given.getInput(index), true)
    for (let index = 0; index < given.outputsLength; index++) altered.addOutput(given.getOutput(index), true)
    change(altered)
    return altered.toPSBT()
  }
  const thief = p2wpkh(pubECDSA(randomPrivateKeyBytes()), regtest)
  const alterations: Readonly<Record<string, (transaction: Transaction) => void>> = {
    'another receiver': (transaction) => transaction.updateOutput(0, { script: thief.script }),
    'another amount': (transaction) =>
      transaction.updateOutput(0, { amount: (transaction.getOutput(0).amount ?? 0n) - 100n }),
    'one output more': (transaction) => transaction.addOutput({ script: thief.script, amount: 1_000n }),
    'another sequence': (transaction) => transaction.updateInput(0, { sequence: 5 }),
  }

  it.each(Object.keys(alterations))('%s is noticed, and nothing is sent', async (name) => {
    const account = getAccount(4, 'p2wpkh')
    const alter = steal(alterations[name] ?? (() => undefined))
    const { send } = await connect([account], { wallet: { alter } })
    const before = await reader.getBalance(account.address)
    await expect(send(createRecipients()['p2tr'] ?? '', 10_000n)).rejects.toMatchObject({
      code: 'transaction.altered',
    })
    expect(await reader.getBalance(account.address)).toBe(before)
  })

  it('a PSBT without a signature, or no PSBT, is refused', async () => {
    const account = getAccount(4, 'p2wpkh')
    for (const signPsbt of [(psbt: Uint8Array) => psbt, () => new Uint8Array([1, 2, 3])]) {
      const { send } = await connect([{ ...account, signPsbt }])
      await expect(send(createRecipients()['p2tr'] ?? '', 10_000n)).rejects.toMatchObject({
        code: 'wallet.invalidResponse',
      })
    }
  })

  it('a signature of another key is refused by the chain, in its words', async () => {
    const account = getAccount(4, 'p2tr')
    const thiefs = getAccount(5, 'p2tr')
    const forge = (psbt: Uint8Array): Uint8Array => {
      const transaction = Transaction.fromPSBT(psbt)
      transaction.updateInput(0, { tapKeySig: new Uint8Array(64).fill(7) }, true)
      return transaction.toPSBT()
    }
    const { send } = await connect([{ ...account, signPsbt: forge }])
    await expect(send(thiefs.address, 10_000n)).rejects.toMatchObject({
      code: 'request.failed',
      details: expect.stringContaining('refused'),
    })
  })

  it('one that finalises by itself, and drops all else, is understood', async () => {
    const account = getAccount(5, 'p2wpkh')
    const finalise = (psbt: Uint8Array, indexes: readonly number[]): Uint8Array => {
      const transaction = Transaction.fromPSBT(account.signPsbt(psbt, indexes))
      transaction.finalize()
      return transaction.toPSBT()
    }
    const { send } = await connect([{ ...account, signPsbt: finalise }])
    const to = createRecipients()['p2tr'] ?? ''
    await send(to, 10_000n)
    expect(await reader.getBalance(to)).toBe(10_000n)
  })

  it('a wallet that pays from an account of the time before segwit sends by itself, if it can', async () => {
    const account = getAccount(5, 'p2pkh')
    const to = createRecipients()['p2wpkh'] ?? ''
    const id = 'AB'.repeat(32)
    const sent: unknown[] = []
    const sendTransfer = async (...values: readonly unknown[]): Promise<string> => {
      sent.push(values)
      return id
    }
    const able = await connect([account], { wallet: { sendTransfer } })
    await expect(able.send(to, 10_000n)).resolves.toEqual({ id: id.toLowerCase() })
    expect(sent).toEqual([[to, 10_000]])
    const { connection, adapter } = await connect([account])
    const { send } = adapter.features.transfer
    await expect(send({ connectionId: connection.id, to, amount: 10_000n })).rejects.toMatchObject({
      code: 'request.unsupported',
    })
  })
})

describe('a wallet on a phone', () => {
  it('is asked for the key of a nested account, without which its coins cannot be spent', async () => {
    const account = getAccount(8, 'p2sh-p2wpkh')
    const network = createTestNetwork(regtestId, chain.esploraUrl)
    const adapter = await createTestWorld([network]).start()
    onTestFinished(() => adapter.destroy())
    const asked: string[] = []
    const { session } = createControllableSession<BitcoinTypes>({
      namespace: 'bip122',
      accounts: [account.address, getAccount(8, 'p2wpkh').address],
      networkIds: [regtestId],
      methods: ['signPsbt', 'getAccountAddresses'],
      handle: async ({ method, params }) => {
        asked.push(method)
        if (method === 'getAccountAddresses')
          return [{ address: account.address, publicKey: account.publicKey, intention: 'payment' }]
        return { psbt: base64.encode(account.signPsbt(base64.decode(String(readProperty(params, 'psbt'))), [0])) }
      },
    })
    const { id: connectionId } = await adapter.adopt(session)
    const to = createRecipients()['p2tr'] ?? ''
    const { fee } = await adapter.features.transfer.estimate({ connectionId, to, amount: 10_000n })
    expect(asked).toEqual([])
    const before = await reader.getBalance(account.address)
    await adapter.features.transfer.send({ connectionId, to, amount: 10_000n })
    expect(asked).toEqual(['getAccountAddresses', 'signPsbt'])
    expect(await reader.getBalance(account.address)).toBe(before - 10_000n - fee)
  })
})

describe('PSBTs of an app', () => {
  async function createPsbt(account: TestAccount, to: string) {
    const [coin] = (await reader.getCoins(account.address)).toSorted((left, right) => right.value - left.value)
    if (!coin) throw new RangeError('A coin')
    const transaction = new Transaction()
    const { script, redeemScript, tapInternalKey } = account
    transaction.addInput({
      txid: coin.txid,
      index: coin.vout,
      witnessUtxo: { script, amount: BigInt(coin.value) },
      ...(redeemScript && { redeemScript }),
      ...(tapInternalKey && { tapInternalKey }),
    })
    transaction.addOutputAddress(to, BigInt(coin.value) - 1_000n, regtest)
    return { psbt: base64.encode(transaction.toPSBT()), amount: BigInt(coin.value) - 1_000n }
  }

  it('are signed by the account that they spend from, also one that holds inscriptions, and sent if that is wanted', async () => {
    const paying = getAccount(6, 'p2wpkh')
    const keeping = getAccount(6, 'p2tr', 'ordinals')
    const { adapter, connection, face } = await connect([paying, keeping])
    const provider = await adapter.getProvider({ connectionId: connection.id })
    const to = createRecipients()['p2sh-p2wpkh'] ?? ''
    const { psbt, amount } = await createPsbt(keeping, to)
    const signed = await provider.signPsbt({ psbt })
    expect(signed.id).toBeUndefined()
    expect(Transaction.fromPSBT(base64.decode(signed.psbt)).getInput(0).tapKeySig).toBeDefined()
    expect(face.calls.at(-1)?.[1]).toMatchObject({ signInputs: { [keeping.address]: [0] }, broadcast: false })
    expect(await reader.getBalance(to)).toBe(0n)
    const sent = await provider.signPsbt({ psbt, broadcast: true })
    expect(sent.id).toMatch(/^[\da-f]{64}$/)
    expect(await reader.getBalance(to)).toBe(amount)
  })

  it('that are none, spend from nobody here or name what is not there are refused before the wallet is asked', async () => {
    const account = getAccount(6, 'p2wpkh')
    const { adapter, connection, face } = await connect([account])
    const { send } = adapter.features.transaction
    const { psbt: foreign } = await createPsbt(getAccount(7, 'p2wpkh'), account.address)
    const { psbt: own } = await createPsbt(account, account.address)
    const connectionId = connection.id
    for (const psbt of ['', 'nonsense', 'AAAA', foreign])
      await expect(send({ connectionId, transaction: { psbt } })).rejects.toMatchObject({ code: 'options.invalid' })
    for (const index of [-1, 1, 0.5]) {
      const transaction = { psbt: own, signInputs: [{ index, address: account.address }] }
      await expect(send({ connectionId, transaction })).rejects.toMatchObject({ code: 'options.invalid' })
    }
    const transaction = { psbt: own, signInputs: [{ index: 0, address: getAccount(7, 'p2wpkh').address }] }
    await expect(send({ connectionId, transaction })).rejects.toMatchObject({ code: 'account.notFound' })
    expect(face.human.getPromptCount()).toBe(1)
  })
})
