// Measures the bundler of one node of the cloud over Postgres, with a local chain and four executors. See README.md.
//
//   node bench/bundler.ts [--rate 50] [--seconds 20] [--write]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request as startRequest } from 'node:http'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createOperations, type MeasuredOperation, watchExecutions } from './src/bundler/createOperations.ts'
import { startNode } from './src/relay/startNode.ts'
import { getNow, keepSchedule } from './src/soak/runProcess.ts'
import { startBackEnds } from './src/soak/startBackEnds.ts'
import { describeMachine, writeFigures } from './src/writeFigures.ts'

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '20' },
    write: { type: 'boolean', default: false },
  },
})
const [rate, seconds] = [Number(values.rate), Number(values.seconds)]
/** How long the last operations may take, in ms. */
const patience = 120_000
const entryPoint = '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108'
const stops: (() => unknown)[] = []

try {
  const program = path.join(import.meta.dirname, '..', 'packages/devnet/dist/entrypoints/cli.js')
  const devnet = spawn(
    process.execPath,
    [program, '--json', '--chains', '31337', '--evm-port', '0', '--faucet-port', '0'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  stops.push(() => devnet.kill())
  const [line] = await once(devnet.stdout.setEncoding('utf8'), 'data')
  const { evm }: { readonly evm: readonly { readonly rpcUrl: string }[] } = JSON.parse(String(line))
  const rpcUrl = evm[0]?.rpcUrl
  if (rpcUrl === undefined) throw new Error('The devnet has no chain.')
  const backEnds = await startBackEnds()
  stops.push(() => backEnds.stop())
  const node = await startNode({
    values: [],
    environment: {
      DATABASE_URL: backEnds.databaseUrl,
      LATCHKEY_DEV: '1',
      LATCHKEY_SIGN_IN_KEY: '11'.repeat(32),
      LATCHKEY_SHARE_KEYS: '22'.repeat(32),
      LATCHKEY_RPC_EIP155_31337: rpcUrl,
      LATCHKEY_BUNDLER_KEY_EIP155_31338: 'none',
      LATCHKEY_LOG_LEVEL: 'error',
    },
  })
  stops.push(() => node.kill())
  const watch = watchExecutions(rpcUrl, getNow)
  stops.push(() => watch.stop())

  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const send = ({ wire }: MeasuredOperation): Promise<string> =>
    new Promise((resolve, reject) => {
      const asking = startRequest(
        `http://127.0.0.1:${node.port}/v1/bundler?chainId=eip155:31337&projectId=dev`,
        { agent, method: 'POST', headers: { 'content-type': 'application/json' } },
        (response) => {
          let text = ''
          response.setEncoding('utf8').on('data', (part: string) => (text += part))
          response.on('error', reject)
          response.on('end', () => resolve(text))
        },
      )
      asking.on('error', reject)
      asking.end(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_sendUserOperation', params: [wire, entryPoint] }))
    })
  /** Sends an operation until the cloud has it, as a client does whose connection broke or that is told to try again. */
  const insist = async (operation: MeasuredOperation): Promise<void> => {
    for (;;) {
      const answer = await send(operation).catch((error: unknown) => String(error))
      if (answer.includes(operation.hash)) return
      if (answer.includes('-32602') || answer.includes('-32500')) throw new Error(answer.slice(0, 300))
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }

  /** Sends operations at a fixed rate; halfway the node is killed and started again, if so wanted. */
  const measure = async (isKilled: boolean) => {
    const operations = await createOperations({ rpcUrl, chainId: 31_337, count: rate * seconds })
    const dueTimes = new Map<string, number>()
    const faults: string[] = []
    const pending = new Set<Promise<void>>()
    const startAt = getNow() + 200
    const killing = isKilled
      ? new Promise((resolve) => setTimeout(resolve, (seconds * 1_000) / 2)).then(() => node.restart())
      : undefined
    await keepSchedule({
      startAt,
      seconds,
      rate,
      act: (index, dueAt) => {
        const operation = operations[index]
        if (operation === undefined) return
        dueTimes.set(operation.hash, dueAt)
        const running = insist(operation).catch((error: unknown) => void faults.push(String(error)))
        pending.add(running)
        void running.then(() => pending.delete(running))
      },
    })
    await killing
    await Promise.all(pending)
    const hashes = operations.map(({ hash }) => hash)
    const latest = getNow() + patience
    while (getNow() < latest && hashes.some((hash) => !watch.times.has(hash)))
      await new Promise((resolve) => setTimeout(resolve, 100))
    const executed = hashes.flatMap((hash) => watch.times.get(hash) ?? [])
    const took = hashes
      .flatMap((hash) => (watch.times.get(hash) ?? Number.NaN) - (dueTimes.get(hash) ?? Number.NaN))
      .toSorted((one, other) => one - other)
    return {
      lost: hashes.length - executed.length,
      faults,
      perSecond: executed.length / ((Math.max(...executed) - startAt) / 1_000),
      at: (part: number) => took[Math.ceil(took.length * part) - 1] ?? Number.NaN,
    }
  }

  const calm = await measure(false)
  const killed = await measure(true)
  const lines = [
    '| what | measured | at most |',
    '| --- | ---: | ---: |',
    `| operations executed a second, of ${rate} sent | ${calm.perSecond.toFixed(1)} | at least ${(rate * 0.95).toFixed(0)} |`,
    `| sent → in a block, p50 / p99, ms | ${calm.at(0.5).toFixed(0)} / ${calm.at(0.99).toFixed(0)} |  |`,
    `| of ${rate * seconds}, lost | ${calm.lost + calm.faults.length} | 0 |`,
    `| of ${rate * seconds} while the node is killed (kill -9) and started again, lost | ${killed.lost + killed.faults.length} | 0 |`,
  ]
  const report = [`${describeMachine()}, Postgres, anvil, four executors.`, '', ...lines].join('\n')
  console.log(report)
  for (const fault of [...calm.faults, ...killed.faults].slice(0, 5)) console.error(fault)
  if (values.write) writeFigures('bundler', report)
} finally {
  for (const stop of stops.toReversed()) await stop()
}
