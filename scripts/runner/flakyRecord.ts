import { appendFileSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../shared/workspace.ts'
import { toTestId } from './retries.ts'
import type { Retry } from './retries.ts'

/** A row of `flaky.tsv`: a test that was retried once, why, and how that was fixed. */
export interface FlakyRow {
  readonly line: number
  readonly id: string
  readonly date: string
  readonly cause: string
  readonly fix: string
}

const file = path.join(root, 'flaky.tsv')

/** Reads the rows of `flaky.tsv`; the first line is the heading. */
export function readFlakyRecord(): readonly FlakyRow[] {
  return parseFlakyRecord(readFileSync(file, 'utf8'))
}

/** Parses the text of `flaky.tsv`. A missing column reads as empty. */
export function parseFlakyRecord(text: string): readonly FlakyRow[] {
  return text
    .split('\n')
    .map((line, index) => {
      const [id = '', date = '', cause = '', fix = ''] = line.split('\t').map((column) => column.trim())
      return { line: index + 1, id, date, cause, fix }
    })
    .filter(({ line, id }) => line > 1 && id !== '')
}

/** Adds a row for each test; its cause and fix are left for the developer. */
export function recordRetries(retries: readonly Retry[]): void {
  const date = new Date().toISOString().slice(0, 10)
  appendFileSync(file, retries.map((retry) => `${toTestId(retry)}\t${date}\t\t\n`).join(''))
}
