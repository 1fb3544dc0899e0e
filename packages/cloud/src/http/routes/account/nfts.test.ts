import { startDevnet } from '@latchkey/devnet'
import { apiErrorSchema, getNfts } from '@latchkey/protocol/api'
import { getConfig } from '@latchkey/protocol/project'
import { parse } from 'valibot'
import { encodeFunctionData, parseAbi, type Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPictureSigner } from '../../../images/createPictureSigner.ts'
import type { Storage } from '../../../storage/Storage.ts'
import { sendRpc } from '../../../test/chain/sendRpc.ts'
import { sendTransaction } from '../../../test/chain/sendTransaction.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { startTestCloud, type TestCloud } from '../../../test/startTestCloud.ts'
import { startUpstreamServer, type UpstreamServerMode } from '../../../test/startUpstreamServer.ts'

let storage: Storage
beforeAll(async () => {
  storage = await openTestStorage()
})
afterAll(() => storage.close())

const signInKey = '11'.repeat(32)
const chainId = 'eip155:31337'
const pictures = '0x91C7000000000000000000000000000000000005'
const editions = '0xeD17000000000000000000000000000000000006'
const abi = parseAbi([
  'function mint(address to, uint256 id, string uri)',
  'function mint(address to, uint256 id, uint256 amount)',
  'function setUri(string value)',
])

/** The URL in a signed path. */
const readPath = (cloud: TestCloud, path: string | null | undefined): string | undefined =>
  createPictureSigner({ keys: [signInKey], gateway: undefined, now: () => cloud.clock.now }).read(
    path?.slice('/v1/image/'.length) ?? '',
  )

