import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectOnChain, type ConnectedOnChain } from '../test/connectOnChain.ts'
import { createTestKey, type TestKey } from '../test/createTestKey.ts'
import {
  accountRoles,
  createTestMint,
  mintExtensions,
  tokenInstructions,
  type MintExtension,
  type TestMint,
} from '../test/createTestMint.ts'
import { readTestBalance } from '../test/readTestBalance.ts'
import { requestNode } from '../test/requestNode.ts'
import { startTestChain, type TestChain } from '../test/startTestChain.ts'

let chain: TestChain
let authority: TestKey

beforeAll(async () => {
  chain = await startTestChain()
  authority = createTestKey(chain.accounts[8]?.secretKey)
})

afterAll(async () => {
  await chain.stop()
})

const { writable, readonly, signer } = accountRoles
const HELD = 1_000n

type MintParameters = Pick<Parameters<typeof createTestMint>[0], 'decimals' | 'metadata'> & {
  readonly program?: 'token' | 'token2022' | undefined
  readonly extensions?: readonly MintExtension[] | undefined
}

const make = ({ program = 'token2022', ...parameters }: MintParameters = {}): Promise<TestMint> =>
  createTestMint({ rpcUrl: chain.rpcUrl, authority, program, ...parameters })

/** Expects that an honest token beside is read and sent as ever. */
async function expectHonestBeside(connected: ConnectedOnChain, token: string, balance: bigint): Promise<void> {
  const { adapter, connection, key, network } = connected
  const [honest] = chain.tokens
  if (!honest) throw new RangeError('The chain has a token')
  const tokens = [token, honest.mint]
  expect(await adapter.features.balance.getTokens({ address: key.address, network, tokens })).toEqual([
    { address: token, value: balance },
    { address: honest.mint, value: expect.any(BigInt) },
  ])
  const to = chain.accounts[0]?.address ?? ''
  const transfer = { connectionId: connection.id, to, amount: 5n, token: honest.mint }
  expect(await adapter.features.transfer.simulate(transfer)).toEqual({
    status: 'success',
    arrives: 5n,
    changes: [{ token: honest.mint, value: -5n }],
  })
}

describe('what a token says about itself', () => {
  it.each<readonly [what: string, told: readonly [string, string, number], read: readonly [string, string]]>([
    ['the symbol of another token', ['USD Coin', 'USDC', 6], ['USD Coin', 'USDC']],
    ['marks of direction', ['\u202Enioc DSU\u202C', '\u2066CDSU\u2069', 6], ['nioc DSU', 'CDSU']],
    ['marks without width', ['US\u200B\u200DD\uFEFF', '\u2060U\u00ADSD', 6], ['US D', 'U SD']],
    ['lines', ['USD\r\nCoin', 'U\u2028D', 6], ['USD Coin', 'U D']],
    [
      'a URL',
      [`https://claim.example/${'x'.repeat(80)}`, 'claim.example', 6],
      [`https://claim.example/${'x'.repeat(42)}`, 'claim.example'],
    ],
    ['a long name', ['A'.repeat(700), 'S'.repeat(100), 6], ['A'.repeat(64), 'S'.repeat(64)]],
    ['no decimals', ['Whole', 'W', 0], ['Whole', 'W']],
    ['the most decimals', ['Dust', 'D', 255], ['Dust', 'D']],
  ])('is one short line beside its own address, with %s', async (_what, told, [name, symbol]) => {
    const [writtenName, writtenSymbol, decimals] = told
    const connected = await connectOnChain(chain)
    const { mint } = await make({ decimals, metadata: { name: writtenName, symbol: writtenSymbol } })
    const { adapter, network } = connected
    expect(await adapter.features.balance.getTokenInfo({ token: mint, network })).toEqual({
      address: mint,
      name,
      symbol,
      decimals,
    })
    await expectHonestBeside(connected, mint, 0n)
  })

  it.each([0, 9, 255])('is empty for an SPL token with %s decimals and without metadata', async (decimals) => {
    const connected = await connectOnChain(chain)
    const { mint } = await make({ program: 'token', decimals })
    const { adapter, network } = connected
    expect(await adapter.features.balance.getTokenInfo({ token: mint, network })).toEqual({
      address: mint,
      name: '',
      symbol: '',
      decimals,
    })
    await expectHonestBeside(connected, mint, 0n)
  })
})

interface Row {
  /** Makes the token; the key is the sender's, which gets 1,000 units, and the other the receiver's. */
  readonly make: (parties: { readonly from: TestKey; readonly to: TestKey }) => Promise<TestMint>
  readonly amount?: bigint
  /** What arrives of the amount; 100 by default. */
  readonly arrives?: bigint
}

