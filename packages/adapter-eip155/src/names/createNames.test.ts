import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Network } from '@latchkey/core/adapter'
import { startDevnet, type Devnet, type DevnetEvmChain } from '@latchkey/devnet'
import { createAdapterContext } from '@latchkey/testing/adapter'
import {
  concat,
  createTestClient,
  decodeFunctionData,
  encodeFunctionData,
  encodeAbiParameters,
  encodePacked,
  http,
  isHex,
  keccak256,
  namehash,
  parseAbi,
  publicActions,
  walletActions,
  type Hex,
} from 'viem'
import { mainnet } from 'viem/chains'
import { generatePrivateKey, privateKeyToAccount, sign } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createEip155Adapter, eip155Adapter } from '../eip155Adapter.ts'
import type { Eip155AdapterParameters, NamesParameters } from '../types.ts'
import { UNIVERSAL_RESOLVER } from './createNames.ts'
import { isGatewayOrigin } from './isGatewayOrigin.ts'

let devnet: Devnet
let registry: DevnetEvmChain
let other: DevnetEvmChain

beforeAll(async () => {
  devnet = await startDevnet({ chains: [31_337, 31_338] })
  const [first, second] = devnet.description.evm
  if (first === undefined || second === undefined) throw new RangeError('No chains')
  registry = first
  other = second
})

afterAll(async () => {
  await devnet.stop()
})

const abi = parseAbi([
  'function setAddress(bytes32 node, uint256 coinType, bytes value)',
  'function setName(address account, string name)',
  'function setGateway(bytes32 node, string url, address signer)',
])

const getClient = () =>
  createTestClient({ mode: 'anvil', transport: http(registry.rpcUrl) })
    .extend(publicActions)
    .extend(walletActions)

/** Sets a record, as the owner of a name would. */
async function write(data: Hex): Promise<void> {
  const client = getClient()
  const account = registry.accounts[9]?.address ?? '0x'
  const hash = await client.sendTransaction({ account, chain: null, to: registry.nameResolverAddress, data })
  await vi.waitFor(() => client.getTransactionReceipt({ hash }), { timeout: 60_000, interval: 20 })
}

const setAddress = (name: string, coinType: bigint, value: Hex) =>
  write(encodeFunctionData({ abi, functionName: 'setAddress', args: [namehash(name), coinType, value] }))
const setName = (account: Hex, name: string) =>
  write(encodeFunctionData({ abi, functionName: 'setName', args: [account, name] }))

const toNetwork = (chain: DevnetEvmChain): Network<'eip155'> => ({
  id: chain.chainId,
  name: chain.name,
  chainNamespace: 'eip155',
  caipNetworkId: chain.caipNetworkId,
  nativeCurrency: chain.nativeCurrency,
  rpcUrls: { default: { http: [chain.rpcUrl] } },
})

/** The names of an app with both chains, or with others. */
async function open(parameters: NamesParameters = {}, networks = [toNetwork(registry), toNetwork(other)]) {
  const names = { chainId: registry.chainId, resolver: registry.nameResolverAddress, ...parameters }
  const adapter = createEip155Adapter({
    context: createAdapterContext({ networks }),
    parameters: { names },
    page: undefined,
  })
  onTestFinished(() => adapter.destroy())
  await adapter.start({ reconnect: [] })
  const { resolve, lookUp } = adapter.features.names
  return {
    adapter,
    lookUp,
    resolve: (name: string, chain = registry, signal?: AbortSignal) =>
      resolve({ name, network: toNetwork(chain), signal }),
  }
}

const createAddress = (): Hex => privateKeyToAccount(generatePrivateKey()).address
const otherCoin = 0x80000000n | 31_338n

