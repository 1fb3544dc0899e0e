import { CreateError } from '../CreateError.ts'

/**
 * Adds the dependencies that a package.json lacks, and returns its new text. The versions that it has stay, and so do the indentation and the
 * order of everything else.
 */
export function addDependencies(manifest: string, wanted: Readonly<Record<string, string>>): string {
  const parsed: unknown = JSON.parse(manifest.replace(/^\uFEFF/, ''))
  if (!isRecord(parsed)) throw new CreateError('app_unknown', 'package.json does not hold an object.')
  const present = isRecord(parsed['dependencies']) ? parsed['dependencies'] : {}
  const development = isRecord(parsed['devDependencies']) ? parsed['devDependencies'] : {}
  const missing = Object.entries(wanted).filter(
    ([name]) => !Object.hasOwn(present, name) && !Object.hasOwn(development, name),
  )
  if (missing.length === 0) return manifest
  const dependencies = Object.fromEntries(
    [...Object.entries(present), ...missing].toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  const indentation = /^[ \t]+/m.exec(manifest)?.[0] ?? 2
  const text = JSON.stringify({ ...parsed, dependencies }, undefined, indentation)
  const ending = manifest.includes('\r\n') ? '\r\n' : '\n'
  return `${text.replaceAll('\n', ending)}${manifest.endsWith('\n') ? ending : ''}`
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
