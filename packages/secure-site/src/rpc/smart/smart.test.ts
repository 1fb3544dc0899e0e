import { describe, expect, it, vi } from 'vitest'
import { FrameFailure } from '../../session/FrameFailure.ts'
import { SiteRefusal } from '../../session/SiteRefusal.ts'
import { toHex } from '../../vault/bytes.ts'
import { encodeCalls } from '../../vault/sign/eip155/encodeCalls.ts'
import { hashOperation } from '../../vault/sign/eip155/hashOperation.ts'
import { smartContracts } from '../../vault/sign/networks.ts'
import { toFields } from '../../vault/worker/toFields.ts'
import { type Answers, setUpRpc } from '../test/setUpRpc.ts'
import { decodeCalls } from '../../vault/sign/eip155/unpackCalls.ts'
import type { SmartNetwork, SmartPort } from './SmartPort.ts'

const to = `0x${'b'.repeat(40)}`
const delegated = `0xef0100${smartContracts.implementation.slice(2)}`
const foreign = `0xef0100${'a'.repeat(40)}`
const word = (value: number): string => `0x${value.toString(16).padStart(64, '0')}`
const cost = {
  callGasLimit: '0x493e0',
  verificationGasLimit: '0x249f0',
  preVerificationGas: '0x0',
  maxFeePerGas: '0x0',
  maxPriorityFeePerGas: '0x0',
} as const

/** The code of the visitor's account; the implementation is on the chain. */
const withCode = (code: string): Answers => ({
  eth_getCode: ([address]) => (String(address).toLowerCase() === smartContracts.implementation ? '0x60' : code),
  eth_call: () => word(5),
})
/** A sponsor that pays, as the server does: the hash is that of the operation it was asked for. */
const createSponsor =
  (more: Partial<Record<keyof typeof cost, string>> = {}): SmartPort['sponsor'] =>
  async ({ chainId, operation }) => {
    const data = Uint8Array.from(Buffer.from(operation.callData.slice(2), 'hex'))
    const terms = {
      nonce: BigInt(operation.nonce),
      callGasLimit: BigInt(cost.callGasLimit),
      verificationGasLimit: BigInt(cost.verificationGasLimit),
      preVerificationGas: 0n,
      maxFeePerGas: 0n,
      maxPriorityFeePerGas: 0n,
      paymaster: undefined,
    }
    const hash = hashOperation({
      chainId: Number(chainId.split(':')[1]),
      sender: operation.sender,
      callData: data,
      terms,
      isDelegating: operation.factory !== undefined,
    })
    return { status: 'sponsored', cost: { ...cost, ...more }, operationHash: `0x${toHex(hash)}`, expiresIn: 120 }
  }
const free: readonly SmartNetwork[] = [{ chainId: 'eip155:1', isSponsored: true }]
const paid: readonly SmartNetwork[] = [{ chainId: 'eip155:1', isSponsored: false }]
const smart = { type: 'smartAccount', networks: paid, answers: withCode('0x') } as const
const sponsored = { ...smart, networks: free, sponsor: createSponsor(), answers: withCode(delegated) } as const
const send = (more: object = {}) => [
  { version: '2.0.0', chainId: '0x1', calls: [{ to }, { to, value: '0x1' }], ...more },
]
const lose = (): never => {
  throw new SiteRefusal('unreachable', 'lost')
}

