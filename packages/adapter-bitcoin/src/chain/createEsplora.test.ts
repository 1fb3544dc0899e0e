import { readProperty } from '@latchkey/core/adapter'
import type { Network } from '@latchkey/core/adapter'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createTestNetwork, createTestWorld } from '../test/createTestWorld.ts'
import { regtestId } from '../test/faces/types.ts'
import { startEsploraProxy } from '../test/startEsploraProxy.ts'
import { testAccounts } from '../test/testAccounts.ts'
import type { BitcoinAdapterParameters } from '../types.ts'

const { address } = testAccounts.segwit
const stats = (funded: unknown, spent: unknown) => ({ funded_txo_sum: funded, spent_txo_sum: spent })
const balance = (chain: object, mempool: object) => ({
  body: JSON.stringify({ chain_stats: chain, mempool_stats: mempool }),
})

async function serve(...parameters: Parameters<typeof startEsploraProxy>) {
  const proxy = await startEsploraProxy(...parameters)
  onTestFinished(() => proxy.stop())
  return proxy
}

/** An adapter of a network with these servers, on a clock that waits for nothing. */
async function start(urls: readonly string[], parameters?: BitcoinAdapterParameters) {
  const network: Network<'bip122'> = createTestNetwork(regtestId, ...urls)
  const world = createTestWorld([network])
  const waits: number[] = []
  const { clock } = world.context.ports
  const after = (milliseconds: number, callback: () => void) => {
    waits.push(milliseconds)
    return clock.after(milliseconds === 10_000 ? 200 : Math.min(milliseconds, 5), callback)
  }
  Object.assign(world.context.ports, { clock: { ...clock, after } })
  const adapter = await world.start(parameters)
  onTestFinished(() => adapter.destroy())
  return { adapter, network, waits, world }
}

describe('the servers of a network', () => {
  it('are tried one after the other until one answers', async () => {
    const busy = await serve(() => ({ status: 429, body: 'Too many requests' }))
    const broken = await serve(() => ({ status: 503, body: 'Down' }))
    const silent = await serve(() => new Promise(() => undefined))
    const good = await serve(() => balance(stats(1_000, 200), stats(50, 0)))
    const nobody = 'http://127.0.0.1:9'
    const { adapter, network } = await start([nobody, busy.url, broken.url, silent.url, `${good.url}/`])
    await expect(adapter.features.balance.getNative({ address, network })).resolves.toEqual({
      value: 850n,
      decimals: 8,
      symbol: 'BTC',
    })
    expect(good.requests).toEqual([`GET /address/${address}`])
    const { adapter: other } = await start([nobody, broken.url])
    await expect(
      other.features.balance.getNative({ address, network: createTestNetwork(regtestId, nobody, broken.url) }),
    ).rejects.toMatchObject({ code: 'request.failed', details: expect.stringContaining('503') })
  })

  it('are those that core chooses', async () => {
    const chosen = await serve(() => balance(stats(9, 0), stats(0, 0)))
    const { adapter, network, world } = await start(['http://127.0.0.1:9'])
    Object.assign(world.context, { getEndpoints: async () => [chosen.url] })
    await expect(adapter.features.balance.getNative({ address, network })).resolves.toMatchObject({ value: 9n })
  })

  it('are the app’s own if it has some', async () => {
    const own = await serve(() => balance(stats(7, 0), stats(0, 0)))
    const theirs = await serve(() => balance(stats(1, 0), stats(0, 0)))
    const { adapter, network } = await start([theirs.url], { esploraUrls: { [regtestId]: [`${own.url}//`] } })
    await expect(adapter.features.balance.getNative({ address, network })).resolves.toMatchObject({ value: 7n })
    expect(theirs.requests).toEqual([])
  })

  it('are needed', async () => {
    const { adapter, network } = await start([])
    await expect(adapter.features.balance.getNative({ address, network })).rejects.toMatchObject({
      code: 'network.unsupported',
    })
  })

  it('are not trusted when they answer invalid data', async () => {
    for (const body of [
      '',
      'text',
      '{}',
      '[]',
      'null',
      '{"chain_stats":{"funded_txo_sum":"1"}}',
      '{"chain_stats":{"funded_txo_sum":-1}}',
    ]) {
      const server = await serve(() => ({ body }))
      const { adapter, network } = await start([server.url])
      await expect(adapter.features.balance.getNative({ address, network })).rejects.toMatchObject({
        code: 'request.failed',
      })
      // A young chain has nothing to estimate by, and its nodes answer with nothing.
      const code = body === '{}' ? undefined : 'request.failed'
      const refusal: unknown = await adapter.getFeeRates({ network }).then(
        () => ({}),
        (error: unknown) => error,
      )
      expect(readProperty(refusal, 'code')).toBe(code)
    }
  })

  it('get no request for an invalid address, or after an abort [S8.030]', async () => {
    const server = await serve(() => new Promise(() => undefined))
    const { adapter, network } = await start([server.url])
    const { getNative } = adapter.features.balance
    await expect(getNative({ address: '../tx', network })).rejects.toMatchObject({ code: 'address.invalid' })
    expect(server.requests).toEqual([])
    const controller = new AbortController()
    const asked = getNative({ address, network, signal: controller.signal })
    asked.catch(() => undefined)
    await expect.poll(() => server.requests.length).toBe(1)
    controller.abort()
    await expect(asked).rejects.toMatchObject({ code: 'request.aborted', message: 'Request was aborted' })
  })
})

