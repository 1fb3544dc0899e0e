// Measures one node of the pairing relay under load: memory of idle sockets and latency of messages. See docs/relay.md.
//
//   node bench/relay.ts [--sockets 1000,5000] [--rates 250,1000] [--seconds 20] [--bytes 1200] [--processes 2]
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { assertDescriptors } from './src/relay/assertDescriptors.ts'
import type { LoadOrder, LoadReport } from './src/relay/messages.ts'
import { startNode, type NodeUse } from './src/relay/startNode.ts'

const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '1000,2500,5000' },
    rates: { type: 'string', default: '250,500,1000' },
    seconds: { type: 'string', default: '20' },
    bytes: { type: 'string', default: '1200' },
    processes: { type: 'string', default: '2' },
  },
})
const toNumbers = (list: string): number[] => list.split(',').map(Number)
const steps = toNumbers(values.sockets).toSorted((a, b) => a - b)
const rates = toNumbers(values.rates)
const [seconds, bytes, processes] = [Number(values.seconds), Number(values.bytes), Number(values.processes)]

// Each socket needs one in the node and one in the process at its other end.
assertDescriptors(Math.max(...steps) + 500)
const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-relay-'))
const node = await startNode({ values: ['--dev', '--data', path.join(folder, 'data')] })
const loaders = Array.from({ length: processes }, () =>
  fork(fileURLToPath(new URL('src/relay/makeLoad.ts', import.meta.url)), [node.url]),
)
try {
  await measureMemory()
  await measureRates()
} finally {
  for (const loader of loaders) loader.kill()
  await node.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measureMemory(): Promise<void> {
  const empty = await settleUse()
  console.log(
    `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, embedded database, ${processes} load processes\n`,
  )
  console.log('| open sockets | memory, MB | per socket, KB | of which heap, KB |\n| ---: | ---: | ---: | ---: |')
  console.log(`| 0 | ${toMega(empty.memory)} | | |`)
  let open = 0
  for (const step of steps) {
    await Promise.all(loaders.map((loader) => order(loader, { kind: 'open', pairs: (step - open) / 2 / processes })))
    open = step
    const { heap, memory } = await settleUse()
    const perSocket = (grown: number): string => (grown / step / 1_024).toFixed(1)
    console.log(
      `| ${step} | ${toMega(memory)} | ${perSocket(memory - empty.memory)} | ${perSocket(heap - empty.heap)} |`,
    )
  }
}

/** Returns the minimum over some seconds, so that memory needed only for starting and connecting has been collected. */
async function settleUse(): Promise<Pick<NodeUse, 'memory' | 'heap'>> {
  const uses = [await node.readUse()]
  for (let look = 0; look < 15; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    uses.push(await node.readUse())
  }
  return { memory: Math.min(...uses.map(({ memory }) => memory)), heap: Math.min(...uses.map(({ heap }) => heap)) }
}

async function measureRates(): Promise<void> {
  console.log(
    `\n| messages per second | sent | delivered p50, ms | p95 | p99 | max | answered p50, ms | p99 | lost | rejected | CPU | memory, MB | delay of the event loop p99, ms: node | load |\n| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |`,
  )
  for (const rate of rates) {
    const before = await node.readUse()
    const start = performance.now()
    const reports = await Promise.all(
      loaders.map((loader) => order(loader, { kind: 'publish', rate: rate / processes, seconds, bytes })),
    )
    const after = await node.readUse()
    const measured = reports.filter((report) => report.kind === 'measured')
    const deliveries = measured.flatMap((report) => report.deliveries)
    const answers = measured.flatMap((report) => report.answers)
    const sum = (name: 'lost' | 'refused'): number => measured.reduce((total, report) => total + report[name], 0)
    const load = (after.processor - before.processor) / ((performance.now() - start) / 1_000)
    const cells = [
      rate,
      deliveries.length + sum('lost'),
      ...[0.5, 0.95, 0.99, 1].map((part) => percentile(deliveries, part)),
      ...[0.5, 0.99].map((part) => percentile(answers, part)),
      sum('lost'),
      sum('refused'),
      `${Math.round(load * 100)} %`,
      toMega(after.memory),
      (after.lag * 1_000).toFixed(1),
      Math.max(...measured.map(({ lag }) => lag)).toFixed(1),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
}

async function order(loader: ChildProcess, command: LoadOrder): Promise<LoadReport> {
  const ended = once(loader, 'exit').then(() => {
    throw new Error('A load process has exited.')
  })
  const reported = once(loader, 'message')
  loader.send(command)
  const [report]: LoadReport[] = await Promise.race([reported, ended])
  if (report === undefined) throw new Error('A load process sent no report.')
  return report
}

function percentile(numbers: readonly number[], part: number): string {
  const sorted = numbers.toSorted((a, b) => a - b)
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN).toFixed(1)
}

function toMega(size: number): string {
  return (size / 1_048_576).toFixed(0)
}
