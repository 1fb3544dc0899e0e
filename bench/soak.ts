// Runs several nodes of the cloud under load for a long time, while nodes are killed and Postgres and Redis restarted.
// See README.md.
//
//   node bench/soak.ts [--minutes 30] [--sockets 5000] [--messages 500] [--requests 200] [--kill-every 3] [--nodes 3]
//     [--bytes 1200] [--churn 4] [--processes 2] [--json <file>] [--write]
import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { assertDescriptors } from './src/relay/assertDescriptors.ts'
import { startNode } from './src/relay/startNode.ts'
import { createProject } from './src/soak/createProject.ts'
import { formatSoak } from './src/soak/formatSoak.ts'
import type { MessageCounts } from './src/soak/messages.ts'
import { order } from './src/soak/order.ts'
import type { Restart, Sample } from './src/soak/SoakResult.ts'
import { startBackEnds } from './src/soak/startBackEnds.ts'
import { startBalancer } from './src/soak/startBalancer.ts'
import { startUpstream } from './src/soak/startUpstream.ts'
import { summarizeSoak } from './src/soak/summarizeSoak.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    sockets: { type: 'string', default: '5000' },
    messages: { type: 'string', default: '500' },
    requests: { type: 'string', default: '200' },
    'kill-every': { type: 'string', default: '3' },
    nodes: { type: 'string', default: '3' },
    bytes: { type: 'string', default: '1200' },
    churn: { type: 'string', default: '4' },
    processes: { type: 'string', default: '2' },
    json: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const [sockets, messages, requests] = [Number(values.sockets), Number(values.messages), Number(values.requests)]
const [bytes, churn, processes] = [Number(values.bytes), Number(values.churn), Number(values.processes)]
const seconds = Number(values.minutes) * 60
const killEvery = Number(values['kill-every']) * 60
const origin = 'https://app.example.com'
/** How long Redis and Postgres are away, in ms. */
const outage = 2_000
const sampleEvery = 5_000

