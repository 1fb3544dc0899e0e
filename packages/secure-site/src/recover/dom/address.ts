import { element } from './element.ts'

/** An address as a whole, in groups of four that are no part of the text when it is copied. */
export function address(value: string, testId: string): HTMLElement {
  const groups = value.match(/^0x|.{1,4}/g) ?? []
  return element(
    'p',
    { class: 'address', dir: 'ltr', 'data-testid': testId },
    ...groups.flatMap((group) => [element('span', {}, group), element('wbr')]),
  )
}

/** The first six and the last six characters of an address. */
export function shortAddress(value: string): string {
  return value.length > 14 ? `${value.slice(0, 6)}…${value.slice(-6)}` : value
}
