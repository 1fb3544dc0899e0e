import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { listRepositoryFiles } from './listRepositoryFiles.ts'
import { root } from './workspace.ts'

it('lists what a copy without history holds, without what .gitignore names', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lk-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const files = {
    '.gitignore': '# made by tools\n\nnode_modules\n*.tgz\nscripts/.retries-*\n',
    'README.md': '',
    '.github/workflows/ci.yml': '',
    'node_modules/one/index.js': '',
    'packages/core/node_modules/two/index.js': '',
    'packages/core/src/a.ts': '',
    'packages/core/package.tgz': '',
    'scripts/.retries-1': '',
    'packages/scripts/.retries-1': '',
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  expect(listRepositoryFiles(folder)).toEqual([
    '.github/workflows/ci.yml',
    '.gitignore',
    'README.md',
    'packages/core/src/a.ts',
    'packages/scripts/.retries-1',
  ])
})

it('lists the files of this repository, and none that a tool has made', () => {
  const files = listRepositoryFiles(root)
  expect(files).toContain('scripts/shared/listRepositoryFiles.ts')
  expect(files.filter((file) => /(?:^|\/)(?:node_modules|dist|\.cache)\//.test(file))).toEqual([])
})
