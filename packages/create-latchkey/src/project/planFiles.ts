import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Texts } from '../../../../writeAll.shared.ts'
import type { Framework, Installer, Settings } from '../settings/Settings.ts'
import { renderTemplate } from './renderTemplate.ts'

/** Texts by path, with forward slashes, relative to the app's folder. */
export type Files = Texts

/** Which folders of `templates` make up an app, and where their `src` is. */
export interface Plan {
  readonly parts: readonly string[]
  /** The folder of the app's sources, such as `src`; empty for the app's own folder. */
  readonly sources: string
  /** The app's name in the texts. */
  readonly name: string
  readonly settings: Settings
  readonly installer: Installer
}

/** The name of the app in the templates. */
const templateName = 'latchkey-app'
const templateProjectId = 'latchkey-project'
const templateCloud = 'https://cloud.example.com'
const localCloud = 'http://127.0.0.1:8787'
/** The folder of the templates: beside the built code, and above the sources. */
const folder = ['../templates', '../../templates']
  .map((relative) => fileURLToPath(new URL(relative, import.meta.url)))
  .find((candidate) => existsSync(candidate))

/** Returns the folders of `templates` for a new app. */
export function selectParts({ framework, signIn, chains }: Settings): readonly string[] {
  const parts = ['app', 'modal', ...selectSharedParts(framework, signIn)]
  if (framework !== 'next') parts.push('vite-app')
  if (framework !== 'vanilla') parts.push('react')
  if (framework !== 'vanilla' && signIn) parts.push('react-sign-in')
  if (hasServer(framework) && signIn) parts.push('server-app')
  if (hasServer(framework) && signIn && chains.includes('evm')) parts.push('server-test')
  return [...parts, framework]
}

/** Returns the folders of `templates` for Latchkey in an existing app. */
export function selectAddedParts({ framework, signIn }: Settings): readonly string[] {
  const parts = ['modal', ...selectSharedParts(framework, signIn)]
  if (framework !== 'vanilla') parts.push('existing-react')
  return parts
}

function selectSharedParts(framework: Framework, signIn: boolean): readonly string[] {
  const parts = [framework === 'next' ? 'env-next' : 'env-vite']
  if (signIn) parts.push('siwx')
  if (signIn && hasServer(framework)) parts.push('server', `${framework}-sign-in`)
  return parts
}

/** Whether apps of a framework have a server of their own. */
export function hasServer(framework: Framework): boolean {
  return framework === 'next' || framework === 'react-router' || framework === 'tanstack-start'
}

/** Renders the files of an app. */
export function planFiles(plan: Plan): Files {
  const files = new Map<string, string>()
  const flags = toFlags(plan.settings)
  for (const part of plan.parts)
    for (const file of listFiles(part)) {
      const text = readFileSync(path.join(folder ?? '', part, file), 'utf8')
      files.set(toTarget(file, plan.sources), replaceNames(renderTemplate(text, flags), plan, file.endsWith('.md')))
    }
  return files
}

function listFiles(part: string): readonly string[] {
  return readdirSync(path.join(folder ?? '', part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(folder ?? '', part), path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted()
}

/** npm does not publish some files that begin with a dot, so the templates' begin with an underscore. */
function toTarget(file: string, sources: string): string {
  return file.replace(/^_/, '.').replace(/^src\//, sources === '' ? '' : `${sources}/`)
}

function toFlags({ chains, cloud, framework, signIn }: Settings): ReadonlySet<string> {
  const flags = [framework, ...chains, `${chains[0] ?? 'evm'}Wallet`]
  if (framework !== 'vanilla') flags.push('react')
  if (cloud !== 'none') flags.push('cloud')
  if (cloud === 'local') flags.push('local')
  if (signIn) flags.push('signIn', toSignInFlag({ cloud, framework }))
  return new Set(flags)
}

function toSignInFlag({ cloud, framework }: Pick<Settings, 'cloud' | 'framework'>): string {
  if (hasServer(framework)) return 'onServer'
  return cloud === 'none' ? 'inPage' : 'onCloud'
}

function replaceNames(text: string, plan: Plan, isProse: boolean): string {
  const { name, installer, settings, sources } = plan
  const { cloud } = settings
  const address = cloud === 'local' ? localCloud : cloud
  const named = text
    .replaceAll(templateProjectId, cloud === 'local' ? 'dev' : name)
    .replaceAll(templateCloud, address)
    .replaceAll(templateName, name)
  if (!isProse) return named
  const paths = named.replaceAll('`src/', sources === '' ? '`' : `\`${sources}/`)
  return installer === 'npm' ? paths : paths.replaceAll(/\bnpm (run|test)\b/g, `${installer} $1`)
}
