/** A piece of a parsed ICU message. */
export type MessageNode =
  | string
  | { readonly kind: 'argument' | 'number'; readonly name: string }
  | { readonly kind: 'count' }
  | {
      readonly kind: 'plural' | 'select'
      readonly name: string
      readonly branches: ReadonlyMap<string, readonly MessageNode[]>
    }

/**
 * Parses an ICU message: `{name}`, `{name, number}`, `{name, plural, =0 {…} one {…} other {…}}` with `#`,
 * `{name, select, a {…} other {…}}`, and apostrophe quoting (`''` is an apostrophe, `'{…}'` is literal).
 *
 * @returns undefined if the text is not a valid message.
 */
export function parseMessage(message: string): readonly MessageNode[] | undefined {
  let at = 0

  const read = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const match = pattern.exec(message)
    if (match === null) return undefined
    at = pattern.lastIndex
    return match[1] ?? ''
  }

  /** Reads text up to the end, or up to the brace that closes the current branch. */
  const readNodes = (within?: 'plural' | 'select'): MessageNode[] | undefined => {
    const nodes: MessageNode[] = []
    const plural = within === 'plural'
    let text = ''
    for (;;) {
      const character = message[at]
      const ends = character === undefined || (character === '}' && within !== undefined)
      if (!ends && character !== '{' && !(plural && character === '#')) {
        text += readText(plural)
        continue
      }
      if (text !== '') nodes.push(text)
      text = ''
      if (ends) return nodes
      at += 1
      const node = character === '#' ? ({ kind: 'count' } as const) : readArgument()
      if (node === undefined) return undefined
      nodes.push(node)
    }
  }

  /** One character, or a quoted text. */
  const readText = (plural: boolean): string => {
    const character = message[at] ?? ''
    at += 1
    if (character !== "'") return character
    const next = message[at] ?? ''
    if (next === "'") {
      at += 1
      return "'"
    }
    if (next !== '{' && next !== '}' && !(plural && next === '#')) return "'"
    return (read(/((?:[^']|'')*)'?/y) ?? '').replaceAll("''", "'")
  }

  const readArgument = (): MessageNode | undefined => {
    const name = read(/\s*([^\s{},'#]+)\s*/y)
    if (name === undefined) return undefined
    if (read(/}/y) !== undefined) return { kind: 'argument', name }
    const kind = read(/,\s*(number|plural|select)\s*/y)
    if (kind === 'number') return read(/}/y) === undefined ? undefined : { kind, name }
    if ((kind !== 'plural' && kind !== 'select') || read(/,/y) === undefined) return undefined
    const branches = new Map<string, readonly MessageNode[]>()
    for (;;) {
      const selector = read(/\s*([^\s{},'#]+)\s*{/y)
      if (selector === undefined) break
      const nodes = readNodes(kind)
      if (nodes === undefined || read(/}/y) === undefined) return undefined
      branches.set(selector, nodes)
    }
    return read(/\s*}/y) === undefined || !branches.has('other') ? undefined : { kind, name, branches }
  }

  return readNodes()
}
