import { base64 } from '@scure/base'
import { Address, OutScript, Transaction } from '@scure/btc-signer'
import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { bitcoinTestKeys } from '../bitcoin/bitcoinTestKeys.ts'
import { createBitcoinWallet } from '../bitcoin/createBitcoinWallet.ts'
import type { BitcoinWalletParameters } from '../bitcoin/types.ts'
import { buildScripts } from '../test/buildScripts.ts'
import { runBrowser } from '../test/runBrowser.ts'
import { runSite } from '../test/runSite.ts'
import { installWallet } from './installWallet.ts'

const { openContext } = runBrowser()
const { getUrl } = runSite(async () => ({
  ...(await buildScripts(new URL('../test/standardDapp.ts', import.meta.url))),
  ...(await buildScripts(new URL('../test/satsDapp.ts', import.meta.url))),
  '/': '<!doctype html><title>Dapp</title><script type="module" src="/standardDapp.js"></script>',
  '/sats': '<!doctype html><title>Dapp</title><script type="module" src="/satsDapp.js"></script>',
}))
const regtest = { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef }
const paying = 'bcrt1qquv9lg5g2r4jkr0ahun0ddfg5xntxjelwjpnuw'
const keeping = 'bcrt1pyl5zj379vk48fw22fx9r7h88v2rwksly972jnjuczkujkz48r6vs2cawcn'

function make(parameters: BitcoinWalletParameters = {}) {
  const wallet = createBitcoinWallet({ name: 'Gold', accounts: bitcoinTestKeys.slice(0, 1), ...parameters })
  onTestFinished(() => wallet.destroy())
  return wallet
}

async function openPage(): Promise<Page> {
  const page = await (await openContext()).newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  onTestFinished(() => expect(faults).toEqual([]))
  return page
}

function createPsbt(): string {
  const psbt = new Transaction()
  const script = OutScript.encode(Address(regtest).decode(paying))
  psbt.addInput({ txid: '11'.repeat(32), index: 0, witnessUtxo: { script, amount: 10_000n } })
  psbt.addOutputAddress(keeping, 9_000n, regtest)
  return base64.encode(psbt.toPSBT())
}

