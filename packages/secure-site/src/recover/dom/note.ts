import { element } from './element.ts'
import { icon } from './icon.ts'

/** A note: a title that carries the colour, a text, and possibly something to press. */
export function note(parameters: {
  readonly level: 'info' | 'warn' | 'bad'
  readonly title: string
  readonly text: string
  readonly action?: Node | undefined
}): HTMLElement {
  const { action, level, text, title } = parameters
  const body = element('div', {}, element('strong', {}, title), element('p', {}, text))
  if (action) body.append(action)
  return element('div', { class: `note note-${level}` }, icon(level === 'info' ? 'shield' : 'alert'), body)
}
