import type { Node } from '@babel/types'
import { start } from './nodePlaces.ts'

/** Writes another name where a name is used. A name that the file exports keeps its exported name. */
export function writeReference(parameters: {
  readonly node: Node
  readonly parent: Node | undefined
  readonly name: string
}): string {
  const { name, node, parent } = parameters
  if (parent?.type !== 'ExportSpecifier' || parent.exported.type !== 'Identifier') return name
  const isShort = start(parent.local) === start(parent.exported) && node === parent.local
  return isShort && parent.exported.name !== name ? `${name} as ${parent.exported.name}` : name
}
