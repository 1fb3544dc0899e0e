import { parseSync } from 'oxc-parser'
import type { Node } from 'oxc-parser'
import { walk } from '../unserved/SourceFile.ts'

/** Catalogues of messages, whose texts are prose too. */
const catalogues = /\/messages\/en(?:\.\w+)?\.ts$|\/errors\/[^/]+\.ts$|\/\w*[eE]rrorGuide\.ts$/
/** Replaces what is not prose. It is no white space, so a phrase never spans it. */
const gap = '\0'

/**
 * Returns a text of the same length in which only the prose of a file is left: of source code the comments, the titles of
 * tests and the texts of message catalogues; of Markdown everything but code and addresses. Undefined for other files.
 */
export function readProse(file: string, text: string): string | undefined {
  if (file.endsWith('.md'))
    return blank(text, [/^( *)(```+|~~~+).*?^\1\2/gms, /`[^`\n]+`/g, /\]\([^)]*\)/g, /<?https?:\/\/\S+/g])
  if (!/\.(?:ts|tsx|mts|mjs|js)$/.test(file)) return undefined
  const { comments, program } = parseSync(file, text)
  const prose = comments.map(({ start, end }) => ({ start, end }))
  const isCatalogue = catalogues.test(file)
  walk(program, (node, ancestors) => {
    // Without the quotation marks: back ticks would make it code.
    if (isText(node) && (isTitle(node, ancestors[0]) || (isCatalogue && isPropertyText(node, ancestors))))
      prose.push({ start: node.start + 1, end: node.end - 1 })
  })
  let joined = ''
  for (const { start, end } of prose.toSorted((one, other) => one.start - other.start)) {
    if (start < joined.length) continue
    joined += text.slice(joined.length, start).replaceAll(/\S/g, gap) + text.slice(start, end)
  }
  joined += text.slice(joined.length).replaceAll(/\S/g, gap)
  const withoutMarks = joined.replaceAll(/^[ \0]*(?:\/\/|\/?\*+)/gm, (marks) => marks.replaceAll(/[^\0]/g, ' '))
  return blank(withoutMarks, [/```.*?```/gs, /`[^`\n]+`/g, /https?:\/\/\S+/g])
}

function blank(text: string, patterns: readonly RegExp[]): string {
  return patterns.reduce((rest, pattern) => rest.replaceAll(pattern, (match) => match.replaceAll(/\S/g, gap)), text)
}

function isText(node: Node): boolean {
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
}

/** Whether a node is the title in `it('…')`, `describe.each([…])('…')` and the like. */
function isTitle(node: Node, parent: Node | undefined): boolean {
  if (parent?.type !== 'CallExpression' || parent.arguments[0] !== node) return false
  return /^(?:it|test|describe)$/.test(getRoot(parent.callee))
}

/** The first name of `a.b(c)(d)`. */
function getRoot(node: Node): string {
  if (node.type === 'CallExpression') return getRoot(node.callee)
  if (node.type === 'TaggedTemplateExpression') return getRoot(node.tag)
  if (node.type === 'MemberExpression') return getRoot(node.object)
  return node.type === 'Identifier' ? node.name : ''
}

function isPropertyText(node: Node, ancestors: readonly Node[]): boolean {
  const property = ancestors.find(({ type }) => type === 'Property')
  return property?.type === 'Property' && property.key !== node
}
