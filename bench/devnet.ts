// Measures how long the command of the local chains takes to start. See README.md.
//
//   node bench/devnet.ts [--rounds 20] [--write]
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { describeMachine, writeFigures } from './src/writeFigures.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, write: { type: 'boolean', default: false } },
})
const rounds = Number(values.rounds)
const command = fileURLToPath(new URL('../packages/devnet/dist/entrypoints/cli.js', import.meta.url))
const at = (list: readonly number[], part: number): number =>
  list.toSorted((one, other) => one - other)[Math.ceil(list.length * part) - 1] ?? Number.NaN
const show = (list: readonly number[]): string => `${at(list, 0.5).toFixed(0)} / ${at(list, 0.95).toFixed(0)}`

/** Starts the command on free ports, and returns how long its ready line took, in ms. */
async function runCommand(chains: string): Promise<number> {
  const ports = ['port', 'second-evm-port', 'solana-port', 'bitcoin-port', 'faucet-port'].flatMap((flag) => [
    `--${flag}`,
    '0',
  ])
  const start = performance.now()
  const child = spawn(process.execPath, [command, '--chains', chains, ...ports], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  try {
    await waitForReadyLine(child)
    return performance.now() - start
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

function waitForReadyLine(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = ''
    child.stdout?.setEncoding('utf8').on('data', (part: string) => {
      text += part
      if (/^latchkey-devnet ready /m.test(text)) resolve()
    })
    child.once('exit', (code) => reject(new Error(`The devnet ended with code ${code}.`)))
  })
}

const [withEvm, withAll]: readonly number[][] = [[], []]
// The first start reads the files from the disk.
await runCommand('31337,31338,solana,bitcoin')
for (let round = 1; round <= rounds; round += 1) {
  withEvm?.push(await runCommand('31337,31338'))
  withAll?.push(await runCommand('31337,31338,solana,bitcoin'))
}

const report = [
  `${describeMachine()}, ${rounds} rounds.`,
  '',
  '| what | p50 / p95 |',
  '| --- | ---: |',
  `| command with the two EVM chains → ready, ms | ${show(withEvm ?? [])} |`,
  `| command with all chains → ready, ms | ${show(withAll ?? [])} |`,
].join('\n')
console.log(report)
if (values.write) writeFigures('devnet', report)
