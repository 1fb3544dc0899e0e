import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Devnet, startDevnet } from '@latchkey/devnet'
import { apiErrorSchema, createOnrampUrl, getHistory, getOnrampOptions, getOnrampQuote } from '@latchkey/protocol/api'
import { getConfig } from '@latchkey/protocol/project'
import { parse } from 'valibot'
import { createPublicClient, erc20Abi, formatUnits, http, parseUnits } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Storage } from '../../storage/Storage.ts'
import { openTestStorage } from '../../test/openTestStorage.ts'
import { startTestCloud, type TestCloud } from '../../test/startTestCloud.ts'

// The sandbox on a real local chain: the faucet really sends what the page sells.

let storage: Storage
let devnet: Devnet
beforeAll(async () => {
  ;[storage, devnet] = await Promise.all([openTestStorage(), startDevnet({ chains: [31_337, 'solana'] })])
})
afterAll(() => Promise.all([devnet.stop(), storage.close()]))

const network = 'eip155:31337'
const tusd = '0x7e57D011A4000000000000000000000000000001'
const json = { 'content-type': 'application/json' }

async function setUp(environment: Readonly<Record<string, string>> = {}) {
  const cloud = await startTestCloud({
    storage,
    environment: {
      LATCHKEY_ONRAMP: 'sandbox',
      LATCHKEY_SANDBOX_URL: devnet.description.faucetUrl,
      ...environment,
    },
  })
  const [chain] = devnet.description.evm
  const client = createPublicClient({ transport: http(chain?.rpcUrl), cacheTime: 0 })
  const { address } = privateKeyToAccount(generatePrivateKey())
  const id = generatePrivateKey().slice(2, 34)
  return { cloud, client, address, id }
}

const post = (cloud: TestCloud, path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  cloud.ask(path, {
    method: 'POST',
    body: JSON.stringify({ projectId: 'dev', ...body }),
    headers: { ...json, ...headers },
  })

const begin = async (cloud: TestCloud, address: string, more: object = {}): Promise<string> => {
  const order = { destinationWallets: [{ address, blockchains: [network], assets: ['ETH'] }], presetFiatAmount: 100 }
  const response = await post(cloud, '/v1/generators/onrampurl', { ...order, ...more })
  return parse(createOnrampUrl.response, await response.json()).url
}

/** Presses a button of the page, as a browser does. */
const press = (url: string, step: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ step }),
    headers: { origin: new URL(url).origin, 'sec-fetch-site': 'same-origin', ...headers },
    redirect: 'manual',
  })

const readPage = async (url: string): Promise<string> => (await fetch(url)).text()

const readPurchases = async (cloud: TestCloud, id: string) => {
  const response = await cloud.ask(`/v1/account/${id}/history?onramp=sandbox`)
  return parse(getHistory.response, await response.json()).data.map(({ metadata, transfers }) => ({
    ...metadata,
    transfers,
  }))
}

const readError = async (response: Response) => ({
  status: response.status,
  ...parse(apiErrorSchema, await response.json()),
})

