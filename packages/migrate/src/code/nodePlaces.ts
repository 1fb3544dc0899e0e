import type { Node } from '@babel/types'

/** Where a node begins. Babel gives every parsed node its place. */
export const start = (node: Node): number => node.start ?? 0
/** Where a node ends. */
export const end = (node: Node): number => node.end ?? 0
