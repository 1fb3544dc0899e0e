import { globSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../shared/workspace.ts'
import { findUnknownNames } from './findUnknownNames.ts'
import { readCodeSpans, readGuide } from './readGuide.ts'
import { readKnownNames } from './readKnownNames.ts'
import { requiredRows } from './requiredRows.ts'

const folder = path.join(root, 'docs/coming-from')
const examples = path.join(root, 'packages/e2e/src/comingFrom')
const names = Object.keys(requiredRows)
const known = readKnownNames()

describe('the guides for apps that use another kit', () => {
  it('are complete, and linked from the index and the README', () => {
    expect(readdirSync(folder).toSorted()).toEqual(['README.md', ...names.map((name) => `${name}.md`)].toSorted())
    const index = readFileSync(path.join(folder, 'README.md'), 'utf8')
    for (const name of names) expect(index).toContain(`](${name}.md)`)
    expect(readFileSync(path.join(root, 'README.md'), 'utf8')).toContain('](docs/coming-from/README.md)')
  })

  describe.each(names)('%s', (name) => {
    const markdown = readFileSync(path.join(folder, `${name}.md`), 'utf8')
    const guide = readGuide(markdown)

    it('has the sections of every guide, and in each with a table the page that was read, with the date', () => {
      expect([...guide.sections.keys()]).toEqual([
        ...['What stays, what changes, what has no counterpart', 'Before and after', 'Options', 'Hooks', 'Components'],
        ...['Theme', 'Packages to remove'],
      ])
      const withTables = new Set(guide.rows.map(({ section }) => section))
      expect(withTables.size).toBeGreaterThan(2)
      for (const section of withTables)
        expect(guide.sections.get(section), section).toMatch(/read on 2026-11-29: .*https:\/\//s)
    })

    it('has a row for each part of the public API', () => {
      const theirs = new Set(guide.rows.flatMap((row) => readCodeSpans(row.theirs)))
      expect(requiredRows[name]?.filter((row) => !theirs.has(row))).toEqual([])
    })

    it('names only what exists', () => {
      expect(guide.rows.length).toBeGreaterThan(15)
      expect(findUnknownNames(guide.rows, known)).toEqual([])
    })

    it('shows the code that is compiled', () => {
      const files = globSync('*.{ts,tsx}', { cwd: path.join(examples, name) })
      const ours = [...guide.blocks].filter(([first]) => !first.startsWith('// Before'))
      expect(ours.map(([first]) => first).toSorted()).toEqual(files.map((file) => `// src/${file}`).toSorted())
      for (const [first, code] of ours)
        expect(code, first).toBe(readFileSync(path.join(examples, name, first.slice('// src/'.length)), 'utf8'))
    })

    it('links to files that exist', () => {
      const links = [...markdown.matchAll(/\]\(((?!https:|#)[^)#]+)/g)].map(([, link = '']) => link)
      expect(links.filter((link) => globSync(link, { cwd: folder }).length === 0)).toEqual([])
    })
  })
})

it('the guide for connectors shows the code that is compiled and tested, and links to files that exist', () => {
  const markdown = readFileSync(path.join(root, 'docs/connectors.md'), 'utf8')
  const recipes = path.join(root, 'packages/e2e/src/connectors')
  const ours = [...readGuide(markdown).blocks].filter(([first]) => !first.startsWith('// Not compiled'))
  const files = globSync('*.ts', { cwd: recipes })
  expect(ours.map(([first]) => first).toSorted()).toEqual(files.map((file) => `// src/${file}`).toSorted())
  for (const [first, code] of ours)
    expect(code, first).toBe(readFileSync(path.join(recipes, first.slice('// src/'.length)), 'utf8'))
  const links = [...markdown.matchAll(/\]\(((?!https:|#)[^)#]+)/g)].map(([, link = '']) => link)
  expect(links.filter((link) => globSync(link, { cwd: path.join(root, 'docs') }).length === 0)).toEqual([])
})

describe('findUnknownNames', () => {
  const row = { section: 'Hooks', theirs: '`useThing`', ours: '' }

  it.each([
    ['`useModal().open({ view: "Networks" })`', []],
    ['`features.legalCheckbox` and `--lk-accent`, `rainbow`', []],
    ['`useNothing`', ['useNothing']],
    ['`useModal().shut`', ['shut']],
    ['`features.legalBox`', ['legalBox']],
    ['`--lk-colour`', ['lk-colour']],
    ['`@latchkey/nothing`', ['@latchkey/nothing']],
  ])('reads %s', (ours, unknown) => {
    const problems = findUnknownNames([{ ...row, ours }], known)
    expect(problems.map((problem) => / (\S+) in /.exec(problem)?.[1])).toEqual(unknown)
  })
})
