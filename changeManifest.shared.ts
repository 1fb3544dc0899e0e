/** A member of an object in a text of JSON: where its key begins, and where its value begins and ends. */
interface Member {
  readonly name: string
  readonly start: number
  readonly valueStart: number
  readonly end: number
}

const groups = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']
/** A package that one of these lists is not added again. */
const listing = groups.slice(0, 3)

/**
 * Removes packages from the text of a package.json, and adds others to its dependencies. Only the groups that change are written anew, in the
 * indentation and the line ends of the text. New names come in alphabetical order if the others do.
 *
 * @param parameters.text A JSON object, which the caller has checked.
 * @param parameters.added Versions by name. A package that is listed already keeps its version.
 */
export function changeManifest(parameters: {
  readonly text: string
  readonly removed?: readonly string[]
  readonly added: Readonly<Record<string, string>>
}): string {
  const { added, removed = [] } = parameters
  let { text } = parameters
  const listed = listing.flatMap((group) => readGroup(text, group)?.map(({ name }) => name) ?? [])
  const missing = Object.entries(added).filter(([name]) => !listed.includes(name))
  for (const group of groups) {
    const members = readGroup(text, group) ?? []
    const kept = members.filter(({ name }) => !removed.includes(name))
    const isSorted = kept.every(({ name }, index) => index === 0 || (kept[index - 1]?.name ?? '') < name)
    const entries = kept.map((member) => ({ name: member.name, code: text.slice(member.start, member.end) }))
    if (group === 'dependencies')
      for (const [name, version] of missing)
        entries.push({ name, code: `${JSON.stringify(name)}: ${JSON.stringify(version)}` })
    if (isSorted) entries.sort((one, other) => (one.name < other.name ? -1 : 1))
    if (kept.length < members.length || entries.length > kept.length)
      text = writeGroup({ text, group, codes: entries.map(({ code }) => code) })
  }
  return text
}

/** Reads the members of a group, or returns undefined if the text has no such group. */
function readGroup(text: string, group: string): readonly Member[] | undefined {
  const member = findGroup(text, group)
  return member && text.charAt(member.valueStart) === '{' ? readMembers(text, member.valueStart) : undefined
}

function findGroup(text: string, group: string): Member | undefined {
  return readMembers(text, text.indexOf('{')).findLast(({ name }) => name === group)
}

/** Reads the members of the object that begins at a place. */
function readMembers(text: string, at: number): readonly Member[] {
  const members: Member[] = []
  let depth = 0
  let key: { readonly name: string; readonly start: number; readonly valueStart: number } | undefined
  let end = at
  // Texts, what gives structure, and other values.
  const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+/gy
  const finish = (): void => {
    if (key) members.push({ ...key, end })
    key = undefined
  }
  token.lastIndex = at
  const spaces = /\s*/y
  for (;;) {
    spaces.lastIndex = token.lastIndex
    spaces.exec(text)
    token.lastIndex = spaces.lastIndex
    const found = token.exec(text)
    if (!found) return members
    const [code] = found
    if (depth === 1 && code === ',') finish()
    if (code === '}' || code === ']') depth -= 1
    if (depth === 0 && code === '}') {
      finish()
      return members
    }
    if (depth === 1 && !key && code.startsWith('"')) {
      const colon = /\s*:\s*/y
      colon.lastIndex = token.lastIndex
      colon.exec(text)
      key = { name: String(JSON.parse(code)), start: found.index, valueStart: colon.lastIndex }
    }
    if (code === '{' || code === '[') depth += 1
    end = token.lastIndex
  }
}

/** Writes a group anew, or adds it at the end. */
function writeGroup(parameters: {
  readonly text: string
  readonly group: string
  readonly codes: readonly string[]
}): string {
  const { codes, group, text } = parameters
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  const indent = /^(?<indent>[ \t]+)"/m.exec(text)?.groups?.['indent'] ?? '  '
  const member = findGroup(text, group)
  const before = member && text.slice(member.valueStart, member.end)
  const isLine = !text.trim().includes('\n') || (before?.includes('"') === true && !before.includes('\n'))
  const lines = isLine
    ? ` ${codes.join(', ')} `
    : `${newline}${codes.map((code) => `${indent}${indent}${code}`).join(`,${newline}`)}${newline}${indent}`
  const object = codes.length === 0 ? '{}' : `{${lines}}`
  if (member) return `${text.slice(0, member.valueStart)}${object}${text.slice(member.end)}`
  const last = readMembers(text, text.indexOf('{')).at(-1)
  const place = last?.end ?? text.indexOf('{') + 1
  const separator = `${last ? ',' : ''}${isLine ? ' ' : `${newline}${indent}`}`
  const end = isLine && !last ? ' ' : ''
  return `${text.slice(0, place)}${separator}${JSON.stringify(group)}: ${object}${end}${text.slice(place)}`
}
