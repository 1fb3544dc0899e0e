import { createFakeClock } from '@latchkey/core/testing'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startRpcServer, type RpcServer, type ServedCall } from '@latchkey/testing/adapter'
import { createEndpoints } from './createEndpoints.ts'

const clock = createFakeClock()
const controller = new AbortController()

async function serve(answer: (call: ServedCall) => unknown): Promise<RpcServer> {
  const server = await startRpcServer(answer)
  onTestFinished(() => server.stop())
  return server
}

/** An address without a listener. */
async function serveNothing(): Promise<string> {
  const server = await startRpcServer(() => null)
  await server.stop()
  return server.url
}

const refuse =
  (code: number, message = 'No', data?: unknown) =>
  (): never => {
    throw Object.assign(new RangeError(message), { code, data })
  }

const ask = (urls: readonly string[], signal: AbortSignal = controller.signal) =>
  createEndpoints({ urls, clock, signal: controller.signal })('getThing', [1], signal)

describe('createEndpoints', () => {
  it('tries the first endpoint, then the next, and keeps the one that answered', async () => {
    const dead = await serveNothing()
    const server = await serve(() => 'here')
    const unused = await serve(() => 'unused')
    const endpoints = createEndpoints({ urls: [dead, server.url, unused.url], clock, signal: controller.signal })
    expect(await endpoints('getThing', [1], undefined)).toBe('here')
    expect(await endpoints('getThing', [2], undefined)).toBe('here')
    expect(server.requests.map(({ calls }) => calls)).toMatchObject([
      [{ method: 'getThing', params: [1], id: 1 }],
      [{ method: 'getThing', params: [2], id: 2 }],
    ])
    expect(unused.requests).toEqual([])
  })

  it.each([-32_004, -32_005, -32_014, -32_016])('asks the next when a node says %i', async (code) => {
    const behind = await serve(refuse(code))
    const server = await serve(() => 'here')
    expect(await ask([behind.url, server.url])).toBe('here')
  })

  it('passes on a node’s refusal without trying another', async () => {
    const server = await serve(refuse(-32_602, 'Invalid params'))
    const other = await serve(() => 'here')
    await expect(ask([server.url, other.url])).rejects.toMatchObject({
      code: 'request.failed',
      context: { providerCode: -32_602 },
      details: 'Invalid params',
    })
    expect(other.requests).toEqual([])
  })

  it.each<readonly [string, unknown, string]>([
    ['BlockhashNotFound', { err: 'BlockhashNotFound', logs: [] }, 'transaction.expired'],
    ['InsufficientFundsForFee', { err: 'InsufficientFundsForFee' }, 'transaction.insufficientFunds'],
    ['AccountNotFound', { err: 'AccountNotFound' }, 'transaction.insufficientFunds'],
    [
      'a token program that says so',
      { err: { InstructionError: [0, { Custom: 1 }] }, logs: ['Program log: Error: insufficient funds'] },
      'transaction.insufficientFunds',
    ],
    [
      'another program’s first error',
      { err: { InstructionError: [0, { Custom: 1 }] }, logs: ['Program log: nope'] },
      'transaction.simulationFailed',
    ],
    ['the payer’s rent', { err: { InsufficientFundsForRent: { account_index: 0 } } }, 'transaction.insufficientFunds'],
    [
      'the receiver’s rent',
      { err: { InsufficientFundsForRent: { account_index: 1 } } },
      'transaction.simulationFailed',
    ],
    ['anything else', { err: { InstructionError: [0, 'InvalidArgument'] } }, 'transaction.simulationFailed'],
  ])('tells a simulation’s failure by %s', async (_case, data, code) => {
    const server = await serve(refuse(-32_002, 'Transaction simulation failed', data))
    await expect(ask([server.url])).rejects.toMatchObject({ code })
  })

  it('rejects if no endpoint answers', async () => {
    const urls = [await serveNothing(), await serveNothing()]
    await expect(ask(urls)).rejects.toMatchObject({ code: 'request.failed', details: 'No endpoint answered getThing' })
  })

  it('rejects when the signal aborts', async () => {
    const server = await serve(() => new Promise(() => undefined))
    const controller = new AbortController()
    const asking = ask([server.url], controller.signal)
    const outcome = asking.catch((error: unknown) => error)
    await expect.poll(() => server.requests.length).toBe(1)
    controller.abort(new RangeError('enough'))
    expect(await outcome).toMatchObject({ message: 'enough' })
  })

  it('tries the next endpoint after 10 s', async () => {
    const silent = await serve(() => new Promise(() => undefined))
    const server = await serve(() => 'here')
    const asking = ask([silent.url, server.url])
    await expect.poll(() => silent.requests.length).toBe(1)
    clock.advance(10_000)
    expect(await asking).toBe('here')
  })
})
