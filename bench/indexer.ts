// Measures one node of the cloud that indexes a local chain, over Postgres. See README.md.
//
//   node bench/indexer.ts [--transfers 100000] [--pages 400] [--blocks 20]
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { fillChain } from './src/indexer/fillChain.ts'
import { sendBatch } from './src/indexer/sendBatch.ts'
import { startBackEnds } from './src/soak/startBackEnds.ts'

const { values } = parseArgs({
  options: {
    transfers: { type: 'string', default: '100000' },
    pages: { type: 'string', default: '400' },
    blocks: { type: 'string', default: '20' },
  },
})
const [transfers, pages, blocks] = [Number(values.transfers), Number(values.pages), Number(values.blocks)]
const packages = path.join(import.meta.dirname, '..', 'packages')

/** The parts of the node's answer that are read here; see `packages/cloud/src/test/chain/indexerNode.ts`. */
interface Answer {
  readonly duration: number
  readonly memory: number
  readonly reason?: string
  readonly next?: string
  readonly transactions?: readonly { readonly hash: string }[]
}

const devnet = spawn(
  process.execPath,
  [
    path.join(packages, 'devnet/dist/entrypoints/cli.js'),
    '--json',
    '--chains',
    '31337',
    '--evm-port',
    '0',
    '--faucet-port',
    '0',
  ],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
  },
)
const [line] = await once(devnet.stdout.setEncoding('utf8'), 'data')
const {
  evm,
}: {
  readonly evm: readonly { readonly rpcUrl: string; readonly accounts: readonly { readonly address: string }[] }[]
} = JSON.parse(String(line))
const [chain] = evm
if (chain === undefined) throw new Error('The devnet has no chain.')
const backEnds = await startBackEnds()
const node = fork(path.join(packages, 'cloud/src/test/chain/indexerNode.ts'), {
  execArgv: ['--conditions=@latchkey/source', '--expose-gc'],
  stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
  env: { ...process.env, DATABASE_URL: backEnds.databaseUrl, RPC_URL: chain.rpcUrl, POLL: '300', STARTS_LATER: '1' },
})

// The node ends with its parent, and never before.
const ended = once(node, 'exit').then(() => {
  throw new Error('The node ended.')
})
ended.catch(() => {})
await Promise.race([once(node, 'message'), ended])

async function read(account: string, cursor?: string, timeout = 60_000): Promise<Answer> {
  node.send({ account, cursor, timeout, collects: timeout < 60_000 })
  const [answer]: Answer[] = await Promise.race([once(node, 'message'), ended])
  if (answer === undefined) throw new Error('The node sent nothing.')
  return answer
}

try {
  const accounts = chain.accounts.map(({ address }) => address)
  const [first = '', second = ''] = accounts
  await fillChain({ rpcUrl: chain.rpcUrl, accounts, transfers })
  const toMega = (bytes: number): string => (bytes / 1_048_576).toFixed(0)

  // No account of the chain: the node does not yet look at the chain.
  const idle = await read('none', undefined, 1_000)
  const start = performance.now()
  let most = 0
  for (;;) {
    const { memory, reason } = await read(first, undefined, 1_000)
    most = Math.max(most, memory)
    if (reason === undefined) break
    if (reason !== 'catching_up') throw new Error(`The question failed: ${reason}`)
  }
  const seconds = (performance.now() - start) / 1_000

  const durations: number[] = []
  let cursor: string | undefined
  for (let page = 0; page < pages; page += 1) {
    const account = page % 2 === 0 ? first : second
    const answer = await read(account, page % 2 === 0 ? cursor : undefined)
    if (answer.transactions?.length !== 50) throw new Error(`A page failed: ${answer.reason ?? 'it is short'}`)
    if (page % 2 === 0) cursor = answer.next
    durations.push(answer.duration)
  }
  const settled = await read(first, undefined, 30_000)

  const delays: number[] = []
  for (let block = 0; block < blocks; block += 1) {
    const transaction = { from: first, to: second, value: '0x1' }
    const [hash] = await sendBatch(chain.rpcUrl, [{ method: 'eth_sendTransaction', params: [transaction] }])
    await sendBatch(chain.rpcUrl, [{ method: 'anvil_mine', params: [] }])
    const mined = performance.now()
    while (!(await read(first)).transactions?.some((row) => row.hash === hash)) continue
    delays.push((performance.now() - mined) / 1_000)
  }

  const at = (list: readonly number[], part: number): number =>
    list.toSorted((one, other) => one - other)[Math.ceil(list.length * part) - 1] ?? 0
  const grown = Math.max(most, settled.memory) - idle.memory
  console.log(
    `${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}, Postgres, ${transfers} transfers\n`,
  )
  console.log('| what | measured | at most |\n| --- | ---: | ---: |')
  console.log(`| transfers indexed per second | ${Math.round(transfers / seconds)} | at least 500 |`)
  console.log(`| behind the chain, p50 / max, s | ${at(delays, 0.5).toFixed(2)} / ${at(delays, 1).toFixed(2)} | 1 |`)
  console.log(`| memory over ${toMega(idle.memory)} MB when idle, MB | ${toMega(grown)} | 150 |`)
  console.log(
    `| page of 50, p50 / p95, ms | ${at(durations, 0.5).toFixed(1)} / ${at(durations, 0.95).toFixed(1)} | 30 |`,
  )
} finally {
  node.disconnect()
  await backEnds.stop()
  devnet.kill()
}
