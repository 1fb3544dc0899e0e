import { describe, expect, it, vi } from 'vitest'
import { FrameFailure } from '../session/FrameFailure.ts'
import { SiteRefusal } from '../session/SiteRefusal.ts'
import type { RpcWindows } from './createRpc.ts'
import { setUpRpc } from './test/setUpRpc.ts'

const to = `0x${'b'.repeat(40)}`
const aborted = { code: 'request.aborted', message: 'Request was aborted' }

const lose = (): never => {
  throw new SiteRefusal('unreachable', 'lost')
}

describe('requests for approval', () => {
  it('are shown one at a time; ten wait, and further ones are refused (attack 75)', async () => {
    const { addresses, request, waitForScreen } = await setUpRpc()
    const answers = Array.from({ length: 100 }, (_, index) =>
      request('personal_sign', [`Message ${index}`, addresses.eip155]).then(
        () => 'signed',
        ({ code }: { readonly code: string }) => code,
      ),
    )
    const shown: string[] = []
    let before: string | undefined
    for (let count = 0; count < 11; count += 1) {
      const screen = await waitForScreen(before)
      shown.push(JSON.stringify(screen.facts))
      before = screen.id
      screen.reject()
    }
    expect(new Set(shown).size).toBe(11)
    const codes = await Promise.all(answers)
    expect(codes.filter((code) => code === 'request.tooMany')).toHaveLength(89)
    expect(codes.filter((code) => code === 'request.rejected')).toHaveLength(11)
  })

  it('can be blocked for 5 minutes after three rejections', async () => {
    const { addresses, clock, request, screens, waitForScreen } = await setUpRpc()
    const ask = () => request('personal_sign', ['Hello', addresses.eip155])
    for (let count = 0; count < 3; count += 1) {
      const answer = ask()
      const screen = await waitForScreen()
      expect(screen.block).toBeUndefined()
      screen.reject()
      await expect(answer).rejects.toMatchObject({ code: 'request.rejected' })
    }
    const fourth = ask()
    ;(await waitForScreen()).block?.()
    await expect(fourth).rejects.toMatchObject({ code: 'request.rejected' })
    clock.now = 299_999
    await expect(ask()).rejects.toMatchObject({ code: 'request.rejected', message: expect.stringContaining('blocked') })
    expect(screens.get()).toBeUndefined()
    clock.now = 300_000
    const later = ask()
    ;(await waitForScreen()).approve()
    await expect(later).resolves.toMatchObject({ result: expect.stringMatching(/^0x/) })
  })
})

describe('a window', () => {
  const declined = new FrameFailure('request.rejected', 'The visitor has declined.')

  it('answers what is not proved here, and signs nothing here', async () => {
    const calls: unknown[] = []
    const windows: RpcWindows = {
      isRequired: false,
      ask: () => expect.unreachable('the way to a window'),
      open: (call) => {
        calls.push(call)
        return async () => 'signed in the window'
      },
    }
    const { addresses, asked, request, screens, waitForScreen } = await setUpRpc({ windows })
    const params = [{ from: addresses.eip155, to }]
    const answer = request('eth_sendTransaction', params)
    const screen = await waitForScreen()
    screen.openWindow?.()
    // The press on Approve comes too late.
    screen.approve()
    await expect(answer).resolves.toEqual({ result: 'signed in the window' })
    expect(calls).toEqual([
      { chainId: 'eip155:1', method: 'eth_sendTransaction', params, accountType: 'eoa', batchIds: [] },
    ])
    expect(asked.map(({ method }) => method)).not.toContain('eth_sendRawTransaction')
    expect(screens.get()).toBeUndefined()
  })

  it('counts for the block: three rejections there offer it, and an approval begins again', async () => {
    const answers = ['no', 'no', 'no', 'yes', 'no', 'no', 'no', 'block']
    const offers: boolean[] = []
    const windows: RpcWindows = {
      isRequired: true,
      open: () => expect.unreachable('a window'),
      ask: async (_call, { block }) => {
        offers.push(block !== undefined)
        const answer = answers.shift()
        if (answer === 'yes') return 'signed'
        if (answer === 'block') block?.()
        throw declined
      },
    }
    const { addresses, request } = await setUpRpc({ windows })
    const ask = () => request('personal_sign', ['Hello', addresses.eip155]).catch((error: unknown) => error)
    for (let count = 0; count < 8; count += 1) await ask()
    expect(offers).toEqual([false, false, false, true, false, false, false, true])
    expect(await ask()).toMatchObject({ message: expect.stringContaining('blocked') })
    expect(offers).toHaveLength(8)
  })
})

