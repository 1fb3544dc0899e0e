// Measures the relay under a reconnect storm of stock clients after an outage: the load, and how long a client waits
// for its answer. Usage: node --conditions @latchkey/source scripts/benchStorm.ts [--versions 2.21.8,2.17.2] [--outages
// 3,10]. Dapp and wallet run in their own processes, because their sockets would fill this one. Each round stops by
// itself.
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    versions: { type: 'string', default: '2.21.8,2.17.2' },
    outages: { type: 'string', default: '3,10' },
  },
})
const limit = 60_000
const client = fileURLToPath(new URL('storm/client.ts', import.meta.url))
const program = fileURLToPath(new URL('../src/entrypoints/cli.ts', import.meta.url))

console.log('| clients | outage, s | max. sockets | parked | relay memory, MB | answer after, s |')
console.log('|---|---:|---:|---:|---:|---:|')
for (const version of values.versions.split(','))
  for (const outage of values.outages.split(',').map(Number)) await measure(version, outage)

async function measure(version: string, outage: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-storm-'))
  let relay = await startRelay(folder, 0)
  const { port } = relay
  // They print long warnings about their own listeners.
  const stdio = ['ignore', 'ignore', 'ignore', 'ipc'] as const
  const clients = ['dapp', 'wallet'].map((name) =>
    fork(client, [name, version, `ws://127.0.0.1:${port}`], { stdio: [...stdio] }),
  )
  const [dapp, wallet] = clients
  try {
    if (!dapp || !wallet) throw new Error('The clients did not start.')
    await Promise.all([receive(dapp, 'ready'), receive(wallet, 'ready')])
    const uri = receive(dapp, 'uri')
    dapp.send('connect')
    const paired = receive(dapp, 'paired')
    wallet.send(await uri)
    await paired
    relay.child.kill('SIGKILL')
    await once(relay.child, 'exit')
    dapp.send('sign')
    await sleep(outage * 1_000)
    relay = await startRelay(folder, port)
    const backAt = performance.now()
    const answered = receive(dapp, 'signed').then(
      () => (performance.now() - backAt) / 1_000,
      () => undefined,
    )
    const most = { sockets: 0, parked: 0, memory: 0 }
    // The number of sockets keeps growing for some seconds after the answer.
    for (const endsAt = Date.now() + 20_000; Date.now() < endsAt; await sleep(250)) {
      const now = await readUse(relay.url)
      for (const key of ['sockets', 'parked', 'memory'] as const) most[key] = Math.max(most[key], now[key])
    }
    const took = await answered
    console.log(
      `| ${version} | ${outage} | ${most.sockets} | ${most.parked} | ${Math.round(most.memory / 1e6)} | ${took?.toFixed(1) ?? `none in ${limit / 1_000}`} |`,
    )
  } finally {
    for (const one of [...clients, relay.child]) one.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Starts the cloud as an operator would. */
async function startRelay(
  folder: string,
  port: number,
): Promise<{ readonly child: ChildProcess; readonly url: string; readonly port: number }> {
  const child = spawn(
    process.execPath,
    ['--conditions=@latchkey/source', program, '--port', String(port), '--dev', '--data', folder],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, LATCHKEY_LOG_LEVEL: 'error' } },
  )
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  for (;;) {
    const url = /^latchkey-cloud ready (http:\S+)$/m.exec(output)?.[1]
    if (url !== undefined) return { child, url, port: Number(new URL(url).port) }
    if (child.exitCode !== null) throw new Error(`The cloud did not start:\n${output}`)
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  }
}

/** Resolves with the text of the client's next message of a kind. */
function receive(from: ChildProcess, kind: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No ${kind} arrived.`)), limit)
    const listen = (message: unknown): void => {
      if (!Array.isArray(message) || message[0] !== kind) return
      clearTimeout(timer)
      from.off('message', listen)
      resolve(String(message[1]))
    }
    from.on('message', listen)
  })
}

async function readUse(url: string): Promise<Readonly<Record<'sockets' | 'parked' | 'memory', number>>> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const read = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0)
  return {
    sockets: read('latchkey_relay_sockets'),
    parked: read('latchkey_relay_parked_sockets'),
    memory: read('process_resident_memory_bytes'),
  }
}