// Both ends of each connection of the balancer are in this process.
assertDescriptors(sockets * 2 + 2_000)
const stops: (() => unknown)[] = []
try {
  const backEnds = await startBackEnds()
  stops.push(() => backEnds.stop())
  const upstream = await startUpstream()
  stops.push(() => upstream.stop())
  const balancer = await startBalancer()
  stops.push(() => balancer.stop())
  const { databaseUrl, redisUrl } = backEnds
  const projectId = await createProject({ databaseUrl, origin })
  const environment = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    LATCHKEY_PUBLIC_URL: `http://127.0.0.1:${balancer.port}`,
    LATCHKEY_TRUST_PROXY: 'loopback',
    LATCHKEY_SIGN_IN_KEY: randomBytes(32).toString('hex'),
    LATCHKEY_RPC_EIP155_1: upstream.url,
  }
  const nodes: Awaited<ReturnType<typeof startNode>>[] = []
  for (let index = 0; index < Number(values.nodes); index += 1) {
    const node = await startNode({ values: [], environment })
    stops.push(() => node.kill())
    nodes.push(node)
    balancer.add(node.port)
  }

  const start = (program: URL): ChildProcess => {
    const child = fork(fileURLToPath(program), { serialization: 'advanced' })
    stops.push(() => child.kill())
    return child
  }
  const senders = Array.from({ length: processes }, () => start(new URL('src/soak/makeMessages.ts', import.meta.url)))
  const requester = start(new URL('src/soak/makeRequests.ts', import.meta.url))
  const target = { url: `ws://127.0.0.1:${balancer.port}`, projectId, origin }
  await Promise.all(
    [...senders, requester].map((child, index) =>
      order(child, { kind: 'open', target, clients: sockets / processes, first: index * 16 }),
    ),
  )
  console.error(`${sockets} sockets are open.`)

  const startAt = Date.now() + 2_000
  const runs = [
    ...senders.map((child) => ({ child, rate: messages / processes })),
    { child: requester, rate: requests },
  ].map(({ child, rate }) => order(child, { kind: 'run', startAt, seconds, rate, bytes, churn: churn / processes }))
  const samples: Sample[] = []
  const restarts: Restart[] = []
  const isOver = (): boolean => Date.now() >= startAt + seconds * 1_000
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const sampling = (async () => {
    while (!isOver()) {
      const uses = await Promise.all(nodes.map((node) => node.readUse().catch(() => undefined)))
      samples.push({ at: Date.now(), nodes: uses, balancerLag: delay.percentile(99) / 1e6 })
      delay.reset()
      await wait(sampleEvery)
    }
  })()
  const restart = async (what: string, act: () => Promise<void>): Promise<void> => {
    const at = Date.now()
    await act()
    restarts.push({ what, at, backAt: Date.now() })
    console.error(`${((at - startAt) / 1_000).toFixed(0)} s: ${what} was restarted.`)
  }
  const killNode = (turn: number): Promise<void> => {
    // The last node stays, so that its memory can be compared over the whole time.
    const index = nodes.length === 1 ? 0 : turn % (nodes.length - 1)
    return restart(`node ${index + 1}`, async () => {
      await nodes[index]?.kill()
      await nodes[index]?.restart()
    })
  }
  const restartBackEnd = (turn: number): Promise<void> => {
    const name = turn % 2 === 0 ? 'redis' : 'postgres'
    return restart(name === 'redis' ? 'Redis' : 'Postgres', async () => {
      await backEnds.order(`kill ${name}`)
      await wait(outage)
      await backEnds.order(`restart ${name}`)
    })
  }
  const disturbing = (async () => {
    for (let turn = 0; ; turn += 1) {
      for (const [share, act] of [
        [0.5, restartBackEnd],
        [1, killNode],
      ] as const) {
        const after = (turn + share) * killEvery
        // The last seconds are for recovery.
        if (after > seconds - Math.min(20, killEvery / 3)) return
        await wait(Math.max(0, startAt + after * 1_000 - Date.now()))
        await act(turn)
      }
    }
  })()
  const [reports] = await Promise.all([Promise.all(runs), sampling, disturbing])
  const measured = reports.filter((report) => report.kind === 'measured')
  const all = measured.flatMap(({ counts }) => counts ?? [])
  const sum = (name: keyof MessageCounts): number => all.reduce((total, counts) => total + counts[name], 0)
  const result = summarizeSoak(
    {
      startAt,
      seconds,
      restarts,
      samples,
      series: measured.flatMap(({ series }) => series),
      faults: measured.flatMap(({ faults }) => faults),
      counts: {
        due: sum('due'),
        accepted: sum('accepted'),
        delivered: sum('delivered'),
        lost: sum('lost'),
        duplicates: sum('duplicates'),
        reordered: sum('reordered'),
        reconnects: sum('reconnects'),
        replaced: sum('replaced'),
      },
    },
    {
      machine: `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`,
      command: `node bench/soak.ts --minutes ${values.minutes} --sockets ${sockets} --messages ${messages} --requests ${requests} --kill-every ${values['kill-every']}`,
    },
  )
  const report = formatSoak(result)
  console.log(report)
  for (const [index, node] of nodes.entries())
    if (node.log() !== '') console.error(`\nThe log of node ${index + 1} ends with:\n${node.log().slice(-2_000)}`)
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(result, undefined, 2)}\n`)
  if (values.write) writeFigures(report)
} finally {
  for (const stop of stops.toReversed()) await stop()
}

/** Writes the results between the two marks in docs/figures.md. */
function writeFigures(report: string): void {
  const file = path.join(import.meta.dirname, '..', 'docs', 'figures.md')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/(<!-- soak -->)[^]*(<!-- \/soak -->)/, `$1\n\n${report}\n\n$2`))
}