describe('a batch', () => {
  it.each([
    ['of another account', { from: to }, 4100],
    ['of another chain', { chainId: '0x5' }, 5710],
    ['that needs a capability', { capabilities: { auxiliaryFunds: {} } }, 5700],
    [
      'that creates a contract for which the app has to pay',
      { calls: [{ data: '0x60' }], capabilities: { paymasterService: { url: 'https://pay.example' } } },
      5700,
    ],
    ['of more calls than one screen shows', { calls: Array.from({ length: 33 }, () => ({ to })) }, 5740],
    [
      'that creates a contract as one with another call',
      { atomicRequired: true, calls: [{ to }, { data: '0x60' }] },
      5760,
    ],
  ])('%s is refused with its code', async (_name, more, rpcCode) => {
    const { expectRefused, request } = await setUpRpc(smart)
    await expectRefused('wallet_sendCalls', send(more), undefined, String(rpcCode))
    await expect(request('wallet_sendCalls', send(more))).rejects.toMatchObject({ code: 'rpc.refused', rpcCode })
  })

  it('on an unknown chain is refused with its code', async () => {
    const { request } = await setUpRpc(smart)
    await expect(request('wallet_sendCalls', send(), { chainId: 'eip155:123456' })).rejects.toMatchObject({
      rpcCode: 5710,
    })
  })

  it.each([
    ['has not chosen it', { ...smart, type: 'eoa' }],
    ['is on a network without smart accounts', { ...smart, networks: [] }],
    ['runs foreign code (attack 133)', { ...smart, answers: withCode(foreign) }],
    ['would be delegated to nothing', { ...smart, answers: { ...withCode('0x'), eth_getCode: () => '0x' } }],
  ] as const)('that has to be atomic is refused if the account %s', async (_name, given) => {
    const { request, screens } = await setUpRpc(given)
    await expect(request('wallet_sendCalls', send({ atomicRequired: true }))).rejects.toMatchObject({ rpcCode: 5760 })
    expect(screens.get()).toBeUndefined()
  })

  it('of an account with foreign code is sent in order, with the red warning, and never replaces the code (attack 133)', async () => {
    const { asked, request, waitForScreen } = await setUpRpc({ ...sponsored, answers: withCode(foreign) })
    const answer = request('wallet_sendCalls', send())
    const screen = await waitForScreen()
    expect(screen.warnings).toEqual(['foreignCode'])
    expect(screen.facts).not.toHaveProperty('isDelegating')
    screen.approve()
    await answer
    const raw = asked.flatMap(({ method, params }) =>
      method === 'eth_sendRawTransaction' && Array.isArray(params) ? [String(params[0]).slice(0, 4)] : [],
    )
    expect(raw).toEqual(['0x02', '0x02'])
  })

  it('takes ids of up to 4,096 bytes, and refuses one that is taken', async () => {
    const { request, waitForScreen } = await setUpRpc(smart)
    const id = `0x${'ab'.repeat(4_096)}`
    const answer = request('wallet_sendCalls', send({ id }))
    ;(await waitForScreen()).approve()
    expect(await answer).toEqual({ result: { id } })
    await expect(request('wallet_sendCalls', send({ id }))).rejects.toMatchObject({ rpcCode: 5720 })
    await expect(request('wallet_sendCalls', send({ id: `${id}00` }))).rejects.toMatchObject({ code: 'rpc.refused' })
  })

  it('in a window gets the type of the account, and its id if that is taken, but no other id', async () => {
    const calls: unknown[] = []
    const windows = {
      isRequired: false,
      ask: async (call: unknown) => void calls.push(call),
      open: () => expect.unreachable('a window within a press'),
    }
    const { request, waitForScreen } = await setUpRpc({ ...smart, windows })
    for (const id of ['one', 'two']) {
      const answer = request('wallet_sendCalls', send({ id }))
      ;(await waitForScreen()).approve()
      await answer
    }
    windows.isRequired = true
    for (const id of ['two', 'three']) await request('wallet_sendCalls', send({ id }))
    expect(calls).toMatchObject([
      { accountType: 'smartAccount', batchIds: ['two'] },
      { accountType: 'smartAccount', batchIds: [] },
    ])
  })

  it('that would make the account a smart account is declined as a whole, with no code of its own for the upgrade', async () => {
    const { request, waitForScreen } = await setUpRpc(smart)
    for (const more of [{ atomicRequired: true }, {}]) {
      const answer = request('wallet_sendCalls', send(more))
      ;(await waitForScreen()).reject()
      await expect(answer).rejects.toMatchObject({ code: 'request.rejected', rpcCode: undefined })
    }
  })

  it('waits while a transaction of the account is under way (go-ethereum#35739)', async () => {
    const under = { eth_getTransactionCount: ([, block]: readonly unknown[]) => (block === 'pending' ? '0x8' : '0x7') }
    for (const code of ['0x', delegated]) {
      const { expectRefused } = await setUpRpc({ ...smart, answers: { ...withCode(code), ...under } })
      await expectRefused('wallet_sendCalls', send(), undefined, 'still under way')
    }
    const { expectRefused } = await setUpRpc({ ...smart, answers: { ...withCode(delegated), ...under } })
    await expectRefused('eth_sendTransaction', [{ to }], undefined, 'still under way')
  })

  it('of one call that the visitor pays for is an ordinary transaction', async () => {
    const { asked, request, waitForScreen } = await setUpRpc(smart)
    const answer = request('wallet_sendCalls', send({ calls: [{ to, value: '0x1' }], atomicRequired: true }))
    ;(await waitForScreen()).approve()
    await answer
    const sent = asked.find(({ method }) => method === 'eth_sendRawTransaction')
    expect(String(Array.isArray(sent?.params) ? sent.params[0] : '')).toMatch(/^0x02/)
  })

  it('in order of a delegated account sends the next one once the chain has the one before', async () => {
    const steps: string[] = []
    const { request, waitForScreen } = await setUpRpc({
      ...smart,
      type: 'eoa',
      answers: {
        ...withCode(delegated),
        eth_sendRawTransaction: () => {
          steps.push('send')
          return '0x'
        },
        eth_getTransactionReceipt: () => {
          steps.push('look')
          return steps.filter((step) => step === 'look').length < 3 ? null : { status: '0x1' }
        },
      },
    })
    const answer = request('wallet_sendCalls', send())
    ;(await waitForScreen()).approve()
    await answer
    expect(steps).toEqual(['send', 'look', 'look', 'look', 'send'])
  })

  it('with a call to oneself carries a red warning, and shows what it contains (attack 65)', async () => {
    const { addresses, request, waitForScreen } = await setUpRpc(smart)
    const approval = `095ea7b3${'0'.repeat(24)}${'c'.repeat(40)}${'f'.repeat(64)}`
    const inner = { to, value: 0n, data: Uint8Array.from(Buffer.from(approval, 'hex')) }
    const data = `0x${toHex(encodeCalls([inner]))}`
    const answer = request('wallet_sendCalls', send({ calls: [{ to }, { to: addresses.eip155, data }] }))
    const screen = await waitForScreen()
    expect(screen.warnings).toEqual(['selfCall', 'unlimitedApproval'])
    expect(screen.facts).toMatchObject({
      calls: [
        { action: { kind: 'transfer' } },
        { action: { kind: 'call', to: addresses.eip155 } },
        { action: { kind: 'approval', amount: 'unlimited' } },
      ],
    })
    screen.reject()
    await expect(answer).rejects.toMatchObject({ code: 'request.rejected' })
  })
})

