// Searches the property tests for inputs that break a parser or a state machine:
//
//   node scripts/fuzz.ts                                every property, a million cases each
//   node scripts/fuzz.ts --runs 20000 --seed 7 psbt svg  fewer cases, other values, files whose path contains a name
//   node scripts/fuzz.ts --minutes 10                   at most so long for each property
//   node scripts/fuzz.ts --title 'with mistakes'        only the properties whose titles match
//   node scripts/fuzz.ts --jobs 4                       test files at the same time (one if not given)
//
// Prints each property with its cases, cases per second and seed; a failure with its smallest value. Keep that value as a test.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './shared/workspace.ts'

interface Outcome {
  readonly title: string
  readonly cases: number
  readonly failed: boolean
  readonly seed: number
  /** When it was printed, in ms. */
  readonly at: number
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    minutes: { type: 'string', default: '60' },
    title: { type: 'string' },
    jobs: { type: 'string', default: '1' },
  },
})
for (const name of ['runs', 'seed', 'minutes', 'jobs'] as const) {
  if (Number(values[name]) > 0) continue
  console.error(`fuzz: --${name} must be a positive number.`)
  process.exit(2)
}
const isWanted = (file: string): boolean =>
  positionals.length === 0 || positionals.some((name) => file.toLowerCase().includes(name.toLowerCase()))
const files = globSync('{packages,examples}/*/src/**/*.property.test.{ts,tsx}', { cwd: root })
  .filter(isWanted)
  .toSorted()
if (files.length === 0) {
  console.error(`fuzz: no property test has ${positionals.join(' or ')} in its path.`)
  process.exit(2)
}

console.log(`${files.length} files, ${values.runs} cases of each property, seed ${values.seed}`)
let total = 0
const failed: string[] = []
const waiting = [...files]
await Promise.all(Array.from({ length: Number(values.jobs) }, runNext))
console.log(`\n${total} cases, ${failed.length} of ${files.length} files failed`)
for (const file of failed) console.log(`✗ ${file}: run with --seed ${values.seed}`)
process.exitCode = failed.length > 0 ? 1 : 0

async function runNext(): Promise<void> {
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) await runFile(file)
}

/** Runs one test file in a process of its own. */
async function runFile(file: string): Promise<void> {
  const startedAt = Date.now()
  const outcomes: Outcome[] = []
  let output = ''
  const [, name = ''] = file.split(path.sep)
  const vitest = spawn(
    'vitest',
    [
      'run',
      '--project',
      name,
      '--testTimeout=0',
      '--retry=0',
      '--reporter=default',
      // The lines of a page arrive only through Vitest; those of Node would be late.
      ...(file.endsWith('.tsx') ? [] : ['--disableConsoleIntercept']),
      file,
      ...(values.title === undefined ? [] : ['-t', values.title]),
    ],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        LATCHKEY_PROPERTY_RUNS: values.runs,
        LATCHKEY_PROPERTY_SEED: values.seed,
        LATCHKEY_PROPERTY_MINUTES: values.minutes,
      },
    },
  )
  for (const stream of [vitest.stdout, vitest.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
      for (const line of chunk.split('\n')) if (line.includes('property {')) outcomes.push(readOutcome(line))
    })
  const [code] = await once(vitest, 'close')
  console.log(`\n${code === 0 ? '✓' : '✗'} ${file}`)
  let before = startedAt
  for (const { at, cases, title } of outcomes) {
    const seconds = Math.max(0.001, (at - before) / 1_000)
    before = at
    total += cases
    console.log(`  ${String(cases).padStart(8)} cases, ${Math.round(cases / seconds)}/s  ${title}`)
  }
  if (code === 0) return
  failed.push(file)
  // A value can be a long one: its seed and path find it again.
  for (const line of output.split('\n')) if (!line.includes('property {')) console.log(line.slice(0, 2_000))
}

function readOutcome(line: string): Outcome {
  const json: unknown = JSON.parse(line.slice(line.indexOf('property {') + 'property '.length))
  if (!isOutcome(json)) throw new Error(`fuzz: cannot read ${line}`)
  return json
}

function isOutcome(value: unknown): value is Outcome {
  return (
    typeof value === 'object' &&
    value !== null &&
    'title' in value &&
    'cases' in value &&
    'failed' in value &&
    'at' in value
  )
}
