import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createMetrics } from '../../observe/createMetrics.ts'
import { createTestLogger } from '../../test/createTestLogger.ts'
import { getFreePort } from '../../../../../getFreePort.shared.ts'
import { startRpcServer, type RpcServerMode } from '../../test/startRpcServer.ts'
import { createRpcGateway } from './createRpcGateway.ts'
import { createRpcMetrics } from './createRpcMetrics.ts'
import { findNameFault } from './findNameFault.ts'
import { getCallWeight } from './getCallWeight.ts'
import { hideProvider, listSecrets } from './hideProvider.ts'
import { isOpenMethod } from './isOpenMethod.ts'
import { isWriteMethod } from './isWriteMethod.ts'

const chainId = 'eip155:1'
const read = JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'eth_call', params: [{ to: '0x1' }, 'latest'] })
const write = JSON.stringify({ jsonrpc: '2.0', id: 8, method: 'eth_sendRawTransaction', params: ['0x02'] })

function createGateway(parameters: { readonly urls: readonly string[]; readonly timeout?: number }) {
  const { timeout = 10_000, urls } = parameters
  const end = new AbortController()
  onTestFinished(() => end.abort())
  const logger = createTestLogger()
  const metrics = createMetrics()
  const clock = { now: 1_700_000_000_000 }
  const gateway = createRpcGateway({
    kind: 'rpc',
    pools: new Map<CaipNetworkId, readonly string[]>([[chainId, urls]]),
    timeout,
    answerBytesAtMost: 100_000,
    metrics: createRpcMetrics(metrics),
    logger,
    now: () => clock.now,
    signal: end.signal,
  })
  const send = async (body: string, isWrite = false) => {
    const outcome = await gateway.send({ chainId, body, isWrite })
    if (outcome?.kind !== 'answered') return outcome
    return { ...outcome, body: new TextDecoder().decode(outcome.body) }
  }
  /** The name of the upstream that answered. */
  const ask = async (): Promise<unknown> => {
    const outcome = await send(read)
    return outcome?.kind === 'answered' ? JSON.parse(outcome.body).result.by : outcome
  }
  return { ask, clock, gateway, logger, metrics, send }
}

