import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { root } from '../shared/workspace.ts'
import { findContentProblems } from './findContentProblems.ts'
import { readPackedFiles } from './readPackedFiles.ts'

const always = ['package.json', 'README.md', 'LICENSE']

const find = (file: string, text = ''): readonly string[] =>
  findContentProblems({
    name: '@latchkey/core',
    files: [...always.map((name) => ({ path: name, text: '' })), { path: file, text }],
  })

describe('findContentProblems', () => {
  it.each([
    'dist/entrypoints/index.js',
    'dist/entrypoints/index.d.ts',
    'dist/test/createFakeAdapter.js',
    'dist/dashboard/index.html.br',
    'dist/templates/app/_gitignore',
    'dist/templates/vite/src/App.test.tsx',
  ])('accepts %s', (file) => expect(find(file)).toEqual([]))

  it.each([
    'src/entrypoints/index.ts',
    'dist/entrypoints/index.js.map',
    'dist/kernel/createKernel.test.js',
    'dist/.env',
    'dist/templates/app/.npmrc',
    'dist/templates/app/.env',
    'dist/templates/app/node_modules/react/index.js',
    '.npmrc',
    'operator.pem',
  ])('refuses %s', (file) => expect(find(file)).toEqual([`@latchkey/core is packed with ${file}, which no app needs`]))

  it('refuses a path of the machine that packed it', () => {
    expect(find('dist/index.js', `import '${root}/packages/core/src/index.ts'`)).toEqual([
      '@latchkey/core is packed with dist/index.js, which has a path of this machine in it',
    ])
  })

  it('refuses a source map that is not there', () => {
    expect(find('dist/index.js', 'export {}\n//# sourceMappingURL=index.js.map')).toEqual([
      '@latchkey/core is packed with dist/index.js, whose source map is missing',
    ])
  })

  it('misses the licence', () => {
    const files = ['package.json', 'README.md'].map((name) => ({ path: name, text: '' }))
    expect(findContentProblems({ name: '@latchkey/core', files })).toEqual(['@latchkey/core is packed without LICENSE'])
  })
})

describe('findContentProblems of a package with others in its files', () => {
  const licences = 'dist/dashboard/LICENSES.txt'
  const findOf = (text?: string): readonly string[] =>
    findContentProblems({
      name: '@latchkey/cloud',
      files: [
        ...always.map((name) => ({ path: name, text: '' })),
        ...(text === undefined ? [] : [{ path: licences, text }]),
      ],
    })

  it('misses their licences', () => {
    expect(findOf('react 19.0.0: MIT\n\nText\n')).toEqual([])
    expect(findOf()).toEqual([`@latchkey/cloud is packed without ${licences}, the licences of what is in its files`])
    expect(() => findOf('')).toThrow('does not begin with')
  })
})

describe('readPackedFiles', () => {
  it('reads every file, also hidden ones', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-pack-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    mkdirSync(path.join(folder, 'package/dist'), { recursive: true })
    writeFileSync(path.join(folder, 'package/.npmrc'), 'secret')
    writeFileSync(path.join(folder, 'package/dist/index.js'), 'export {}')
    const tarball = path.join(folder, 'package.tgz')
    expect(spawnSync('tar', ['-czf', tarball, '-C', folder, 'package']).status).toBe(0)
    const files = readPackedFiles(tarball)
    expect(files.toSorted((a, b) => a.path.localeCompare(b.path))).toEqual([
      { path: '.npmrc', text: 'secret' },
      { path: 'dist/index.js', text: 'export {}' },
    ])
  })

  it('reports a file that is no tarball', () => {
    expect(() => readPackedFiles(import.meta.filename)).toThrow('tar cannot read')
  })
})
