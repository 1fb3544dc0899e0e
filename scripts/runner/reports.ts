import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { listPackages, readJson, root } from '../shared/workspace.ts'
import { retriesFile } from './retries.ts'
import type { Retry } from './retries.ts'

/** The fields of Vitest's JSON report that are read here. */
interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
}

/** The reports that the packages' test runs left. */
export interface CollectedReports {
  readonly counts: { readonly passed: number; readonly failed: number; readonly skipped: number }
  /** The files in the root's .reports folder. */
  readonly reports: readonly string[]
  /** Short names of the packages with a failing test; the name of the scripts is empty. */
  readonly packagesWithFailures: ReadonlySet<string>
  readonly retries: readonly Retry[]
}

const target = path.join(root, '.reports')
/** The folders with tests: the packages and the scripts. */
const places = [...listPackages(), { shortName: '', folder: path.join(root, 'scripts') }]

/** Removes all reports and tarballs, so that none of an earlier run is counted. */
export function clearReports(): void {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target)
  for (const { folder } of places)
    for (const name of ['.reports', '.tarball']) rmSync(path.join(folder, name), { recursive: true, force: true })
}

/** Copies the packages' reports into the root's .reports folder and counts their tests. */
export function collectReports(): CollectedReports {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  const reports: string[] = []
  const packagesWithFailures = new Set<string>()
  const retries: Retry[] = []
  for (const { folder, shortName } of places) {
    const source = path.join(folder, '.reports')
    retries.push(...readRetries(path.join(folder, retriesFile)))
    for (const name of existsSync(source) ? readdirSync(source).filter((file) => file.endsWith('.json')) : []) {
      const report = readJson<VitestReport>(path.join(source, name))
      copyFileSync(path.join(source, name), path.join(target, name))
      reports.push(path.join(target, name))
      counts.passed += report.numPassedTests
      counts.failed += report.numFailedTests
      counts.skipped += report.numPendingTests + report.numTodoTests
      if (report.numFailedTests > 0) packagesWithFailures.add(shortName)
    }
  }
  return { counts, reports, packagesWithFailures, retries }
}

function readRetries(file: string): readonly Retry[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.map((line): Retry => JSON.parse(line))
}
