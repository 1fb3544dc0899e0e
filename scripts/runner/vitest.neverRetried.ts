// Vitest loads this file before each test file, in Node and in the browser.
import { beforeAll } from 'vitest'
import type { RunnerTask } from 'vitest'
import { findNeverRetried } from './neverRetried.ts'

// oxlint-disable-next-line no-empty-pattern -- Vitest accepts only a destructured first parameter
beforeAll(({}, suite) => forbidRetries(suite, []))

/** Disables retries for the tests of a suite that must pass at once. */
function forbidRetries(task: Readonly<RunnerTask>, titles: readonly string[]): void {
  if (task.type === 'suite') {
    const isFile = 'filepath' in task
    for (const child of task.tasks) forbidRetries(child, isFile ? titles : [...titles, task.name])
    return
  }
  const name = [...titles, task.name].join(' > ')
  if (findNeverRetried({ path: task.file.filepath, name }) !== undefined) Object.assign(task, { retry: 0 })
}