describe('fee rates', () => {
  it('are esplora’s estimates, in order, and at least the relay minimum', async () => {
    const server = await serve(() => ({ body: '{"1":12.5,"2":10,"6":3,"144":0.5}' }))
    const { adapter, network } = await start([server.url])
    await expect(adapter.getFeeRates({ network })).resolves.toEqual({ slow: 1, normal: 3, fast: 10 })
    const odd = await serve(() => ({ body: '{"2":1.5,"6":3,"144":"9","25":5}' }))
    const { adapter: other } = await start([odd.url])
    const rates = other.getFeeRates({ network: createTestNetwork(regtestId, odd.url) })
    await expect(rates).resolves.toEqual({ slow: 5, normal: 5, fast: 5 })
    const few = await serve(() => ({ body: '{"25":2,"1008":1.5}' }))
    const { adapter: third } = await start([few.url])
    const sparse = third.getFeeRates({ network: createTestNetwork(regtestId, few.url) })
    await expect(sparse).resolves.toEqual({ slow: 2, normal: 2, fast: 2 })
  })

  it('are those of mempool.space without estimates', async () => {
    const server = await serve((path) =>
      path === '/v1/fees/recommended'
        ? { body: '{"fastestFee":9,"halfHourFee":7,"hourFee":5,"economyFee":2,"minimumFee":1}' }
        : { status: 404, body: 'Not found' },
    )
    const { adapter, network } = await start([server.url])
    await expect(adapter.getFeeRates({ network })).resolves.toEqual({ slow: 2, normal: 5, fast: 9 })
  })
})

