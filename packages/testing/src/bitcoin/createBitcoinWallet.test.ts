import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base64, hex } from '@scure/base'
import { Address, OutScript, RawWitness, Transaction, WIF } from '@scure/btc-signer'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createBitcoinAddresses } from './createBitcoinAddresses.ts'
import { createBitcoinWallet } from './createBitcoinWallet.ts'
import { bitcoinNetworks } from './bitcoinNetworks.ts'
import { bitcoinTestKeys } from './bitcoinTestKeys.ts'
import { hashClassicMessage } from './message/hashBitcoinMessage.ts'
import { signBip322 } from './message/signBip322.ts'
import { resolveBitcoinKeys } from './resolveBitcoinKeys.ts'
import type { BitcoinWalletParameters } from './types.ts'

const origin = 'https://app.example'
const regtest = { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef }
const regtestId = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
/** The first two keys' addresses on regtest, as the local chain funds them. */
const alice = {
  p2wpkh: 'bcrt1qquv9lg5g2r4jkr0ahun0ddfg5xntxjelwjpnuw',
  p2sh: '2NCpaYJCvHQsiS6nj6FyTaaNCS2Gykn8Qw4',
  p2tr: 'bcrt1pyl5zj379vk48fw22fx9r7h88v2rwksly972jnjuczkujkz48r6vs2cawcn',
}
const bob = {
  p2wpkh: 'bcrt1qlqj2pdsteppkcr8jkp9ms0wpvey89tna8v72sj',
  p2tr: 'bcrt1p59wmxjtp2j6xtfl6sspt8wuj3v089t24sccrn8eu3u2qdycnsj4qj5zcyn',
}

function open(parameters: BitcoinWalletParameters = {}) {
  const wallet = createBitcoinWallet({ accounts: bitcoinTestKeys.slice(0, 2), ...parameters })
  onTestFinished(() => wallet.destroy())
  const events: unknown[] = []
  wallet.subscribe({ origin, listener: ({ data }) => events.push(data.accounts.map(({ address }) => address)) })
  const ask = (method: string, params?: unknown, chain?: string) => wallet.request({ origin, method, params, chain })
  return { wallet, events, ask }
}

/** Creates an unsigned transaction that spends a coin of each of these addresses. */
function createPsbt(from: readonly string[]): Transaction {
  const psbt = new Transaction()
  for (const [index, address] of from.entries()) {
    const script = OutScript.encode(Address(regtest).decode(address))
    psbt.addInput({ txid: '11'.repeat(32), index, witnessUtxo: { script, amount: 10_000n } })
  }
  psbt.addOutputAddress(bob.p2wpkh, 9_000n, regtest)
  return psbt
}

