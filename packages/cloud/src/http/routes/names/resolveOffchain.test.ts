import { startDevnet, type Devnet } from '@latchkey/devnet'
import { apiErrorSchema, registerName, resolveOffchain } from '@latchkey/protocol/api'
import { parse } from 'valibot'
import { createClient, encodeFunctionData, type Hex, http, namehash, parseAbi, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { getEnsAddress, getEnsAvatar, getEnsName, packetToBytes } from 'viem/ens'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Storage } from '../../../storage/Storage.ts'
import { sendTransaction } from '../../../test/chain/sendTransaction.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { startTestCloud, type TestCloud } from '../../../test/startTestCloud.ts'

const setterAbi = parseAbi([
  'function setGateway(bytes32 node, string url, address signer)',
  'function setName(address account, string name)',
])
const resolveAbi = parseAbi(['function resolve(bytes name, bytes data) view returns (bytes)'])
const recordAbi = parseAbi([
  'function addr(bytes32 node, uint256 coinType) view returns (bytes)',
  'function text(bytes32 node, string key) view returns (string)',
  'function name(bytes32 node) view returns (string)',
])

const key = generatePrivateKey()
const resolver: Hex = '0x4a3e000000000000000000000000000000000004'
const avatar = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4='
/** The coin type of chain 31337 (ENSIP-11). */
const local = 0x8000_0000n + 31_337n

let storage: Storage
let devnet: Devnet
let cloud: TestCloud
beforeAll(async () => {
  storage = await openTestStorage()
  devnet = await startDevnet({ chains: [31_337] })
})
afterAll(async () => {
  await devnet.stop()
  await storage.close()
})

function getChain() {
  const [chain] = devnet.description.evm
  if (chain === undefined) throw new TypeError('The chain must be running.')
  return chain
}

async function start(environment: Readonly<Record<string, string>> = {}): Promise<void> {
  cloud = await startTestCloud({
    storage,
    environment: {
      LATCHKEY_RPC_EIP155_31337: getChain().rpcUrl,
      LATCHKEY_NAME_KEY: key,
      LATCHKEY_NAME_RESOLVERS: resolver,
      ...environment,
    },
  })
  // The contract compares the end of an answer with the time of its block.
  cloud.clock.now = Date.now() + 60_000
}

async function write(data: Hex): Promise<void> {
  const from = getChain().accounts[9]?.address ?? '0x'
  await sendTransaction(getChain().rpcUrl, { from, to: resolver, data, gas: toHex(2_000_000) })
}

/** Lets the resolver on the chain ask this cloud about every name that it registers. */
const connect = (signer = privateKeyToAccount(key).address) =>
  write(
    encodeFunctionData({
      abi: setterAbi,
      functionName: 'setGateway',
      args: [namehash('latchkey.test'), `${cloud.url}/v1/ens/{sender}/{data}.json`, signer],
    }),
  )

