import { paintAvatar } from '@latchkey/react/internal'
import type { FacePart } from './Face.ts'

/** Creates the elements of a button's parts. Text from outside is only ever set as text. */
export function drawParts(parts: readonly FacePart[]): readonly HTMLElement[] {
  return parts.map((part) => {
    const element = document.createElement(part.kind === 'text' ? 'span' : 'i')
    if (part.kind === 'busy') {
      element.dataset['busy'] = ''
      return element
    }
    if (part.only !== undefined) element.dataset['only'] = part.only
    if (part.kind === 'avatar') {
      element.dataset['avatar'] = ''
      element.setAttribute('part', 'avatar')
      paintAvatar(element, part.address)
      // A URL shows an image or nothing, whatever it is.
      if (part.picture !== undefined) element.style.background = `center / cover url(${JSON.stringify(part.picture)})`
      return element
    }
    element.textContent = part.text
    element.setAttribute('part', 'label')
    if (part.dir !== undefined) element.dir = part.dir
    if (part.title !== undefined) element.title = part.title
    return element
  })
}
