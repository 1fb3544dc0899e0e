import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { root } from '../shared/workspace.ts'
import { secondTriesFile } from './secondTries.ts'

/** Runs tests as `npm test` does, in a folder of their own. */
function runTests(test: string) {
  const folder = mkdtempSync(path.join(root, 'scripts', '.second-tries-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(
    path.join(folder, 'vitest.config.ts'),
    'export default { test: { include: ["*.test.ts"], root: import.meta.dirname } }',
  )
  writeFileSync(path.join(folder, 'some.test.ts'), `import { expect, it } from 'vitest'\nlet tries = 0\n${test}`)
  const { status } = spawnSync(process.execPath, [path.join(root, 'scripts', 'run-vitest.ts')], { cwd: folder })
  const read = (): string => readFileSync(path.join(folder, secondTriesFile), 'utf8')
  return { status, read, name: path.basename(folder) }
}

it('names a test that passes at the second try, with what it said at first', () => {
  const { status, read, name } = runTests(`it('comes late', () => { tries += 1; expect(tries).toBe(2) })`)
  expect(status).toBe(0)
  expect(read()).toBe(`${name}: some.test.ts > comes late: expected 1 to be 2 // Object.is equality\n`)
})

it('names nobody who passes at once, nor whoever fails twice', () => {
  const { status, read } = runTests(`it('is there', () => {})\nit('never comes', () => { expect(tries).toBe(2) })`)
  expect(status).toBe(1)
  expect(read).toThrow('ENOENT')
})