describe('an operation that the app pays for', () => {
  it('goes to the bundler only, signed once after one approval', async () => {
    const { asked, bundled, request, waitForScreen } = await setUpRpc({
      ...sponsored,
      bundler: { eth_sendUserOperation: () => '0x' },
    })
    const answer = request('wallet_sendCalls', send())
    const screen = await waitForScreen()
    expect(screen.facts).toMatchObject({ sponsor: 'pays', isAtomic: true })
    expect(bundled).toEqual([])
    screen.approve()
    await answer
    expect(bundled).toMatchObject([
      { method: 'eth_sendUserOperation', params: [{ nonce: '0x5', maxFeePerGas: '0x0' }, smartContracts.entryPoint] },
    ])
    const { callData } = Object(bundled[0]?.params[0])
    expect(decodeCalls(Uint8Array.from(Buffer.from(String(callData).slice(2), 'hex')))).toMatchObject([
      { to, value: 0n },
      { to, value: 1n },
    ])
    expect(asked.map(({ method }) => method)).not.toContain('eth_sendRawTransaction')
  })

  it.each([
    [
      'has another hash (attack 78)',
      async (...[body, signal]: Parameters<SmartPort['sponsor']>) => ({
        ...(await createSponsor()(body, signal)),
        operationHash: word(1),
      }),
      'another operation',
    ],
    ['has a fee that the account would pay', createSponsor({ maxFeePerGas: '0x1' }), 'the account pays for'],
    ['has more gas than was hashed', createSponsor({ callGasLimit: '0x1' }), 'another operation'],
  ])('is refused if the one of the server %s', async (_name, sponsor, reason) => {
    const { expectRefused } = await setUpRpc({ ...sponsored, sponsor })
    await expectRefused('wallet_sendCalls', send(), undefined, reason)
  })

  it('with a paymaster is signed and sent with all that the paymaster has said', async () => {
    const payer = {
      paymaster: `0x${'d'.repeat(40)}`,
      paymasterData: '0x0102',
      paymasterVerificationGasLimit: '0x10',
      paymasterPostOpGasLimit: '0x20',
    }
    const priced = { ...cost, ...payer, maxFeePerGas: '0x9', maxPriorityFeePerGas: '0x2' }
    const sponsor: SmartPort['sponsor'] = async ({ operation }) => {
      const hash = hashOperation({
        chainId: 1,
        sender: operation.sender,
        callData: Uint8Array.from(Buffer.from(operation.callData.slice(2), 'hex')),
        isDelegating: false,
        terms: {
          nonce: 5n,
          callGasLimit: BigInt(cost.callGasLimit),
          verificationGasLimit: BigInt(cost.verificationGasLimit),
          preVerificationGas: 0n,
          maxFeePerGas: 9n,
          maxPriorityFeePerGas: 2n,
          paymaster: {
            address: payer.paymaster,
            verificationGasLimit: 16n,
            postOpGasLimit: 32n,
            data: Uint8Array.of(1, 2),
          },
        },
      })
      return { status: 'sponsored', cost: priced, operationHash: `0x${toHex(hash)}`, expiresIn: 120 }
    }
    const { bundled, request, waitForScreen } = await setUpRpc({
      ...sponsored,
      sponsor,
      bundler: { eth_sendUserOperation: () => '0x' },
    })
    const answer = request('wallet_sendCalls', send())
    const screen = await waitForScreen()
    // The visitor pays nothing, though the operation has a fee.
    expect(screen.facts).toMatchObject({ sponsor: 'pays', fee: { most: { units: '0' } } })
    screen.approve()
    await answer
    expect(bundled).toMatchObject([{ method: 'eth_sendUserOperation', params: [priced, smartContracts.entryPoint] }])
  })

  it('gives the address of a paymaster service to the server, and asks it nothing itself (attacks 72, 73)', async () => {
    const sponsor = vi.fn<SmartPort['sponsor']>(async () => ({ status: 'refused', reason: 'network' }))
    const url = 'http://169.254.169.254/'
    const network = vi.spyOn(globalThis, 'fetch')
    const { asked, request, waitForScreen } = await setUpRpc({ ...smart, sponsor })
    const paymasterService = { url, optional: true, context: { policy: 'sale' } }
    const answer = request('wallet_sendCalls', send({ capabilities: { paymasterService } }))
    const screen = await waitForScreen()
    expect(screen.facts).toMatchObject({ sponsor: 'refused' })
    screen.reject()
    await expect(answer).rejects.toMatchObject({ code: 'request.rejected' })
    expect(sponsor.mock.calls[0]?.[0]).toMatchObject({ paymasterUrl: url, paymasterContext: '{"policy":"sale"}' })
    for (const context of ['sale', ['sale'], { policy: 'x'.repeat(2_048) }])
      await expect(
        request('wallet_sendCalls', send({ capabilities: { paymasterService: { url, context } } })),
      ).rejects.toMatchObject({ code: 'rpc.refused' })
    expect(sponsor).toHaveBeenCalledOnce()
    expect(JSON.stringify(asked)).not.toContain('169.254')
    expect(network).not.toHaveBeenCalled()
    await expect(
      request('wallet_sendCalls', send({ capabilities: { paymasterService: { url } } })),
    ).rejects.toMatchObject({ rpcCode: 5700 })
  })

  it('becomes a transaction that the visitor pays for if the server does not pay, and the screen says so', async () => {
    for (const sponsor of [
      async () => ({ status: 'refused', reason: 'userLimit' }) as const,
      async () => {
        throw new SiteRefusal('rate_limited', 'slow down')
      },
    ]) {
      const { bundled, request, waitForScreen } = await setUpRpc({ ...sponsored, sponsor })
      for (const [method, params] of [
        ['wallet_sendCalls', send()],
        ['eth_sendTransaction', [{ to }]],
      ] as const) {
        const answer = request(method, params)
        const screen = await waitForScreen()
        expect(screen.facts).toMatchObject({ sponsor: 'refused' })
        expect(screen.facts).not.toMatchObject({ fee: { most: { units: '0' } } })
        screen.approve()
        await answer
      }
      expect(bundled).toEqual([])
    }
  })

  it('is not signed after its 2 minutes, unless the server renews it', async () => {
    let asked = 0
    const sponsor: SmartPort['sponsor'] = async (body, signal) => {
      asked += 1
      return asked === 3 ? { status: 'refused', reason: 'userLimit' } : createSponsor()(body, signal)
    }
    const { bundled, clock, request, waitForScreen } = await setUpRpc({
      ...sponsored,
      sponsor,
      bundler: { eth_sendUserOperation: () => '0x', eth_getUserOperationReceipt: () => null },
    })
    const first = request('wallet_sendCalls', send())
    const screen = await waitForScreen()
    clock.now = 119_000
    screen.approve()
    await first
    expect(asked).toBe(2)
    expect(bundled.filter(({ method }) => method === 'eth_sendUserOperation')).toHaveLength(1)
    asked = 1
    const second = request('wallet_sendCalls', send())
    const late = await waitForScreen(screen.id)
    clock.now = 300_000
    late.approve()
    await expect(second).rejects.toMatchObject({
      code: 'rpc.failed',
      message: expect.stringContaining('Nothing was signed'),
    })
    expect(bundled.filter(({ method }) => method === 'eth_sendUserOperation')).toHaveLength(1)
  })

  it('whose answer is lost may still happen: a batch is followed, and a transaction fails with the hash', async () => {
    const { request, waitForScreen } = await setUpRpc({
      ...sponsored,
      bundler: {
        eth_sendUserOperation: lose,
        eth_getUserOperationByHash: () => null,
        eth_getUserOperationReceipt: () => null,
      },
    })
    const batch = request('wallet_sendCalls', send())
    const first = await waitForScreen()
    first.approve()
    const { result } = toFields(await batch)
    expect(await request('wallet_getCallsStatus', [toFields(result)['id']])).toMatchObject({
      result: { status: 100, atomic: true, receipts: [] },
    })
    const transaction = request('eth_sendTransaction', [{ to }])
    const second = await waitForScreen(first.id)
    // The earlier one has the same nonce.
    expect(second.facts).toMatchObject({ earlier: 'replaced' })
    second.approve()
    await expect(transaction).rejects.toMatchObject({
      code: 'rpc.failed',
      message: expect.stringMatching(/may still happen: 0x[\da-f]{64}$/),
    })
  })

  it('that the bundler refuses is not sent, and the page learns why', async () => {
    const { request, waitForScreen } = await setUpRpc({
      ...sponsored,
      bundler: {
        eth_sendUserOperation: () => {
          throw new FrameFailure('rpc.failed', 'AA25 invalid account nonce')
        },
      },
    })
    const answer = request('wallet_sendCalls', send({ id: 'mine' }))
    ;(await waitForScreen()).approve()
    await expect(answer).rejects.toMatchObject({ code: 'rpc.failed', message: expect.stringContaining('AA25') })
    await expect(request('wallet_getCallsStatus', ['mine'])).rejects.toMatchObject({ rpcCode: 5730 })
  })

  it('of one transaction fails if the chain has refused it, and leaves the screen before it has happened', async () => {
    let looks = 0
    const { request, screens, waitForScreen } = await setUpRpc({
      ...sponsored,
      bundler: {
        eth_sendUserOperation: () => '0x',
        eth_getUserOperationReceipt: () => {
          looks += 1
          expect(screens.get()).toBeUndefined()
          return looks < 3 ? null : { success: false, logs: [], receipt: { transactionHash: word(7) } }
        },
      },
    })
    const answer = request('eth_sendTransaction', [{ to }])
    ;(await waitForScreen()).approve()
    await expect(answer).rejects.toMatchObject({ code: 'rpc.failed', message: expect.stringContaining(word(7)) })
    expect(looks).toBe(3)
  })

  it('that a page has built is refused with another sender or entry point, or calls that cannot be read (attack 56)', async () => {
    const { addresses, expectRefused } = await setUpRpc(sponsored)
    const callData = `0x${toHex(encodeCalls([{ to, value: 0n, data: new Uint8Array() }]))}`
    const sender = addresses.eip155
    for (const [params, reason] of [
      [[{ sender: to, callData }], 'another account'],
      [[{ sender, callData }, '0x0000000071727De22E5E9d8BAf0edAc6f37da032'], 'another entry point'],
      [[{ sender, callData: '0x12345678' }], 'cannot be read'],
      [[{ sender, callData: `${callData}00` }], 'cannot be read'],
      [[{ sender }], 'callData'],
      [[{ sender, callData: `0x${toHex(encodeCalls([]))}` }], 'cannot be read'],
    ] as const)
      await expectRefused('eth_sendUserOperation', params, undefined, reason)
    const unpaid = await setUpRpc({ ...sponsored, networks: paid })
    const own = { sender: unpaid.addresses.eip155, callData }
    await unpaid.expectRefused('eth_sendUserOperation', [own], undefined, 'does not pay')
  })
})

