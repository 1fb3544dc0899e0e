const attributes = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'placeholder',
  'title',
]

export interface FindHardCodedTextParameters {
  /** An element rendered in the pseudo-language `en-XA`. */
  readonly element: Element
  /** Texts from outside: names of wallets and networks, addresses. */
  readonly except?: readonly string[] | undefined
}

/**
 * Finds words that are not from the catalogue. In the pseudo-language all our texts are accented, so plain letters are
 * hard-coded or come from outside.
 *
 * @example
 * const { container } = await render(<ConnectView />, { locale: 'en-XA' })
 * expect(findHardCodedText({ element: container, except: ['MetaMask'] })).toEqual([])
 */
export function findHardCodedText({ element, except = [] }: FindHardCodedTextParameters): string[] {
  const texts: string[] = []
  const visit = (node: Node): void => {
    if (node instanceof Text) texts.push(node.data)
    if (node instanceof Element) {
      for (const name of attributes) texts.push(node.getAttribute(name) ?? '')
      if (node.shadowRoot) visit(node.shadowRoot)
    }
    for (const child of node.childNodes) visit(child)
  }
  visit(element)
  const suspects = texts.filter(hasWord)
  if (suspects.length === 0) return []
  const own = except.toSorted((first, second) => second.length - first.length)
  return suspects.filter((text) => {
    let rest = text
    for (const word of own) {
      if (!hasWord(rest)) return false
      rest = rest.replaceAll(word, '')
    }
    return hasWord(rest)
  })
}

const hasWord = (text: string): boolean => /[A-Za-z]{2}/.test(text)