describe('an indexed chain', () => {
  async function start() {
    const devnet = await startDevnet({ chains: [31337] })
    const [chain] = devnet.description.evm
    const [owner, other] = chain?.accounts ?? []
    if (chain === undefined || owner === undefined || other === undefined)
      throw new TypeError('The devnet must have accounts.')
    const { rpcUrl } = chain
    const cloud = await startTestCloud({
      storage,
      environment: { LATCHKEY_INDEX: chainId, LATCHKEY_RPC_EIP155_31337: rpcUrl },
    })
    cloud.clock.now = Date.now()
    const send = (to: Hex, data: Hex) => sendTransaction(rpcUrl, { from: owner.address, to, data, gas: '0x1c9c380' })
    const ask = async (query = '', address: string = owner.address) => {
      cloud.clock.now += 2_000
      return cloud.ask(`/v1/account/${address}/nfts?chainId=${chainId}${query}`)
    }
    const read = async (query?: string, address?: string) => {
      const answer = await ask(query, address)
      expect(answer.status, await answer.clone().text()).toBe(200)
      return parse(getNfts.response, await answer.json())
    }
    return {
      ...{ ask, cloud, devnet, read, rpcUrl },
      owner: owner.address,
      other: other.address,
      mint: (id: bigint, uri: string, to: Hex = owner.address) =>
        send(pictures, encodeFunctionData({ abi, functionName: 'mint', args: [to, id, uri] })),
      mintEdition: (id: bigint, amount: bigint) =>
        send(editions, encodeFunctionData({ abi, functionName: 'mint', args: [owner.address, id, amount] })),
      setUri: (uri: string) => send(editions, encodeFunctionData({ abi, functionName: 'setUri', args: [uri] })),
    }
  }

  it('lists what the account has, with the metadata of the contract, until it is sent on or the chain is reset', async () => {
    const { cloud, devnet, mint, mintEdition, other, read, rpcUrl, setUri } = await start()
    try {
      const { features } = parse(getConfig.response, await (await cloud.ask('/appkit/v1/config')).json())
      expect(features.nfts).not.toBe(false)
      await mint(20n, '')
      await mintEdition(3n, 5n)
      await setUri('data:application/json,{"name":"Edition {id}","description":"Five of them"}')
      await expect.poll(async () => (await read()).nfts, { timeout: 60_000 }).toHaveLength(2)
      const { next, nfts } = await read()
      expect(next).toBeNull()
      expect(nfts[0]).toEqual({
        ...{ chainId, address: `${chainId}:${pictures}`, tokenId: '20', standard: 'erc721', amount: '1' },
        ...{ name: 'Picture 20', collection: 'Devnet Pictures' },
        imageUrl: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
      })
      expect(nfts[1]).toEqual({
        ...{ chainId, address: `${chainId}:${editions}`, tokenId: '3', standard: 'erc1155', amount: '5' },
        ...{ name: `Edition ${'3'.padStart(64, '0')}`.slice(0, 64), description: 'Five of them' },
        imageUrl: null,
      })
      await mint(20n, '', other)
      await expect
        .poll(async () => (await read()).nfts.map(({ tokenId }) => tokenId), { timeout: 60_000 })
        .toEqual(['3'])
      await expect
        .poll(async () => (await read('', other)).nfts.map(({ tokenId }) => tokenId), { timeout: 60_000 })
        .toEqual(['20'])
      await sendRpc(rpcUrl, 'anvil_reset')
      await sendTransaction(rpcUrl, { from: other, to: other, value: '0x1', gas: '0x5208' })
      await expect.poll(async () => (await read()).nfts, { timeout: 60_000 }).toEqual([])
    } finally {
      await devnet.stop()
    }
  })

  it('survives metadata that lies, and shows no more of it than is safe', async () => {
    const { cloud, devnet, mint, read } = await start()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const encode = (value: unknown) =>
      `data:application/json;base64,${Buffer.from(JSON.stringify(value)).toString('base64')}`
    const lies: readonly (readonly [uri: string, shown: object])[] = [
      ['data:application/json,{broken', { imageUrl: null }],
      [encode({ name: 'x'.repeat(20_000), image: 7 }), { name: 'x'.repeat(64), imageUrl: null }],
      [encode({ name: '\u202Egnp.exe\u200B', description: 'a\u0000b' }), { name: 'gnp.exe', description: 'ab' }],
      [encode({ name: 'Claim at https://claim.example' }), { flags: { is_spam: true } }],
      [encode({ name: 'Script', image: `data:image/svg+xml,${svg}` }), { name: 'Script', imageUrl: null }],
      [encode({ name: 'Page', image: 'data:text/html,<b>x</b>' }), { name: 'Page', imageUrl: null }],
      [encode({ name: 'Lie', image: 'data:image/png;base64,PGI+' }), { name: 'Lie', imageUrl: null }],
      [encode({ name: 'Inner', image: 'https://127.0.0.1/a.png' }), { name: 'Inner' }],
      [encode({ name: 'File', image: 'file:///etc/passwd' }), { name: 'File', imageUrl: null }],
      [encode({ name: 'Code', image: 'javascript:alert(1)' }), { name: 'Code', imageUrl: null }],
      [encode(['not', 'an', 'object']), { imageUrl: null }],
      ['https://127.0.0.1/metadata.json', { imageUrl: null }],
      ['http://169.254.169.254/latest/meta-data', { imageUrl: null }],
      ['file:///etc/passwd', { imageUrl: null }],
      ['not an address', { imageUrl: null }],
    ]
    try {
      for (const [index, [uri]] of lies.entries()) await mint(BigInt(100 + index), uri)
      await mint(200n, encode({ name: 'Of the web', image: 'https://art.example/1.png' }))
      await expect.poll(async () => (await read()).nfts, { timeout: 60_000 }).toHaveLength(lies.length + 1)
      const { nfts } = await read()
      for (const [index, [, shown]] of lies.entries()) expect(nfts[index]).toMatchObject(shown)
      expect(nfts.filter(({ name }) => name === undefined)).toHaveLength(6)
      // The proxy refuses an address that is not public.
      const inner = nfts.find(({ name }) => name === 'Inner')
      expect((await cloud.ask(inner?.imageUrl ?? '/')).status).toBe(502)
      const honest = nfts.find(({ tokenId }) => tokenId === '200')
      expect(readPath(cloud, honest?.imageUrl)).toBe('https://art.example/1.png')
    } finally {
      await devnet.stop()
    }
  })

  it('continues a list of many, and refuses cursors of others', async () => {
    const { ask, devnet, mint, other, read } = await start()
    try {
      for (let id = 300n; id < 345n; id += 1n) await mint(id, 'data:application/json,{}')
      await expect.poll(async () => (await read()).next, { timeout: 60_000 }).not.toBeNull()
      const numbers: string[] = []
      let query = ''
      for (let pages = 0; pages < 5; pages += 1) {
        const { next, nfts } = await read(query)
        numbers.push(...nfts.map(({ tokenId }) => tokenId))
        if (next === null) break
        query = `&cursor=${encodeURIComponent(next)}`
      }
      expect(numbers).toEqual(Array.from({ length: 45 }, (_unused, index) => String(300 + index)))
      for (const answer of [await ask(query, other), await ask('&cursor=forged')]) {
        expect([answer.status, parse(apiErrorSchema, await answer.json()).code]).toEqual([400, 'cursor_invalid'])
      }
    } finally {
      await devnet.stop()
    }
  })
})

