import { spawnSync } from 'node:child_process'
import { nodeProject } from '../../vitest.shared.ts'

/** On a machine without Git, what asks it is not tested. In CI, that fails. */
const hasGit = process.env['CI'] === 'true' || spawnSync('git', ['--version']).status === 0
if (!hasGit)
  process.stderr.write(
    'Not tested: files that are not committed. Git is missing. Install it with: apt-get install git\n',
  )

export default nodeProject('migrate', {
  exclude: ['**/node_modules/**', ...(hasGit ? [] : ['src/cli/notCommitted.test.ts'])],
})