/** Makes a token with extensions, of which the sender has some. */
const holding =
  (getExtensions: (owner: string) => readonly MintExtension[], parameters: MintParameters = {}): Row['make'] =>
  async ({ from }) => {
    const token = await make({ ...parameters, extensions: getExtensions(authority.address) })
    await token.mintTo(from.address, HELD)
    return token
  }

const sent: Readonly<Record<string, Row>> = {
  'without extensions': { make: holding(() => []) },
  'of the older program, without decimals': {
    make: holding(() => [], { program: 'token', decimals: 0 }),
  },
  'with 255 decimals': { make: holding(() => [], { decimals: 255 }) },
  'with a fee': { make: holding((owner) => [mintExtensions.transferFee(owner, 250, 1_000n)]), arrives: 97n },
  'with a fee that has a maximum': {
    make: holding((owner) => [mintExtensions.transferFee(owner, 5_000, 7n)]),
    arrives: 93n,
  },
  'with a fee of nothing': { make: holding((owner) => [mintExtensions.transferFee(owner, 0, 0n)]) },
  'with a fee of everything': {
    make: holding((owner) => [mintExtensions.transferFee(owner, 10_000, 1_000n)]),
    arrives: 0n,
  },
  'whose fee changes with a later epoch': {
    make: async (parties) => {
      const token = await holding((owner) => [mintExtensions.transferFee(owner, 100, 1_000n)])(parties)
      const accounts = [writable(token.mint), signer(authority.address)]
      await token.run(tokenInstructions.setTransferFee(5_000, 1_000n), accounts)
      return token
    },
    arrives: 99n,
  },
  'with a hook that is not set': { make: holding((owner) => [mintExtensions.hook(owner)]) },
  'that can be paused, and is not': { make: holding((owner) => [mintExtensions.pausable(owner)]) },
  'with a permanent delegate': { make: holding((owner) => [mintExtensions.permanentDelegate(owner)]) },
  'whose mint can be closed': { make: holding((owner) => [mintExtensions.closeAuthority(owner)]) },
  'with confidential transfers': { make: holding(() => [mintExtensions.confidential()]) },
  'from an account with a guard against programs': {
    make: async ({ from, to }) => {
      const token = await holding(() => [])({ from, to })
      const account = await token.open(from.address)
      await extend({ token, account, owner: from, extension: 11, data: tokenInstructions.guardCpi() })
      return token
    },
  },
}

/** Makes room for an extension in an account, and turns it on. */
async function extend(parts: {
  readonly token: TestMint
  readonly account: string
  readonly owner: TestKey
  readonly extension: number
  readonly data: readonly number[]
}): Promise<void> {
  const { token, account, owner, extension, data } = parts
  const system = '11111111111111111111111111111111'
  const accounts = [writable(account), signer(authority.address), readonly(system), signer(owner.address)]
  await token.run(tokenInstructions.reallocate(extension), accounts, [owner])
  await token.run(data, [writable(account), signer(owner.address)], [owner])
}

const refused: Readonly<Record<string, Row & { readonly code: string; readonly reason: string }>> = {
  'with a hook': {
    make: holding((owner) => [mintExtensions.hook(owner, owner)]),
    code: 'token.hookUnsupported',
    reason: 'The token runs a program of its own with each transfer',
  },
  'that cannot be transferred': {
    make: holding(() => [mintExtensions.notTransferable()]),
    code: 'token.notTransferable',
    reason: 'Its accounts cannot send it',
  },
  'with interest': {
    make: holding((owner) => [mintExtensions.interest(owner)]),
    code: 'token.scaledUnsupported',
    reason: 'The token shows other amounts than its accounts hold',
  },
  'with scaled amounts': {
    make: holding((owner) => [mintExtensions.scaled(owner, 1.5)]),
    code: 'token.scaledUnsupported',
    reason: 'The token shows other amounts than its accounts hold',
  },
  'that is paused': {
    make: async (parties) => {
      const token = await holding((owner) => [mintExtensions.pausable(owner)])(parties)
      await token.run(tokenInstructions.pause(), [writable(token.mint), signer(authority.address)])
      return token
    },
    code: 'token.paused',
    reason: 'The token’s issuer has paused all transfers',
  },
  'whose sender is frozen': {
    make: async ({ from, to }) => {
      const token = await holding(() => [])({ from, to })
      await token.freeze(await token.open(from.address))
      return token
    },
    code: 'token.frozen',
    reason: 'The sender’s account of the token is frozen',
  },
  'of the older program, whose receiver is frozen': {
    make: async ({ from, to }) => {
      const token = await holding(() => [], { program: 'token' })({ from, to })
      await token.freeze(await token.open(to.address))
      return token
    },
    code: 'token.frozen',
    reason: 'The receiver’s account of the token is frozen',
  },
  'whose accounts are frozen from the start': {
    make: async ({ from }) => {
      const token = await make({ extensions: [mintExtensions.frozenFromTheStart()] })
      await token.thaw(await token.open(from.address))
      await token.mintTo(from.address, HELD)
      return token
    },
    code: 'token.frozen',
    reason: 'The receiver’s account of the token is frozen',
  },
  'whose receiver demands a memo': {
    make: async ({ from, to }) => {
      const token = await holding(() => [])({ from, to })
      const account = await token.open(to.address)
      await extend({ token, account, owner: to, extension: 8, data: tokenInstructions.demandMemos() })
      return token
    },
    code: 'token.memoRequired',
    reason: 'The receiver accepts the token only with a memo',
  },
}

