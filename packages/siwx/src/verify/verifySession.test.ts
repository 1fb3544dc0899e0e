import { delegationPrefix, smartAccountContracts } from '@latchkey/protocol/embedded'
import type { Cacao, SiwxMessage, SiwxSession } from '@latchkey/protocol/siwx'
import { startDevnet, type Devnet } from '@latchkey/devnet'
import {
  concat,
  createPublicClient,
  createWalletClient,
  encodeFunctionData,
  getContractAddress,
  hashMessage,
  http,
  numberToHex,
  serializeErc6492Signature,
  toHex,
  type SignedAuthorization,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { formatMessage } from '../message/formatMessage.ts'
import contracts from '../test/contracts/KeyAccount.json' with { type: 'json' }
import { createSignIn, testTime } from '../test/createSignIn.ts'
import { createMemoryStorage } from '../test/createMemoryStorage.ts'
import { createPageStorage } from '../storages/createPageStorage.ts'
import { parseSession } from './parseSession.ts'
import type { SiwxExpectation } from './checkExpectation.ts'
import type { SiwxRpc } from './SiwxRpc.ts'
import { verifySignature } from './verifySignature.ts'
import { verifySession, type VerifySessionParameters } from './verifySession.ts'

const chainId = 'eip155:31337'
const account = privateKeyToAccount(generatePrivateKey())
const stranger = privateKeyToAccount(generatePrivateKey())
const expected: SiwxExpectation = { domain: 'app.example.com', nonce: 'a1b2c3d4e5f6' }
const now = (): number => testTime

async function signIn(change: Partial<SiwxMessage> = {}, signer = account): Promise<SiwxSession> {
  const data = createSignIn({ chainId, accountAddress: account.address }, change)
  const message = formatMessage(data)
  return { data, message, signature: await signer.signMessage({ message }) }
}
const verify = (session: VerifySessionParameters['session'], change: Partial<VerifySessionParameters> = {}) =>
  verifySession({ session, expected, now, ...change })
/** Passes if the session verifies, because awaiting a rejection fails the test. */
const assertVerifies = verify
const withCode = (code: string) => expect.objectContaining({ name: 'SiwxError', code })

describe('a sign-in', () => {
  it('by a key verifies and returns the signed message [S3.039]', async () => {
    const session = await signIn()
    expect(await verify(session)).toEqual(session.data)
    const { data: _data, ...bare } = session
    expect(await verify(bare)).toEqual(session.data)
  })

  it.each([0, 27])('verifies with a recovery byte that starts at %i', async (base) => {
    const session = await signIn()
    const last = Number.parseInt(session.signature.slice(-2), 16) - 27 + base
    const signature = session.signature.slice(0, -2) + last.toString(16).padStart(2, '0')
    expect(await verify({ ...session, signature })).toEqual(session.data)
  })

  it('is refused if its text differs from its fields', async () => {
    const session = await signIn()
    for (const change of [
      { chainId: 'eip155:1' },
      { resources: ['https://a.example'] },
      { statement: undefined },
    ] as const) {
      const data = { ...session.data, ...change }
      await expect(verify({ ...session, data })).rejects.toEqual(withCode('siwx.messageAltered'))
    }
  })

  it('is refused if its text was changed after signing', async () => {
    const session = await signIn()
    const data = { ...session.data, statement: 'Sign in to give away your orders.' }
    const message = formatMessage(data)
    await expect(verify({ ...session, data, message })).rejects.toEqual(withCode('siwx.signatureInvalid'))
  })

  it('is refused with a stranger’s signature and without a signature', async () => {
    const session = await signIn({}, stranger)
    await expect(verify(session)).rejects.toEqual(withCode('siwx.signatureInvalid'))
    for (const signature of [`0x${'00'.repeat(65)}`, `0x${'ff'.repeat(65)}`, '0x', '', 'signed', '0xabc'] as const) {
      await expect(verify({ ...session, signature })).rejects.toEqual(withCode('siwx.signatureInvalid'))
    }
  })

  it.each([
    ['siwx.domainMismatch', { domain: 'evil.example' }],
    ['siwx.domainMismatch', { domain: 'app.example.com:8080' }],
    ['siwx.nonceMismatch', { nonce: 'z9y8x7w6v5' }],
    ['siwx.uriMismatch', { uri: 'https://app.example.com/admin' }],
    ['siwx.chainMismatch', { chainIds: ['eip155:1'] }],
    ['siwx.accountMismatch', { accountAddress: stranger.address }],
  ] satisfies readonly (readonly [string, Partial<SiwxExpectation>])[])(
    'is refused with %s where %o is expected',
    async (code, change) => {
      await expect(verify(await signIn(), { expected: { ...expected, ...change } })).rejects.toEqual(withCode(code))
    },
  )

  it('is accepted for the account and the domain in any letter case', async () => {
    const change = { accountAddress: account.address.toLowerCase(), domain: 'APP.example.com', chainIds: [chainId] }
    await assertVerifies(await signIn(), { expected: { ...expected, ...change, uri: 'https://app.example.com' } })
  })

  const at = (offset: number): string => new Date(testTime + offset).toISOString()
  it.each([
    ['siwx.expired', { expirationTime: at(-30_000) }],
    ['siwx.notYetValid', { notBefore: at(30_001) }],
    ['siwx.notYetValid', { issuedAt: at(30_001) }],
  ] satisfies readonly (readonly [string, Partial<SiwxMessage>])[])(
    'is refused with %s for %o',
    async (code, change) => {
      const session = await signIn(change)
      await expect(verify(session)).rejects.toEqual(withCode(code))
      // The tolerance can be raised.
      await assertVerifies(session, { clockSkew: 31_000 })
    },
  )

  it('is accepted at the limits of its times', async () => {
    await assertVerifies(await signIn({ expirationTime: at(-29_999), notBefore: at(30_000), issuedAt: at(30_000) }))
    const strict = await signIn({ expirationTime: at(1), notBefore: at(0), issuedAt: at(0) })
    await assertVerifies(strict, { clockSkew: 0 })
  })

  it('is parsed from JSON, and anything else is refused', async () => {
    const session = await signIn()
    expect(parseSession(JSON.parse(JSON.stringify(session)))).toEqual(session)
    for (const value of [
      null,
      [],
      'x',
      { ...session, signature: 1 },
      { ...session, data: { ...session.data, chainId: 'x' } },
    ]) {
      expect(() => parseSession(value)).toThrow(expect.objectContaining({ code: 'siwx.messageInvalid' }))
    }
    expect(() => parseSession({ ...session, message: 'x'.repeat(20_000) })).toThrow('message')
  })

  it('is refused if its text is not a message or names an unsupported chain', async () => {
    const session = await signIn()
    await expect(verify({ ...session, message: 'Hello' })).rejects.toEqual(withCode('siwx.messageInvalid'))
    const foreign = session.message.replace('Ethereum', 'Cosmos')
    await expect(verify({ ...session, message: foreign })).rejects.toEqual(withCode('siwx.messageInvalid'))
  })
})

describe('a sign-in that came with a WalletConnect session (CACAO)', () => {
  const recap = (att: unknown): string => `urn:recap:${Buffer.from(JSON.stringify({ att })).toString('base64url')}`
  const methods = recap({ eip155: { 'request/personal_sign': [{}], 'request/eth_sendTransaction': [{}] } })
  const sentence =
    "I further authorize the stated URI to perform the following actions on my behalf: (1) 'request': 'eth_sendTransaction', 'personal_sign' for 'eip155'."

  /** Signs as a wallet does: the text is that of the payload, with the words of the ReCap. */
  async function signCacao(change: Partial<Cacao['p']> = {}, address: string = account.address): Promise<SiwxSession> {
    const data = createSignIn({ chainId, accountAddress: account.address })
    const { domain, expirationTime: exp, issuedAt: iat = '', nonce, statement, uri: aud } = data
    const iss = `did:pkh:${chainId}:${address}`
    const p: Cacao['p'] = { iss, domain, aud, version: '1', nonce, iat, statement, exp, ...change }
    const isGranting = p.resources?.at(-1) === methods
    const text = isGranting ? `${p.statement === undefined ? '' : `${p.statement} `}${sentence}` : p.statement
    const { statement: _none, ...rest } = data
    const signed: SiwxMessage = {
      ...rest,
      ...(text === undefined ? {} : { statement: text }),
      ...(p.resources === undefined ? {} : { resources: p.resources }),
    }
    const message = formatMessage(signed).replace(account.address, address)
    const signature = await account.signMessage({ message })
    const cacao: Cacao = { h: { t: 'caip122' }, p, s: { t: 'eip191', s: signature } }
    return { data: { ...signed, statement: p.statement }, message, signature, cacao }
  }

  it('verifies with the text of its payload [S3.039]', async () => {
    const session = await signCacao()
    expect(await verify(session)).toEqual(session.data)
  })

  it('verifies with the words of a ReCap in the statement', async () => {
    const session = await signCacao({ resources: ['https://a.example', methods] })
    expect(session.message).toContain(sentence)
    expect((await verify(session)).statement).toBe(`${session.data.statement} ${sentence}`)
    const silent = await signCacao({ resources: [methods], statement: undefined })
    expect((await verify(silent)).statement).toBe(sentence)
  })

  it('is refused if its text does not say what its ReCap grants, with a CACAO and without', async () => {
    const session = await signIn({ resources: [methods] })
    await expect(verify(session)).rejects.toEqual(withCode('siwx.messageInvalid'))
    const described = await signIn({ resources: [methods], statement: `Sign in. ${sentence}` })
    await assertVerifies(described)
    const { statement, ...data } = session.data
    const { domain, expirationTime: exp, issuedAt: iat = '', nonce, resources, uri: aud } = data
    const iss = `did:pkh:${chainId}:${account.address}`
    const p: Cacao['p'] = { iss, domain, aud, version: '1', nonce, iat, statement, exp, resources }
    const cacao: Cacao = { h: { t: 'caip122' }, p, s: { t: 'eip191', s: session.signature } }
    await expect(verify({ ...session, cacao })).rejects.toMatchObject({ name: 'SiwxError' })
  })

  it('verifies if empty optional fields have no line in the text, as wallets write it', async () => {
    const session = await signCacao({ statement: undefined })
    const { cacao } = session
    if (cacao === undefined) throw new TypeError('No CACAO.')
    const p = { ...cacao.p, statement: '', nbf: '', requestId: '' }
    expect(await verify({ ...session, cacao: { ...cacao, p } })).toEqual(await verify(session))
  })

  it('verifies for an address that the wallet writes in lower case', async () => {
    const session = await signCacao({}, account.address.toLowerCase())
    expect((await verify(session)).accountAddress).toBe(account.address)
  })

  it.each([
    ['another domain', { domain: 'evil.example' }],
    ['another nonce', { nonce: 'zzzzzzzzzzz' }],
    ['another account', { iss: `did:pkh:${chainId}:${stranger.address}` }],
    ['another chain', { iss: `did:pkh:eip155:1:${account.address}` }],
    ['more resources', { resources: ['https://a.example'] }],
    ['another end', { exp: '2036-01-01T00:00:00Z' }],
  ] satisfies readonly (readonly [string, Partial<Cacao['p']>])[])(
    'is refused if the payload has %s',
    async (_what, change) => {
      const session = await signCacao()
      if (session.cacao === undefined) throw new TypeError('No CACAO.')
      const cacao = { ...session.cacao, p: { ...session.cacao.p, ...change } }
      await expect(verify({ ...session, cacao })).rejects.toEqual(withCode('siwx.messageAltered'))
    },
  )

  it('is refused with another signature, an unknown kind of signature, and an issuer that is not an account', async () => {
    const session = await signCacao()
    const { cacao } = session
    if (cacao === undefined) throw new TypeError('No CACAO.')
    const other = await stranger.signMessage({ message: session.message })
    const change = (part: Partial<Cacao>): SiwxSession => ({ ...session, cacao: { ...cacao, ...part } })
    await expect(verify(change({ s: { t: 'eip191', s: other } }))).rejects.toEqual(withCode('siwx.messageAltered'))
    await expect(verify({ ...change({ s: { t: 'eip191', s: other } }), signature: other })).rejects.toEqual(
      withCode('siwx.signatureInvalid'),
    )
    await expect(verify(change({ s: { ...cacao.s, t: 'toString' } }))).rejects.toEqual(
      withCode('siwx.signatureInvalid'),
    )
    await expect(verify(change({ h: { t: 'jwt' } }))).rejects.toEqual(withCode('siwx.signatureInvalid'))
    const foreign = { p: { ...cacao.p, iss: 'did:key:z6Mk' } }
    await expect(verify(change(foreign))).rejects.toEqual(withCode('siwx.messageInvalid'))
    // A signature by a key is not accepted as one of a contract.
    await expect(verify(change({ s: { ...cacao.s, t: 'eip1271' } }))).rejects.toEqual(withCode('siwx.chainUnreachable'))
  })
})

describe('a sign-in of a contract account', () => {
  let devnet: Devnet
  let rpc: SiwxRpc
  let factory: `0x${string}`
  let client: ReturnType<typeof createPublicClient>
  let deployer: ReturnType<typeof createWalletClient>
  const { abi } = contracts.factory

  beforeAll(async () => {
    devnet = await startDevnet({ chains: [31337] })
    const [chain] = devnet.description.evm
    const [funded] = chain?.accounts ?? []
    if (chain === undefined || funded === undefined) throw new TypeError('The chain did not start.')
    const transport = http(chain.rpcUrl)
    client = createPublicClient({ transport, pollingInterval: 20 })
    deployer = createWalletClient({ transport, account: privateKeyToAccount(funded.privateKey) })
    // A viem client of that chain, as an app has it.
    rpc = ({ method, params }) => client.request({ method, params })
    await send(undefined, toBytecode(contracts.factory.bytecode))
    factory = getContractAddress({ from: privateKeyToAccount(funded.privateKey).address, nonce: 0n })
  })
  afterAll(() => devnet?.stop())

  const toBytecode = (code: string): `0x${string}` => `0x${code.slice(2)}`
  async function send(
    to: `0x${string}` | undefined,
    data: `0x${string}`,
    authorizationList?: SignedAuthorization[],
  ): Promise<void> {
    const call = { account: deployer.account ?? null, chain: null, to, data }
    const hash = await deployer.sendTransaction(authorizationList ? { ...call, authorizationList } : call)
    await vi.waitFor(() => client.getTransactionReceipt({ hash }), { timeout: 60_000, interval: 20 })
  }
  const deployData = (owner: `0x${string}`): `0x${string}` =>
    encodeFunctionData({ abi, functionName: 'deploy', args: [owner] })
  const getAddress = async (owner: `0x${string}`): Promise<`0x${string}`> =>
    (await client.readContract({ address: factory, abi, functionName: 'getAddress', args: [owner] })) as `0x${string}`

  /** Signs in the format of `KeyAccount.sol`. */
  async function signAs(address: string, owner = account, change: Partial<SiwxMessage> = {}): Promise<SiwxSession> {
    const data = createSignIn({ chainId, accountAddress: address }, change)
    const message = formatMessage(data)
    const signature = concat(['0x01', await owner.sign({ hash: hashMessage(message) })])
    return { data, message, signature }
  }

  it('verifies by ERC-1271 until the account has another owner', async () => {
    const owner = privateKeyToAccount(generatePrivateKey())
    await send(factory, deployData(owner.address))
    const address = await getAddress(owner.address)
    const session = await signAs(address, owner)
    expect(await verify(session, { rpc })).toEqual(session.data)
    await expect(verify(await signAs(address, stranger), { rpc })).rejects.toEqual(withCode('siwx.signatureInvalid'))

    const cacaoSignature = { t: 'eip1271', s: session.signature }
    const { domain, expirationTime: exp, issuedAt: iat = '', nonce, statement, uri: aud } = session.data
    const p = { iss: `did:pkh:${chainId}:${address}`, domain, aud, version: '1', nonce, iat, statement, exp }
    const cacao: Cacao = { h: { t: 'caip122' }, p, s: cacaoSignature }
    expect(await verify({ ...session, cacao }, { rpc })).toEqual(session.data)
    const asKey = { ...cacao, s: { ...cacaoSignature, t: 'eip191' } }
    await expect(verify({ ...session, cacao: asKey }, { rpc })).rejects.toEqual(withCode('siwx.signatureInvalid'))

    const handOver = encodeFunctionData({
      abi: contracts.account.abi,
      functionName: 'setOwner',
      args: [stranger.address],
    })
    await send(address, handOver)
    await expect(verify(session, { rpc })).rejects.toEqual(withCode('siwx.signatureInvalid'))
    await assertVerifies(await signAs(address, stranger), { rpc })
  })

  it('verifies by ERC-6492 before the account is deployed, and does not deploy it', async () => {
    const address = await getAddress(account.address)
    const wrap = (session: SiwxSession, data: `0x${string}`): SiwxSession => {
      const signature = serializeErc6492Signature({ address: factory, data, signature: toBytecode(session.signature) })
      return { ...session, signature }
    }
    const session = wrap(await signAs(address), deployData(account.address))
    expect(await verify(session, { rpc })).toEqual(session.data)
    expect(await client.getCode({ address })).toBeUndefined()

    const forged = wrap(await signAs(address, stranger), deployData(account.address))
    await expect(verify(forged, { rpc })).rejects.toEqual(withCode('siwx.signatureInvalid'))
    // The signature would deploy another account than the one that signs in.
    const foreign = wrap(await signAs(address, stranger), deployData(stranger.address))
    await expect(verify(foreign, { rpc })).rejects.toEqual(withCode('siwx.signatureInvalid'))
  })

  it('verifies by the key and by ERC-1271 for a key that is delegated to a smart account (EIP-7702), with one signature', async () => {
    const owner = privateKeyToAccount(generatePrivateKey())
    const session = await signIn({ accountAddress: owner.address }, owner)
    const { domain, expirationTime: exp, issuedAt: iat = '', nonce, statement, uri: aud } = session.data
    const p = { iss: `did:pkh:${chainId}:${owner.address}`, domain, aud, version: '1', nonce, iat, statement, exp }
    const toCacao = (t: string, { signature: s } = session): Cacao => ({ h: { t: 'caip122' }, p, s: { t, s } })
    const verifyAs = async (t: string) => await verify({ ...session, cacao: toCacao(t) }, { rpc })

    // Before its first batch, the account has no code: the signature is that of a key and nothing else.
    expect(await client.getCode({ address: owner.address })).toBeUndefined()
    expect(await verify(session)).toEqual(session.data)
    expect(await verify(session, { rpc })).toEqual(session.data)
    expect(await verifyAs('eip191')).toEqual(session.data)
    await expect(verifyAs('eip1271')).rejects.toEqual(withCode('siwx.signatureInvalid'))

    const { implementation } = smartAccountContracts
    const authorization = await owner.signAuthorization({ chainId: 31_337, address: implementation, nonce: 0 })
    await send(owner.address, '0x', [authorization])
    expect(await client.getCode({ address: owner.address })).toBe(
      concat([delegationPrefix, implementation]).toLowerCase(),
    )
    // Both verify: a server with nodes and one without accept the same visitor.
    expect(await verify(session)).toEqual(session.data)
    expect(await verify(session, { rpc })).toEqual(session.data)
    expect(await verifyAs('eip191')).toEqual(session.data)
    expect(await verifyAs('eip1271')).toEqual(session.data)

    const forged = { ...(await signIn({ accountAddress: owner.address }, stranger)), cacao: undefined }
    await expect(verify(forged, { rpc })).rejects.toEqual(withCode('siwx.signatureInvalid'))
    const forgedCacao = { ...forged, cacao: toCacao('eip1271', forged) }
    await expect(verify(forgedCacao, { rpc })).rejects.toEqual(withCode('siwx.signatureInvalid'))
  })

  it('is refused for an address without code and for a contract that reverts', async () => {
    const session = await signAs(account.address)
    await expect(verify(session, { rpc })).rejects.toEqual(withCode('siwx.signatureInvalid'))
    const failing = { ...(await signAs(factory)), signature: numberToHex(1n, { size: 66 }) }
    await expect(verify(failing, { rpc })).rejects.toEqual(withCode('siwx.signatureInvalid'))
    const huge = { ...session, signature: toHex(new Uint8Array(40_000)) }
    await expect(verify(huge, { rpc })).rejects.toEqual(withCode('siwx.signatureInvalid'))
  })

  describe('that its own code does not accept', () => {
    const zero = '0x0000000000000000000000000000000000000000'
    const noop = '0xca11bde05977b3631167028862be2a173976ca11'
    const nothing = '0x'
    const garbage = [27, 28].map((last) => `0x${'00'.repeat(64)}${last.toString(16)}` as const)
    const wrap = (signature: `0x${string}`, address: `0x${string}` = noop, data: `0x${string}` = nothing) =>
      serializeErc6492Signature({ address, data, signature })
    const sign = (accountAddress: string, signature: string): VerifySessionParameters['session'] => {
      const data = createSignIn({ chainId, accountAddress: account.address })
      const message = formatMessage(data).replace(account.address, accountAddress)
      return { message, signature }
    }

    it.each([...garbage, ...garbage.map((signature) => wrap(signature))])(
      'is refused for the zero address, which `ecrecover` returns for %s',
      async (signature) => {
        const parameters = { accountAddress: zero, chainId, message: 'text', signature, rpc } as const
        await expect(verifySignature(parameters)).rejects.toEqual(withCode('siwx.signatureInvalid'))
        await expect(verify(sign(zero, signature), { rpc })).rejects.toEqual(withCode('siwx.messageInvalid'))
        const storage = createPageStorage({ storage: createMemoryStorage(), rpc, now })
        const nonce = await storage.createNonce({})
        const { message } = sign(zero, signature)
        const session = {
          data: createSignIn({ chainId, accountAddress: zero }, { nonce }),
          message: message.replace(expected.nonce, nonce),
          signature,
        }
        const app = { domain: expected.domain, uri: session.data.uri }
        await expect(storage.add({ ...app, sessions: [session] })).rejects.toEqual(withCode('siwx.messageInvalid'))
      },
    )

    it.each(garbage)(
      'is refused for an address without code with %s, wrapped by ERC-6492 or not',
      async (signature) => {
        for (const bytes of [signature, wrap(signature), wrap(signature, factory, deployData(account.address))])
          await expect(verify(sign(stranger.address, bytes), { rpc })).rejects.toEqual(
            withCode('siwx.signatureInvalid'),
          )
      },
    )

    it('is refused if the signature of a key is wrapped by ERC-6492 and nothing is deployed', async () => {
      const { message, signature } = await signIn()
      const bytes = toBytecode(signature)
      await assertVerifies({ message, signature }, { rpc })
      for (const wrapped of [
        wrap(bytes),
        wrap(wrap(bytes)),
        wrap(bytes, account.address),
        wrap(bytes, factory, deployData(stranger.address)),
        wrap(bytes, zero),
      ])
        await expect(verify({ message, signature: wrapped }, { rpc })).rejects.toEqual(
          withCode('siwx.signatureInvalid'),
        )
    })

    it('is refused for malformed ERC-6492 bytes', async () => {
      const suffix = '64926492'.repeat(8)
      for (const start of ['', '00'.repeat(33), '00'.repeat(96), 'ff'.repeat(96)])
        await expect(verify(sign(account.address, `0x${start}${suffix}`), { rpc })).rejects.toEqual(
          withCode('siwx.signatureInvalid'),
        )
    })

    it.each(Array.from({ length: 17 }, (_none, index) => numberToHex(index + 1, { size: 20 })))(
      'is refused for the precompiled contract %s',
      async (address) => {
        const message = createSignIn({ chainId, accountAddress: address })
        const parameters = { accountAddress: address, chainId, message: message.domain, rpc } as const
        for (const signature of [...garbage, ...garbage.map((bytes) => wrap(bytes))])
          await expect(verifySignature({ ...parameters, signature })).rejects.toEqual(withCode('siwx.signatureInvalid'))
      },
    )

    it('is refused for an address without code on a node that accepts every signature', async () => {
      const yes = `0x1626ba7e${'00'.repeat(28)}`
      const lying: SiwxRpc = async (request) => (request.method === 'eth_call' ? yes : rpc(request))
      const session = sign(stranger.address, `0x${'11'.repeat(65)}`)
      await expect(verify(session, { rpc: lying })).rejects.toEqual(withCode('siwx.signatureInvalid'))
    })
  })

  it('rejects with `siwx.chainUnreachable`, not with an invalid signature, if the chain does not answer or is another one', async () => {
    const session = await signAs(await getAddress(account.address))
    const unreachable = withCode('siwx.chainUnreachable')
    await expect(verify(session)).rejects.toEqual(unreachable)
    const away: SiwxRpc = async () => {
      throw new TypeError('fetch failed')
    }
    await expect(verify(session, { rpc: away })).rejects.toEqual(unreachable)
    const other: SiwxRpc = async ({ method }) => (method === 'eth_chainId' ? '0x1' : numberToHex(1n, { size: 32 }))
    await expect(verify(session, { rpc: other })).rejects.toEqual(unreachable)
    const silly: SiwxRpc = async ({ method }) => (method === 'eth_chainId' ? numberToHex(31337) : null)
    await expect(verify(session, { rpc: silly })).rejects.toEqual(unreachable)
  })
})
