import type { Node } from '@babel/types'
import { end, start } from './nodePlaces.ts'
import type { Editor } from './Editor.ts'
import { findLineRange } from './findLineRange.ts'

/** Removes items of a list that commas separate, such as the properties of an object. Comments beside them stay. */
export function removeItems(editor: Editor, items: readonly Node[], isRemoved: (item: Node) => boolean): void {
  const { file } = editor
  const kept = items.filter((item) => !isRemoved(item))
  for (const [index, item] of items.entries()) {
    if (!isRemoved(item)) continue
    const comma = /^\s*,/.exec(file.text.slice(end(item)))
    const isLast = !items.slice(index + 1).some((other) => kept.includes(other))
    const range = findLineRange(file.text, start(item), end(item) + (comma?.[0].length ?? 0))
    const before = kept.findLast((other) => end(other) <= start(item))
    // In one line, the comma before the last item would be left.
    if (isLast && !range.isLine && before && items[index - 1] === before)
      editor.remove(end(before), end(item) + (comma?.[0].length ?? 0))
    else editor.remove(range.start, range.end)
  }
}

/** Removes attributes of an element, with the space before each. */
export function removeAttribute(editor: Editor, attribute: Node): void {
  const before = editor.file.text.slice(0, start(attribute))
  editor.remove(before.trimEnd().length, end(attribute))
}
