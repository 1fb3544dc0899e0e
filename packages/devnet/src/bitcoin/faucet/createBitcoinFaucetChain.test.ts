import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Devnet } from '../../Devnet.ts'
import type { DevnetBitcoinChain } from '../../DevnetDescription.ts'
import { startDevnet } from '../../startDevnet.ts'
import { createSpend, type SpentCoin, toAddress } from '../../test/bitcoin/createSpend.ts'
import { startTestBitcoin } from '../../test/bitcoin/startTestBitcoin.ts'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ chains: ['bitcoin'] })
})
afterAll(() => devnet.stop())

function getChain(): DevnetBitcoinChain {
  const { bitcoin } = devnet.description
  if (bitcoin === undefined) throw new TypeError('Bitcoin does not run.')
  return bitcoin
}

async function give(request: {
  address: unknown
  amount?: string | undefined
  token?: string | undefined
  // oxlint-disable-next-line typescript/no-explicit-any -- a test compares whatever JSON arrives
}): Promise<{ status: number; body: any }> {
  const response = await fetch(`${devnet.description.faucetUrl}/faucet`, {
    method: 'POST',
    body: JSON.stringify({ caipNetworkId: getChain().caipNetworkId, ...request }),
  })
  return { status: response.status, body: await response.json() }
}

// oxlint-disable-next-line typescript/no-explicit-any -- a test compares whatever JSON arrives
async function read(path: string): Promise<any> {
  return (await fetch(getChain().esploraUrl + path)).json()
}

describe('createBitcoinFaucetChain', () => {
  it('runs alone, and the faucet describes it', async () => {
    expect(devnet.description.evm).toEqual([])
    const described = await fetch(devnet.description.faucetUrl)
    expect(await described.json()).toEqual(devnet.description)
    const health = await fetch(`${devnet.description.faucetUrl}/health`)
    expect(await health.json()).toEqual({ status: 'ok' })
  })

  it('sends 1 BTC by default and the requested satoshi otherwise, confirmed when it responds', async () => {
    const account = getChain().accounts[9]
    if (account === undefined) throw new TypeError('There is no tenth account.')
    const address = toAddress({ account, type: 'p2pkh' })
    const first = await give({ address })
    expect(first).toEqual({
      status: 200,
      body: {
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        caipNetworkId: getChain().caipNetworkId,
        address,
        amount: '100000000',
      },
    })
    expect((await give({ address, amount: '1234' })).status).toBe(200)
    expect(await read(`/address/${address}/utxo`)).toMatchObject([
      { txid: first.body.hash, value: 100_000_000, status: { confirmed: true } },
      { value: 1_234, status: { confirmed: true } },
    ])
  })

  it('leaves other transactions unconfirmed', async () => {
    const [account, other] = getChain().accounts
    if (account === undefined || other === undefined) throw new TypeError('There are no accounts.')
    const mining = (paused: boolean) =>
      fetch(`${getChain().esploraUrl}/devnet/mining`, { method: 'POST', body: JSON.stringify({ paused }) })
    await mining(true)
    const [coin]: SpentCoin[] = await read(`/address/${account.addresses.p2tr}/utxo`)
    if (coin === undefined) throw new TypeError('The account has no coin.')
    const outputs = [{ to: other.addresses.p2tr, amount: coin.value - 500 }]
    const { hex, id } = createSpend({ account, type: 'p2tr', coin, outputs })
    await fetch(`${getChain().esploraUrl}/tx`, { method: 'POST', body: hex })
    expect((await give({ address: other.addresses.p2wpkh, amount: '5000' })).status).toBe(200)
    expect(await read(`/tx/${id}/status`)).toEqual({ confirmed: false })
    await mining(false)
    await expect.poll(() => read(`/tx/${id}/status`)).toMatchObject({ confirmed: true })
  })

  it('serves many requests at once, each in full', async () => {
    const addresses = getChain().accounts.map(({ addresses: { p2tr } }) => p2tr)
    const answers = await Promise.all(addresses.map((address) => give({ address, amount: '7777' })))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    for (const address of addresses) {
      const coins: SpentCoin[] = await read(`/address/${address}/utxo`)
      expect(coins.filter(({ value }) => value === 7_777)).toHaveLength(1)
    }
  })

  it.each([
    {
      title: 'an address of the main network',
      request: { address: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2' },
      code: 'invalid_address',
    },
    {
      title: 'an address of the test network',
      request: { address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' },
      code: 'invalid_address',
    },
    {
      title: 'an address with a wrong letter',
      request: { address: 'bcrt1qquv9lg5g2r4jkr0ahun0ddfg5xntxjelwjpnux' },
      code: 'invalid_address',
    },
    {
      title: 'an Ethereum address',
      request: { address: '0x00000000000000000000000000000000DeaDBeef' },
      code: 'invalid_address',
    },
    { title: 'an address that is not a string', request: { address: 1 }, code: 'invalid_address' },
    {
      title: 'more than 100 BTC',
      request: { address: 'bcrt1qquv9lg5g2r4jkr0ahun0ddfg5xntxjelwjpnuw', amount: '10000000001' },
      code: 'amount_too_large',
    },
    {
      title: 'a token',
      request: { address: 'bcrt1qquv9lg5g2r4jkr0ahun0ddfg5xntxjelwjpnuw', token: 'TUSD' },
      code: 'unknown_token',
    },
  ])('rejects $title', async ({ code, request }) => {
    expect(await give(request)).toMatchObject({ status: 400, body: { code } })
  })

  it('reports why the chain rejects an amount', async () => {
    const [account] = getChain().accounts
    expect(await give({ address: account?.addresses.p2tr, amount: '329' })).toEqual({
      status: 502,
      body: { code: 'chain_failed', message: 'The chain rejected the payment: dust' },
    })
  })

  it('suggests a remedy when its coins are used up', async () => {
    const bitcoin = await startTestBitcoin()
    onTestFinished(bitcoin.stop)
    const address = bitcoin.description.accounts[0]?.addresses.p2wpkh ?? ''
    // All spendable rewards together are less than 3,000 BTC.
    await expect(bitcoin.faucet.send({ address, amount: 300_000_000_000n, token: undefined })).rejects.toMatchObject({
      code: 'chain_failed',
      message: expect.stringContaining('POST /devnet/mine'),
    })
  })
})