describe('waiting for a transaction', () => {
  const id = 'aa'.repeat(32)
  const spent = 'bb'.repeat(32)
  const other = 'cc'.repeat(32)
  const transaction = (confirmed: boolean) => ({
    body: JSON.stringify({ txid: id, vin: [{ txid: spent, vout: 1 }], status: { confirmed } }),
  })

  it('polls until it is in a block, with growing pauses', async () => {
    let turn = 0
    const server = await serve(() => {
      turn++
      return turn < 3 ? { status: 404, body: 'Transaction not found' } : transaction(turn > 7)
    })
    const { adapter, network, waits } = await start([server.url])
    await expect(adapter.features.transaction.wait({ id, network })).resolves.toEqual({ status: 'success', id })
    const pauses = waits.filter((milliseconds) => milliseconds !== 10_000)
    expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000])
  })

  it('waits for a second block if asked, and tells when the first is gone', async () => {
    let turn = 0
    const server = await serve((path) => {
      if (path === '/blocks/tip/height') return { body: turn < 4 ? '70' : '71' }
      if (path !== `/tx/${id}`) return { status: 404, body: 'Not found' }
      turn++
      const status = turn === 2 ? { confirmed: false } : { confirmed: true, block_height: 70 }
      return { body: JSON.stringify({ txid: id, vin: [{ txid: spent, vout: 1 }], status }) }
    })
    const { adapter, network } = await start([server.url])
    const told: object[] = []
    const onStatus = (progress: object): void => void told.push(progress)
    const outcome = { status: 'success', id }
    await expect(adapter.features.transaction.wait({ id, network, isFinal: true, onStatus })).resolves.toEqual(outcome)
    expect(told).toEqual([
      { status: 'included', outcome },
      { status: 'pending', block: 70n },
      { status: 'included', outcome },
    ])
  })

  const own = '0014aa'
  const receiver = '0014bb'
  const describeTransaction = (txid: string, outputs: readonly (readonly [string, number])[]) =>
    JSON.stringify({
      txid,
      vin: [{ txid: spent, vout: 1, prevout: { scriptpubkey: own, value: 900 } }],
      vout: outputs.map(([scriptpubkey, value]) => ({ scriptpubkey, value })),
      status: { confirmed: false },
    })
  const paid = [[receiver, 500] as const, [own, 390] as const]
  it.each([
    [
      'sped up',
      [
        [receiver, 500],
        [own, 300],
      ],
      { status: 'success', replacedBy: 'spedUp' },
    ],
    ['cancelled', [[own, 800]], { status: 'replaced', replacedBy: 'cancelled' }],
    [
      'replaced',
      [
        [receiver, 400],
        [own, 400],
      ],
      { status: 'replaced', replacedBy: 'replaced' },
    ],
    [
      'replaced',
      [
        ['0014cc', 500],
        [own, 300],
      ],
      { status: 'replaced', replacedBy: 'replaced' },
    ],
  ] as const)('notices that it was %s', async (_how, outputs, expected) => {
    let turn = 0
    const server = await serve((path) => {
      turn++
      if (path === '/blocks/tip/height') return { body: '70' }
      if (path === `/tx/${id}`)
        return turn === 1 ? { body: describeTransaction(id, paid) } : { status: 404, body: 'Transaction not found' }
      if (path === `/tx/${other}`) return { body: describeTransaction(other, outputs) }
      if (path !== `/tx/${spent}/outspend/1`) return undefined
      return { body: JSON.stringify({ spent: true, txid: other, status: { confirmed: turn > 5 } }) }
    })
    const { adapter, network } = await start([server.url])
    const told: object[] = []
    const onStatus = (progress: object): void => void told.push(progress)
    await expect(adapter.features.transaction.wait({ id, network, onStatus })).resolves.toEqual({
      ...expected,
      id: other,
    })
    expect(told).toEqual([
      { status: 'pending', block: 70n },
      { status: 'notFound', block: 70n },
    ])
  })

  it('notices after a reload that it was replaced while the page was closed', async () => {
    const server = await serve((path) => {
      if (path === '/blocks/tip/height') return { body: '70' }
      if (path === `/tx/${other}`)
        return {
          body: describeTransaction(other, [
            [receiver, 500],
            [own, 300],
          ]),
        }
      if (path === `/tx/${spent}/outspend/1`)
        return { body: JSON.stringify({ spent: true, txid: other, status: { confirmed: true } }) }
      return { status: 404, body: 'Transaction not found' }
    })
    const { adapter, network } = await start([server.url])
    const wait = (outputs: string) => {
      const facts = { coins0: `${spent}:1`, outputs }
      return adapter.features.transaction.wait({ id, network, trace: { isContract: false, facts } })
    }
    expect(await wait(`${receiver}:500 ${own}:390`)).toEqual({ status: 'success', id: other, replacedBy: 'spedUp' })
    expect(await wait(`${receiver}:501 ${own}:389`)).toEqual({ status: 'replaced', id: other, replacedBy: 'replaced' })
  })

  it('rejects an invalid id, and ends with its signal', async () => {
    const server = await serve(() => ({ status: 404, body: 'Transaction not found' }))
    const { adapter, network } = await start([server.url])
    const { wait } = adapter.features.transaction
    await expect(wait({ id: '../address', network })).rejects.toMatchObject({ code: 'options.invalid' })
    expect(server.requests).toEqual([])
    const controller = new AbortController()
    const waited = wait({ id, network, signal: controller.signal })
    waited.catch(() => undefined)
    await expect.poll(() => server.requests.length).toBeGreaterThan(1)
    controller.abort()
    await expect(waited).rejects.toMatchObject({ code: 'request.aborted' })
  })
})
