import { request as openRequest } from 'node:http'
import { createPublicClient, erc20Abi, http, parseEther, parseUnits } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Devnet } from '../Devnet.ts'
import type { DevnetChainId } from '../DevnetDescription.ts'
import { startDevnet } from '../startDevnet.ts'
import { occupyPort } from '../test/occupyPort.ts'
import { bodyLimit } from './constants.ts'
import { createEvmFaucetChain } from './createEvmFaucetChain.ts'
import { requestRpc } from './requestRpc.ts'
import { startFaucet } from './startFaucet.ts'

const address = '0x00000000000000000000000000000000DeaDBeef'
const network = 'eip155:31337'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ chains: [31337, 31338] })
})
afterAll(() => devnet.stop())

interface Answer {
  readonly status: number
  readonly body: unknown
}

async function ask(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(devnet.description.faucetUrl + path, init)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  return { status: response.status, body: await response.json() }
}

function post(body: unknown): Promise<Answer> {
  return ask('/faucet', { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) })
}

function connect(chainId: DevnetChainId) {
  const chain = devnet.description.evm.find((candidate) => candidate.chainId === chainId)
  if (chain === undefined) throw new TypeError(`There is no chain ${chainId}.`)
  const client = createPublicClient({ transport: http(chain.rpcUrl), cacheTime: 0 })
  return { chain, client }
}

function createAddress(): `0x${string}` {
  return privateKeyToAccount(generatePrivateKey()).address
}