describe('the sandbox', () => {
  it('offers what the faucet of the local chains has', async () => {
    const { cloud } = await setUp()
    const options = parse(getOnrampOptions.response, await (await cloud.ask('/v1/onramp/options')).json())
    expect(options).toMatchObject({
      providers: ['sandbox'],
      purchaseCurrencies: [
        {
          id: 'ETH',
          symbol: 'ETH',
          networks: [{ name: network, display_name: 'Devnet One', chain_id: '31337' }],
        },
        {
          symbol: 'TUSD',
          networks: [{ name: network, contract_address: tusd }, { display_name: 'Devnet Solana' }],
        },
        { symbol: 'LUSD' },
        { symbol: 'SOL', networks: [{ name: devnet.description.solana?.caipNetworkId }] },
        { symbol: 'TEUR' },
      ],
      paymentCurrencies: [
        {
          id: 'USD',
          payment_method_limits: [{ id: 'card', min: '10.00', max: '7500.00' }, { id: 'ach_bank_account' }],
        },
        { id: 'EUR' },
      ],
    })
  })

  it('is named to apps on this machine', async () => {
    const { cloud } = await setUp()
    const read = async (headers: Readonly<Record<string, string>> = {}) => {
      const { projectId } = await cloud.createProject()
      const response = await cloud.ask('/appkit/v1/config', { projectId, headers })
      return parse(getConfig.response, await response.json()).features.onramp
    }
    expect(await read()).toEqual(['sandbox'])
    expect(await read({ 'x-forwarded-for': '203.0.113.9' })).toBe(false)
  })

  it.each([
    ['100', 'USD', '0.0393', '1.50'],
    ['100', 'EUR', '0.04323', '1.50'],
    ['10.01', 'USD', '0.00384', '0.16'],
  ])('delivers for %s %s what its quote says', async (amount, paymentCurrency, arrives, fee) => {
    const { address, client, cloud, id } = await setUp()
    const question = { purchaseCurrency: 'ETH', network, paymentCurrency, amount }
    const quote = parse(getOnrampQuote.response, await (await post(cloud, '/v1/onramp/quote', question)).json())
    expect(quote).toMatchObject({
      provider: 'sandbox',
      purchaseAmount: { amount: arrives, currency: 'ETH' },
      fees: [
        { name: 'provider', amount: fee, currency: paymentCurrency },
        { name: 'network', amount: '0.25' },
      ],
    })
    const url = await begin(cloud, address, { presetFiatAmount: Number(amount), paymentCurrency, partnerUserId: id })
    expect((await press(url, 'pay')).status).toBe(303)
    expect(formatUnits(await client.getBalance({ address }), 18)).toBe(arrives)
    const [purchase] = await readPurchases(cloud, id)
    expect(purchase).toMatchObject({
      status: 'confirmed',
      chain: network,
      sentFrom: 'sandbox',
      sentTo: address,
      transfers: [{ quantity: { numeric: arrives }, fungible_info: { symbol: 'ETH' } }],
    })
    const receipt = await client.getTransactionReceipt({ hash: `0x${purchase?.hash?.slice(2) ?? ''}` })
    expect(receipt.status).toBe('success')
    expect(await readPage(url)).toContain('<h1>Delivered</h1>')
  })

  it('delivers tokens, and at least the amount that an app asked for', async () => {
    const { address, client, cloud } = await setUp()
    const url = await begin(cloud, address, {
      destinationWallets: [{ address: `${network}:${address}`, assets: ['TUSD'] }],
      presetFiatAmount: undefined,
      presetCryptoAmount: 25.5,
    })
    await press(url, 'pay')
    const balance = await client.readContract({
      address: tusd,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [address],
    })
    expect(balance).toBeGreaterThanOrEqual(parseUnits('25.5', 6))
    expect(balance).toBeLessThan(parseUnits('25.53', 6))
  })

  it('delivers to an account of Solana', async () => {
    const { cloud, id } = await setUp()
    const chain = devnet.description.solana
    // A key without a balance.
    const address = 'HoJiK7uUwKzVJPSTJNGVMTdxGJDGP6TXNwb1t2JpPCzn'
    const url = await begin(cloud, address, {
      destinationWallets: [{ address: `${chain?.caipNetworkId}:${address}`, assets: ['SOL'] }],
      partnerUserId: id,
    })
    await press(url, 'pay')
    expect(await readPurchases(cloud, id)).toMatchObject([
      { status: 'confirmed', chain: chain?.caipNetworkId, transfers: [{ quantity: { numeric: '0.655' } }] },
    ])
    const response = await fetch(chain?.rpcUrl ?? '', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getBalance', params: [address] }),
    })
    expect(await response.json()).toMatchObject({ result: { value: 655_000_000 } })
  })

  it('lets coins wait until they are delivered', async () => {
    const { address, client, cloud, id } = await setUp()
    const url = await begin(cloud, address, { partnerUserId: id })
    expect(await readPurchases(cloud, id)).toEqual([])
    await press(url, 'slow')
    expect(await readPurchases(cloud, id)).toMatchObject([{ status: 'pending' }])
    expect(await client.getBalance({ address })).toBe(0n)
    await press(url, 'deliver')
    expect(await readPurchases(cloud, id)).toMatchObject([{ status: 'confirmed' }])
    expect(await client.getBalance({ address })).toBe(parseUnits('0.0393', 18))
  })

  it.each([
    ['decline', 'Payment declined', [{ status: 'failed' }]],
    // The app cannot know that the visitor left.
    ['leave', 'Nothing was bought', []],
  ])('sends nothing after "%s", and nothing follows it', async (step, title, purchases) => {
    const { address, client, cloud, id } = await setUp()
    const url = await begin(cloud, address, { partnerUserId: id })
    for (const one of [step, 'pay', 'slow', 'deliver']) expect((await press(url, one)).status).toBe(303)
    expect(await client.getBalance({ address })).toBe(0n)
    expect(await readPurchases(cloud, id)).toMatchObject(purchases)
    expect(await readPage(url)).toContain(`<h1>${title}</h1>`)
  })

  it('sends once, however often a visitor presses', async () => {
    const { address, client, cloud } = await setUp()
    const url = await begin(cloud, address)
    await Promise.all(Array.from({ length: 5 }, () => press(url, 'pay')))
    expect(await client.getBalance({ address })).toBe(parseUnits('0.0393', 18))
  })

  it('says that the faucet failed, and sends nothing later', async () => {
    const { cloud } = await setUp()
    // A receiver that the faucet refuses.
    const id = 'cd'.repeat(16)
    const url = await begin(cloud, `0x${'0'.repeat(40)}`, { partnerUserId: id })
    await press(url, 'pay')
    expect(await readPage(url)).toContain('<h1>Not delivered</h1>')
    expect(await readPurchases(cloud, id)).toMatchObject([{ status: 'failed' }])
  })

  it('fails as a seller that is down while the faucet does not run', async () => {
    const { address, cloud } = await setUp({ LATCHKEY_SANDBOX_URL: 'http://127.0.0.1:9' })
    const order = { destinationWallets: [{ address }] }
    for (const response of [
      await cloud.ask('/v1/onramp/options'),
      await post(cloud, '/v1/generators/onrampurl', order),
    ]) {
      expect(await readError(response)).toMatchObject({ status: 502, code: 'upstream_failed' })
    }
  })

  it.each([
    ['below the limit', { amount: '9.99' }],
    ['above the limit', { amount: '7500.01' }],
    ['in an unknown currency', { paymentCurrency: 'XAU' }],
    ['of an unknown coin', { purchaseCurrency: 'BTC' }],
    ['on another network', { network: 'ethereum' }],
    ['of a negative amount', { amount: '-100' }],
    ['by an unknown method', { paymentMethod: 'cash' }],
  ])('quotes no purchase %s', async (_title, change) => {
    const { cloud } = await setUp()
    const question = { purchaseCurrency: 'ETH', network, paymentCurrency: 'USD', amount: '100', ...change }
    expect(await readError(await post(cloud, '/v1/onramp/quote', question))).toMatchObject({ code: 'upstream_failed' })
  })
})