describe('typed data of a delegated account', () => {
  const types = { Order: [{ name: 'price', type: 'uint256' }] }
  const asOrder = (verifyingContract: string, primaryType = 'Order') => ({
    types: { [primaryType]: types.Order },
    primaryType,
    domain: { name: 'ERC4337', version: '1', chainId: 1, verifyingContract },
    message: { price: '1' },
  })
  it.each([
    ['an entry point (attack 56)', () => asOrder(smartContracts.entryPoint), 'entry point'],
    ['a packed operation (attack 56)', () => asOrder(to, 'PackedUserOperation'), 'an operation'],
    ['a Safe transaction (attack 57)', () => asOrder(to, 'SafeTx'), 'an operation'],
    ['the account itself (attack 132)', (own: string) => asOrder(own), 'own domain'],
  ])('is refused for %s', async (_name, create, reason) => {
    const { addresses, expectRefused } = await setUpRpc(sponsored)
    const own = addresses.eip155
    await expectRefused('eth_signTypedData_v4', [own, create(own)], undefined, reason)
  })
})

describe('the status of a batch', () => {
  it.each([
    ['has not happened', null, 5, { status: 100, receipts: [] }],
    ['was replaced', null, 6, { status: 400, receipts: [] }],
    [
      'has happened',
      { success: true, logs: [{ own: true }], receipt: { transactionHash: word(7) } },
      6,
      { status: 200, receipts: [{ logs: [{ own: true }], status: '0x1', transactionHash: word(7) }] },
    ],
    [
      'was refused',
      { success: false, receipt: { transactionHash: word(7) } },
      6,
      { status: 500, receipts: [{ status: '0x0' }] },
    ],
  ])('is that of its operation: it %s', async (_name, receipt, nonce, expected) => {
    let next = 5
    const { request, waitForScreen } = await setUpRpc({
      ...sponsored,
      answers: { ...withCode(delegated), eth_call: () => word(next) },
      bundler: { eth_sendUserOperation: () => '0x', eth_getUserOperationReceipt: () => receipt },
    })
    const answer = request('wallet_sendCalls', send({ id: '0x01' }))
    ;(await waitForScreen()).approve()
    await answer
    next = nonce
    expect(await request('wallet_getCallsStatus', ['0x01'])).toMatchObject({
      result: { version: '2.0.0', id: '0x01', chainId: '0x1', atomic: true, ...expected },
    })
  })

  it('of a transaction whose nonce was used by another is 400', async () => {
    let count = '0x7'
    const { request, waitForScreen } = await setUpRpc({
      ...smart,
      answers: { ...withCode('0x'), eth_getTransactionCount: () => count, eth_getTransactionReceipt: () => null },
    })
    const answer = request('wallet_sendCalls', send({ id: '0x01' }))
    ;(await waitForScreen()).approve()
    await answer
    expect(await request('wallet_getCallsStatus', ['0x01'])).toMatchObject({ result: { status: 100 } })
    count = '0x8'
    expect(await request('wallet_getCallsStatus', ['0x01'])).toMatchObject({ result: { status: 400 } })
  })

  it('is shown until the visitor closes it', async () => {
    let receipt: unknown = null
    const { request, screens, waitForScreen } = await setUpRpc({
      ...sponsored,
      bundler: { eth_sendUserOperation: () => '0x', eth_getUserOperationReceipt: () => receipt },
    })
    const answer = request('wallet_sendCalls', send({ id: '0x01' }))
    ;(await waitForScreen()).approve()
    await answer
    const shown = request('wallet_showCallsStatus', ['0x01'])
    await expect.poll(() => screens.get()).toMatchObject({ kind: 'calls', stage: 'pending', count: 2 })
    receipt = { success: true, receipt: { transactionHash: word(7) } }
    await expect.poll(() => screens.get()).toMatchObject({ kind: 'calls', stage: 'done' })
    screens.get()?.reject()
    expect(await shown).toEqual({ result: null })
    expect(screens.get()).toBeUndefined()
    await expect(request('wallet_showCallsStatus', ['0x02'])).rejects.toMatchObject({ rpcCode: 5730 })
  })
})

