import path from 'node:path'

const extension = /\.[cm]?[jt]sx?$/
const toModule = (file: string): string => file.replace(extension, '').replace(/\/index$/, '')

/** Returns whether an import of a file leads to another file of the app. */
export function isImportOf(parameters: {
  readonly source: string
  readonly from: string
  readonly to: string
}): boolean {
  const { from, source, to } = parameters
  if (!source.startsWith('.')) return false
  return toModule(path.posix.join(path.posix.dirname(from), source)) === toModule(to)
}

/**
 * Returns how a file imports what another file imports.
 *
 * @param parameters.to The file that will import it.
 * @returns undefined if it is that file itself.
 */
export function resolveImport(parameters: {
  readonly source: string
  readonly from: string
  readonly to: string
}): string | undefined {
  const { from, source, to } = parameters
  if (isImportOf(parameters)) return undefined
  if (!source.startsWith('.')) return source
  return toRelative(to, path.posix.join(path.posix.dirname(from), source))
}

/** Returns how a file imports another one, with the extension only if the file's imports have one. */
export function findImportPath(parameters: {
  readonly from: string
  readonly to: string
  /** The modules that the file imports. */
  readonly sources: readonly string[]
}): string {
  const { from, sources, to } = parameters
  const known = sources.find((source) => isImportOf({ source, from, to }))
  if (known !== undefined) return known
  const hasExtension = sources.some((source) => source.startsWith('.') && extension.test(source))
  const usesJs = sources.some((source) => source.startsWith('.') && /\.jsx?$/.test(source))
  const target = hasExtension && usesJs ? to.replace(/\.ts(?<x>x?)$/, '.js$<x>') : to
  return toRelative(from, hasExtension ? target : toModule(to))
}

function toRelative(from: string, to: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), to)
  return relative.startsWith('.') ? relative : `./${relative}`
}
