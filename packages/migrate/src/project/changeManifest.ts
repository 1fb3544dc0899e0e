/**
 * Removes packages from the text of a package.json, and adds others to its dependencies. Other fields keep their values and order, and the
 * text its indentation and line ends.
 *
 * @param parameters.added Versions by name. A package that is listed already keeps its version.
 */
export function changeManifest(parameters: {
  readonly text: string
  readonly removed: readonly string[]
  readonly added: Readonly<Record<string, string>>
}): string {
  const { added, removed, text } = parameters
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  const manifest: Record<string, unknown> = JSON.parse(text.replace(/^\uFEFF/, ''))
  const dependencies = { ...toRecord(manifest['dependencies']) }
  const listed = ['dependencies', 'devDependencies', 'peerDependencies'].map((group) => toRecord(manifest[group]))
  const missing = Object.entries(added).filter(([name]) => !listed.some((group) => Object.hasOwn(group, name)))
  const groups = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'].filter((group) =>
    removed.some((name) => Object.hasOwn(toRecord(manifest[group]), name)),
  )
  if (missing.length === 0 && groups.length === 0) return text
  for (const group of groups)
    manifest[group] = Object.fromEntries(
      Object.entries(toRecord(manifest[group])).filter(([name]) => !removed.includes(name)),
    )
  if (missing.length > 0) {
    const kept = Object.entries(dependencies).filter(([name]) => !removed.includes(name))
    const isSorted = kept.every(([name], index) => index === 0 || (kept[index - 1]?.[0] ?? '') < name)
    const all = [...kept, ...missing]
    manifest['dependencies'] = Object.fromEntries(
      isSorted ? all.toSorted(([one], [other]) => (one < other ? -1 : 1)) : all,
    )
  }
  const indent = /^(?<indent>[ \t]+)"/m.exec(text)?.groups?.['indent'] ?? '  '
  const end = /\s*$/.exec(text)?.[0] ?? ''
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : ''
  return `${mark}${JSON.stringify(manifest, undefined, indent).replaceAll('\n', newline)}${end}`
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