describe('installWallet with a Bitcoin wallet', () => {
  it('is a Wallet Standard wallet that signs', async () => {
    const page = await openPage()
    await installWallet(page, { wallet: make() })
    await page.goto(getUrl())
    const seen = await page.evaluate(async (psbtText) => {
      const { standard } = Object(globalThis)
      const wallet = standard.find('Gold')
      const connected = await standard.call('Gold', 'bitcoin:connect', 'connect', { purposes: ['ordinals', 'payment'] })
      const [, account] = connected.accounts
      const psbt = Uint8Array.from(atob(psbtText), (sign) => sign.charCodeAt(0))
      const inputsToSign = [{ account, signingIndexes: [0] }]
      const input = { psbt, inputsToSign, chain: 'bitcoin:regtest' }
      const [signed] = await standard.call('Gold', 'bitcoin:signTransaction', 'signTransaction', input)
      const message = new TextEncoder().encode('hi')
      const [said] = await standard.call('Gold', 'bitcoin:signMessage', 'signMessage', { account, message })
      return {
        chains: wallet.chains,
        features: Object.keys(wallet.features).toSorted(),
        accounts: connected.accounts.map(({ address, purpose, publicKey }: Record<string, unknown>) => [
          address,
          purpose,
          Object(publicKey).length,
        ]),
        signed: btoa(String.fromCharCode(...signed.signedPsbt)),
        signature: said.signature.length,
      }
    }, createPsbt())
    expect(seen).toMatchObject({
      chains: ['bitcoin:regtest'],
      features: [
        'bitcoin:connect',
        'bitcoin:signAndSendTransaction',
        'bitcoin:signMessage',
        'bitcoin:signTransaction',
        'standard:connect',
        'standard:disconnect',
        'standard:events',
      ],
      accounts: [
        [keeping, 'ordinals', 32],
        [paying, 'payment', 33],
      ],
      signature: 65,
    })
    const done = Transaction.fromPSBT(base64.decode(seen.signed))
    done.finalize()
    expect(done.isFinal).toBe(true)
  })

  it('is a sats-connect provider at Xverse’s path, listed by WBIP-004, with the errors of sats-connect', async () => {
    const page = await openPage()
    const wallet = await installWallet(page, {
      wallet: make({ providerId: 'XverseProviders.BitcoinProvider' }),
      as: 'sats-connect',
    })
    await page.goto(getUrl())
    const ask = (method: string, params?: unknown) =>
      page.evaluate(([name, given]) => Object(globalThis).XverseProviders.BitcoinProvider.request(name, given), [
        method,
        params,
      ] as const)
    expect(await page.evaluate(() => Object(globalThis).btc_providers)).toEqual([
      {
        id: 'XverseProviders.BitcoinProvider',
        name: 'Gold',
        icon: expect.stringMatching(/^data:image/),
        methods: expect.arrayContaining(['wallet_connect', 'signPsbt', 'sendTransfer']),
      },
    ])
    expect(await page.evaluate(() => Object(globalThis).standard.find('Gold') === undefined)).toBe(true)
    expect(await ask('wallet_getAccount')).toMatchObject({ jsonrpc: '2.0', error: { code: -32_002 } })
    expect(await ask('stx_getAddresses')).toMatchObject({ error: { code: -32_601 } })
    wallet.reject({ times: 1 })
    expect(await ask('wallet_connect', null)).toMatchObject({ error: { code: -32_000 } })
    expect(await ask('wallet_connect', null)).toMatchObject({
      result: { addresses: [{ address: paying }, { address: keeping }], network: { bitcoin: { name: 'Regtest' } } },
    })
    await page.reload()
    expect(await ask('wallet_getAccount', null)).toMatchObject({ result: { addresses: [{ address: paying }, {}] } })
    const { result } = await ask('signPsbt', { psbt: createPsbt(), signInputs: { [paying]: [0] } })
    const done = Transaction.fromPSBT(base64.decode(result.psbt))
    done.finalize()
    expect(done.isFinal).toBe(true)
  })

  it('works with the stock library of sats-connect, which validates every answer', async () => {
    const page = await openPage()
    const providerId = 'XverseProviders.BitcoinProvider'
    const wallet = await installWallet(page, { wallet: make({ providerId }) })
    await page.goto(`${getUrl()}/sats`)
    expect(await page.evaluate(() => Object(globalThis).sats.getProviders())).toMatchObject([{ id: providerId }])
    const ask = (method: string, params: unknown = null) =>
      page.evaluate(([name, given, id]) => Object(globalThis).sats.request(name, given, id), [
        method,
        params,
        providerId,
      ] as const)
    wallet.reject({ times: 1 })
    expect(await ask('wallet_connect')).toMatchObject({ status: 'error', error: { code: -32_000 } })
    const purposes = ['payment', 'ordinals']
    const asked: readonly (readonly [method: string, params?: unknown])[] = [
      ['getInfo'],
      ['wallet_connect', { addresses: purposes, network: 'Regtest' }],
      ['getAccounts', { purposes }],
      ['getAddresses', { purposes }],
      ['wallet_getAccount'],
      ['wallet_getNetwork'],
      ['wallet_getWalletType'],
      ['signMessage', { address: paying, message: 'hi', protocol: 'BIP322' }],
      ['signPsbt', { psbt: createPsbt(), signInputs: { [paying]: [0] } }],
      ['wallet_disconnect'],
    ]
    const findFaults = ([name, value]: readonly [string, unknown]) => Object(globalThis).sats.findFaults(name, value)
    expect(await page.evaluate(findFaults, ['getInfo', {}] as const)).not.toEqual([])
    for (const [method, params] of asked) {
      const { status, result } = await ask(method, params)
      expect([method, status, await page.evaluate(findFaults, [method, result] as const)]).toEqual([
        method,
        'success',
        [],
      ])
    }
  })

  it('emits the owner’s actions in both formats', async () => {
    const page = await openPage()
    const chains = [
      { chain: 'bitcoin:regtest', esploraUrl: 'http://127.0.0.1:1' },
      { chain: 'bitcoin:mainnet', esploraUrl: 'http://127.0.0.1:1' },
    ] as const
    const wallet = await installWallet(page, { wallet: make({ chains }) })
    await page.goto(getUrl())
    await page.evaluate(async () => {
      const { standard, LatchkeyTestProviders } = Object(globalThis)
      const heard: unknown[] = []
      Object.assign(globalThis, { heard })
      const provider = LatchkeyTestProviders.Gold
      for (const eventName of ['accountChange', 'networkChange', 'disconnect']) {
        provider.addListener({
          eventName,
          cb: (event: { type: string; bitcoin?: { name: string }; addresses?: unknown[] }) =>
            heard.push([event.type, event.bitcoin?.name ?? event.addresses?.length ?? 0]),
        })
      }
      await standard.call('Gold', 'bitcoin:connect', 'connect', { purposes: [] })
      standard.call('Gold', 'standard:events', 'on', 'change', (now: { accounts: { address: string }[] }) =>
        heard.push(now.accounts.map(({ address }) => address.slice(0, 4))),
      )
    })
    wallet.changeAccounts([paying])
    wallet.changeNetwork('bitcoin:mainnet')
    wallet.changeAccounts([])
    await expect
      .poll(() => page.evaluate(() => Object(globalThis).heard))
      .toEqual([
        ['accountChange', 2],
        ['accountChange', 1],
        ['bcrt'],
        ['networkChange', 'Mainnet'],
        ['bc1q'],
        ['disconnect', 0],
        [],
      ])
  })
})
