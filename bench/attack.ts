// Measures how much slower the cloud answers an honest visitor while one address does its worst. See README.md.
//
//   node bench/attack.ts [--seconds 15] [--rate 1000] [--rounds 2] [--attacks rpc,events] [--quick] [--write]
import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { measureStored } from './src/attack/measureStored.ts'
import { type Attack, type AttackOrder, type AttackReport, attacks } from './src/attack/messages.ts'
import { runCloudScript } from './src/attack/runCloudScript.ts'
import { describeMachine, writeFigures } from './src/writeFigures.ts'
import { startNode } from './src/relay/startNode.ts'
import { createProject } from './src/soak/createProject.ts'
import { order } from './src/soak/order.ts'
import { startBackEnds } from './src/soak/startBackEnds.ts'
import { startUpstream } from './src/soak/startUpstream.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    rate: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '2' },
    attacks: { type: 'string', default: attacks.join(',') },
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})
const [seconds, rate, rounds] = [Number(values.seconds), Number(values.rate), Number(values.rounds)]
const chosen = attacks.filter((attack) => values.attacks.split(',').includes(attack))
const origin = 'https://app.example.com'
/** Of the honest visitors, per second. */
const load = { messages: 40, requests: 60 }
const [clients, bytes] = [100, 1_200]
/** A phase starts when what the one before has caused is over, in ms. */
const pause = 2_000

/** When the attacker does what. `aside`: the attacker attacks another server, which shows what making the load costs. */
type Phase = 'calm' | 'aside' | 'attacked'
const phases: readonly Phase[] = ['calm', 'aside', 'attacked']

interface Measured {
  /** Of all messages and requests of honest visitors, in ms. */
  readonly times: readonly number[]
  readonly report: AttackReport
  /** The part of a core that the node used, as a share of 1. */
  readonly core: number
}

