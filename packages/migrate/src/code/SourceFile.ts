import { parse } from '@babel/parser'
import type { ParserPlugin } from '@babel/parser'
import type { NodePath } from '@babel/traverse'
import type { Program } from '@babel/types'
import { readCodeStyle } from './CodeStyle.ts'
import type { CodeStyle } from './CodeStyle.ts'
import { traverse } from './traverse.ts'

/** A parsed file of the app. */
export interface SourceFile {
  /** Relative to the app's folder, with forward slashes. */
  readonly path: string
  readonly text: string
  readonly program: NodePath<Program>
  readonly style: CodeStyle
}

/**
 * Parses a file of JavaScript or TypeScript.
 *
 * @throws SyntaxError with the line, if the code is invalid.
 */
export function parseSourceFile(path: string, text: string): SourceFile {
  const file = parse(text, { sourceType: 'unambiguous', plugins: choosePlugins(path) })
  let program: NodePath<Program> | undefined
  traverse(file, {
    Program(found) {
      program = found
      found.stop()
    },
  })
  if (program === undefined) throw new SyntaxError(`${path} has no program`)
  return { path, text, program, style: readCodeStyle(text) }
}

function choosePlugins(path: string): ParserPlugin[] {
  if (/\.[mc]?ts$/.test(path)) return ['typescript', 'decorators-legacy']
  return path.endsWith('.tsx') ? ['typescript', 'jsx', 'decorators-legacy'] : ['jsx', 'decorators-legacy']
}
