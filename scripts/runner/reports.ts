import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { secondTriesFile } from './secondTries.ts'
import { listPackages, readJson, root } from '../shared/workspace.ts'

/** The fields of Vitest's JSON report that are read here. */
interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
}

/** What the packages' test runs left. */
export interface CollectedReports {
  readonly counts: { readonly passed: number; readonly failed: number; readonly skipped: number }
  /** The files in the root's .reports folder. */
  readonly reports: readonly string[]
  /** Short names of the packages with a failing test; the scripts have the empty name. */
  readonly packagesWithFailures: ReadonlySet<string>
  /** The tests that passed at the second try only, a line each. */
  readonly secondTries: readonly string[]
}

const target = path.join(root, '.reports')
/** Where tests run: the packages, and the scripts themselves. */
const places = [...listPackages(), { shortName: '', folder: path.join(root, 'scripts') }]

/** Removes all reports and tarballs, so that an old one never counts for a run that left none. */
export function clearReports(): void {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target)
  for (const { folder } of places)
    for (const name of ['.reports', '.tarball']) rmSync(path.join(folder, name), { recursive: true, force: true })
}

/** Gathers the packages' reports in the root's .reports folder and counts their tests. */
export function collectReports(): CollectedReports {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  const reports: string[] = []
  const packagesWithFailures = new Set<string>()
  const secondTries: string[] = []
  for (const { folder, shortName } of places) {
    const source = path.join(folder, '.reports')
    const tries = path.join(folder, secondTriesFile)
    if (existsSync(tries)) secondTries.push(...readFileSync(tries, 'utf8').trimEnd().split('\n'))
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
  return { counts, reports, packagesWithFailures, secondTries }
}