describe('names', () => {
  it('stand for an address, in any spelling of ENSIP-15', async () => {
    const { resolve } = await open()
    const address = registry.accounts[0]?.address
    expect(await resolve('account0.devnet.eth')).toBe(address)
    expect(await resolve('ACCOUNT0.Devnet.eth')).toBe(address)
    expect(await resolve('missing.devnet.eth')).toBeUndefined()
  })

  it.each([
    ['no point', 'account0'],
    ['a space', 'account 0.devnet.eth'],
    ['an empty part', 'account0..eth'],
    // Cyrillic.
    ['letters of two scripts', 'аccount0.devnet.eth'],
    ['an invisible mark', 'account0\u200E.devnet.eth'],
    ['more than 255 characters', `${'a'.repeat(252)}.eth`],
    ['nothing', ''],
  ])('with %s are not resolved', async (_fault, name) => {
    const { resolve } = await open()
    expect(await resolve(name)).toBeUndefined()
  })

  it('stand for what they say for the chain, before what they say for Ethereum', async () => {
    const { resolve } = await open()
    const [main, own] = [createAddress(), createAddress()]
    await setAddress('both.devnet.eth', 60n, main)
    expect(await resolve('both.devnet.eth', other)).toBe(main)
    await setAddress('both.devnet.eth', otherCoin, own)
    expect(await resolve('both.devnet.eth', other)).toBe(own)
    expect(await resolve('both.devnet.eth')).toBe(main)
  })

  it('stand for no contract of Ethereum on another chain, but for accounts that have delegated to code', async () => {
    const { resolve } = await open()
    const address = createAddress()
    await setAddress('safe.devnet.eth', 60n, address)
    await getClient().setCode({ address, bytecode: '0x6001' })
    expect(await resolve('safe.devnet.eth')).toBe(address)
    expect(await resolve('safe.devnet.eth', other)).toBeUndefined()
    await getClient().setCode({ address, bytecode: concat(['0xef0100', registry.multicallAddress]) })
    expect(await resolve('safe.devnet.eth', other)).toBe(address)
  })

  it('with a record that is no address stand for nothing', async () => {
    const { resolve } = await open()
    await setAddress('odd.devnet.eth', otherCoin, '0x1234')
    expect(await resolve('odd.devnet.eth', other)).toBeUndefined()
  })

  it('are shown for an address only if they resolve to it, in their normal form', async () => {
    const { lookUp } = await open()
    const [account] = registry.accounts
    if (account === undefined) throw new RangeError('No account')
    expect(await lookUp({ address: account.address })).toBe('account0.devnet.eth')
    const impostor = createAddress()
    expect(await lookUp({ address: impostor })).toBeUndefined()
    await setName(impostor, 'account0.devnet.eth')
    expect(await lookUp({ address: impostor })).toBeUndefined()
    const shouting = 'SHOUT.devnet.eth'
    await setAddress(shouting, 60n, impostor)
    await setName(impostor, shouting)
    expect(await lookUp({ address: impostor })).toBeUndefined()
  })

  it('fail with a code if the registry cannot be read, or is no network of the app', async () => {
    const dead = { ...toNetwork(registry), rpcUrls: { default: { http: ['http://127.0.0.1:9'] } } }
    const { resolve, lookUp } = await open({}, [dead])
    await expect(resolve('account0.devnet.eth')).rejects.toMatchObject({ code: 'names.resolveFailed' })
    await expect(lookUp({ address: createAddress() })).rejects.toMatchObject({ code: 'names.lookupFailed' })
    const without = await open({}, [toNetwork(other)])
    await expect(without.resolve('account0.devnet.eth')).rejects.toMatchObject({ code: 'network.unsupported' })
  })

  it('are not asked for at a public endpoint, which would learn accounts, unless the app wants that', async () => {
    const network = { ...toNetwork(registry), id: 1, caipNetworkId: 'eip155:1' } as const
    const askWith = async (parameters: Eip155AdapterParameters, endpoints: readonly string[]) => {
      const context = createAdapterContext({ networks: [network], getEndpoints: async () => endpoints })
      const adapter = createEip155Adapter({ context, parameters, page: undefined })
      onTestFinished(() => adapter.destroy())
      await adapter.start({ reconnect: [] })
      const address = registry.accounts[0]?.address ?? '0x'
      return await adapter.features.names.lookUp({ address }).catch((error: unknown) => error)
    }
    const refusal = { code: 'network.unsupported' }
    const unanswered = { code: 'names.lookupFailed' }
    expect(await askWith({}, [registry.rpcUrl])).toMatchObject(refusal)
    // The local chain has no contract where ENS's resolver is.
    expect(await askWith({ names: {} }, [registry.rpcUrl])).toMatchObject(unanswered)
    expect(await askWith({ rpcUrls: { 1: registry.rpcUrl } }, [])).toMatchObject(unanswered)
    expect(await askWith({}, [`${registry.rpcUrl}/cloud`])).toMatchObject(unanswered)
  })

  it('stop when the caller no longer waits', async () => {
    const { resolve } = await open()
    await expect(resolve('account0.devnet.eth', registry, AbortSignal.abort())).rejects.toMatchObject({
      code: 'request.aborted',
    })
  })
})

