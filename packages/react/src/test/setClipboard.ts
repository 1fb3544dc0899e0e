import { onTestFinished } from 'vitest'

/**
 * Replaces the clipboard by one that accepts or refuses. The page's own needs a permission that a headless browser does not
 * grant.
 */
export function setClipboard({
  isAllowed = true,
}: { readonly isAllowed?: boolean | undefined } = {}): readonly string[] {
  const written: string[] = []
  const writeText = async (text: string): Promise<void> => {
    if (!isAllowed) throw new DOMException('Write permission denied.', 'NotAllowedError')
    written.push(text)
  }
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'))
  return written
}