describe('createBitcoinWallet', () => {
  it('has the addresses of its keys on each network', () => {
    expect(open().wallet.accounts).toEqual([alice.p2wpkh, alice.p2tr, bob.p2wpkh, bob.p2tr])
    const [key = ''] = bitcoinTestKeys
    const inHex = hex.encode(WIF(regtest).decode(key))
    expect(open({ accounts: [inHex], paymentType: 'p2sh-p2wpkh' }).wallet.accounts).toEqual([alice.p2sh, alice.p2tr])
    expect(open({ accounts: [key], paymentType: 'p2tr' }).wallet.accounts).toEqual([alice.p2tr])
    const chains = [
      { chain: 'bitcoin:mainnet', esploraUrl: 'http://localhost/a' },
      { chain: 'bitcoin:regtest', esploraUrl: 'http://localhost/b' },
    ] as const
    const { wallet } = open({ chains })
    expect(wallet.accounts.map((address) => address.slice(0, 4))).toEqual(['bc1q', 'bc1p', 'bc1q', 'bc1p'])
    wallet.changeNetwork('bitcoin:regtest')
    expect(wallet.accounts).toEqual([alice.p2wpkh, alice.p2tr, bob.p2wpkh, bob.p2tr])
  })

  it('refuses invalid keys without quoting them', () => {
    for (const accounts of [[], ['nothing'], [`${bitcoinTestKeys[0]}1`]]) {
      const make = () => createBitcoinWallet({ accounts })
      expect(make).toThrowError(expect.objectContaining({ code: 'testing.invalidParameter' }))
      expect(make).not.toThrowError(expect.objectContaining({ message: expect.stringContaining(accounts[0] ?? '-') }))
    }
    for (const providerId of ['', 'a.b-c', '__proto__.x', '1x']) {
      expect(() => createBitcoinWallet({ providerId })).toThrowError(
        expect.objectContaining({ code: 'testing.invalidParameter' }),
      )
    }
  })

  it('connects by each interface, with addresses for the requested purposes', async () => {
    const { wallet, events, ask } = open({ accounts: bitcoinTestKeys.slice(0, 1) })
    expect(await ask('standard:connect', { silent: true })).toEqual({ accounts: [] })
    wallet.reject({ times: 1 })
    await expect(ask('wallet_connect')).rejects.toMatchObject({ code: 4001 })
    expect(await ask('getAccounts', { purposes: ['ordinals', 'payment'] })).toEqual([
      {
        address: alice.p2tr,
        publicKey: expect.stringMatching(/^[\da-f]{64}$/),
        purpose: 'ordinals',
        addressType: 'p2tr',
        walletType: 'software',
      },
      {
        address: alice.p2wpkh,
        publicKey: expect.stringMatching(/^0[23][\da-f]{64}$/),
        purpose: 'payment',
        addressType: 'p2wpkh',
        walletType: 'software',
      },
    ])
    expect(await ask('wallet_getAccount')).toMatchObject({
      addresses: [{ address: alice.p2wpkh }, { address: alice.p2tr }],
      network: { bitcoin: { name: 'Regtest' } },
    })
    await ask('wallet_disconnect')
    await expect(ask('wallet_getAccount')).rejects.toMatchObject({ code: 4100 })
    expect(await ask('bitcoin:connect', { purposes: ['payment'] })).toMatchObject({
      accounts: [{ address: alice.p2wpkh, chains: ['bitcoin:regtest'], purpose: 'payment' }],
    })
    wallet.changeAccounts([alice.p2tr])
    expect(events).toEqual([[alice.p2wpkh, alice.p2tr], [], [alice.p2wpkh], [alice.p2tr]])
  })

  it('signs the examples of BIP-322', () => {
    const [key] = resolveBitcoinKeys(['L3VFeEujGtevx9w18HD1fhRbCH67Az2dpCymeRE1SoPK6XQtaN2k'])
    const [network] = bitcoinNetworks
    if (key === undefined || network === undefined) throw new Error('no key')
    const [account] = createBitcoinAddresses({ keys: [key], paymentTypes: ['p2wpkh'], network })
    if (account === undefined) throw new Error('no account')
    expect(account.address).toBe('bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l')
    const sign = (text: string) => base64.encode(signBip322(account, new TextEncoder().encode(text)))
    expect(sign('')).toBe(
      'AkgwRQIhAPkJ1Q4oYS0htvyuSFHLxRQpFAY56b70UvE7Dxazen0ZAiAtZfFz1S6T6I23MWI2lK/pcNTWncuyL8UL+oMdydVgzAEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
    )
    expect(sign('Hello World')).toBe(
      'AkgwRQIhAOzyynlqt93lOKJr+wmmxIens//zPzl9tqIOua93wO6MAiBi5n5EyAcPScOjf1lAqIUIQtr3zKNeavYabHyR8eGhowEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
    )
  })

  it.for([
    ['p2wpkh', alice.p2wpkh, 39],
    ['p2sh-p2wpkh', alice.p2sh, 35],
  ] as const)(
    'signs messages by BIP-137 for %s, so that the key can be recovered',
    async ([paymentType, address, offset]) => {
      const { ask } = open({ paymentType })
      await ask('wallet_connect')
      const message = 'grüezi'
      const answer = await ask('signMessage', { address, message })
      const { signature } = Object(answer)
      const bytes = base64.decode(signature)
      expect(answer).toMatchObject({ protocol: 'ECDSA', address, messageHash: expect.stringMatching(/^[\da-f]{64}$/) })
      const hash = hashClassicMessage(new TextEncoder().encode(message))
      const recovered = Uint8Array.of((bytes[0] ?? 0) - offset, ...bytes.slice(1))
      const publicKey = secp256k1.recoverPublicKey(recovered, hash, { prehash: false })
      const { addresses } = Object(await ask('getAddresses', { purposes: ['payment'] }))
      expect(hex.encode(publicKey)).toBe(addresses[0].publicKey)
      // Sessions receive it in hexadecimal.
      const inSession = await ask('signMessage', { account: address, message }, regtestId)
      expect(inSession).toEqual({ address, signature: hex.encode(bytes), messageHash: Object(answer).messageHash })
    },
  )

  it.for(['p2wpkh', 'p2sh-p2wpkh', 'p2tr'] as const)('signs and completes what %s locks', async (paymentType) => {
    const { wallet, ask } = open({ paymentType })
    await ask('wallet_connect')
    const [address = ''] = wallet.accounts
    const psbt = base64.encode(createPsbt([address]).toPSBT())
    const { psbt: signed } = Object(await ask('signPsbt', { psbt, signInputs: { [address]: [0] } }))
    const done = Transaction.fromPSBT(base64.decode(signed))
    done.finalize()
    expect(done.isFinal).toBe(true)
    expect(RawWitness.encode(done.getInput(0).finalScriptWitness ?? []).length).toBeGreaterThan(60)
  })

  it('signs only requested inputs of its own, and explains refusals', async () => {
    const { ask } = open()
    await ask('wallet_connect')
    const psbt = createPsbt([alice.p2wpkh, bob.p2wpkh])
    const text = base64.encode(psbt.toPSBT())
    const one = Transaction.fromPSBT(
      base64.decode(Object(await ask('signPsbt', { psbt: text, signInputs: { [bob.p2wpkh]: [1] } })).psbt),
    )
    expect([0, 1].map((index) => one.getInput(index).partialSig?.length ?? 0)).toEqual([0, 1])
    const all = Transaction.fromPSBT(base64.decode(Object(await ask('signPsbt', { psbt: text })).psbt))
    expect([0, 1].map((index) => all.getInput(index).partialSig?.length)).toEqual([1, 1])
    const wrong: readonly unknown[] = [
      { psbt: 'AAAA' },
      { psbt: text, signInputs: {} },
      { psbt: text, signInputs: { [alice.p2wpkh]: [1] } },
      { psbt: text, signInputs: { [alice.p2wpkh]: [7] } },
      { psbt: text, signInputs: { [alice.p2wpkh]: [-1] } },
    ]
    for (const params of wrong) await expect(ask('signPsbt', params)).rejects.toMatchObject({ code: -32602 })
    await expect(ask('signPsbt', { psbt: text, signInputs: { [alice.p2sh]: [0] } })).rejects.toMatchObject({
      code: 4100,
    })
    await expect(ask('signMessage', { address: alice.p2tr, message: 'x', protocol: 'ECDSA' })).rejects.toMatchObject({
      code: -32602,
    })
    await expect(ask('signPsbt', { psbt: text }, 'bip122:unknown')).rejects.toMatchObject({ code: 4901 })
    await expect(ask('wallet_changeNetwork', { name: 'Mainnet' })).rejects.toMatchObject({ code: 4901 })
  })

  it('returns all addresses of an account to a session', async () => {
    const { ask } = open()
    await ask('wallet_connect')
    const asked = { account: alice.p2wpkh, intentions: ['payment', 'ordinal'] }
    expect(await ask('getAccountAddresses', asked, regtestId)).toEqual([
      { address: alice.p2wpkh, publicKey: expect.any(String), intention: 'payment' },
      { address: alice.p2tr, publicKey: expect.any(String), intention: 'ordinal' },
    ])
  })
})
