import { element } from '../dom/element.ts'
import type { ViewContext } from './View.ts'

const [groupCount, groupLength] = [7, 4]

/** Seven fields of four characters that behave as one: typing moves to the next, and a pasted code fills all of them. */
export function codeFields({ texts: { direction, t }, typed }: ViewContext) {
  const inputs = Array.from({ length: groupCount }, (_, index) =>
    element('input', {
      id: `group-${index}`,
      class: 'field',
      'data-testid': `lk-recover-group-${index + 1}`,
      autocomplete: 'off',
      autocapitalize: 'characters',
      spellcheck: 'false',
      enterkeyhint: index === groupCount - 1 ? 'go' : 'next',
      'aria-describedby': 'code-hint',
    }),
  )
  const write = (index: number, value: string): void => {
    typed[index] = value
    const input = inputs[index]
    if (input && input.value !== value) input.value = value
  }
  const focus = (index: number, place: 'start' | 'end' | 'all' = 'all'): void => {
    const input = inputs[index]
    const { length } = input?.value ?? ''
    input?.focus()
    input?.setSelectionRange(place === 'end' ? length : 0, place === 'start' ? 0 : length)
  }
  /** Writes a text from a group on. A whole code always begins with the first group. */
  const spread = (from: number, text: string): void => {
    const first = text.length >= groupCount * groupLength ? 0 : from
    const parts = text.match(/.{1,4}/g) ?? ['']
    parts.forEach((part, offset) => {
      if (first + offset < groupCount) write(first + offset, part)
    })
    const last = first + parts.length - 1
    const isWhole = parts.at(-1)?.length === groupLength
    focus(Math.min(isWhole ? last + 1 : last, groupCount - 1), isWhole && last < groupCount - 1 ? 'all' : 'end')
  }

  inputs.forEach((input, index) => {
    write(index, typed[index] ?? '')
    input.addEventListener('input', () => {
      const value = normalize(input.value)
      if (value.length >= groupLength) spread(index, value)
      else write(index, value)
    })
    input.addEventListener('paste', (event) => {
      const text = normalize(event.clipboardData?.getData('text') ?? '')
      if (text.length <= groupLength) return
      event.preventDefault()
      spread(index, text.slice(0, groupCount * groupLength))
    })
    input.addEventListener('keydown', (event) => {
      const [start, end] = [input.selectionStart, input.selectionEnd]
      const isAtStart = start === 0 && end === 0
      const isAtEnd = start === input.value.length && end === start
      const isEmptied = event.key === 'Backspace' && input.value === ''
      const isBack = isEmptied || (event.key === 'ArrowLeft' && isAtStart)
      const isOn = event.key === 'ArrowRight' && isAtEnd
      const next = index + (isBack ? -1 : isOn ? 1 : 0)
      if (next === index || inputs[next] === undefined) return
      event.preventDefault()
      if (isEmptied) write(next, (typed[next] ?? '').slice(0, -1))
      focus(next, isBack ? 'end' : 'start')
    })
  })
  const node = element(
    'fieldset',
    { class: 'stack' },
    element('legend', { class: 'hidden' }, t('codeTitle')),
    element(
      'div',
      { class: 'groups', dir: 'ltr' },
      ...inputs.map((input, index) =>
        element(
          'div',
          {},
          element('label', { for: input.id, dir: direction }, t('group', { number: String(index + 1) })),
          input,
        ),
      ),
    ),
    element('p', { id: 'code-hint', class: 'sub' }, t('codeHint')),
  )
  return {
    node,
    focus,
    /** Marks the groups to compare. */
    mark: (wrong: readonly number[]): void => {
      inputs.forEach((input, index) => {
        input.ariaInvalid = wrong.includes(index) ? 'true' : null
        if (wrong.includes(index)) input.setAttribute('aria-errormessage', 'failure')
        else input.removeAttribute('aria-errormessage')
      })
    },
  }
}

/** What a code can consist of, as it is written: the reader of codes takes O for 0, and I and L for 1. */
function normalize(text: string): string {
  return text
    .replaceAll(/[٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x660))
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
}