describe('capabilities', () => {
  it.each([
    ['is supported once the account is delegated', sponsored, 'supported'],
    ['is ready before that', smart, 'ready'],
    ['is unsupported for another type', { ...smart, type: 'eoa' }, 'unsupported'],
    ['is unsupported with foreign code (attack 133)', { ...smart, answers: withCode(foreign) }, 'unsupported'],
    ['is unsupported on another network', { ...smart, networks: [] }, 'unsupported'],
  ] as const)('say that calls as one %s', async (_name, given, status) => {
    const { addresses, request } = await setUpRpc(given)
    const { result } = toFields(await request('wallet_getCapabilities', [addresses.eip155, ['0x1']]))
    expect(result).toMatchObject({ '0x1': { atomic: { status } } })
    expect(Object.hasOwn(Object(Object(result)['0x1']), 'paymasterService')).toBe(status === 'supported')
  })

  it('are those of the networks that were asked for, of the own account only', async () => {
    const { addresses, request } = await setUpRpc({
      ...smart,
      networks: [...paid, { chainId: 'eip155:10', isSponsored: true }],
    })
    const list = async (params: unknown) =>
      Object.keys(Object(toFields(await request('wallet_getCapabilities', params))['result']))
    expect(await list([addresses.eip155])).toEqual(['0x1', '0xa'])
    expect(await list([addresses.eip155, ['0xa', '0x1e240']])).toEqual(['0xa'])
    await expect(request('wallet_getCapabilities', [to])).rejects.toMatchObject({ rpcCode: 4100 })
  })
})
