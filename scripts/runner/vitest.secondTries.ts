import { appendFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, TestCase } from 'vitest/node'
import { secondTriesFile } from './secondTries.ts'

/**
 * Vitest's reporter of the tests that failed and passed when they were asked again: each is a fault, of the test or of what it tests.
 * They are left in the package's .reports folder, for `npm test` to name at its end.
 */
export default class SecondTries implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky !== true) return
    const file = path.relative(process.cwd(), test.module.moduleId)
    const reason = test.result().errors?.[0]?.message.split('\n')[0] ?? 'no reason given'
    appendFileSync(secondTriesFile, `${path.basename(process.cwd())}: ${file} > ${test.fullName}: ${reason}\n`)
  }
}
