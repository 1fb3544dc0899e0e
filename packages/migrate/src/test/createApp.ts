import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { planMigration } from '../project/planMigration.ts'
import { readProject } from '../project/readProject.ts'

/** An app in a folder that is removed after the test. */
export interface TestApp {
  readonly folder: string
  read(file: string): string
}

/** Creates an app of some files, with a package.json that lists a kit. */
export function createApp(files: Readonly<Record<string, string>>, kit = '@rainbow-me/rainbowkit'): TestApp {
  const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-migrate-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const manifest = `${JSON.stringify({ name: 'my-app', dependencies: { [kit]: '2.0.0', wagmi: '3.0.0' } }, undefined, 2)}\n`
  for (const [file, text] of Object.entries({ 'package.json': manifest, ...files })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  return { folder, read: (file) => readFileSync(path.join(folder, file), 'utf8') }
}

/** What the migration of an app would give. */
export interface TestMigration {
  /** The new text of a file, or the old one if it does not change. */
  text(file: string): string
  /** What was left, as `file:line what`. */
  readonly manual: readonly string[]
  readonly changed: readonly string[]
  readonly kept: readonly string[]
  /** The files that change. */
  readonly files: readonly string[]
}

/** Plans the migration of an app of some files. */
export function migrate(files: Readonly<Record<string, string>>, kit?: string): TestMigration {
  const { folder, read } = createApp(files, kit)
  const { after, findings, kept } = planMigration({
    project: readProject({ folder, from: undefined }),
    version: '1.0.0',
  })
  const list = (kind: string): readonly string[] =>
    findings.filter((finding) => finding.kind === kind).map(({ file, line, what }) => `${file}:${line} ${what}`)
  return {
    text: (file) => after.get(file) ?? read(file),
    manual: list('manual'),
    changed: list('changed'),
    kept,
    files: [...after.keys()],
  }
}