const stops: (() => unknown)[] = []
try {
  const backEnds = await startBackEnds()
  stops.push(() => backEnds.stop())
  const upstream = await startUpstream()
  stops.push(() => upstream.stop())
  const { databaseUrl, redisUrl } = backEnds
  const projectId = await createProject({ databaseUrl, origin })
  const node = await startNode({
    values: [],
    environment: {
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      LATCHKEY_TRUST_PROXY: 'loopback',
      LATCHKEY_SIGN_IN_KEY: randomBytes(32).toString('hex'),
      LATCHKEY_RPC_EIP155_1: upstream.url,
      LATCHKEY_LOG_LEVEL: 'error',
    },
  })
  stops.push(() => node.kill())
  const start = (program: URL): ChildProcess => {
    const child = fork(fileURLToPath(program), { serialization: 'advanced' })
    stops.push(() => child.kill())
    return child
  }
  const sender = start(new URL('src/soak/makeMessages.ts', import.meta.url))
  const requester = start(new URL('src/soak/makeRequests.ts', import.meta.url))
  const attacker = start(new URL('src/attack/makeAttack.ts', import.meta.url))
  const sink = start(new URL('src/attack/startSink.ts', import.meta.url))
  const [sinkPort]: unknown[] = await once(sink, 'message')
  const target = { url: node.url, projectId, origin }
  await Promise.all([
    order(sender, { kind: 'open', target, clients, first: 0 }),
    order(requester, { kind: 'open', target, clients, first: 16 }),
  ])

  const measure = async (attack: Attack, phase: Phase): Promise<Measured> => {
    const before = await node.readUse()
    const from = performance.now()
    const startAt = Date.now() + 500
    const command = { kind: 'run', startAt, seconds, bytes, churn: 0 } as const
    const attackOrder: AttackOrder = {
      attack,
      url: phase === 'aside' ? `ws://127.0.0.1:${String(sinkPort)}` : node.url,
      projectId,
      origin,
      endsAt: startAt + seconds * 1_000,
      rate,
    }
    const attacking = phase === 'calm' ? Promise.resolve({}) : makeAttack(attacker, attackOrder)
    const [messages, requests, report] = await Promise.all([
      order(sender, { ...command, rate: load.messages }),
      order(requester, { ...command, rate: load.requests }),
      attacking,
    ])
    const after = await node.readUse()
    const core = (after.processor - before.processor) / ((performance.now() - from) / 1_000)
    const series = [messages, requests].flatMap((one) => (one.kind === 'measured' ? one.series : []))
    await new Promise((resolve) => setTimeout(resolve, pause))
    // What was never answered took forever.
    const times = series.flatMap(({ took }) => Array.from(took, (time) => (Number.isNaN(time) ? Infinity : time)))
    return { times, report, core }
  }

  const lines: string[] = []
  let worst = 0
  let callsPerMinute = Number.NaN
  lines.push(
    '| attack | p99 calm, ms | beside an attack on another server | attacked | attacked ÷ calm | attacked ÷ beside | core calm, % | attacked, % | answers to the attacker |',
  )
  lines.push('| :--- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | :--- |')
  await measure('config', 'calm')
  for (const attack of chosen) {
    const times: Record<Phase, number[]> = { calm: [], aside: [], attacked: [] }
    const cores: Record<Phase, number> = { calm: 0, aside: 0, attacked: 0 }
    let report: AttackReport = {}
    const calls = upstream.count()
    const since = performance.now()
    // The phases take turns, so that other load on the machine affects all of them alike.
    for (let round = 0; round < rounds; round += 1)
      for (const phase of phases) {
        const measured = await measure(attack, phase)
        times[phase].push(...measured.times)
        cores[phase] += measured.core / rounds
        if (phase === 'attacked') ({ report } = measured)
      }
    const [calm = 0, aside = 0, attacked = 0] = phases.map((phase) => percentile(times[phase], 0.99))
    const answers = Object.entries(report).map(([outcome, count]) => `${count} × ${outcome}`)
    worst = Math.max(worst, attacked / aside)
    // Those of the honest visitors are in it.
    if (attack === 'rpc') callsPerMinute = (upstream.count() - calls) / Math.ceil((performance.now() - since) / 60_000)
    lines.push(
      `| ${attack} | ${calm.toFixed(1)} | ${aside.toFixed(1)} | ${attacked.toFixed(1)} | ${(attacked / calm).toFixed(2)} | ${(attacked / aside).toFixed(2)} | ${(cores.calm * 100).toFixed(0)} | ${(cores.attacked * 100).toFixed(0)} | ${answers.join(', ')} |`,
    )
    console.error(lines.at(-1))
  }
  const stored = await measureStored(target)
  const readers = await runCloudScript(
    'benchSlowReaders.ts',
    values.quick ? ['--sockets', '100', '--seconds', '8'] : ['--sockets', '1000'],
  )
  const memory = /^\| \d+ \| [\d.]+ \| -?[\d.]+ \| (-?[\d.]+) \|/m.exec(readers)?.[1]
  const sockets = /^\| (\d+) \| [\d.]/m.exec(readers)?.[1]
  const requests = await runCloudScript('benchRequests.ts', ['--short', ...(values.quick ? ['--again', '3'] : [])])
  const report = [
    `${describeMachine()}. p99 of ${seconds * rounds} s per phase; ${rate} attempts of the attacker a second.`,
    '',
    '| attack from one address on an ordinary project | measured | at most |',
    '| --- | ---: | ---: |',
    `| stored by messages and events in a minute, then refused, MB | ${(stored.bytes / 1e6).toFixed(1)}${stored.isRefused ? '' : ', not refused within the minute'} | 8 |`,
    `| memory used by ${sockets} sockets that never read, 8 MB published, MB | ${memory} | 40 |`,
    `| calls upstream per minute, those of the honest visitors included | ${chosen.includes('rpc') ? callsPerMinute.toFixed(0) : 'not measured'} | 1000 and theirs |`,
    `| main-thread time of the worst single request, ms | ${requests.trim()} | 20 |`,
    `| p99 of an honest visitor during the worst attack, × beside the same attack on another server | ${chosen.length > 0 ? worst.toFixed(2) : 'not measured'} | 1.5 |`,
    '',
    ...lines,
  ].join('\n')
  console.log(report)
  if (values.write) writeFigures('attack', report)
} finally {
  for (const stop of stops.toReversed()) await stop()
}

async function makeAttack(attacker: ChildProcess, command: AttackOrder): Promise<AttackReport> {
  const reported = once(attacker, 'message')
  attacker.send(command)
  const [report]: AttackReport[] = await reported
  return report ?? {}
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((left, right) => left - right)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
