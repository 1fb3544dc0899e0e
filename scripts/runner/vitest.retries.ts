import { appendFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, TestCase } from 'vitest/node'
import { retriesFile } from './retries.ts'
import type { Retry } from './retries.ts'

/** Vitest's reporter of flaky tests. It leaves a list in the package's .reports folder, which `npm test` reads at its end. */
export default class Retries implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky !== true) return
    const retry: Retry = {
      package: path.basename(process.cwd()),
      file: path.relative(process.cwd(), test.module.moduleId).replaceAll(path.sep, '/'),
      name: test.fullName,
      reason: test.result().errors?.[0]?.message.split('\n')[0] ?? 'no reason given',
    }
    appendFileSync(retriesFile, `${JSON.stringify(retry)}\n`)
  }
}
