import { createServer } from 'node:http'
import { once } from 'node:events'
import { startDevnet, type Devnet } from '@latchkey/devnet'
import { apiErrorSchema, getIdentity } from '@latchkey/protocol/api'
import { parse } from 'valibot'
import {
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionData,
  encodePacked,
  getAddress,
  type Hex,
  keccak256,
  labelhash,
  namehash,
  parseAbi,
  toHex,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount, sign } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPictures } from '../../../images/test/createPictures.ts'
import type { Storage } from '../../../storage/Storage.ts'
import { sendTransaction } from '../../../test/chain/sendTransaction.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { startTestCloud, type TestCloud } from '../../../test/startTestCloud.ts'
import { startUpstreamServer } from '../../../test/startUpstreamServer.ts'

const abi = parseAbi([
  'function setAddress(bytes32 node, uint256 coinType, bytes value)',
  'function setText(bytes32 node, string key, string value)',
  'function setName(address account, string name)',
  'function setGateway(bytes32 node, string url, address signer)',
  'function mint(address to, uint256 id, string uri)',
])
const cid = 'QmXttGpZrECX5qCyXbBQiqgQNytVGeZW5Anewvh2jc4psg'
const pictureContract = '0x91C7000000000000000000000000000000000005'
const drawing = createPictures.svg().toString()
const toData = (json: unknown): string =>
  `data:application/json;base64,${Buffer.from(JSON.stringify(json)).toString('base64')}`
const toSvgUrl = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

/** A gateway of IPFS, with files by path. */
const files: Record<string, Buffer> = {
  [`/ipfs/${cid}/account4.png`]: createPictures.png(4, 4),
  [`/ipfs/${cid}/token.json`]: Buffer.from(JSON.stringify({ image: `ipfs://${cid}/account4.png` })),
  [`/ipfs/${cid}/large.json`]: Buffer.from(JSON.stringify({ image: toSvgUrl(drawing), filler: 'x'.repeat(600_000) })),
}
const ipfs = createServer((request, response) => {
  const file = files[request.url ?? '']
  if (file === undefined) response.writeHead(404).end()
  else response.end(file)
})

let storage: Storage
let devnet: Devnet
let environment: Readonly<Record<string, string>>
let cloud: TestCloud
beforeAll(async () => {
  storage = await openTestStorage()
  devnet = await startDevnet({ chains: [31_337] })
  ipfs.listen(0, '127.0.0.1')
  await once(ipfs, 'listening')
  const address = ipfs.address()
  const port = typeof address === 'object' ? address?.port : undefined
  environment = {
    LATCHKEY_RPC_EIP155_31337: getChain().rpcUrl,
    LATCHKEY_IPFS_GATEWAY: `http://127.0.0.1:${port}/ipfs`,
  }
})
afterAll(async () => {
  ipfs.closeAllConnections()
  ipfs.close()
  await devnet.stop()
  await storage.close()
})

function getChain() {
  const [chain] = devnet.description.evm
  if (chain === undefined) throw new TypeError('The chain must be running.')
  return chain
}

async function start(more: Readonly<Record<string, string>> = {}): Promise<TestCloud> {
  cloud = await startTestCloud({ storage, environment: { ...environment, ...more } })
  return cloud
}

const ask = (address: string, query = ''): Promise<Response> => cloud.ask(`/v1/identity/${address}?${query}`)

async function read(address: string, query?: string) {
  const response = await ask(address, query)
  expect(response.status).toBe(200)
  return parse(getIdentity.response, await response.json())
}

/** Reads an identity again a minute later if a busy machine was too slow for its picture, which the cloud leaves out for that long. */
async function readWithPicture(address: string, query: string) {
  for (let tries = 1; ; tries += 1) {
    const identity = await read(address, query)
    if (identity.avatar !== null || tries === 3) return identity
    cloud.clock.now += 60_001
  }
}

