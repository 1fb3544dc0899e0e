import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base64, hex } from '@scure/base'
import { OutScript, p2wpkh, RawTx, RawWitness, Script, Transaction } from '@scure/btc-signer'
import { hash160, sha256x2, tagSchnorr } from '@scure/btc-signer/utils.js'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { installHostileWallet } from '../../playwright/installHostileWallet.ts'
import { createBitcoinProbeScript } from '../../test/bitcoinProbeScript.ts'
import { runBrowser } from '../../test/runBrowser.ts'
import { runSite } from '../../test/runSite.ts'
import { createHostileScript } from '../createHostileScript.ts'
import { hostileBitcoinWallets } from './hostileBitcoinWallets.ts'
import { toBitcoinHostileSource } from './toBitcoinHostileSource.ts'

const { openPage } = runBrowser()
const { getUrl } = runSite(() => ({ '/': '<!doctype html><title>Probe</title>' }))
const regtest = { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef }
const names = new Map([
  ['bcrt1qquv9lg5g2r4jkr0ahun0ddfg5xntxjelwjpnuw', 'own'],
  ['bcrt1qlqj2pdsteppkcr8jkp9ms0wpvey89tna8v72sj', 'other'],
])
const own = p2wpkh(hex.decode('03f3d474c86c9be5b82e251cc3cc438d3cc361527b4b9799516c4bd513caf9e5f6'), regtest)
const given = new Transaction()
for (const txid of ['11'.repeat(32), '22'.repeat(32)])
  given.addInput({ txid, index: 0, witnessUtxo: { script: own.script, amount: 5_000n } })
given.addOutput({ script: own.script, amount: 9_000n })
const probeScript = createBitcoinProbeScript(base64.encode(given.toPSBT()))

/** Returns the name of the account that signed the first input, or `nobody` without a valid signature. */
function findSigner(parameters: {
  readonly transaction: Transaction
  readonly publicKey: Uint8Array
  readonly signature: Uint8Array
  readonly amount: bigint
}): string {
  const { transaction, publicKey, signature, amount } = parameters
  const script = OutScript.encode({ type: 'pkh', hash: hash160(publicKey) })
  const digest = transaction.preimageWitnessV0(0, script, 1, amount)
  const isSigned = secp256k1.verify(signature.slice(0, -1), digest, publicKey, { prehash: false, format: 'der' })
  return (isSigned && names.get(p2wpkh(publicKey, regtest).address ?? '')) || 'nobody'
}

/** Returns who signed "hello" by BIP-322. */
function findMessageSigner(text: unknown): string {
  try {
    const [signature = new Uint8Array(), publicKey = new Uint8Array()] = RawWitness.decode(base64.decode(String(text)))
    const { script } = p2wpkh(publicKey, regtest)
    const said = tagSchnorr('BIP0322-signed-message', new TextEncoder().encode('hello'))
    const input = {
      txid: new Uint8Array(32),
      index: 0xffff_ffff,
      finalScriptSig: Script.encode(['OP_0', said]),
      sequence: 0,
    }
    const outputs = [{ amount: 0n, script }]
    const toSpend = RawTx.encode({
      version: 0,
      segwitFlag: false,
      inputs: [input],
      outputs,
      witnesses: [],
      lockTime: 0,
    })
    const transaction = new Transaction({ version: 0, allowUnknownVersion: true, allowUnknownOutputs: true })
    transaction.addInput({ txid: sha256x2(toSpend).reverse(), index: 0, sequence: 0 })
    transaction.addOutput({ script: Script.encode(['RETURN']), amount: 0n })
    return findSigner({ transaction, publicKey, signature, amount: 0n })
  } catch {
    return 'nobody'
  }
}

/** Returns who signed a PSBT, and whether it is the requested one. */
function describePsbt(text: unknown): unknown {
  try {
    const transaction = Transaction.fromPSBT(base64.decode(String(text)))
    const [publicKey = new Uint8Array(), signature = new Uint8Array()] = transaction.getInput(0).partialSig?.[0] ?? []
    const isGiven = hex.encode(transaction.unsignedTx) === hex.encode(given.unsignedTx)
    const signer = publicKey.length === 0 ? 'nobody' : findSigner({ transaction, publicKey, signature, amount: 5_000n })
    return { isGiven, signer }
  } catch {
    return 'none'
  }
}

/** Runs a trusting dapp with a wallet, in a document of its own. */
async function probe(page: Page, script: string): Promise<Record<string, unknown>> {
  const handle = await page.evaluateHandle(async () => {
    const frame = document.createElement('iframe')
    frame.src = '/'
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
    document.body.append(frame)
    await loaded
    return frame
  })
  const frame = await handle.asElement()?.contentFrame()
  if (!frame) throw new Error('no frame')
  try {
    await frame.evaluate(script)
    const { signatures, ...rest } = Object(await frame.evaluate(probeScript))
    if (signatures === undefined) return rest
    return { ...rest, signer: findMessageSigner(signatures.message), signed: describePsbt(signatures.psbt) }
  } finally {
    await handle.evaluate((element) => element.remove())
    await handle.dispose()
  }
}

describe('hostileBitcoinWallets', () => {
  const tools = toBitcoinHostileSource('none')
  const good: Record<string, Record<string, unknown>> = {}
  const met = new Map<string, Record<string, unknown>>()
  beforeAll(async () => {
    const page = await openPage()
    await page.goto(getUrl())
    good['standard'] = await probe(page, `${tools}.announce()`)
    await page.evaluate(() => localStorage.clear())
    good['sats'] = await probe(page, `${tools}.provide()`)
    const waiting = hostileBitcoinWallets.map(({ id }) => id)
    // Several at once, because some wallets take long.
    const work = async (): Promise<void> => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
        met.set(id, await probe(page, createHostileScript(id)))
    }
    await Promise.all(Array.from({ length: 6 }, work))
    await page.close()
  })

  it('have unique ids and descriptions', () => {
    const ids = hostileBitcoinWallets.map(({ id }) => id)
    expect(ids.length).toBeGreaterThanOrEqual(35)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^bitcoin(-[a-z\d]+)+$/.test(id))).toEqual([])
    expect(new Set(hostileBitcoinWallets.map(({ description }) => description)).size).toBe(ids.length)
    expect(new Set(hostileBitcoinWallets.map(({ stage }) => stage))).toEqual(
      new Set(['announce', 'connect', 'session']),
    )
  })

  it.each(['standard', 'sats'])('are based on a correct wallet that signs with its key: %s', (kind) => {
    expect(good[kind]).toMatchObject({ signer: 'own', signed: { isGiven: true, signer: 'own' } })
    expect(good[kind]).toMatchSnapshot()
  })

  it.for(hostileBitcoinWallets)('$id', ({ id }) => {
    // Only the differences to the correct wallet, except for its id.
    const model = good[id.startsWith('bitcoin-sats-') ? 'sats' : 'standard'] ?? {}
    const told = Object.entries(met.get(id) ?? {}).filter(([name, value]) => {
      const said = (JSON.stringify(value) ?? '').replaceAll(id, 'none')
      return said !== JSON.stringify(model[name])
    })
    expect(told.length).toBeGreaterThan(0)
    expect(Object.fromEntries(told)).toMatchSnapshot()
  })

  it('can be installed with Playwright', async () => {
    const page = await openPage()
    await installHostileWallet(page, 'bitcoin-sats-icon-script')
    await page.goto(getUrl())
    expect(await page.evaluate(() => Object(globalThis).btc_providers[0].name)).toBe('Hostile bitcoin-sats-icon-script')
    await page.close()
  })
})
