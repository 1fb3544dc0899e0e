import { startDevnet, type Devnet } from '@latchkey/devnet'
import {
  apiErrorSchema,
  getIdentity,
  getNameSuggestions,
  lookUpAddressNames,
  lookUpName,
  registerName,
} from '@latchkey/protocol/api'
import { parse } from 'valibot'
import { concat, getContractAddress, type Hex, pad, serializeErc6492Signature } from 'viem'
import { generatePrivateKey, privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Storage } from '../../../storage/Storage.ts'
import { createConstantCode, createTokenCode } from '../../../test/chain/createTokenCode.ts'
import { sendRpc } from '../../../test/chain/sendRpc.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { startTestCloud, type TestCloud } from '../../../test/startTestCloud.ts'

/** The coin type of chain 31337 (ENSIP-11). */
const local = 0x8000_0000 + 31_337

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

const getRpcUrl = (): string => devnet.description.evm[0]?.rpcUrl ?? ''

async function start(environment: Readonly<Record<string, string>> = {}): Promise<void> {
  cloud = await startTestCloud({
    storage,
    environment: { LATCHKEY_RPC_EIP155_31337: getRpcUrl(), ...environment },
  })
}

const createOwner = (): PrivateKeyAccount => privateKeyToAccount(generatePrivateKey())

let labels = 0
const createLabel = () => `free-${(labels += 1)}`

interface Change {
  readonly owner?: PrivateKeyAccount
  readonly name?: string
  /** In ms. */
  readonly time?: number
  readonly attributes?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>>
}

async function createRequest(change: Change = {}) {
  const { attributes = {}, body, name = `${createLabel()}.latchkey.test`, owner = createOwner() } = change
  const timestamp = Math.floor((change.time ?? cloud.clock.now) / 1_000)
  const message = JSON.stringify({ name, attributes, timestamp })
  const signature = await owner.signMessage({ message })
  return { coin_type: 60, address: owner.address, message, signature, ...body }
}