async function register(name: string, attributes: Readonly<Record<string, string>> = {}): Promise<Hex> {
  const owner = privateKeyToAccount(generatePrivateKey())
  const message = JSON.stringify({ name, attributes, timestamp: Math.floor(cloud.clock.now / 1_000) })
  const body = { coin_type: 60, address: owner.address, message, signature: await owner.signMessage({ message }) }
  const response = await cloud.ask('/v1/profile/account', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(parse(registerName.response, await response.json())).toEqual({ success: true })
  return owner.address
}

const toData = (name: string, record: Hex): Hex =>
  encodeFunctionData({ abi: resolveAbi, functionName: 'resolve', args: [toHex(packetToBytes(name)), record] })

const toCall = (name: string, node = namehash(name)): Hex =>
  toData(name, encodeFunctionData({ abi: recordAbi, functionName: 'addr', args: [node, 60n] }))

const ask = (data: string, sender: string = resolver): Promise<Response> =>
  fetch(`${cloud.url}/v1/ens/${sender}/${data}.json`)

async function refuse(data: string, sender?: string) {
  const response = await ask(data, sender)
  return { status: response.status, code: parse(apiErrorSchema, await response.json()).code }
}

describe("viem's own code for ENS", () => {
  it('resolves a registered name through the gateway: address, address by coin type, avatar, and back', async () => {
    await start()
    await connect()
    const client = createClient({ transport: http(getChain().rpcUrl) })
    const universalResolverAddress = resolver
    const name = 'viem-reads.latchkey.test'
    const address = await register(name, { avatar })
    expect(await getEnsAddress(client, { name, universalResolverAddress, strict: true })).toBe(address)
    for (const coinType of [60n, local, 0x8000_0000n + 10n])
      expect(await getEnsAddress(client, { name, coinType, universalResolverAddress })).toBe(address.toLowerCase())
    expect(await getEnsAddress(client, { name, coinType: 0n, universalResolverAddress })).toBeNull()
    expect(await getEnsAvatar(client, { name, universalResolverAddress })).toBe(avatar)
    expect(await getEnsName(client, { address, universalResolverAddress })).toBeNull()
    await write(encodeFunctionData({ abi: setterAbi, functionName: 'setName', args: [address, name] }))
    expect(await getEnsName(client, { address, universalResolverAddress, strict: true })).toBe(name)
    const missing = { name: 'missing.latchkey.test', universalResolverAddress }
    expect(await getEnsAddress(client, missing)).toBeNull()
    expect(await getEnsAvatar(client, missing)).toBeNull()
  })

  it('reveals no name that belongs to another address', async () => {
    await start()
    await connect()
    const client = createClient({ transport: http(getChain().rpcUrl) })
    const name = 'owned-by-one.latchkey.test'
    await register(name)
    const impostor = privateKeyToAccount(generatePrivateKey()).address
    await write(encodeFunctionData({ abi: setterAbi, functionName: 'setName', args: [impostor, name] }))
    const parameters = { address: impostor, universalResolverAddress: resolver }
    expect(await getEnsName(client, parameters)).toBeNull()
    await expect(getEnsName(client, { ...parameters, strict: true })).rejects.toThrow('ReverseAddressMismatch')
  })

  it('gets no answer that another key has signed, or that is too old', async () => {
    await start()
    const client = createClient({ transport: http(getChain().rpcUrl) })
    const name = 'signed-well.latchkey.test'
    const address = await register(name)
    const parameters = { name, universalResolverAddress: resolver, strict: true }
    await connect(privateKeyToAccount(generatePrivateKey()).address)
    await expect(getEnsAddress(client, parameters)).rejects.toThrow('not signed by the gateway')
    await connect()
    expect(await getEnsAddress(client, parameters)).toBe(address)
    cloud.clock.now -= 86_400_000
    await expect(getEnsAddress(client, parameters)).rejects.toThrow('expired')
  })
})

describe('GET /v1/ens/{sender}/{data}.json', () => {
  it('needs no project, and answers pages of every origin', async () => {
    await start()
    const response = await fetch(`${cloud.url}/v1/ens/${resolver}/${toCall('mira.latchkey.test')}.json`, {
      headers: { origin: 'https://app.example' },
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(parse(resolveOffchain.response, await response.json()).data.length).toBeGreaterThan(130)
  })

  it('signs for the resolvers that the operator names, in any spelling, and for no other', async () => {
    await start()
    const data = toCall('mira.latchkey.test')
    expect((await ask(data, resolver.toUpperCase().replace('0X', '0x'))).status).toBe(200)
    const foreign = '0x4a3e000000000000000000000000000000000005'
    expect(await refuse(data, foreign)).toEqual({ status: 404, code: 'not_found' })
  })

  it('answers for names of its suffix only', async () => {
    await start()
    for (const name of ['mira.eth', 'latchkey.test', 'mira.latchkey.test.eth', 'evillatchkey.test'])
      expect(await refuse(toCall(name))).toEqual({ status: 404, code: 'not_found' })
  })

  it.each([
    {
      title: 'a call about another name than it names',
      data: toCall('mira.latchkey.test', namehash('anna.latchkey.test')),
    },
    {
      title: 'another record',
      data: toData(
        'mira.latchkey.test',
        encodeFunctionData({ abi: recordAbi, functionName: 'name', args: [namehash('mira.latchkey.test')] }),
      ),
    },
    { title: 'another call', data: '0x12345678' },
    { title: 'nothing', data: '0x' },
    { title: 'half of a byte', data: '0x123' },
    { title: 'what is not hexadecimal', data: 'mira' },
    { title: 'too much', data: `0x${'00'.repeat(4_200)}` },
  ])('refuses $title', async ({ data }) => {
    await start()
    expect(await refuse(data)).toEqual({ status: 400, code: 'invalid_request' })
  })

  it('answers a client 300 times a minute, or as often as the operator says', async () => {
    await start({ LATCHKEY_TRUST_PROXY: 'loopback', LATCHKEY_RATE_NAME_GATEWAY: '2' })
    const url = `${cloud.url}/v1/ens/${resolver}/${toCall('mira.latchkey.test')}.json`
    const statuses: number[] = []
    for (let count = 0; count < 3; count += 1)
      statuses.push((await fetch(url, { headers: { 'x-forwarded-for': '203.0.113.1' } })).status)
    expect(statuses).toEqual([200, 200, 429])
  })

  it('is not configured without a key', async () => {
    cloud = await startTestCloud({ storage })
    // As other endpoints that are not configured, it is then part of no public route.
    expect((await cloud.ask(`/v1/ens/${resolver}/${toCall('mira.latchkey.test')}.json`)).status).toBe(501)
  })
})
