import { WIF } from '@scure/btc-signer'
import { mnemonicToAccount } from 'viem/accounts'
import { describe, expect, it, onTestFinished } from 'vitest'
import { devMnemonic } from '../chains/devAccounts.ts'
import { canConnect } from '../test/canConnect.ts'
import { occupyPort } from '../test/occupyPort.ts'
import { bitcoinAccounts } from './bitcoinAccounts.ts'
import { bitcoinFaucetAccount } from './bitcoinFaucetAccount.ts'
import { addressFormat } from './constants.ts'
import { startBitcoin } from './startBitcoin.ts'
import { toAddress } from '../test/bitcoin/createSpend.ts'
import { startTestBitcoin } from '../test/bitcoin/startTestBitcoin.ts'

const port = { name: 'bitcoin', number: 0 } as const

/** The mnemonic's key at `m/84'/1'`. */
function createDerivation(): (path: `m/${string}`) => string {
  // viem's type allows only Ethereum's paths.
  const root = mnemonicToAccount(devMnemonic, { path: "m/84'/1'" as "m/44'/60'/0'/0/0" }).getHdKey()
  return (path) => WIF(addressFormat).encode(root.derive(path).privateKey ?? new Uint8Array())
}

describe('startBitcoin', () => {
  it('starts with the same chain every time, including the hash of the last block', async () => {
    const tips = await Promise.all(
      [0, 1].map(async () => {
        const bitcoin = await startTestBitcoin()
        onTestFinished(bitcoin.stop)
        return (await bitcoin.ask('/blocks/tip/hash')).text
      }),
    )
    expect(new Set(tips)).toEqual(new Set(['59f54441555df38be7b6726cc1406cc1ea257afe610507ff25555f65ace40703']))
  })

  it('funds every address of the ten accounts with 2 BTC in three spendable coins', async () => {
    const bitcoin = await startTestBitcoin()
    onTestFinished(bitcoin.stop)
    const { accounts } = bitcoin.description
    expect(accounts).toHaveLength(10)
    for (const address of accounts.flatMap(({ addresses }) => Object.values(addresses))) {
      const coins = await bitcoin.read(`/address/${address}/utxo`)
      expect(coins).toMatchObject(
        [100_000_000, 60_000_000, 40_000_000].map((value) => ({
          value,
          vout: expect.any(Number),
          status: { confirmed: true },
        })),
      )
      expect(await bitcoin.read(`/address/${address}`)).toMatchObject({
        address,
        chain_stats: {
          funded_txo_count: 3,
          funded_txo_sum: 200_000_000,
          spent_txo_count: 0,
          spent_txo_sum: 0,
          tx_count: 3,
        },
        mempool_stats: { funded_txo_count: 0, tx_count: 0 },
      })
    }
  })

  it('has the keys of the well-known mnemonic, and the addresses of these keys', () => {
    const deriveKey = createDerivation()
    for (const [index, account] of bitcoinAccounts.entries()) {
      expect(account.privateKey).toBe(deriveKey(`m/0'/0/${index}`))
      for (const type of ['p2wpkh', 'p2shP2wpkh', 'p2tr'] as const)
        expect(account.addresses[type]).toBe(toAddress({ account, type }))
    }
    expect(bitcoinFaucetAccount.privateKey).toBe(deriveKey("m/1'/0/0"))
    const account = { ...bitcoinFaucetAccount, addresses: { p2wpkh: '', p2shP2wpkh: '', p2tr: '' } }
    expect(bitcoinFaucetAccount.address).toBe(toAddress({ account, type: 'p2wpkh' }))
  })

  it('is the regtest of its CAIP-2 id', async () => {
    const bitcoin = await startTestBitcoin()
    onTestFinished(bitcoin.stop)
    const { text } = await bitcoin.ask('/block-height/0')
    expect(bitcoin.description.caipNetworkId).toBe(`bip122:${text.slice(0, 32)}`)
  })

  it('frees its port when it is stopped, and reports the port if it is taken', async () => {
    const bitcoin = await startBitcoin({ port })
    const { esploraUrl } = bitcoin.description
    expect(await canConnect(esploraUrl)).toBe(true)
    await bitcoin.stop()
    expect(await canConnect(esploraUrl)).toBe(false)

    const { port: taken, release } = await occupyPort()
    onTestFinished(release)
    await expect(startBitcoin({ port: { name: 'bitcoin', number: taken } })).rejects.toMatchObject({
      code: 'port_taken',
      message: expect.stringContaining('--bitcoin-port'),
    })
  })
})
