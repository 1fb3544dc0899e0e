import babelTraverse from '@babel/traverse'
import { MigrateError } from '../MigrateError.ts'

type Traverse = typeof babelTraverse

/** Babel's walker. Node gives a module of CommonJS as it is, and bundlers give its default export. */
export const traverse: Traverse = unwrap(babelTraverse)

function unwrap(value: unknown): Traverse {
  if (isTraverse(value)) return value
  if (typeof value === 'object' && value !== null && 'default' in value) return unwrap(value.default)
  throw new MigrateError('app_unknown', 'The installed @babel/traverse cannot be used.')
}

function isTraverse(value: unknown): value is Traverse {
  return typeof value === 'function'
}