describe('an abortion', () => {
  it('ends what is shown: a press on Approve that comes later signs nothing (attack 76)', async () => {
    const { addresses, asked, request, rpc, screens, waitForScreen } = await setUpRpc()
    const answer = request('eth_sendTransaction', [{ from: addresses.eip155, to }], { id: 'one' })
    const screen = await waitForScreen()
    rpc.abort('one')
    await expect(answer).rejects.toMatchObject(aborted)
    screen.approve()
    expect(screens.get()).toBeUndefined()
    // Whatever the press had begun, it would have happened before another request is shown.
    void request('personal_sign', ['Hello', addresses.eip155]).catch(() => undefined)
    await waitForScreen(screen.id)
    expect(asked.map(({ method }) => method)).not.toContain('eth_sendRawTransaction')
  })

  it('that comes right after the press on Approve still sends nothing (attack 76)', async () => {
    const { addresses, asked, request, rpc, waitForScreen } = await setUpRpc()
    const answer = request('eth_sendTransaction', [{ from: addresses.eip155, to }], { id: 'one' })
    const screen = await waitForScreen()
    screen.approve()
    rpc.abort('one')
    await expect(answer).rejects.toMatchObject(aborted)
    expect(asked.map(({ method }) => method)).not.toContain('eth_sendRawTransaction')
  })

  it('while a transaction is sent takes nothing back: the page learns the hash, or that it may still happen', async () => {
    for (const [outcome, expected] of [
      [() => '0x', { result: expect.stringMatching(/^0x[\da-f]{64}$/) }],
      [lose, { code: 'rpc.failed', message: expect.stringContaining('may still happen: 0x') }],
    ] as const) {
      const { request, rpc, waitForScreen } = await setUpRpc({
        answers: {
          eth_sendRawTransaction: () => {
            rpc.abortUnsafe()
            return outcome()
          },
          eth_getTransactionByHash: () => null,
        },
      })
      const answer = request('eth_sendTransaction', [{ to }]).catch((error: unknown) => error)
      ;(await waitForScreen()).approve()
      expect(await answer).toMatchObject(expected)
    }
  })

  it('while a batch is sent keeps the calls that are left from being sent', async () => {
    let sent = 0
    const { request, rpc, waitForScreen } = await setUpRpc({
      answers: {
        eth_sendRawTransaction: () => {
          sent += 1
          rpc.abortUnsafe()
          return '0x'
        },
        eth_getTransactionReceipt: () => ({ status: '0x1' }),
      },
    })
    const answer = request('wallet_sendCalls', [{ chainId: '0x1', id: 'batch', calls: [{ to }, { to }] }])
    ;(await waitForScreen()).approve()
    expect(await answer).toEqual({ result: { id: 'batch' } })
    expect(sent).toBe(1)
    expect(await request('wallet_getCallsStatus', ['batch'])).toMatchObject({ result: { status: 600 } })
  })

  it('ends one that waits, and leaves the others', async () => {
    const { addresses, request, rpc, waitForScreen } = await setUpRpc()
    const first = request('personal_sign', ['First', addresses.eip155], { id: 'one' })
    await waitForScreen()
    const second = request('personal_sign', ['Second', addresses.eip155], { id: 'two' })
    const third = request('personal_sign', ['Third', addresses.eip155], { id: 'three' })
    rpc.abort('two')
    await expect(second).rejects.toMatchObject(aborted)
    ;(await waitForScreen()).approve()
    await expect(first).resolves.toMatchObject({ result: expect.any(String) })
    const screen = await waitForScreen()
    expect(screen.facts).toMatchObject({ text: [{ text: 'Third' }] })
    screen.approve()
    await expect(third).resolves.toMatchObject({ result: expect.any(String) })
  })

  it('of all requests ends those that need an approval, and keeps those that read [S5.013] [S5.015] [S5.016] [S5.018]', async () => {
    let answerBlock: (() => void) | undefined
    const { addresses, request, rpc, waitForScreen } = await setUpRpc({
      answers: { eth_blockNumber: () => new Promise((resolve) => (answerBlock = () => resolve('0x11'))) },
    })
    const unsafe = [
      request('personal_sign', ['Hello', addresses.eip155]),
      request('eth_signTypedData_v4', [addresses.eip155, {}]),
      request('eth_sendTransaction', [{ to }]),
      request('wallet_sendCalls', [{ chainId: '0x1', calls: [{ to }] }]),
      ...Object.entries({
        solana_signMessage: { message: '1', pubkey: addresses.solana },
        solana_signTransaction: { transaction: 'AA==' },
        solana_signAllTransactions: { transactions: ['AA=='] },
        solana_signAndSendTransaction: { transaction: 'AA==' },
      }).map(([method, params]) => request(method, params, { chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' })),
    ]
    const safe = request('eth_blockNumber', [])
    await waitForScreen()
    rpc.abortUnsafe()
    for (const answer of unsafe) await expect(answer).rejects.toMatchObject(aborted)
    await vi.waitFor(() => expect(answerBlock).toBeDefined(), { timeout: 20_000 })
    answerBlock?.()
    expect(await safe).toEqual({ result: '0x11' })
  })
})

describe('what is shown', () => {
  it.each<[string, string, (address: string) => unknown[], (params: unknown[]) => void]>([
    ['a message', 'personal_sign', (address) => ['Pay 1', address], (params) => (params[0] = 'Pay 1,000,000')],
    [
      'a transaction',
      'eth_sendTransaction',
      (from) => [
        {
          from,
          to,
          value: '0x1',
          nonce: '0x7',
          gas: '0x5208',
          maxFeePerGas: '0x77359400',
          maxPriorityFeePerGas: '0x1',
        },
      ],
      ([transaction]) => Object.assign(Object(transaction), { to: `0x${'e'.repeat(40)}`, value: '0xffff' }),
    ],
  ])(
    'is what is signed, though the parameters change in the very object that the frame has: %s (attack 74)',
    async (_name, method, create, change) => {
      const { addresses, asked, request, waitForScreen } = await setUpRpc()
      const sign = async (hasChange: boolean, before?: string) => {
        const params = create(addresses.eip155)
        const answer = request(method, params)
        const { approve, facts, id } = await waitForScreen(before)
        if (hasChange) change(params)
        approve()
        return {
          id,
          facts,
          answer: await answer,
          sent: asked.findLast((each) => each.method === 'eth_sendRawTransaction'),
        }
      }
      // One key gives the same bytes the same signature.
      const { id, ...unchanged } = await sign(false)
      const { id: later, ...changed } = await sign(true, id)
      expect(later).not.toBe(id)
      expect(changed).toEqual(unchanged)
    },
  )

  it.each(['a message', 'a transaction'])(
    'is not signed for a login that another tab has ended since, or replaced: %s (attack 77)',
    async (name) => {
      const { access, addresses, asked, request, waitForScreen } = await setUpRpc()
      const ask = () =>
        name === 'a message'
          ? request('personal_sign', ['Hello', addresses.eip155])
          : request('eth_sendTransaction', [{ from: addresses.eip155, to, value: '0x1' }])
      const ended = ask()
      const screen = await waitForScreen()
      access.isLoggedIn = false
      screen.approve()
      await expect(ended).rejects.toMatchObject({ code: 'session.required' })
      access.isLoggedIn = true
      const replaced = ask()
      const next = await waitForScreen(screen.id)
      access.addresses = { eip155: to, solana: addresses.solana }
      next.approve()
      await expect(replaced).rejects.toMatchObject(aborted)
      expect(asked.map((each) => each.method)).not.toContain('eth_sendRawTransaction')
    },
  )

  it('is over when another user logs in, or none is logged in any more (attack 77)', async () => {
    const { access, addresses, request, rpc, screens, waitForScreen } = await setUpRpc()
    const shown = request('personal_sign', ['Hello', addresses.eip155])
    const waiting = request('personal_sign', ['Again', addresses.eip155])
    const screen = await waitForScreen()
    // What the frame does when the session changes.
    access.addresses = { eip155: to, solana: addresses.solana }
    rpc.abortUnsafe()
    screen.approve()
    await expect(shown).rejects.toMatchObject(aborted)
    await expect(waiting).rejects.toMatchObject(aborted)
    expect(screens.get()).toBeUndefined()
    await expect(request('personal_sign', ['Hello', addresses.eip155])).rejects.toMatchObject({
      message: expect.stringContaining('another account'),
    })
    access.isLoggedIn = false
    await expect(request('personal_sign', ['Hello', to])).rejects.toMatchObject({ code: 'session.required' })
  })
})
