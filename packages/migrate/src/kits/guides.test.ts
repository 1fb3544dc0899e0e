import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { migrate } from '../test/createApp.ts'
import type { Kit } from './Kit.ts'
import { kits } from './kits.ts'

const root = path.join(import.meta.dirname, '../../../..')
const fixtures = path.join(import.meta.dirname, '../../fixtures')
/** Rows about code that does not use the kit, or that have no code. */
const others = ['hooks of wagmi', 'accounts of Family']

/** Reads the names in the first column of the tables, with the row of each. */
function readNames(guide: string): readonly (readonly [name: string, row: string])[] {
  const rows = readFileSync(path.join(root, 'docs/coming-from', guide), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| theirs '))
  return rows.flatMap((row) => {
    const cell = row.split('|')[1]?.trim() ?? ''
    if (others.includes(cell)) return []
    // `useModal({ onConnect })` and `account.ensName` are about the last name.
    return [...cell.matchAll(/`(?<code>[^`]+)`/g)].flatMap(({ groups }) => {
      const code = groups?.['code'] ?? ''
      if (code.startsWith('<')) return [[code.slice(1, -1), row] as const]
      const names =
        code.startsWith('--') || code.endsWith('.Custom') ? [code] : [...code.matchAll(/[\w$]+/g)].map(String)
      return names.slice(-1).map((name) => [name, row] as const)
    })
  })
}

/** Reads the files of a fixture. */
function readFixture(name: string): Readonly<Record<string, string>> {
  const folder = path.join(fixtures, name)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      return [path.relative(folder, file).replaceAll(path.sep, '/'), readFileSync(file, 'utf8')]
    }),
  )
}

/** What became of the lines of a fixture. */
interface Lines {
  /** Those that were changed, reported or added. */
  readonly touched: readonly string[]
  /** Those that stayed, in files that do not import the kit any more. */
  readonly stayed: readonly string[]
}

function readLines(name: string, kit: Kit): Lines {
  const files = readFixture(name)
  const { changed, manual, text } = migrate(files)
  const places = new Set([...changed, ...manual].map((finding) => finding.slice(0, finding.indexOf(' '))))
  const [touched, stayed]: [string[], string[]] = [[], []]
  for (const [file, before] of Object.entries(files)) {
    const after = text(file)
    const lines = new Set(after.split('\n'))
    const known = new Set(before.split('\n'))
    touched.push(...after.split('\n').filter((line) => !known.has(line)))
    const isFree = !after.includes(`'${kit.main}`)
    for (const [index, line] of before.split('\n').entries())
      if (!lines.has(line) || places.has(`${file}:${index + 1}`)) touched.push(line)
      else if (isFree) stayed.push(line)
  }
  return { touched, stayed }
}

/** The fixtures of a kit; those that are whole apps end with the name of what builds them. */
function listFixtures(kit: Kit): readonly string[] {
  return readdirSync(fixtures).filter((name) => name.startsWith(`${kit.id}-`))
}

describe.each(kits.map((kit) => [kit.id, kit] as const))('%s', (id, kit) => {
  it('changes or reports every option, hook, component and token of the guide, or keeps what is the same', () => {
    const all = [readLines(`${id}-vite`, kit), readLines(`${id}-rest`, kit)]
    const touched = all.flatMap((lines) => lines.touched)
    const stayed = all.flatMap((lines) => lines.stayed)
    const names = readNames(kit.guide)
    expect(names.length).toBeGreaterThan(50)
    const missing = names.filter(([name, row]) => {
      const mayStay = row.includes('| same') || row.split('|')[2]?.includes(name)
      return ![...touched, ...(mayStay ? stayed : [])].some((line) => hasName(line, name))
    })
    expect(missing).toEqual([])
  })

  it('leaves no import of the kit in an app that it can convert', () => {
    const apps = listFixtures(kit).filter((name) => !name.endsWith('-rest'))
    expect(apps).toContain(`${id}-vite`)
    for (const name of apps) expect(migrate(readFixture(name)).kept, name).toEqual([])
  })

  it('changes nothing in a second run', () => {
    for (const name of listFixtures(kit)) {
      const files = readFixture(name)
      const first = migrate(files)
      expect(first.files.length).toBeGreaterThan(1)
      const again = Object.fromEntries(Object.keys(files).map((file) => [file, first.text(file)]))
      // The program needs the kit in package.json, where it may not be any more.
      const second = migrate({ ...again, 'package.json': files['package.json'] ?? '' })
      expect(second.files.filter((file) => file !== 'package.json')).toEqual([])
    }
  })
})

function hasName(line: string, name: string): boolean {
  const escaped = name.replaceAll('.', String.raw`\.`)
  return new RegExp(String.raw`(?<![\w-])${escaped}(?![\w-])`).test(line)
}
