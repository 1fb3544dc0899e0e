import { element } from './element.ts'

/** A button. While `aria-disabled` is set, it keeps the focus and does nothing. */
export function button(parameters: {
  readonly look: 'primary' | 'soft' | 'link'
  readonly testId: string
  readonly text: string
  readonly onPress: () => void
}): HTMLButtonElement {
  const { look, onPress, testId, text } = parameters
  const created = element('button', { type: 'button', class: `button button-${look}`, 'data-testid': testId }, text)
  created.addEventListener('click', () => {
    if (created.ariaDisabled !== 'true') onPress()
  })
  return created
}