async function prepare(row: Row) {
  const connected = await connectOnChain(chain)
  const to = createTestKey()
  const token = await row.make({ from: connected.key, to })
  const call = { connectionId: connected.connection.id, to: to.address, amount: 100n, token: token.mint }
  return { ...connected, connected, call }
}

describe('a transfer of a token', () => {
  it.each(Object.entries(sent))('%s arrives as simulated, for the estimated fee', async (_what, row) => {
    const { adapter, connected, call, key } = await prepare(row)
    const { estimate, simulate, getMax, send } = adapter.features.transfer
    const { arrives = 100n } = row
    const getBalance = (address: string, token?: string): Promise<bigint> =>
      readTestBalance({ rpcUrl: chain.rpcUrl, address, token })
    expect(await simulate(call)).toEqual({
      status: 'success',
      arrives,
      // The rent of the receiver's account.
      changes: [{ value: expect.any(BigInt) }, { token: call.token, value: -100n }],
    })
    expect((await getMax(call)).amount).toBe(HELD)
    const { fee } = await estimate(call)
    const before = await getBalance(key.address)
    await send(call)
    await expect.poll(() => getBalance(key.address, call.token)).toBe(HELD - 100n)
    expect(await getBalance(call.to, call.token)).toBe(arrives)
    expect(before - (await getBalance(key.address))).toBe(fee)
    await expectHonestBeside(connected, call.token, HELD - 100n)
  })

  it.each(Object.entries(refused))('%s is refused with the reason, before the prompt', async (_what, row) => {
    const { adapter, connected, call, wallet } = await prepare(row)
    const { estimate, simulate, getMax, send } = adapter.features.transfer
    const shown = wallet.controls.getPromptCount()
    expect(await simulate(call)).toEqual({ status: 'failure', reason: row.reason })
    for (const ask of [estimate, getMax, send])
      await expect(ask(call)).rejects.toMatchObject({ code: row.code, details: row.reason })
    expect(wallet.controls.getPromptCount()).toBe(shown)
    await expectHonestBeside(connected, call.token, HELD)
  })

  it.each([
    ['a scale', (owner: string) => mintExtensions.scaled(owner, 1.5), /^0\.0015$/],
    // 5 % a year, from now on.
    ['interest', (owner: string) => mintExtensions.interest(owner), /^0\.001$/],
  ])(
    'is shown by the node with %s, while the balance stays what the account holds',
    async (_what, extension, shown) => {
      const { connected, call, key } = await prepare({ make: holding((owner) => [extension(owner)]) })
      const params = [key.address, { mint: call.token }, { encoding: 'jsonParsed' }]
      const answer = await requestNode({ rpcUrl: chain.rpcUrl, method: 'getTokenAccountsByOwner', params })
      const [{ account }] = Object(answer).value
      expect(account.data.parsed.info.tokenAmount).toMatchObject({
        amount: String(HELD),
        uiAmountString: expect.stringMatching(shown),
      })
      await expectHonestBeside(connected, call.token, HELD)
    },
  )

  it('is refused with the reason if there is too little of it, and if the address is no token', async () => {
    const { adapter, call } = await prepare({ make: holding(() => []) })
    const { simulate } = adapter.features.transfer
    expect(await simulate({ ...call, amount: HELD + 1n })).toEqual({
      status: 'failure',
      reason: '1000 of the token are in one account',
    })
    await expect(simulate({ ...call, token: createTestKey().address })).rejects.toMatchObject({
      code: 'address.invalid',
    })
  })
})