async function readError(response: Response) {
  return { status: response.status, ...parse(apiErrorSchema, await response.json()) }
}

const accountOf = (index: number): Hex => getChain().accounts[index]?.address ?? '0x'

/** Sends calls of a contract that anyone may change, and waits until they are in blocks. */
async function write(...calls: readonly Hex[]): Promise<void> {
  await writeTo(getChain().nameResolverAddress, ...calls)
}
async function writeTo(to: Hex, ...calls: readonly Hex[]): Promise<void> {
  const gas = toHex(20_000_000)
  for (const data of calls) await sendTransaction(getChain().rpcUrl, { from: accountOf(9), to, data, gas })
}

/** Gives an account a name with an avatar. */
async function name(account: Hex, title: string, avatar?: string): Promise<void> {
  const node = namehash(title)
  await write(
    encodeFunctionData({ abi, functionName: 'setAddress', args: [node, 60n, account] }),
    encodeFunctionData({ abi, functionName: 'setName', args: [account, title] }),
    ...(avatar === undefined
      ? []
      : [encodeFunctionData({ abi, functionName: 'setText', args: [node, 'avatar', avatar] })]),
  )
}

const createAddress = (): Hex => privateKeyToAccount(generatePrivateKey()).address

const decodePicture = (avatar: string | null | undefined): string => {
  const [, data = ''] = /^data:image\/svg\+xml;base64,(.+)$/.exec(avatar ?? '') ?? []
  return Buffer.from(data, 'base64').toString()
}

describe('GET /v1/identity/{address}', () => {
  it('returns the name of an account and its picture, in each form of a record [S7.004]', async () => {
    await start()
    const identities: Awaited<ReturnType<typeof read>>[] = []
    // One after the other: on a busy machine, six at once take longer than the cloud spends on a picture.
    for (const index of [0, 1, 2, 3, 4, 5])
      identities.push(await readWithPicture(accountOf(index), `sender=${accountOf(0)}`))
    expect(identities.map(({ name: title }) => title)).toEqual(
      [0, 1, 2, 3, 4, 5].map((index) => `account${index}.devnet.eth`),
    )
    const [erc721, data, https, erc1155, file, none] = identities.map(({ avatar }) => avatar)
    expect(decodePicture(erc721)).toContain('<circle')
    expect(decodePicture(data)).toContain("d='M1 7l3-5 3 5z'")
    expect(erc1155).toBe(data)
    expect(https).toMatch(/^\/v1\/image\/[\w.-]+$/)
    expect(none).toBeNull()
    const picture = await fetch(cloud.url + String(file))
    expect(picture.headers.get('content-type')).toBe('image/png')
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(createPictures.png(4, 4))
    expect(await cloud.metrics.registry.metrics()).toContain('latchkey_identities_total{outcome="picture"} 5')
  })

  it('takes an address in any spelling, and as a CAIP-10 id', async () => {
    await start()
    const wrongChecksum = accountOf(5).replaceAll(/[a-f]/gi, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    )
    for (const text of [accountOf(5).toLowerCase(), wrongChecksum, `eip155:137:${accountOf(5)}`])
      expect(await read(text)).toEqual({ name: 'account5.devnet.eth', avatar: null })
  })

  it('has no name for an account that the registry does not know, and asks no chain about accounts of other kinds', async () => {
    await start()
    expect(await read(createAddress())).toEqual({ name: null, avatar: null })
    const before = await cloud.metrics.registry.metrics()
    const others = ['7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq']
    for (const other of others) expect(await read(other)).toEqual({ name: null, avatar: null })
    const count = (text: string) => /latchkey_rpc_attempts_total\{.*\} \d+/.exec(text)?.[0]
    expect(count(await cloud.metrics.registry.metrics())).toBe(count(before))
  })

  it('shows only a name in its normal form that resolves to the account', async () => {
    await start()
    const [impostor, shouter] = [createAddress(), createAddress()]
    await write(encodeFunctionData({ abi, functionName: 'setName', args: [impostor, 'account0.devnet.eth'] }))
    expect(await read(impostor)).toEqual({ name: null, avatar: null })
    await write(
      encodeFunctionData({
        abi,
        functionName: 'setAddress',
        args: [
          keccak256(encodePacked(['bytes32', 'bytes32'], [namehash('devnet.eth'), labelhash('Vitalik')])),
          60n,
          shouter,
        ],
      }),
      encodeFunctionData({ abi, functionName: 'setName', args: [shouter, 'Vitalik.devnet.eth'] }),
    )
    expect(await read(shouter)).toEqual({ name: null, avatar: null })
  })

  it('is 60 s old at most, and read once by those who ask together', async () => {
    await start()
    const account = createAddress()
    await name(account, 'cached.devnet.eth', toSvgUrl(drawing))
    const together = await Promise.all(Array.from({ length: 10 }, () => read(account)))
    expect(new Set(together.map(({ name: title }) => title))).toEqual(new Set(['cached.devnet.eth']))
    expect(await cloud.metrics.registry.metrics()).toContain('latchkey_identities_total{outcome="picture"} 1')
    await name(account, 'renamed.devnet.eth')
    cloud.clock.now += 59_999
    expect(await read(account)).toEqual(together[0])
    cloud.clock.now += 1
    expect(await read(account)).toEqual({ name: 'renamed.devnet.eth', avatar: null })
  })

  it('takes its share of the budget for calls to upstreams', async () => {
    await start({ LATCHKEY_RATE_RPC_ADDRESS: '50' })
    const { projectId } = await cloud.createProject()
    const askAs = () => cloud.ask(`/v1/identity/${accountOf(5)}`, { projectId })
    const statuses = await Promise.all(Array.from({ length: 10 }, () => askAs().then(({ status }) => status)))
    expect(statuses).toEqual(Array(10).fill(200))
    const refused = await askAs()
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await readError(refused)).toMatchObject({ status: 429, code: 'rate_limited' })
  })

  it('is not configured if the operator wants no names', async () => {
    await start({ LATCHKEY_NAMES: 'none', LATCHKEY_NAME_SUFFIX: 'none' })
    expect(await readError(await ask(accountOf(0)))).toMatchObject({ status: 501, code: 'not_configured' })
  })
})