const post = (body: unknown, projectId = 'dev', headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  cloud.ask('/v1/profile/account', {
    method: 'POST',
    projectId,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

async function register(change: Change = {}): Promise<void> {
  const response = await post(await createRequest(change))
  expect(parse(registerName.response, await response.json())).toEqual({ success: true })
}

async function readRefusal(response: Response) {
  const { code, reasons } = parse(apiErrorSchema, await response.json())
  return { status: response.status, code, reasons }
}

const refuse = async (change: Change) => readRefusal(await post(await createRequest(change)))

async function read(path: string) {
  const response = await cloud.ask(path)
  expect(response.status).toBe(200)
  return response.json()
}

const find = async (name: string) => parse(lookUpName.response, await read(`/v1/profile/account/${name}?apiVersion=2`))
const list = async (address: string) =>
  parse(lookUpAddressNames.response, await read(`/v1/profile/reverse/${address}?apiVersion=2&sender=${address}`))

describe('POST /v1/profile/account', () => {
  it('registers a name for the key that has signed it, and finds it by its name and its address [S7.015] [S7.016] [S7.018] [S7.019] [S7.030]', async () => {
    await start()
    const owner = createOwner()
    const name = `${createLabel()}.latchkey.test`
    await register({ owner, name: name.toUpperCase().replace('.LATCHKEY.TEST', '.latchkey.test') })
    const record = {
      name,
      registered_at: new Date(cloud.clock.now).toISOString(),
      addresses: {
        '60': { address: owner.address },
        '2147483648': { address: owner.address },
      },
    }
    expect(await find(name)).toEqual(record)
    expect(await find(name.toUpperCase())).toEqual(record)
    expect(await list(owner.address)).toEqual([record])
    expect(await list(`eip155:1:${owner.address}`)).toEqual([record])
    expect(await list(createOwner().address)).toEqual([])
    expect(await list('7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv')).toEqual([])
    const missing = await cloud.ask('/v1/profile/account/missing-1.latchkey.test')
    expect(await readRefusal(missing)).toEqual({
      status: 404,
      code: 'not_found',
      reasons: [{ name: 'name', description: 'No account has registered this name.' }],
    })
  })

  it('registers names that end in .reown.id, which look-ups find by .wcn.id too [S1.022] [S1.023]', async () => {
    await start({ LATCHKEY_NAME_SUFFIX: 'reown.id' })
    const label = createLabel()
    await register({ name: `${label}.reown.id` })
    expect((await find(`${label}.reown.id`)).name).toBe(`${label}.reown.id`)
    expect((await find(`${label}.wcn.id`)).name).toBe(`${label}.reown.id`)
    await start()
    expect((await find(`${label}.wcn.id`)).name).toBe(`${label}.reown.id`)
    expect((await cloud.ask(`/v1/profile/account/${label}.latchkey.test`)).status).toBe(404)
  })

  it('shows the newest name of an account without one on its chain as its identity [S7.004]', async () => {
    await start({ LATCHKEY_NAMES: 'none' })
    const owner = createOwner()
    const readIdentity = async () => parse(getIdentity.response, await read(`/v1/identity/${owner.address}`))
    expect(await readIdentity()).toEqual({ name: null, avatar: null })
    const [first, second] = [createLabel(), createLabel()]
    await register({
      owner,
      name: `${first}.latchkey.test`,
      attributes: { avatar: 'data:image/svg+xml,<svg onload="alert(1)"/>' },
    })
    expect(await readIdentity()).toEqual({ name: `${first}.latchkey.test`, avatar: null })
    cloud.clock.now += 1
    const attributes = { avatar: 'https://pictures.example/mira.png' }
    await register({ owner, name: `${second}.latchkey.test`, attributes })
    expect(await readIdentity()).toEqual({
      name: `${second}.latchkey.test`,
      avatar: expect.stringMatching(/^\/v1\/image\/[\w.-]+$/),
    })
  })

  it('prefers the name that an account has chosen on its chain, and answers without that chain', async () => {
    await start()
    const account = devnet.description.evm[0]?.accounts[7]
    const owner = privateKeyToAccount(account?.privateKey ?? '0x')
    await register({ owner })
    expect(await read(`/v1/identity/${owner.address}`)).toEqual({ name: 'account7.devnet.eth', avatar: null })
    await start({ LATCHKEY_RPC_EIP155_31337: 'http://127.0.0.1:9' })
    expect(await read(`/v1/identity/${owner.address}`)).toMatchObject({
      name: expect.stringMatching(/latchkey\.test$/),
    })
    expect((await cloud.ask(`/v1/identity/${createOwner().address}`)).status).toBe(502)
  })

  it('registers a name for a contract on its chain only, deployed or not (ERC-1271, ERC-6492)', async () => {
    await start()
    const accepted: Hex = `0x1626ba7e${'00'.repeat(28)}`
    const account: Hex = '0x00000000000000000000000000000000000acc01'
    await sendRpc(getRpcUrl(), 'anvil_setCode', [account, `0x${createConstantCode(accepted)}`])
    const name = `${createLabel()}.latchkey.test`
    const contract = { coin_type: local, address: account, signature: '0x01' }
    expect((await post(await createRequest({ name, body: contract }))).status).toBe(200)
    const { addresses } = await find(name)
    expect(Object.keys(addresses)).toEqual([String(local)])

    // The proxy at this address deploys what it is sent, on every chain of anvil.
    const factory = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
    const bytecode = createTokenCode({ logs: [], runtime: createConstantCode(accepted) })
    const salt = pad('0x07')
    const undeployed = getContractAddress({ opcode: 'CREATE2', from: factory, salt, bytecode })
    const wrap = (signature: Hex) =>
      serializeErc6492Signature({ address: factory, data: concat([salt, bytecode]), signature })
    const future = { coin_type: local, address: undeployed, signature: wrap('0x01') }
    expect((await post(await createRequest({ body: future }))).status).toBe(200)
    // It would deploy another account than the one that registers.
    const foreign = { ...future, address: createOwner().address }
    expect(await readRefusal(await post(await createRequest({ body: foreign })))).toMatchObject({
      status: 401,
      code: 'sign_in_signature_invalid',
    })
  })

  it('refuses what a contract does not accept, and contracts of chains that it cannot ask', async () => {
    await start()
    const address: Hex = '0x00000000000000000000000000000000000acc02'
    await sendRpc(getRpcUrl(), 'anvil_setCode', [address, `0x${createConstantCode(pad('0x00'))}`])
    const refusal = {
      status: 401,
      code: 'sign_in_signature_invalid',
      reasons: [{ name: 'signature', description: 'The signature is not one of this address.' }],
    }
    expect(await refuse({ body: { address, coin_type: local, signature: '0x01' } })).toEqual(refusal)
    expect(await refuse({ body: { address, coin_type: 60, signature: '0x01' } })).toEqual(refusal)
    expect(await list(address)).toEqual([])
  })

  it('refuses the signature of another', async () => {
    await start()
    const other = createOwner()
    expect(await refuse({ body: { address: other.address } })).toMatchObject({
      status: 401,
      code: 'sign_in_signature_invalid',
    })
    expect(await list(other.address)).toEqual([])
  })

  it.each([
    { title: 'another suffix', change: { name: 'mira.eth' }, description: 'Names end in .latchkey.test here.' },
    {
      title: 'a name below a name',
      change: { name: 'a.mira.latchkey.test' },
      description: 'Names end in .latchkey.test here.',
    },
    {
      title: 'three letters [S5.026]',
      change: { name: 'mia.latchkey.test' },
      description: 'A name needs at least 4 characters.',
    },
    {
      title: 'another character [S5.025]',
      change: { name: 'mira_1.latchkey.test' },
      description: 'A name has only letters, digits and hyphens.',
    },
    { title: 'a reserved word', change: { name: 'Support.latchkey.test' }, description: 'This name is reserved.' },
    {
      title: 'an encoding of other alphabets',
      change: { name: 'xn--mira.latchkey.test' },
      description: 'A name cannot have two hyphens as its third and fourth character.',
    },
    {
      title: 'another kind of chain',
      change: { body: { coin_type: 501 } },
      description: 'Names are registered on EVM chains only.',
    },
    {
      title: 'no single chain',
      change: { body: { coin_type: 0x8000_0000 } },
      description: 'Names are registered on EVM chains only.',
    },
    {
      title: 'another kind of address',
      change: { body: { address: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv' } },
      description: 'Names belong to EVM addresses only.',
    },
    {
      title: 'a text that is no JSON',
      change: { body: { message: 'mira' } },
      description: 'The signed text is not a JSON of a name, its attributes and the time.',
    },
    {
      title: 'too many attributes',
      change: { attributes: Object.fromEntries(Array.from({ length: 17 }, (_unused, index) => [`key${index}`, ''])) },
      description: 'The signed text is not a JSON of a name, its attributes and the time.',
    },
  ])('refuses $title, with a reason for the visitor', async ({ change, description }) => {
    await start()
    const refusal = await refuse(change)
    expect(refusal).toMatchObject({ status: 400, code: 'invalid_request', reasons: [{ description }] })
    expect(refusal.reasons).toHaveLength(1)
  })

  it('takes a time that is up to 5 minutes off, and no other', async () => {
    await start()
    for (const off of [-300_000, 300_000]) await register({ time: cloud.clock.now + off })
    for (const off of [-301_000, 301_000]) {
      expect(await refuse({ time: cloud.clock.now + off })).toMatchObject({
        status: 400,
        reasons: [{ name: 'message.timestamp', description: expect.stringContaining('more than 5 minutes') }],
      })
    }
  })

  it('answers a repeated request as the first, also later, and refuses the name to others', async () => {
    await start()
    const owner = createOwner()
    const name = `${createLabel()}.latchkey.test`
    const request = await createRequest({ owner, name })
    expect((await post(request)).status).toBe(200)
    const before = await find(name)
    cloud.clock.now += 86_400_000
    expect((await post(request)).status).toBe(200)
    expect(await find(name)).toEqual(before)
    const taken = {
      status: 409,
      code: 'name_taken',
      reasons: [{ name: 'message.name', description: `The name ${name} is taken.` }],
    }
    expect(await refuse({ name })).toEqual(taken)
    expect(await refuse({ name, owner })).toEqual(taken)
    expect(await find(name)).toEqual(before)
  })

  it('gives a name to one of two accounts that ask at the same instant', async () => {
    await start()
    const name = `${createLabel()}.latchkey.test`
    const [one, other] = [createOwner(), createOwner()]
    const requests = await Promise.all([one, other].map((owner) => createRequest({ owner, name })))
    const statuses = await Promise.all(requests.map(async (request) => (await post(request)).status))
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409])
    const winner = statuses[0] === 200 ? one : other
    expect((await find(name)).addresses['60']?.address).toBe(winner.address)
  })

  it('gives an address five names', async () => {
    await start()
    const owner = createOwner()
    for (let count = 0; count < 5; count += 1) await register({ owner })
    expect(await refuse({ owner })).toMatchObject({
      status: 400,
      reasons: [{ name: 'address', description: 'This address has 5 names, which is the most that one can have.' }],
    })
    expect(await list(owner.address)).toHaveLength(5)
  })

  it('lets a client try five times an hour and a project as often as the operator says, before a signature is verified', async () => {
    await start({ LATCHKEY_TRUST_PROXY: 'loopback', LATCHKEY_RATE_NAMES_PROJECT: '7' })
    const { projectId } = await cloud.createProject()
    const tryFrom = async (address: string) =>
      (await post(await createRequest({ body: { signature: '0x01' } }), projectId, { 'x-forwarded-for': address }))
        .status
    const first: number[] = []
    for (let count = 0; count < 6; count += 1) first.push(await tryFrom('203.0.113.1'))
    expect(first).toEqual([401, 401, 401, 401, 401, 429])
    const second: number[] = []
    for (let count = 0; count < 3; count += 1) second.push(await tryFrom('203.0.113.2'))
    expect(second).toEqual([401, 401, 429])
  })

  it('is not configured without a suffix', async () => {
    await start({ LATCHKEY_NAME_SUFFIX: 'none' })
    const answers = await Promise.all([
      post(await createRequest()),
      cloud.ask('/v1/profile/account/mira.latchkey.test'),
      cloud.ask(`/v1/profile/reverse/${createOwner().address}`),
      cloud.ask('/v1/profile/suggestions/mira'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([501, 501, 501, 501])
    expect(await read('/appkit/v1/config')).not.toHaveProperty('nameSuffix')
  })
})

describe('GET /v1/profile/suggestions/{name}', () => {
  const suggest = async (text: string, query = '') =>
    parse(getNameSuggestions.response, await read(`/v1/profile/suggestions/${text}${query}`)).suggestions

  it('says whether a name is taken, and returns free names like it [S3.048] [S7.017]', async () => {
    await start()
    expect(await read('/appkit/v1/config')).toMatchObject({ nameSuffix: 'latchkey.test' })
    const free = await suggest('Nora', '?zone=latchkey.test')
    expect(free[0]).toEqual({ name: 'nora.latchkey.test', registered: false })
    await register({ name: 'nora.latchkey.test' })
    await register({ name: 'nora2.latchkey.test' })
    expect(await suggest('nora.latchkey.test')).toEqual([
      { name: 'nora.latchkey.test', registered: true },
      ...['nora1', 'nora3', 'nora4', 'nora5', 'nora6'].map((label) => ({
        name: `${label}.latchkey.test`,
        registered: false,
      })),
    ])
  })

  it('suggests names that can be registered for one that cannot', async () => {
    await start()
    expect((await suggest('mia')).map(({ name }) => name)).toContain('mia1.latchkey.test')
    expect((await suggest('mia')).map(({ name }) => name)).not.toContain('mia.latchkey.test')
    expect(await suggest('%C3%9F')).toEqual([])
  })

  it('refuses another zone', async () => {
    await start()
    expect(await readRefusal(await cloud.ask('/v1/profile/suggestions/mira?zone=eth'))).toMatchObject({
      status: 400,
      reasons: [{ name: 'query.zone', description: 'Names end in .latchkey.test here.' }],
    })
  })
})
