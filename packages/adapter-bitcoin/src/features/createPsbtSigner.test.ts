import { readProperty } from '@latchkey/core/adapter'
import { createControllableSession } from '@latchkey/testing/adapter'
import { base64 } from '@scure/base'
import { p2wpkh, Transaction } from '@scure/btc-signer'
import { pubECDSA, randomPrivateKeyBytes } from '@scure/btc-signer/utils.js'
import { describe, expect, it, onTestFinished } from 'vitest'
import { regtest, type TestAccount } from '../test/createTestAccount.ts'
import { createTestNetwork, createTestWorld } from '../test/createTestWorld.ts'
import { regtestId } from '../test/faces/types.ts'
import { createRecipients } from '../test/createRecipients.ts'
import { prepareRegtest } from '../test/prepareRegtest.ts'
import type { BitcoinTypes } from '../types.ts'

const node = prepareRegtest()

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
    const account = node.getAccount(4, 'p2wpkh')
    const alter = steal(alterations[name] ?? (() => undefined))
    const { send } = await node.connect([account], { wallet: { alter } })
    const before = await node.reader.getBalance(account.address)
    await expect(send(createRecipients().p2tr, 10_000n)).rejects.toMatchObject({
      code: 'transaction.altered',
    })
    expect(await node.reader.getBalance(account.address)).toBe(before)
  })

  it('rejects a PSBT without a signature, or an invalid one', async () => {
    const account = node.getAccount(4, 'p2wpkh')
    for (const signPsbt of [(psbt: Uint8Array) => psbt, () => new Uint8Array([1, 2, 3])]) {
      const { send } = await node.connect([{ ...account, signPsbt }])
      await expect(send(createRecipients().p2tr, 10_000n)).rejects.toMatchObject({
        code: 'wallet.invalidResponse',
      })
    }
  })

  it('reports the chain’s rejection of a signature of another key', async () => {
    const account = node.getAccount(4, 'p2tr')
    const thiefs = node.getAccount(5, 'p2tr')
    const forge = (psbt: Uint8Array): Uint8Array => {
      const transaction = Transaction.fromPSBT(psbt)
      transaction.updateInput(0, { tapKeySig: new Uint8Array(64).fill(7) }, true)
      return transaction.toPSBT()
    }
    const { send } = await node.connect([{ ...account, signPsbt: forge }])
    await expect(send(thiefs.address, 10_000n)).rejects.toMatchObject({
      code: 'request.failed',
      details: expect.stringContaining('refused'),
    })
  })

  it('accepts a PSBT that the wallet finalised and stripped', async () => {
    const account = node.getAccount(5, 'p2wpkh')
    const finalise = (psbt: Uint8Array, indexes: readonly number[]): Uint8Array => {
      const transaction = Transaction.fromPSBT(account.signPsbt(psbt, indexes))
      transaction.finalize()
      return transaction.toPSBT()
    }
    const { send } = await node.connect([{ ...account, signPsbt: finalise }])
    const to = createRecipients().p2tr
    await send(to, 10_000n)
    expect(await node.reader.getBalance(to)).toBe(10_000n)
  })

  it('lets the wallet send from a legacy account, if it can', async () => {
    const account = node.getAccount(5, 'p2pkh')
    const to = createRecipients().p2wpkh
    const id = 'AB'.repeat(32)
    const sent: unknown[] = []
    const sendTransfer = async (...values: readonly unknown[]): Promise<string> => {
      sent.push(values)
      return id
    }
    const able = await node.connect([account], { wallet: { sendTransfer } })
    await expect(able.send(to, 10_000n)).resolves.toEqual({ id: id.toLowerCase() })
    expect(sent).toEqual([[to, 10_000]])
    const { connection, adapter } = await node.connect([account])
    const { send } = adapter.features.transfer
    await expect(send({ connectionId: connection.id, to, amount: 10_000n })).rejects.toMatchObject({
      code: 'request.unsupported',
    })
  })
})

describe('a wallet on a phone', () => {
  it('provides the key of a nested account, which spending requires', async () => {
    const account = node.getAccount(8, 'p2sh-p2wpkh')
    const network = createTestNetwork(regtestId, node.chain.esploraUrl)
    const adapter = await createTestWorld([network]).start()
    onTestFinished(() => adapter.destroy())
    const asked: string[] = []
    const { session } = createControllableSession<BitcoinTypes>({
      namespace: 'bip122',
      accounts: [account.address, node.getAccount(8, 'p2wpkh').address],
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
    const to = createRecipients().p2tr
    const { fee } = await adapter.features.transfer.estimate({ connectionId, to, amount: 10_000n })
    expect(asked).toEqual([])
    const before = await node.reader.getBalance(account.address)
    await adapter.features.transfer.send({ connectionId, to, amount: 10_000n })
    expect(asked).toEqual(['getAccountAddresses', 'signPsbt'])
    expect(await node.reader.getBalance(account.address)).toBe(before - 10_000n - fee)
  })
})

describe('PSBTs of an app', () => {
  async function createPsbt(account: TestAccount, to: string) {
    const [coin] = (await node.reader.getCoins(account.address)).toSorted((left, right) => right.value - left.value)
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

  it('are signed by the account that they spend from, also one with inscriptions, and sent on request', async () => {
    const paying = node.getAccount(6, 'p2wpkh')
    const keeping = node.getAccount(6, 'p2tr', 'ordinals')
    const { adapter, connection, face } = await node.connect([paying, keeping])
    const provider = await adapter.getProvider({ connectionId: connection.id })
    const to = createRecipients()['p2sh-p2wpkh']
    const { psbt, amount } = await createPsbt(keeping, to)
    const signed = await provider.signPsbt({ psbt })
    expect(signed.id).toBeUndefined()
    expect(Transaction.fromPSBT(base64.decode(signed.psbt)).getInput(0).tapKeySig).toBeDefined()
    expect(face.calls.at(-1)?.[1]).toMatchObject({ signInputs: { [keeping.address]: [0] }, broadcast: false })
    expect(await node.reader.getBalance(to)).toBe(0n)
    const sent = await provider.signPsbt({ psbt, broadcast: true })
    expect(sent.id).toMatch(/^[\da-f]{64}$/)
    expect(await node.reader.getBalance(to)).toBe(amount)
  })

  it('that are invalid, spend from other accounts or name missing inputs are rejected without a request', async () => {
    const account = node.getAccount(6, 'p2wpkh')
    const { adapter, connection, face } = await node.connect([account])
    const { send } = adapter.features.transaction
    const { psbt: foreign } = await createPsbt(node.getAccount(7, 'p2wpkh'), account.address)
    const { psbt: own } = await createPsbt(account, account.address)
    const connectionId = connection.id
    for (const psbt of ['', 'nonsense', 'AAAA', foreign])
      await expect(send({ connectionId, transaction: { psbt } })).rejects.toMatchObject({ code: 'options.invalid' })
    for (const index of [-1, 1, 0.5]) {
      const transaction = { psbt: own, signInputs: [{ index, address: account.address }] }
      await expect(send({ connectionId, transaction })).rejects.toMatchObject({ code: 'options.invalid' })
    }
    const transaction = { psbt: own, signInputs: [{ index: 0, address: node.getAccount(7, 'p2wpkh').address }] }
    await expect(send({ connectionId, transaction })).rejects.toMatchObject({ code: 'account.notFound' })
    expect(face.human.getPromptCount()).toBe(1)
  })
})
