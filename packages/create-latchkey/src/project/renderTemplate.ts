/** `// [if evm]`, `<!-- [if !evm] -->`, `{/* [end] *\/}` on a line of its own, in the comments of any language. */
const blockLine = /^\s*(?:\/\/|#|<!--|\{?\/\*)\s*\[(?:if (?<flag>!?\w+)|end)\]\s*(?:-->|\*\/\}?)?$/
/** `// [evm]` at the end of a line. */
const lineFlag = /\s*\/\/ \[(?<flag>!?\w+)\]$/
/** The longest line that a list is joined to. */
const printWidth = 100

/**
 * Renders a file of a template. The file is whole: it holds what all choices need. What is between `// [if flag]` and `// [end]`, and a
 * line that ends with `// [flag]`, stays if the flag is set; with `!` before the flag, if it is not. A list whose items have such flags
 * is joined to one line if it fits.
 */
export function renderTemplate(text: string, flags: ReadonlySet<string>): string {
  const holds = (flag = ''): boolean => (flag.startsWith('!') ? !flags.has(flag.slice(1)) : flags.has(flag))
  const kept: { readonly line: string; readonly isItem: boolean }[] = []
  let isInside = true
  for (const line of text.split('\n')) {
    const block = blockLine.exec(line)
    if (block !== null) {
      isInside = block.groups?.['flag'] === undefined || holds(block.groups['flag'])
      continue
    }
    if (!isInside) continue
    const flag = lineFlag.exec(line)?.groups?.['flag']
    if (flag === undefined) kept.push({ line, isItem: false })
    else if (holds(flag)) kept.push({ line: line.replace(lineFlag, ''), isItem: true })
  }
  return joinLists(kept).join('\n')
}

function joinLists(lines: readonly { readonly line: string; readonly isItem: boolean }[]): readonly string[] {
  const joined: string[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const { line = '' } = lines[index] ?? {}
    let end = index + 1
    while (lines[end]?.isItem === true) end += 1
    const items = lines.slice(index + 1, end).map((item) => item.line.trim())
    const closing = lines[end]?.line.trim() ?? ''
    const text = items.join(' ').replace(/,$/, '')
    const isImport = line.endsWith('{') && closing.startsWith('} from ')
    const isList = (isImport || line.endsWith('[')) && items.length > 0 && items.every((item) => item.endsWith(','))
    const whole = isImport ? `${line} ${text} ${closing}` : `${line}${text}${closing}`
    if (isList && whole.length <= printWidth) {
      joined.push(whole)
      index = end
    } else joined.push(line)
  }
  return joined
}