describe('the page of a purchase', () => {
  it('has no scripts, sends its form to itself only, and is in no frame', async () => {
    const { address, cloud } = await setUp()
    const url = await begin(cloud, address)
    expect(new URL(url).pathname).toMatch(/^\/sandbox\/onramp\/[0-9a-f]{32}$/)
    const response = await fetch(url)
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    )
    expect([response.headers.get('cross-origin-opener-policy'), response.headers.get('cache-control')]).toEqual([
      'same-origin',
      'no-store',
    ])
    const page = await response.text()
    expect(page).not.toMatch(/<script|\sstyle=|\son\w+=/)
    for (const text of [address, 'Devnet One', '0.0393 ETH', '98.25 USD', '100.00 USD']) expect(page).toContain(text)
    const style = await fetch(new URL('/sandbox/onramp.css', url))
    expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8'])
  })

  it('takes no step from another page, and no unknown one', async () => {
    const { address, client, cloud } = await setUp()
    const url = await begin(cloud, address)
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null', 'sec-fetch-site': 'same-site' },
    ]) {
      expect(await readError(await press(url, 'pay', headers))).toMatchObject({ code: 'origin_not_allowed' })
    }
    expect(await readError(await press(url, 'refund'))).toMatchObject({ status: 400 })
    expect(await client.getBalance({ address })).toBe(0n)
  })

  it('is gone after a day, and unknown ids have none', async () => {
    const { address, cloud } = await setUp()
    const url = await begin(cloud, address)
    expect((await fetch(url.replace(/[0-9a-f]{32}$/, 'ab'.repeat(16)))).status).toBe(404)
    cloud.clock.now += 86_400_000
    expect((await fetch(url)).status).toBe(404)
  })
})

describe('callers from elsewhere', () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.9' }

  it('find no sandbox: no options, quotes, purchases and pages', async () => {
    const { address, cloud, id } = await setUp()
    const url = await begin(cloud, address, { partnerUserId: id })
    const question = { purchaseCurrency: 'ETH', network, paymentCurrency: 'USD', amount: '100' }
    const order = { destinationWallets: [{ address }], provider: 'sandbox' }
    const { projectId } = await cloud.createProject()
    const elsewhere = { projectId, headers: { ...json, ...forwarded } }
    const send = (path: string, body: object) =>
      cloud.ask(path, { method: 'POST', body: JSON.stringify({ projectId, ...body }), ...elsewhere })
    for (const response of [
      await cloud.ask('/v1/onramp/options', elsewhere),
      await send('/v1/onramp/quote', question),
      await send('/v1/onramp/quote', { ...question, provider: 'sandbox' }),
      await send('/v1/generators/onrampurl', order),
      await send('/v1/generators/onrampurl', { ...order, provider: undefined }),
      await cloud.ask(`/v1/account/${id}/history?onramp=sandbox`, elsewhere),
    ]) {
      expect(await readError(response)).toMatchObject({ status: 501, code: 'not_configured' })
    }
    for (const path of [url, new URL('/sandbox/onramp.css', url).href]) {
      expect((await fetch(path, { headers: forwarded })).status).toBe(404)
    }
    expect((await press(url, 'pay', forwarded)).status).toBe(404)
  })

  it('find none behind another name of this machine', async () => {
    const { address, cloud } = await setUp({ LATCHKEY_PUBLIC_URL: 'http://shop.example' })
    const url = new URL(await begin(cloud, address))
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const { hostname, pathname, port } = url
      request({ hostname, port, path: pathname, headers: { host: 'shop.example' } }, (response) => {
        void text(response).then(() => resolve(response.statusCode))
      })
        .on('error', reject)
        .end()
    })
    expect(status).toBe(404)
  })
})
