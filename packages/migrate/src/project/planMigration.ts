import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { looseObject, safeParse, string } from 'valibot'
import { createEditor } from '../code/Editor.ts'
import type { Editor } from '../code/Editor.ts'
import { parseSourceFile } from '../code/SourceFile.ts'
import { isModuleOf } from '../kits/Kit.ts'
import type { Finding } from '../code/Finding.ts'
import { changeManifest } from '../../../../changeManifest.shared.ts'
import { listFiles } from './listFiles.ts'
import type { Project } from './readProject.ts'
import type { Texts } from '../../../../writeAll.shared.ts'

/** What a migration would change. */
export interface Migration {
  readonly before: Texts
  readonly after: Texts
  readonly findings: readonly Finding[]
  /** The packages of the kit that the code still needs. */
  readonly kept: readonly string[]
}

/**
 * Plans the migration of an app, and writes nothing.
 *
 * @param parameters.version Of our packages.
 * @throws MigrateError `config_unknown`
 */
export function planMigration({
  project,
  version,
}: {
  readonly project: Project
  readonly version: string
}): Migration {
  const { folder, kit, manifest, name } = project
  const before = new Map<string, string>()
  const findings: Finding[] = []
  const editors: Editor[] = []
  const mentions = (text: string): boolean => kit.packages.some((name_) => text.includes(name_))
  for (const file of listFiles(folder)) {
    if (/(?:^|\/)package(?:-lock)?\.json$/.test(file)) continue
    const text = readFileSync(path.join(folder, file), 'utf8')
    if (!mentions(text) && !kit.marks.some((mark) => text.includes(mark))) continue
    if (!/\.[cm]?[jt]sx?$/.test(file)) {
      if (mentions(text)) findings.push(...reportMentions({ file, text, packages: kit.packages }))
      continue
    }
    try {
      editors.push(createEditor(parseSourceFile(file, text), (source) => isModuleOf(kit, source)))
      before.set(file, text)
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      findings.push(unreadable(file, error))
    }
  }

  kit.convert({ editors, name })
  const after = new Map<string, string>()
  for (const editor of editors) {
    const { path: file, text } = editor.file
    const changed = editor.finish()
    findings.push(...editor.findings)
    if (changed !== text) after.set(file, changed)
    findings.push(...reportStrings({ editor, changed, packages: kit.packages }))
  }
  const texts = [...before.keys()].map((file) => after.get(file) ?? before.get(file) ?? '')
  const kept = kit.packages.filter((one) => texts.some((text) => importsPackage(text, one)))
  const changed = changeManifest({
    text: manifest,
    removed: kit.packages.filter((one) => !kept.includes(one)),
    added: after.size > 0 ? listAdded({ texts, version, folder }) : {},
  })
  before.set('package.json', manifest)
  if (changed !== manifest) {
    after.set('package.json', changed)
    findings.push({ kind: 'changed', file: 'package.json', line: 1, what: 'changed the dependencies' })
  }
  if (changed.includes('"@latchkey/adapter-eip155"') && !changed.includes('"@wagmi/core"'))
    findings.push({
      kind: 'manual',
      file: 'package.json',
      line: 1,
      what: /"wagmi"\s*:/.test(changed)
        ? 'did not add `@wagmi/core`: wagmi is not installed, so its version is unknown'
        : 'did not add `@wagmi/core` and `viem`, which `@latchkey/adapter-eip155` needs',
      todo: /"wagmi"\s*:/.test(changed)
        ? 'Install it in the version that `npm ls @wagmi/core` prints.'
        : 'Install both: `npm install @wagmi/core viem`.',
    })
  const order = (finding: Finding): string => `${finding.file}:${String(finding.line).padStart(6, '0')}`
  return { before, after, kept, findings: findings.toSorted((one, other) => (order(one) < order(other) ? -1 : 1)) }
}

function importsPackage(text: string, name: string): boolean {
  return [`'${name}'`, `"${name}"`, `'${name}/`, `"${name}/`].some((quoted) => text.includes(quoted))
}

const ourPackages = [
  '@latchkey/adapter-bitcoin',
  '@latchkey/adapter-eip155',
  '@latchkey/adapter-solana',
  '@latchkey/core',
  '@latchkey/react',
]

/** Our packages that the code imports, and the core of wagmi in the version that the app's wagmi has: two of them would share no state. */
function listAdded(parameters: {
  readonly texts: readonly string[]
  readonly version: string
  readonly folder: string
}): Readonly<Record<string, string>> {
  const { folder, texts, version } = parameters
  const own = ourPackages.filter((name) => texts.some((text) => importsPackage(text, name)))
  const needsCore = own.includes('@latchkey/react') && !own.includes('@latchkey/core') ? ['@latchkey/core'] : []
  const core = own.includes('@latchkey/adapter-eip155') ? findCoreVersion(folder) : undefined
  return {
    ...Object.fromEntries([...own, ...needsCore].map((name) => [name, `^${version}`])),
    ...(core !== undefined && { '@wagmi/core': core }),
  }
}

const wagmiSchema = looseObject({ dependencies: looseObject({ '@wagmi/core': string() }) })

/** Returns the version of `@wagmi/core` that the installed wagmi depends on. */
function findCoreVersion(folder: string): string | undefined {
  const file = path.join(folder, 'node_modules/wagmi/package.json')
  if (!existsSync(file)) return undefined
  const parsed = safeParse(wagmiSchema, JSON.parse(readFileSync(file, 'utf8')))
  return parsed.success ? parsed.output.dependencies['@wagmi/core'] : undefined
}

function reportMentions(parameters: {
  readonly file: string
  readonly text: string
  readonly packages: readonly string[]
}): readonly Finding[] {
  const { file, packages, text } = parameters
  return text.split('\n').flatMap((line, index): readonly Finding[] => {
    const name = packages.find(
      (one) => importsPackage(line, one) || (!/\.[cm]?[jt]sx?$/.test(file) && line.includes(one)),
    )
    if (name === undefined) return []
    return [{ kind: 'manual', file, line: index + 1, what: `mentions \`${name}\``, todo: 'Remove it.' }]
  })
}

/**
 * Reports where the changed code still names the kit. An import with names is left out if a finding says why it stays.
 */
function reportStrings(parameters: {
  readonly editor: Editor
  readonly changed: string
  readonly packages: readonly string[]
}): readonly Finding[] {
  const { changed, editor, packages } = parameters
  const { path: file, text } = editor.file
  const isExplained = editor.findings.some(({ kind }) => kind === 'manual')
  const lines = text.split('\n')
  return reportMentions({ file, text: changed, packages }).flatMap((finding) => {
    const line = changed.split('\n')[finding.line - 1] ?? ''
    if (isExplained && /\bfrom\s*['"]/.test(line)) return []
    // The line before the migration.
    return [{ ...finding, line: Math.max(lines.indexOf(line), 0) + 1 }]
  })
}

function unreadable(file: string, error: SyntaxError): Finding {
  const loc: unknown = 'loc' in error ? error.loc : undefined
  const line = typeof loc === 'object' && loc !== null && 'line' in loc ? Number(loc.line) : 1
  return {
    kind: 'manual',
    file,
    line,
    what: `left the file: it cannot be parsed (${error.message})`,
    todo: 'Correct it and run the program again, or change it by hand.',
  }
}