describe('names whose records are at a gateway', () => {
  const gatewayKey = generatePrivateKey()
  const signer = privateKeyToAccount(gatewayKey).address
  const target = createAddress()

  /** A gateway that signs what it says, as EIP-3668 and the contract ask. */
  async function startGateway(mode: { redirect?: string; status?: number; body?: string } = {}) {
    const requests: { method: string; url: string; sender: unknown }[] = []
    const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const { data, sender }: { data?: unknown; sender?: unknown } = JSON.parse(await text(request))
      requests.push({ method: request.method ?? '', url: request.url ?? '', sender })
      const { body = '', redirect, status = 200 } = mode
      if (redirect !== undefined) response.writeHead(302, { location: redirect }).end()
      else if (Object.keys(mode).length > 0) response.writeHead(status).end(body)
      else response.end(JSON.stringify({ data: await answer(data) }))
    }
    const server = createServer((request, response) => void reply(request, response))
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    onTestFinished(() => void server.close())
    const address = server.address()
    if (address === null || typeof address === 'string') throw new TypeError('The gateway has no port')
    const { port } = address
    return { origin: `http://127.0.0.1:${port}`, requests }
  }

  async function answer(data: unknown): Promise<Hex> {
    if (!isHex(data)) throw new TypeError('No data')
    const { functionName } = decodeFunctionData({ abi: parseAbi(['function addr(bytes32 node)']), data })
    expect(functionName).toBe('addr')
    const result = encodeAbiParameters([{ type: 'address' }], [target])
    const expires = 4_000_000_000n
    const hash = keccak256(
      encodePacked(
        ['bytes2', 'address', 'uint64', 'bytes32', 'bytes32'],
        ['0x1900', registry.nameResolverAddress, expires, keccak256(data), keccak256(result)],
      ),
    )
    const signature = await sign({ hash, privateKey: gatewayKey, to: 'hex' })
    return encodeAbiParameters([{ type: 'bytes' }, { type: 'uint64' }, { type: 'bytes' }], [result, expires, signature])
  }

  const setGateway = (name: string, url: string, by = signer) =>
    write(encodeFunctionData({ abi, functionName: 'setGateway', args: [namehash(name), url, by] }))

  it('are resolved if the app names the gateway', async () => {
    const { origin, requests } = await startGateway()
    await setGateway('remote.devnet.eth', `${origin}/lookup`)
    const { resolve } = await open({ gateways: [origin] })
    expect(await resolve('remote.devnet.eth')).toBe(target)
    expect(requests).toEqual([{ method: 'POST', url: '/lookup', sender: registry.nameResolverAddress.toLowerCase() }])
  })

  it('send no request to a host that the app does not name, and say which host it is', async () => {
    const { origin, requests } = await startGateway()
    await setGateway('tracked.devnet.eth', `${origin}/lookup`)
    const { resolve } = await open()
    await expect(resolve('tracked.devnet.eth')).rejects.toMatchObject({
      code: 'names.resolveFailed',
      details: expect.stringContaining(origin),
    })
    expect(requests).toEqual([])
  })

  it('follow no redirect to another host', async () => {
    const elsewhere = await startGateway()
    const { origin } = await startGateway({ redirect: `${elsewhere.origin}/lookup` })
    await setGateway('moved.devnet.eth', `${origin}/lookup`)
    const { resolve } = await open({ gateways: [origin] })
    await expect(resolve('moved.devnet.eth')).rejects.toMatchObject({ code: 'names.resolveFailed' })
    expect(elsewhere.requests).toEqual([])
  })

  it.each([
    ['answers with an error', { status: 500 }],
    ['answers with no JSON', { body: '<html>' }],
    ['answers without data', { body: '{"data":1}' }],
    ['answers too much', { body: JSON.stringify({ data: `0x${'00'.repeat(60_000)}` }) }],
  ])('fail, and are not taken for missing, if the gateway %s', async (_fault, mode) => {
    const { origin } = await startGateway(mode)
    await setGateway('broken.devnet.eth', `${origin}/lookup`)
    const { resolve } = await open({ gateways: [origin] })
    await expect(resolve('broken.devnet.eth')).rejects.toMatchObject({
      code: 'names.resolveFailed',
      details: expect.stringContaining(origin),
    })
  })

  it('stand for nothing if the gateway is not the one of the name', async () => {
    const { origin } = await startGateway()
    await setGateway('forged.devnet.eth', `${origin}/lookup`, createAddress())
    const { resolve } = await open({ gateways: [origin] })
    await expect(resolve('forged.devnet.eth')).rejects.toMatchObject({ code: 'names.resolveFailed' })
  })
})

it('asks the resolver that viem knows for Ethereum', () => {
  expect(UNIVERSAL_RESOLVER).toBe(mainnet.contracts.ensUniversalResolver.address)
})

describe('the parameter names', () => {
  it.each([
    [{ chainId: 0 }, 'names.chainId'],
    [{ chainId: 1.5 }, 'names.chainId'],
    [{ gateways: ['https://names.example/path'] }, 'names.gateways'],
    [{ gateways: ['http://names.example'] }, 'names.gateways'],
    [{ gateways: ['names.example'] }, 'names.gateways'],
  ] as const)('is refused if it is %j', async (parameters, option) => {
    const factory = eip155Adapter({ names: parameters })
    expect(() => factory.create(createAdapterContext({ networks: [] }))).toThrow(
      expect.objectContaining({ code: 'options.invalid', context: expect.objectContaining({ option }) }),
    )
  })

  it('takes origins of gateways', () => {
    const gateways = ['https://names.example', 'http://localhost:8080', 'http://[::1]:8080', 'http://127.0.0.1']
    expect(gateways.filter((origin) => !isGatewayOrigin(origin))).toEqual([])
  })
})
