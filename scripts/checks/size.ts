// Bundles the entries of size-budgets.json with Vite and compares the gzipped sizes with the budgets. Also checks that an
// unused import of an entry point leaves no code. Needs the built packages.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { bundleEntry } from '../size/bundleEntry.ts'
import { measureLeftovers } from '../size/measureLeftovers.ts'
import { fail, finish } from '../shared/problems.ts'
import { readJson, root } from '../shared/workspace.ts'
import type { MeasuredChunk } from '../size/bundleEntry.ts'

interface Budget {
  readonly name: string
  /** A source file, relative to the root. Without it, `code` is required. */
  readonly file?: string
  readonly code?: string
  readonly external?: readonly string[]
  readonly initial: number
  readonly lazy?: Readonly<Record<string, number>>
  readonly never?: readonly string[]
}

const { entries } = readJson<{ readonly entries: readonly Budget[] }>(path.join(root, 'size-budgets.json'))
for (const budget of entries)
  await checkBudget(budget).catch((error: unknown) => fail(`${budget.name} does not build: ${firstLines(error)}`))
for (const { specifier, code } of await measureLeftovers())
  fail(
    `importing "${specifier}" leaves code although nothing is used: mark the call /*#__PURE__*/\n${code.slice(0, 600)}`,
  )
finish('all sizes are within their budgets')

async function checkBudget({ name, file, code, external = [], initial, lazy = {}, never = [] }: Budget): Promise<void> {
  const chunks = await bundleEntry({ code: code ?? readFileSync(path.join(root, file ?? ''), 'utf8'), external })
  const first = chunks.filter(({ isInitial }) => isInitial)
  const total = sum(first)
  console.log(`${formatSize(total)} of ${initial} KiB  ${name}`)
  if (total > initial * 1024) fail(`${name}: ${formatSize(total)} KiB exceed ${initial} KiB\n${listModules(first)}`)

  for (const chunk of chunks.filter(({ isInitial }) => !isInitial)) {
    const limit = lazy[chunk.name] ?? lazy[toFamily(chunk.name)]
    console.log(`  ${formatSize(chunk.gzip)}${limit === undefined ? '' : ` of ${limit} KiB`}  later: ${chunk.name}`)
    if (limit !== undefined && chunk.gzip > limit * 1024)
      fail(
        `${name}: the chunk ${chunk.name} has ${formatSize(chunk.gzip)} KiB, more than ${limit} KiB\n${listModules([chunk])}`,
      )
  }
  for (const missing of Object.keys(lazy).filter(
    (key) => !chunks.some(({ isInitial, name: found }) => !isInitial && [found, toFamily(found)].includes(key)),
  ))
    fail(`${name}: there is no chunk ${missing}; the chunks are ${chunks.map((chunk) => chunk.name).join(', ')}`)
  for (const forbidden of never)
    if (first.some(({ packages }) => packages.has(forbidden))) fail(`${name}: ${forbidden} is part of the initial load`)
}

/** The name of a part of all languages: `*.views` for `de.views`. */
function toFamily(name: string): string {
  return name.replace(/^[^.]*/, '*')
}

/** Returns a bundler's error message without its stack. */
function firstLines(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n')
  return lines
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, 3)
    .join(' ')
}

function sum(chunks: readonly MeasuredChunk[]): number {
  return chunks.reduce((total, { gzip }) => total + gzip, 0)
}

function formatSize(bytes: number): string {
  return (bytes / 1024).toFixed(2).padStart(6)
}

/** Lists the largest modules of some chunks, to show what grew. */
function listModules(chunks: readonly MeasuredChunk[]): string {
  const modules = chunks.flatMap((chunk) => [...chunk.modules]).toSorted((a, b) => b[1] - a[1])
  return modules
    .slice(0, 15)
    .map(([id, bytes]) => `  ${formatSize(bytes)} KiB before minification  ${id}`)
    .join('\n')
}