describe('the chain RPC gateway', () => {
  it('forwards a call and its answer unchanged', async () => {
    const server = await startRpcServer({ name: 'first' })
    const { send } = createGateway({ urls: [`${server.url}v2/secret-key`] })
    const body =
      '{ "jsonrpc":"2.0", "id":1700000000000000123, "method":"eth_call", "params":[1.0, 18446744073709551615] }'
    server.mode = { kind: 'text', body: '{"jsonrpc":"2.0","id":1700000000000000123,"result":1.50}' }
    expect(await send(body)).toEqual({
      kind: 'answered',
      status: 200,
      body: '{"jsonrpc":"2.0","id":1700000000000000123,"result":1.50}',
    })
    expect(server.requests).toHaveLength(1)
    expect(server.requests[0]).toMatchObject({ body, url: '/v2/secret-key' })
  })

  it('reveals nothing about the caller to the upstream', async () => {
    const server = await startRpcServer()
    const { send } = createGateway({ urls: [server.url] })
    await send(read)
    const names = Object.keys(server.requests[0]?.headers ?? {})
    expect(names.filter((name) => /origin|referer|forwarded|cookie|request-id/.test(name))).toEqual([])
    expect(server.requests[0]?.headers['user-agent']).toBe('latchkey-cloud')
  })

  it('sends the credentials of a URL as a header', async () => {
    const server = await startRpcServer()
    const { ask } = createGateway({ urls: [server.url.replace('http://', 'http://mira:p%40ss@')] })
    expect(await ask()).toBe('upstream')
    expect(server.requests[0]?.headers.authorization).toBe(`Basic ${btoa('mira:p@ss')}`)
  })

  it('knows only configured chains', async () => {
    const server = await startRpcServer()
    const { gateway } = createGateway({ urls: [server.url] })
    expect(gateway.chainIds).toEqual([chainId])
    expect(await gateway.send({ chainId: 'eip155:5', body: read, isWrite: false })).toBeUndefined()
    expect(server.requests).toEqual([])
  })

  const failures: readonly { readonly title: string; readonly mode: RpcServerMode; readonly reason: string }[] = [
    { title: 'answers 500', mode: { kind: 'status', status: 500 }, reason: 'http_500' },
    { title: 'answers 503', mode: { kind: 'status', status: 503 }, reason: 'http_503' },
    { title: 'answers 429', mode: { kind: 'status', status: 429 }, reason: 'http_429' },
    { title: 'rejects its key', mode: { kind: 'status', status: 403 }, reason: 'http_403' },
    {
      title: 'leads elsewhere',
      mode: { kind: 'status', status: 307, headers: { location: 'http://127.0.0.1:1/' } },
      reason: 'http_307',
    },
    {
      title: 'answers JSON that is not JSON-RPC',
      mode: { kind: 'text', body: '{"balance":"1"}' },
      reason: 'no_json_rpc',
    },
    { title: 'answers an HTML page', mode: { kind: 'text', body: '<html>Welcome</html>' }, reason: 'no_json' },
    { title: 'breaks the connection', mode: { kind: 'reset' }, reason: 'UND_ERR_SOCKET' },
    { title: 'breaks the connection in the middle of the answer', mode: { kind: 'cut' }, reason: 'UND_ERR_SOCKET' },
    { title: 'says nothing', mode: { kind: 'hang' }, reason: 'timeout' },
  ]
  it.each(failures)('tries the next upstream when one $title', async ({ mode, reason }) => {
    const [first, second] = [await startRpcServer({ name: 'first' }), await startRpcServer({ name: 'second' })]
    const { ask, logger, metrics } = createGateway({
      urls: [first.url, second.url],
      timeout: mode.kind === 'hang' ? 1500 : 10_000,
    })
    first.mode = mode
    expect(await ask()).toBe('second')
    expect(first.requests).toHaveLength(1)
    expect(logger.lines.at(-1)?.fields).toMatchObject({
      kind: 'rpc',
      chain: chainId,
      upstream: '0',
      reason,
      pause: 1000,
    })
    const text = await metrics.registry.metrics()
    expect(text).toContain(
      `latchkey_rpc_attempts_total{kind="rpc",chain="eip155:1",upstream="0",outcome="${reason}"} 1`,
    )
    expect(text).toContain('latchkey_rpc_attempts_total{kind="rpc",chain="eip155:1",upstream="1",outcome="answered"} 1')
    expect(text).toContain('latchkey_rpc_resting_upstreams{kind="rpc",chain="eip155:1",upstream="0"} 1')
  })

  it('tries the next upstream when one refuses connections or has no address', async () => {
    const second = await startRpcServer({ name: 'second' })
    const nobody = `http://127.0.0.1:${await getFreePort()}/`
    const { ask, logger } = createGateway({ urls: [nobody, 'http://nobody.invalid/', second.url] })
    expect(await ask()).toBe('second')
    expect(logger.lines.map(({ fields }) => fields['reason'])).toEqual([
      'ECONNREFUSED',
      expect.stringMatching(/^(?:ENOTFOUND|EAI_AGAIN)$/),
    ])
  })

  it('treats an error of the chain as an answer', async () => {
    const [first, second] = [await startRpcServer(), await startRpcServer()]
    const { send } = createGateway({ urls: [first.url, second.url] })
    const body = '{"jsonrpc":"2.0","id":7,"error":{"code":3,"message":"execution reverted"}}'
    for (const status of [200, 400]) {
      first.mode = { kind: 'text', status, body }
      expect(await send(read)).toEqual({ kind: 'answered', status, body })
    }
    expect(second.requests).toEqual([])
  })

  it('pauses a failing upstream for increasing times, then probes it', async () => {
    const [first, second] = [await startRpcServer({ name: 'first' }), await startRpcServer({ name: 'second' })]
    const { ask, clock, logger } = createGateway({ urls: [first.url, second.url] })
    first.mode = { kind: 'status', status: 500 }
    const pauses: unknown[] = []
    let count = 0
    for (let round = 0; round < 8; round += 1) {
      expect(await ask()).toBe('second')
      count += 1
      await expect.poll(() => logger.lines.length).toBe(count)
      const pause = Number(logger.lines.at(-1)?.fields['pause'])
      pauses.push(pause)
      clock.now += pause - 1
      expect(await ask()).toBe('second')
      expect(first.requests).toHaveLength(count)
      clock.now += 1
    }
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000])
    expect(first.requests.slice(1).map(({ body }) => JSON.parse(body).method)).toEqual(
      Array.from({ length: 7 }, () => 'eth_chainId'),
    )

    first.mode = { kind: 'answer' }
    await expect.poll(ask).toBe('first')
    expect(logger.lines.at(-1)?.message).toBe('An upstream has recovered')
  })

  it('pauses an upstream for as long as it asks', async () => {
    const [first, second] = [await startRpcServer(), await startRpcServer()]
    const { ask, logger } = createGateway({ urls: [first.url, second.url] })
    first.mode = { kind: 'status', status: 429, headers: { 'retry-after': '30' } }
    await ask()
    expect(logger.lines[0]?.fields['pause']).toBe(30_000)
  })

  it('counts concurrent failures once', async () => {
    const [first, second] = [await startRpcServer(), await startRpcServer({ name: 'second' })]
    const { ask, logger } = createGateway({ urls: [first.url, second.url] })
    first.mode = { kind: 'status', status: 500 }
    expect(await Promise.all(Array.from({ length: 20 }, ask))).toEqual(Array.from({ length: 20 }, () => 'second'))
    expect(logger.lines.filter(({ level }) => level === 'warn')).toHaveLength(1)
  })

  it('tries the upstream whose pause ends first if all are paused, and continues at once when it is back', async () => {
    const [first, second] = [await startRpcServer({ name: 'first' }), await startRpcServer({ name: 'second' })]
    const { ask } = createGateway({ urls: [first.url, second.url] })
    await first.stop()
    await second.stop()
    expect(await ask()).toEqual({ kind: 'failed', isTimeout: false, isUnknown: false })
    await first.restart()
    expect(await ask()).toBe('first')
  })

  it('reports a timeout of all upstreams', async () => {
    const server = await startRpcServer()
    server.mode = { kind: 'hang' }
    const { ask } = createGateway({ urls: [server.url], timeout: 200 })
    expect(await ask()).toEqual({ kind: 'failed', isTimeout: true, isUnknown: false })
  })

  it('forwards answers up to the limit', async () => {
    const server = await startRpcServer()
    const { send } = createGateway({ urls: [server.url] })
    const toAnswer = (length: number): string => `{"jsonrpc":"2.0","id":7,"result":"${'0'.repeat(length - 36)}"}`
    for (const [length, kind] of [
      [100_000, 'answered'],
      [100_001, 'failed'],
    ] as const) {
      const body = toAnswer(length)
      expect(body).toHaveLength(length)
      server.mode = { kind: 'text', body }
      expect(await send(read)).toMatchObject({ kind })
    }
  })

  it('rejects endless answers without pausing the upstream', async () => {
    const [first, second] = [await startRpcServer({ name: 'first' }), await startRpcServer()]
    const { ask, logger } = createGateway({ urls: [first.url, second.url] })
    first.mode = { kind: 'flood' }
    expect(await ask()).toEqual({ kind: 'failed', isTimeout: false, isUnknown: false })
    expect([second.requests, logger.lines]).toEqual([[], []])
    first.mode = { kind: 'answer' }
    expect(await ask()).toBe('first')
  })

  it('tries the next upstream when a proxy rejects the body, without pausing the first', async () => {
    const [first, second] = [await startRpcServer({ name: 'first' }), await startRpcServer({ name: 'second' })]
    const { ask, logger } = createGateway({ urls: [first.url, second.url] })
    first.mode = { kind: 'text', status: 413, body: '<html>413 Request Entity Too Large</html>' }
    expect([await ask(), logger.lines]).toEqual(['second', []])
    first.mode = { kind: 'answer' }
    expect(await ask()).toBe('first')
  })

  it('does not pause an upstream for one slow call while it answers others', async () => {
    const [first, second] = [await startRpcServer({ name: 'first' }), await startRpcServer({ name: 'second' })]
    const { ask, clock, logger } = createGateway({ urls: [first.url, second.url], timeout: 2000 })
    first.mode = { kind: 'hang' }
    const slow = ask()
    await expect.poll(() => first.requests.length).toBe(1)
    first.mode = { kind: 'answer' }
    clock.now += 1
    expect([await ask(), await slow, await ask()]).toEqual(['first', 'second', 'first'])
    expect(logger.lines).toEqual([])
  })

  it.each([
    { title: 'breaks the connection', mode: { kind: 'reset' } },
    { title: 'answers 503', mode: { kind: 'status', status: 503 } },
    { title: 'says nothing', mode: { kind: 'hang' } },
  ] as const)('sends no transaction twice when an upstream $title', async ({ mode }) => {
    const [first, second] = [await startRpcServer(), await startRpcServer()]
    const { send } = createGateway({ urls: [first.url, second.url], timeout: mode.kind === 'hang' ? 1500 : 10_000 })
    first.mode = mode
    expect(await send(write, true)).toMatchObject({ kind: 'failed', isUnknown: true })
    expect(first.requests).toHaveLength(1)
    expect(second.requests).toEqual([])
  })

  it('sends a transaction to the next upstream if it certainly did not reach the first', async () => {
    const second = await startRpcServer({ name: 'second' })
    const { send } = createGateway({ urls: [`http://127.0.0.1:${await getFreePort()}/`, second.url] })
    expect(await send(write, true)).toMatchObject({ kind: 'answered' })
    expect(second.requests.map(({ body }) => body)).toEqual([write])
  })

  it('cancels when the caller leaves, without pausing the upstream', async () => {
    const [first, second] = [await startRpcServer(), await startRpcServer()]
    const { gateway, logger } = createGateway({ urls: [first.url, second.url] })
    first.mode = { kind: 'hang' }
    const leaving = new AbortController()
    const outcome = gateway.send({ chainId, body: read, isWrite: false, signal: leaving.signal })
    await expect.poll(() => first.requests.length).toBe(1)
    leaving.abort(new RangeError('left'))
    await expect(outcome).rejects.toThrow('left')
    expect([second.requests, logger.lines]).toEqual([[], []])
  })

  it('keeps URLs and their secrets out of logs and metrics', async () => {
    const server = await startRpcServer()
    server.mode = { kind: 'status', status: 500 }
    const nobody = await getFreePort()
    const urls = [
      `${server.url}v2/secret-key`,
      `http://mira:secret-word@127.0.0.1:${nobody}/secret-path?key=secret-query`,
      'http://secret-host.invalid/',
    ]
    const { ask, logger, metrics } = createGateway({ urls })
    await ask()
    const output = JSON.stringify(logger.lines) + (await metrics.registry.metrics())
    expect(logger.lines).toHaveLength(3)
    expect(output).not.toMatch(/secret|127\.0\.0\.1|invalid|http:/)
  })
})

