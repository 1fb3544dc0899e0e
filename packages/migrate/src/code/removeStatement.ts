import type { Node } from '@babel/types'
import type { Editor } from './Editor.ts'
import { findLineRange } from './findLineRange.ts'
import { end, start } from './nodePlaces.ts'

/** Removes a statement with its lines, and one of two empty lines around it. */
export function removeStatement(editor: Editor, statement: Node): void {
  const { text } = editor.file
  const range = findLineRange(text, start(statement), end(statement))
  const blank = /\n\r?\n$/.test(text.slice(0, range.start)) ? /^\r?\n/.exec(text.slice(range.end))?.[0] : undefined
  editor.remove(range.start, range.end + (range.isLine ? (blank ?? '').length : 0))
}