describe('Blockscout', () => {
  const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
  const contract = '0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D'

  /**
   * `GET /v2/addresses/{address}/nft`: https://github.com/blockscout/swaggers, blockscout/master/ethereum/swagger.yaml, read on 28
   * November 2026, without fields that are not read.
   */
  const vector = {
    items: [
      {
        ...{ id: '7', token_type: 'ERC-721', value: '1', is_unique: true, image_url: 'https://art.example/7.png' },
        token: {
          address_hash: contract,
          name: 'Apes',
          symbol: 'APE',
          decimals: null,
          type: 'ERC-721',
          reputation: 'ok',
        },
        thumbnails: { '60x60': 'https://cdn.example/60', '250x250': null, '500x500': 'https://cdn.example/500' },
        metadata: { name: 'Ape 7', description: 'An ape', image: 'ipfs://Qm', attributes: [] },
      },
      {
        ...{ id: '9', token_type: 'ERC-1155', value: '12', is_unique: false, image_url: null, thumbnails: null },
        token: { address_hash: contract, name: 'Free claim-usdc.com', symbol: null, decimals: null, type: 'ERC-1155' },
        metadata: { name: 42, image: 'https://art.example/9.png' },
      },
      {
        ...{ id: '1', token_type: 'ERC-721', value: '1', image_url: null, thumbnails: null, metadata: null },
        token: {
          address_hash: contract,
          name: null,
          symbol: null,
          decimals: null,
          type: 'ERC-721',
          reputation: 'scam',
        },
      },
      {
        ...{ id: '2', token_type: 'ERC-404', value: '1', image_url: null, thumbnails: null, metadata: null },
        token: { address_hash: contract, name: null, symbol: null, decimals: null, type: 'ERC-404' },
      },
    ],
    next_page_params: { token_contract_address_hash: contract, token_id: '2', token_type: 'ERC-404' },
  }

  async function start(
    answer = (url: URL) =>
      JSON.stringify(url.searchParams.has('token_id') ? { items: [], next_page_params: null } : vector),
  ) {
    const server = await startUpstreamServer({ answer: ({ url }) => answer(new URL(url, 'http://double')) })
    const cloud = await startTestCloud({
      storage,
      environment: { LATCHKEY_NFTS: 'blockscout', LATCHKEY_BLOCKSCOUT_INSTANCES: `eip155:1=${server.url}` },
    })
    const ask = (query = '') => cloud.ask(`/v1/account/${account}/nfts?chainId=eip155:1${query}`)
    return {
      ask,
      cloud,
      read: async (query?: string) => parse(getNfts.response, await (await ask(query)).json()),
      server,
    }
  }

  it('returns the documented answer, the smaller pictures first, and marks spam', async () => {
    const { cloud, read, server } = await start()
    const { next, nfts } = await read()
    expect(nfts).toEqual([
      {
        ...{ chainId: 'eip155:1', address: `eip155:1:${contract}`, tokenId: '7', standard: 'erc721', amount: '1' },
        ...{ name: 'Ape 7', collection: 'Apes', description: 'An ape', imageUrl: expect.any(String) },
      },
      {
        ...{ chainId: 'eip155:1', address: `eip155:1:${contract}`, tokenId: '9', standard: 'erc1155', amount: '12' },
        ...{ collection: 'Free claim-usdc.com', imageUrl: expect.any(String), flags: { is_spam: true } },
      },
      {
        ...{ chainId: 'eip155:1', address: `eip155:1:${contract}`, tokenId: '1', standard: 'erc721', amount: '1' },
        ...{ imageUrl: null, flags: { is_spam: true } },
      },
    ])
    expect(nfts.map(({ imageUrl }) => readPath(cloud, imageUrl))).toEqual([
      'https://cdn.example/500',
      'https://art.example/9.png',
      undefined,
    ])
    expect(await read(`&cursor=${encodeURIComponent(next ?? '')}`)).toEqual({ nfts: [], next: null })
    expect(server.requests.map(({ url }) => url)).toEqual([
      `/api/v2/addresses/${account.toLowerCase()}/nft?type=ERC-721%2CERC-1155`,
      `/api/v2/addresses/${account.toLowerCase()}/nft?type=ERC-721%2CERC-1155&token_contract_address_hash=${contract}&token_id=2&token_type=ERC-404`,
    ])
  })

  it('shows no more than is safe of what lies in its answer', async () => {
    type Lie = readonly [metadata: unknown, shown: object, row?: object, token?: object]
    const long = 'x'.repeat(100_000)
    const script = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
    const hidden = { imageUrl: null }
    const lies: readonly Lie[] = [
      [
        { name: long, description: long },
        { name: 'x'.repeat(64), description: 'x'.repeat(1_000) },
      ],
      [{ image: `https://art.example/${long}` }, hidden],
      [{ name: 'https://claim.example' }, { flags: { is_spam: true } }],
      [{ name: 'Visit claim.gift today' }, { flags: { is_spam: true } }],
      [{ name: '\u202Egnp.exe\u2066\u200B' }, { name: 'gnp.exe' }],
      [{ name: '\n\t\u0000', description: '\u0000' }, hidden],
      [{ name: { toString: 'x' }, description: ['x'], image: {} }, hidden],
      [{ name: '<script>alert(1)</script>' }, { name: '<script>alert(1)</script>' }],
      [{ image: `data:image/svg+xml,${encodeURIComponent(script)}` }, hidden],
      [{ image: `data:image/png;base64,${Buffer.from(script).toString('base64')}` }, hidden],
      [{ image: 'data:text/html,<script>alert(1)</script>' }, hidden],
      [{ image: 'javascript:alert(1)' }, hidden],
      [{ image: 'http://art.example/plain.png' }, hidden],
      [{ image: 'https://user:secret@art.example/1.png' }, hidden],
      [{ image: 'ipfs://../../etc/passwd' }, hidden],
      [{ image: 'file:///etc/passwd', image_url: 'javascript:alert(1)' }, hidden],
      [null, hidden],
      [{ name: 'Thumb' }, hidden, { thumbnails: { '500x500': 'javascript:alert(1)' } }],
      [{ name: 'Ape' }, { flags: { is_spam: true } }, {}, { name: 'airdrop．claims' }],
      [{ name: 'Ape' }, { collection: 'x'.repeat(64) }, {}, { name: long }],
    ]
    const items = lies.map(([metadata, , row, token], index) => ({
      ...{ id: String(index), token_type: 'ERC-721', value: '1', image_url: null, thumbnails: null, metadata, ...row },
      token: { address_hash: contract, name: null, symbol: null, decimals: null, type: 'ERC-721', ...token },
    }))
    const { read } = await start(() => JSON.stringify({ items, next_page_params: null }))
    const { nfts } = await read()
    expect(nfts).toHaveLength(lies.length)
    for (const [index, [, shown]] of lies.entries()) expect(nfts[index], String(index)).toMatchObject(shown)
    // A name that says nothing is left out.
    expect([5, 6].map((index) => nfts[index]?.name)).toEqual([undefined, undefined])
  })

  it.each<readonly [title: string, mode: UpstreamServerMode]>([
    ['answers 429', { kind: 'status', status: 429 }],
    ['answers 500', { kind: 'status', status: 500 }],
    ['refuses the key', { kind: 'status', status: 401 }],
    ['cuts its answer off', { kind: 'cut' }],
    ['answers no JSON', { kind: 'text', body: '<html>' }],
    ['breaks its schema', { kind: 'text', body: '{"items":[{"id":"x"}],"next_page_params":null}' }],
  ])('invents nothing if it %s, and shows what it knew for an hour', async (_title, mode) => {
    const { ask, cloud, read, server } = await start()
    server.mode = mode
    const answer = await ask()
    expect([502, 504]).toContain(answer.status)
    expect(parse(apiErrorSchema, await answer.json()).reasons).toMatchObject([{ name: 'nfts' }])
    server.mode = { kind: 'answer' }
    cloud.clock.now += 120_000
    await expect.poll(async () => (await ask()).status, { timeout: 20_000 }).toBe(200)
    cloud.clock.now += 120_000
    server.mode = mode
    expect((await read()).nfts).toHaveLength(3)
  })
})

it('says that no provider is configured, and that of another chain', async () => {
  const none = await startTestCloud({ storage })
  const { features } = parse(getConfig.response, await (await none.ask('/appkit/v1/config')).json())
  expect(features.nfts).toBe(false)
  const answer = await none.ask('/v1/account/0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045/nfts')
  expect([answer.status, parse(apiErrorSchema, await answer.json()).code]).toEqual([501, 'not_configured'])
  const server = await startUpstreamServer({ answer: () => '{}' })
  const cloud = await startTestCloud({
    storage,
    environment: { LATCHKEY_NFTS: 'blockscout', LATCHKEY_BLOCKSCOUT_INSTANCES: `eip155:1=${server.url}` },
  })
  const other = await cloud.ask('/v1/account/0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045/nfts?chainId=eip155:10')
  expect(await other.json()).toEqual({ nfts: [], next: null, unavailable: ['eip155:10'] })
  expect(server.requests).toEqual([])
})