describe('classifying calls', () => {
  it.each([
    'eth_sendRawTransaction',
    'eth_sendTransaction',
    'eth_sendUserOperation',
    'sendTransaction',
    'sendBundle',
    'sendrawtransaction',
    'requestAirdrop',
    'author_submitExtrinsic',
    'broadcast_tx_sync',
  ])('treats %s as a write', (method) => expect(isWriteMethod(method)).toBe(true))
  it.each([
    'eth_call',
    'eth_chainId',
    'net_listening',
    'eth_getUserOperationReceipt',
    'getBalance',
    'simulateTransaction',
    'getrawtransaction',
  ])('treats %s as a read', (method) => expect(isWriteMethod(method)).toBe(false))
  it.each([
    ['eip155:1', 'eth_call', true],
    ['eip155:1', 'eth_getLogs', true],
    ['eip155:1', 'eth_sendRawTransaction', true],
    ['eip155:1', 'debug_traceCall', true],
    ['eip155:1', 'admin_addPeer', false],
    ['eip155:1', 'ADMIN_addPeer', false],
    ['eip155:1', 'personal_unlockAccount', false],
    ['eip155:1', 'miner_stop', false],
    ['eip155:1', 'engine_newPayloadV4', false],
    ['eip155:1', 'anvil_setBalance', false],
    ['eip155:1', 'debug_setHead', false],
    ['eip155:1', 'debug_writeMemProfile', false],
    ['eip155:1', 'debug_cpuProfile', false],
    ['eip155:1', 'debug_chaindbCompact', false],
    ['eip155:1', 'eth_accounts', false],
    ['eip155:1', 'eth_sendTransaction', false],
    ['eip155:1', 'eth_sign', false],
    ['eip155:1', 'eth_signTransaction', false],
    ['eip155:1', 'eth_signTypedData_v4', false],
    ['eip155:1', 'parity_setChain', false],
    ['eip155:1', 'account_list', false],
    ['eip155:1', 'db_putString', false],
    ['eip155:1', 'txpool_content', false],
    ['eip155:1', 'bor_setHead', false],
    ['eip155:1', 'trace_filter', false],
    ['eip155:1', 'eth_sendUserOperation', false],
    ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'getBalance', true],
    ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'sendTransaction', true],
    ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'requestAirdrop', false],
    ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'eth_call', false],
    ['bip122:000000000019d6689c085ae165831e93', 'getblockcount', true],
    ['bip122:000000000019d6689c085ae165831e93', 'sendrawtransaction', true],
    ['bip122:000000000019d6689c085ae165831e93', 'stop', false],
    ['bip122:000000000019d6689c085ae165831e93', 'dumpprivkey', false],
    ['bip122:000000000019d6689c085ae165831e93', 'sendtoaddress', false],
    ['polkadot:91b171bb158e2d3848fa23a9f1c25182', 'state_getStorage', true],
    ['polkadot:91b171bb158e2d3848fa23a9f1c25182', 'author_rotateKeys', false],
    ['cosmos:cosmoshub-4', 'abci_query', true],
    ['cosmos:cosmoshub-4', 'dial_peers', false],
    ['cosmos:cosmoshub-4', 'unsafe_flush_mempool', false],
  ] as const)('on %s %s is allowed: %s', (chainId, method, isOpen) => {
    expect(isOpenMethod({ kind: 'RPC', chainId, method, added: [], isDev: false })).toBe(isOpen)
  })

  it('allows bundler methods at bundlers, and what changes a development chain only to the project dev', () => {
    const base = { chainId: 'eip155:1', added: [], isDev: false } as const
    for (const method of ['eth_sendUserOperation', 'pm_getPaymasterData', 'eth_chainId']) {
      expect(isOpenMethod({ ...base, kind: 'BUNDLER', method })).toBe(true)
    }
    expect(isOpenMethod({ ...base, kind: 'BUNDLER', method: 'debug_bundler_clearState' })).toBe(false)
    for (const method of ['anvil_setBalance', 'evm_mine', 'requestAirdrop']) {
      expect(isOpenMethod({ ...base, kind: 'RPC', method })).toBe(false)
      expect(isOpenMethod({ ...base, kind: 'RPC', method, isDev: true })).toBe(true)
    }
    expect(isOpenMethod({ ...base, kind: 'RPC', method: 'eth_sendTransaction', isDev: true })).toBe(false)
  })

  it('allows what the operator added, except methods that use the keys of a node', () => {
    const added = ['trace_filter', 'eth_sendTransaction']
    const base = { kind: 'RPC', chainId: 'eip155:1', added, isDev: false } as const
    expect(isOpenMethod({ ...base, method: 'trace_filter' })).toBe(true)
    expect(isOpenMethod({ ...base, method: 'eth_sendTransaction' })).toBe(false)
  })

  it.each([
    ['eth_call', 1],
    ['eth_getLogs', 10],
    ['pm_sponsorUserOperation', 10],
    ['debug_traceCall', 50],
    ['trace_filter', 50],
    ['getProgramAccounts', 50],
  ])('counts %s as %i calls', (method, weight) => expect(getCallWeight(method)).toBe(weight))

  it.each([
    [read, false],
    [`[${read},${write}]`, false],
    ['{"method":"a","params":{"method":"b","METHOD":["method",{"x":1,"x":2}]}}', false],
    [String.raw`{"method":"a\"}","params":["{\"method\":1,\"method\":2}"]}`, false],
    ['{"method":"eth_call","method":"admin_addPeer"}', true],
    ['{"method":"eth_call","Method":"admin_addPeer"}', true],
    [String.raw`{"method":"eth_call","m\u0065thod":"admin_addPeer"}`, true],
    [` [ ${read} , { "id":1 , "params":{}, "id" : 2 } ]`, true],
  ])('%s has a duplicate key: %s', (body, isRepeated) => {
    expect(findNameFault(body)?.includes('duplicate') ?? false).toBe(isRepeated)
  })

  it('stops at the seventeenth name of a call', () => {
    const toCall = (names: number): string =>
      `{${Array.from({ length: names }, (_value, index) => `"name${index}":{"a":1,"b":[]}`).join(',')}}`
    expect(findNameFault(toCall(16))).toBeUndefined()
    expect(findNameFault(`[${toCall(16)},${toCall(16)}]`)).toBeUndefined()
    expect(findNameFault(toCall(17))).toContain('more than 16')
    expect(findNameFault(`[${toCall(16)},${toCall(17)}]`)).toContain('more than 16')
  })

  it.each([
    [
      'long strings',
      () => `{"method":"a","params":["0x${'0'.repeat(3_000_000)}","${String.raw`\n`.repeat(500_000)}"]}`,
    ],
    ['quotes and backslashes', () => `{"method":"a","params":["${String.raw`\\\"`.repeat(1_000_000)}"]}`],
    [
      'nested names',
      () => `{"params":{${Array.from({ length: 250_000 }, (_value, index) => `"n${index}":1`).join(',')}}}`,
    ],
    ['90,000 names', () => `{${Array.from({ length: 90_000 }, (_value, index) => `"n${index}":1`).join(',')}}`],
    [
      'calls with all their names',
      () =>
        `[${Array.from({ length: 20_000 }, () => `{${Array.from({ length: 16 }, (_value, index) => `"n${index}":1`).join(',')}}`).join(',')}]`,
    ],
    ['brackets', () => `{"params":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`],
  ])('scans %s in a small multiple of the time that a parser takes', (_title, create) => {
    const body = create()
    // Processor time of this thread: a run that is longer than a time slice is interrupted each time on a busy machine. Systems count
    // it in steps of some milliseconds, so several runs are one measurement.
    const measure = (act: () => unknown): number => {
      act()
      const start = process.threadCpuUsage()
      for (let run = 0; run < 5; run += 1) act()
      const { system, user } = process.threadCpuUsage(start)
      return (system + user) / 5_000
    }
    const plain = JSON.stringify(Array.from({ length: Math.ceil(body.length / 8) }, () => 'abcde'))
    expect(measure(() => findNameFault(body))).toBeLessThan(10 * measure(() => JSON.parse(plain)) + 5)
  })

  describe('an answer', () => {
    const secrets = listSecrets(
      'https://user:pass-word@eth-main.example-node.com/v2/AbCdEf0123456789?token=s3cr3t-t0ken',
    )
    const hide = (text: string, status = 200): string | undefined => {
      const answer = hideProvider({ bytes: new TextEncoder().encode(text), status, secrets })
      return answer === undefined ? undefined : new TextDecoder().decode(answer)
    }
    const replaced = '"message":"The upstream refused this request. Try again later."'

    it.each([
      ['a result', '{"jsonrpc":"2.0","id":1700000000000000123,"result":{"error":"https://a.example.com","x":1.50}}'],
      ['an error of the chain', '{"id":1,"error":{"code":-32000,"message":"nonce too low","data":{"a":1}}}'],
      [
        'a revert',
        '{"id":1,"error":{"code":3,"message":"execution reverted: see https://dapp.example.com","data":"0x08"}}',
      ],
      [
        'a Solana error',
        '{"id":1,"error":{"code":-32002,"message":"Transaction simulation failed: Blockhash not found","data":{"logs":[]}}}',
      ],
    ])('with %s passes byte for byte', (_title, text) => {
      expect(hide(text)).toBe(text)
    })

    it.each([
      ['a link', 'Upgrade at https://dashboard.provider.example/plans'],
      ['a host', 'eth-main.example-node.com did not respond'],
      ['a plan', 'You exceeded the compute units of your free tier'],
      ['the key of the URL', 'Invalid key: abcdef0123456789'],
      ['a credential', 'bad s3cr3t-t0ken'],
    ])('does not show %s', (_title, message) => {
      const error = JSON.stringify({ code: -32_005, message, data: { see: 'https://provider.example' } })
      expect(hide(`{"jsonrpc":"2.0","id":1700000000000000123,"error":${error}}`)).toBe(
        `{"jsonrpc":"2.0","id":1700000000000000123,"error":{"code":-32005,${replaced}}}`,
      )
      expect(hide(`[{"id":1,"result":1.50}, {"id":2,"error" : ${error} }]`)).toBe(
        `[{"id":1,"result":1.50}, {"id":2,"error" :{"code":-32005,${replaced}}}]`,
      )
    })

    it('keeps the revert data of an error that is replaced', () => {
      const text = '{"error":{"code":3,"message":"execution reverted at eth-main.example-node.com","data":"0x08c3"}}'
      expect(hide(text)).toBe(`{"error":{"code":3,${replaced},"data":"0x08c3"}}`)
    })

    it('is refused if it is no JSON-RPC answer and speaks of the provider', () => {
      expect(hide('{"message":"See https://provider.example","status":400}', 400)).toBeUndefined()
      expect(hide('{"id":1,"error":{"code":-32600,"message":"Invalid request"}}', 400)).toContain('Invalid request')
    })
  })
})