describe('startFaucet', () => {
  it('describes the devnet at its root', async () => {
    expect(await ask('/')).toEqual({ status: 200, body: devnet.description })
    expect(await ask('/?from=a-page')).toEqual({ status: 200, body: devnet.description })
  })

  it('is healthy while the chains answer', async () => {
    expect(await ask('/health')).toEqual({ status: 200, body: { status: 'ok' } })
  })

  it("sends 10 of either chain's currency if no amount is given", async () => {
    for (const chainId of [31337, 31338] as const) {
      const { chain, client } = connect(chainId)
      const to = createAddress()
      const { body, status } = await post({ caipNetworkId: chain.caipNetworkId, address: to })
      expect({ body, status }).toEqual({
        status: 200,
        body: {
          hash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
          caipNetworkId: chain.caipNetworkId,
          address: to,
          amount: '10000000000000000000',
        },
      })
      // It is already mined when the faucet responds.
      expect(await client.getBalance({ address: to })).toBe(parseEther('10'))
    }
  })

  it('sends the given amount in wei, also to a lower-case address', async () => {
    const to = createAddress()
    const { status } = await post({ caipNetworkId: network, address: to.toLowerCase(), amount: '1234567890123456789' })
    expect(status).toBe(200)
    expect(await connect(31337).client.getBalance({ address: to })).toBe(1_234_567_890_123_456_789n)
  })

  it('sends tokens by address and by symbol, with a transaction that logs the transfer', async () => {
    const { chain, client } = connect(31338)
    for (const token of chain.tokens) {
      const to = createAddress()
      const balanceOf = () =>
        client.readContract({ address: token.address, abi: erc20Abi, functionName: 'balanceOf', args: [to] })
      const request = { caipNetworkId: chain.caipNetworkId, address: to }

      const byDefault = await post({ ...request, token: token.symbol })
      expect(byDefault).toMatchObject({ status: 200, body: { amount: '1000000000', token: token.address } })
      expect(await balanceOf()).toBe(parseUnits('1000', 6))

      const named = await post({ ...request, token: token.address.toLowerCase(), amount: '7' })
      expect(named.status).toBe(200)
      expect(await balanceOf()).toBe(parseUnits('1000', 6) + 7n)

      const [log] = await client.getContractEvents({
        ...{ address: token.address, abi: erc20Abi, eventName: 'Transfer', args: { to } },
        fromBlock: 'earliest',
      })
      expect(named.body).not.toMatchObject({ hash: log?.transactionHash })
      expect(byDefault.body).toMatchObject({ hash: log?.transactionHash })
    }
  })

  it('serves many requests at once, each in full', async () => {
    const { client } = connect(31337)
    const addresses = Array.from({ length: 20 }, createAddress)
    const answers = await Promise.all(addresses.map((to) => post({ caipNetworkId: network, address: to, amount: '5' })))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const balances = await Promise.all(addresses.map((to) => client.getBalance({ address: to })))
    expect(balances).toEqual(Array(20).fill(5n))
  })

  it('uses none of the ten accounts and adds none to those that the chain can sign for', async () => {
    const { chain, client } = connect(31337)
    await post({ caipNetworkId: network, address: createAddress() })
    expect(await requestRpc({ rpcUrl: chain.rpcUrl, method: 'eth_accounts' })).toHaveLength(10)
    for (const account of chain.accounts) {
      expect(await client.getTransactionCount({ address: account.address })).toBe(0)
    }
  })

  it.each<{ title: string; body: unknown; code: string; status?: number }>([
    { title: 'no body', body: '', code: 'invalid_json' },
    { title: 'broken JSON', body: '{"address":', code: 'invalid_json' },
    { title: 'a form', body: `caipNetworkId=${network}`, code: 'invalid_json' },
    { title: 'null', body: 'null', code: 'invalid_body' },
    { title: 'a list', body: [], code: 'invalid_body' },
    { title: 'a string', body: '"0x"', code: 'invalid_body' },
    { title: 'an unknown field', body: { caipNetworkId: network, address, chainId: 1 }, code: 'invalid_body' },
    { title: 'a prototype', body: '{"__proto__":{"address":"0x"}}', code: 'invalid_body' },
    { title: 'no network', body: { address }, code: 'unknown_network' },
    { title: 'a foreign network', body: { caipNetworkId: 'eip155:1', address }, code: 'unknown_network' },
    { title: 'a number for a network', body: { caipNetworkId: 31337, address }, code: 'unknown_network' },
    { title: 'no address', body: { caipNetworkId: network }, code: 'invalid_address' },
    { title: 'a short address', body: { caipNetworkId: network, address: '0x12' }, code: 'invalid_address' },
    { title: 'a name for an address', body: { caipNetworkId: network, address: 'bob.eth' }, code: 'invalid_address' },
    { title: 'a long address', body: { caipNetworkId: network, address: `${address}00` }, code: 'invalid_address' },
    {
      title: 'an address with a line break',
      body: { caipNetworkId: network, address: `${address}\n` },
      code: 'invalid_address',
    },
    {
      title: 'the zero address',
      body: { caipNetworkId: network, address: `0x${'0'.repeat(40)}` },
      code: 'invalid_address',
    },
    { title: 'an address in a list', body: { caipNetworkId: network, address: [address] }, code: 'invalid_address' },
    { title: 'an amount as a number', body: { caipNetworkId: network, address, amount: 1 }, code: 'invalid_amount' },
    { title: 'no amount', body: { caipNetworkId: network, address, amount: '' }, code: 'invalid_amount' },
    { title: 'null for an amount', body: { caipNetworkId: network, address, amount: null }, code: 'invalid_amount' },
    { title: 'a zero amount', body: { caipNetworkId: network, address, amount: '000' }, code: 'invalid_amount' },
    { title: 'a negative amount', body: { caipNetworkId: network, address, amount: '-1' }, code: 'invalid_amount' },
    { title: 'a fraction', body: { caipNetworkId: network, address, amount: '1.5' }, code: 'invalid_amount' },
    {
      title: 'a hexadecimal amount',
      body: { caipNetworkId: network, address, amount: '0x10' },
      code: 'invalid_amount',
    },
    {
      title: 'an amount of 2,000 digits',
      body: { caipNetworkId: network, address, amount: '9'.repeat(2_000) },
      code: 'invalid_amount',
    },
    {
      title: 'more than 1,000 of the currency',
      body: { caipNetworkId: network, address, amount: '1000000000000000000001' },
      code: 'amount_too_large',
    },
    {
      title: 'more than a million tokens',
      body: { caipNetworkId: network, address, amount: '1000000000001', token: 'TUSD' },
      code: 'amount_too_large',
    },
    {
      title: 'an unknown token',
      body: { caipNetworkId: network, address, token: address },
      code: 'unknown_token',
    },
    { title: 'an object for a token', body: { caipNetworkId: network, address, token: {} }, code: 'unknown_token' },
    {
      title: 'a body that is too large',
      body: { caipNetworkId: network, address, token: 'x'.repeat(bodyLimit) },
      code: 'body_too_large',
      status: 413,
    },
  ])('rejects $title with $code', async ({ body, code, status = 400 }) => {
    const before = await connect(31337).client.getBlockNumber()
    expect(await post(body)).toEqual({ status, body: { code, message: expect.stringMatching(/^.{10,400}$/) } })
    expect(await connect(31337).client.getBlockNumber()).toBe(before)
  })

  it('sends up to 1,000 of the currency and a million tokens', async () => {
    const request = { caipNetworkId: network, address: createAddress() }
    expect(await post({ ...request, amount: '1000000000000000000000' })).toMatchObject({ status: 200 })
    expect(await post({ ...request, amount: '1000000000000', token: 'LUSD' })).toMatchObject({ status: 200 })
  })

  it('rejects a body of several megabytes without breaking the connection', async () => {
    const body = 'x'.repeat(8_000_000)
    expect(await post(body)).toMatchObject({ status: 413, body: { code: 'body_too_large' } })
  })

  it('says why the chain rejected a transfer: a contract that accepts no funds', async () => {
    const { chain } = connect(31337)
    const token = chain.tokens[0]?.address
    expect(await post({ caipNetworkId: network, address: token })).toEqual({
      status: 502,
      body: { code: 'chain_failed', message: expect.stringContaining('revert') },
    })
    // The rejection does not block the next request.
    expect(await post({ caipNetworkId: network, address: createAddress() })).toMatchObject({ status: 200 })
  })

  it('responds to unknown paths and methods, including malformed ones', async () => {
    expect(await ask('/faucets')).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await ask('/faucet')).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } })
    expect(await ask('/', { method: 'POST' })).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } })
    const { hostname, port } = new URL(devnet.description.faucetUrl)
    const status = await new Promise((resolve, reject) => {
      // fetch would normalise this path, which is not a valid URL.
      const request = openRequest({ hostname, port, path: '//[', agent: false }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
      request.on('error', reject)
      request.end()
    })
    expect(status).toBe(404)
  })

  it('allows a page of any origin to post JSON', async () => {
    const response = await fetch(`${devnet.description.faucetUrl}/faucet`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://app.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-methods')).toContain('POST')
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type')
  })

  it('reports that it is starting before the chains run, and when one of them is gone', async () => {
    const faucet = await startFaucet({ name: 'faucet', number: 0 })
    onTestFinished(faucet.stop)
    const askFaucet = async (path: string): Promise<Answer> => {
      const response = await fetch(faucet.url + path)
      return { status: response.status, body: await response.json() }
    }
    expect(await askFaucet('/health')).toMatchObject({ status: 503, body: { code: 'starting' } })

    const { port, release } = await occupyPort()
    await release()
    const evm = devnet.description.evm.map((chain) => ({ ...chain, rpcUrl: `http://127.0.0.1:${port}` }))
    faucet.open({ description: { evm, faucetUrl: faucet.url }, chains: evm.map(createEvmFaucetChain) })
    expect(await askFaucet('/health')).toEqual({
      status: 502,
      body: { code: 'chain_failed', message: `The chain at http://127.0.0.1:${port} does not answer eth_blockNumber.` },
    })
  })
})
