/**
 * Finds a frame by the start of its address, in open shadow trees too. It runs in the page, so it uses nothing but its arguments.
 */
export function findFrameElement(url: string): HTMLIFrameElement | null {
  const find = (root: Document | ShadowRoot): HTMLIFrameElement | null => {
    for (const element of root.querySelectorAll('*')) {
      if (element instanceof HTMLIFrameElement && element.src.startsWith(url)) return element
      const found = element.shadowRoot ? find(element.shadowRoot) : null
      if (found) return found
    }
    return null
  }
  return find(document)
}
