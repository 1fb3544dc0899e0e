import ts from 'typescript'
import type { TypeReader } from './createTypeReader.ts'

/** What the compiler knows of a name at some place of a file. */
export interface Hover {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Longer types are cut: they would cover the page. */
const longestType = 600

/** Returns the type of each name in a file, in their order. */
export function readHovers({ getProgram, getFile }: TypeReader, file: string): readonly Hover[] {
  const checker = getProgram().getTypeChecker()
  const hovers: Hover[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isElementName(node)) {
      const type = checker.typeToString(checker.getTypeAtLocation(node), node, ts.TypeFormatFlags.NoTruncation)
      const text = `${node.text}: ${type.replaceAll(/import\("[^"]*"\)\./g, '')}`
      if (type !== 'any' && type !== node.text)
        hovers.push({
          start: node.getStart(),
          end: node.getEnd(),
          text: text.length > longestType ? `${text.slice(0, longestType)}…` : text,
        })
    }
    ts.forEachChild(node, visit)
  }
  visit(getFile(file))
  return hovers
}

/** Returns whether a name is that of an element of HTML. */
function isElementName(node: ts.Identifier): boolean {
  const { parent } = node
  const isTag = ts.isJsxOpeningElement(parent) || ts.isJsxClosingElement(parent) || ts.isJsxSelfClosingElement(parent)
  return isTag && /^[a-z]/.test(node.text)
}