describe('the picture of a name', () => {
  const toToken = (id: number, contract = pictureContract, chain = 31_337) => `eip155:${chain}/erc721:${contract}/${id}`

  /** Names an account whose avatar is a record, or a token with this metadata, and reads its identity. */
  async function readPicture(parameters: {
    readonly title: string
    readonly avatar?: string | undefined
    readonly uri?: string | undefined
    readonly owner?: Hex | undefined
  }) {
    const { avatar, title, uri } = parameters
    await start()
    const account = createAddress()
    const id = Number.parseInt(keccak256(toHex(title)).slice(2, 10), 16)
    if (uri !== undefined) {
      const args = [parameters.owner ?? account, BigInt(id), uri] as const
      await writeTo(pictureContract, encodeFunctionData({ abi, functionName: 'mint', args }))
    }
    await name(account, `token${id}.devnet.eth`, avatar ?? toToken(id))
    const identity = await read(account)
    expect(identity.name).toBe(`token${id}.devnet.eth`)
    return identity.avatar
  }

  it.each([
    {
      title: 'on IPFS, named by metadata there',
      uri: `ipfs://${cid}/token.json`,
      expected: /^\/v1\/image\//,
    },
    {
      title: 'an SVG inside metadata',
      uri: toData({ image_data: drawing }),
      expected: /^data:image\/svg\+xml;base64,/,
    },
    {
      title: 'the second of the fields for pictures',
      uri: toData({ image: '', image_url: 'https://pictures.example/1.png' }),
      expected: /^\/v1\/image\//,
    },
  ])('may be $title', async ({ expected, ...row }) => {
    expect(await readPicture(row)).toMatch(expected)
  })

  it.each<{ title: string; avatar?: string; uri?: string; owner?: Hex; fault?: string }>([
    {
      title: 'a token of another account',
      uri: toData({ image: toSvgUrl(drawing) }),
      owner: '0x00000000000000000000000000000000DeaDBeef',
    },
    { title: 'a token that does not exist', avatar: toToken(999_999) },
    { title: 'a contract that does not exist', avatar: toToken(1, '0x00000000000000000000000000000000000000aa') },
    { title: 'a contract that is no token', avatar: toToken(1, '0x4a3e000000000000000000000000000000000004') },
    { title: 'a token on a chain without an upstream', avatar: toToken(1, pictureContract, 5) },
    { title: 'in a form that does not exist', avatar: 'bzz:/0123' },
    { title: 'http', avatar: 'http://pictures.example/1.png' },
    { title: 'a file', avatar: 'file:///etc/passwd' },
    { title: 'a script', avatar: 'javascript:alert(1)' },
    { title: 'a page as data', avatar: 'data:text/html,<script>alert(1)</script>' },
    {
      title: 'a script in an SVG',
      avatar: toSvgUrl('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    },
    {
      title: 'a link in an SVG',
      avatar: toSvgUrl('<svg xmlns="http://www.w3.org/2000/svg"><image href="https://evil.example/"/></svg>'),
    },
    {
      title: 'a picture of more than 48 kB',
      avatar: toSvgUrl(createPictures.svg('viewBox="0 0 8 8"', `<path d="M0 0${'h1'.repeat(24_000)}"/>`).toString()),
    },
    { title: 'metadata that is no JSON', uri: 'data:application/json,{"image":' },
    { title: 'metadata that is a list', uri: toData([toSvgUrl(drawing)]) },
    { title: 'metadata with a number as its picture', uri: toData({ image: 1 }) },
    { title: 'metadata with a file as its picture', uri: toData({ image: 'file:///etc/passwd' }) },
    { title: 'metadata with another token as its picture', uri: toData({ image: toToken(0) }) },
    { title: 'metadata of 600 kB', uri: `ipfs://${cid}/large.json`, fault: 'answer_too_large' },
    { title: 'metadata that is missing', uri: `ipfs://${cid}/missing.json`, fault: 'status' },
    {
      title: 'metadata outside the folder of the gateway',
      uri: `ipfs://${cid}/%2e%2e/%2e%2e/token.json`,
      fault: 'url_not_allowed',
    },
    { title: 'metadata at the loopback address', uri: 'https://127.0.0.1/token.json', fault: 'address_not_public' },
    {
      title: 'metadata at the metadata of a cloud',
      uri: 'https://169.254.169.254/latest/meta-data',
      fault: 'address_not_public',
    },
    { title: 'metadata over http', uri: 'http://pictures.example/token.json', fault: 'url_not_allowed' },
    { title: 'metadata in a file', uri: 'file:///etc/passwd', fault: 'url_not_allowed' },
  ])('is missing, and the name stays, if it is $title', async ({ fault, ...row }) => {
    expect(await readPicture(row)).toBeNull()
    const metrics = await cloud.metrics.registry.metrics()
    expect(metrics).toContain('latchkey_identities_total{outcome="name"} 1')
    const faults = [...metrics.matchAll(/latchkey_picture_metadata_total\{outcome="(.+)"\} 1/g)].map(([, text]) => text)
    expect(faults).toEqual(fault === undefined ? [] : [fault])
  })
})

describe('records at a gateway', () => {
  const key = generatePrivateKey()

  /** Signs what it says, as EIP-3668 and the contract ask. */
  async function answer(data: Hex, text: string): Promise<Hex> {
    const result = encodeAbiParameters([{ type: 'string' }], [text])
    const expires = 4_000_000_000n
    const hash = keccak256(
      encodePacked(
        ['bytes2', 'address', 'uint64', 'bytes32', 'bytes32'],
        ['0x1900', getChain().nameResolverAddress, expires, keccak256(data), keccak256(result)],
      ),
    )
    const signature = await sign({ hash, privateKey: key, to: 'hex' })
    return encodeAbiParameters([{ type: 'bytes' }, { type: 'uint64' }, { type: 'bytes' }], [result, expires, signature])
  }

  it('are read if the operator names the gateway, in one request', async () => {
    const node = namehash('remote.devnet.eth')
    const textAbi = parseAbi(['function text(bytes32 node, string key)'])
    const question = encodeFunctionData({ abi: textAbi, functionName: 'text', args: [node, 'avatar'] })
    const body = JSON.stringify({ data: await answer(question, 'https://pictures.example/remote.png') })
    const gateway = await startUpstreamServer({ answer: () => body })
    const origin = new URL(gateway.url).origin
    const account = createAddress()
    await name(account, 'remote.devnet.eth')
    const signer = privateKeyToAccount(key).address
    await write(
      encodeFunctionData({ abi, functionName: 'setGateway', args: [node, `${origin}/{sender}/{data}.json`, signer] }),
    )
    await start()
    expect(await read(account)).toEqual({ name: 'remote.devnet.eth', avatar: null })
    expect(gateway.requests).toEqual([])
    await start({ LATCHKEY_NAME_GATEWAYS: origin })
    expect(await read(account)).toMatchObject({ avatar: expect.stringMatching(/^\/v1\/image\//) })
    expect(gateway.requests.map(({ url }) => url)).toEqual([
      `/${getChain().nameResolverAddress.toLowerCase()}/${question}.json`,
    ])
  })

  it('are not taken for missing if the name itself is at a gateway that the operator does not name', async () => {
    const account = createAddress()
    const errors = parseAbi([
      'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)',
      'error ResolverError(bytes errorData)',
      'function query((address sender, string[] urls, bytes data)[] queries) returns (bool[] failures, bytes[] responses)',
      'function callback(bytes response, bytes extraData)',
    ])
    const sender = getAddress('0xeeeeeeee14d718c2b47d9923deab1335e144eeee')
    const callback = '0x01020304'
    const callData = encodeFunctionData({
      abi: errors,
      functionName: 'query',
      args: [[{ sender, urls: ['https://tracker.example/{data}'], data: '0x1234' }]],
    })
    const args = [sender, ['x-batch-gateway:true'], callData, callback, '0x'] as const
    const lookup = encodeErrorResult({ abi: errors, errorName: 'OffchainLookup', args })
    const refusal = encodeErrorResult({ abi: errors, errorName: 'ResolverError', args: ['0x'] })
    const chain = await startUpstreamServer({
      answer: ({ body }) => {
        const data = body.includes(callback.slice(2)) ? refusal : lookup
        return JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code: 3, message: 'execution reverted', data } })
      },
    })
    await start({ LATCHKEY_RPC_EIP155_1: chain.url })
    const error = await readError(await ask(account))
    expect(error).toMatchObject({ status: 502, code: 'upstream_failed', reasons: [{ name: 'names' }] })
    expect(error.message).toContain('https://tracker.example, which is not in LATCHKEY_NAME_GATEWAYS')
    expect(chain.requests).toHaveLength(2)
  })
})

it('says that the registry is not available, without its URL', async () => {
  const chain = await startUpstreamServer({ answer: () => '{}' })
  await start({ LATCHKEY_RPC_EIP155_1: chain.url })
  await chain.stop()
  const error = await readError(await ask(createAddress()))
  expect(error).toMatchObject({ status: 502, code: 'upstream_failed', reasons: [{ name: 'names' }] })
  expect(JSON.stringify(error)).not.toContain(new URL(chain.url).host)
})
