import type { ReactElement } from 'react'
import { toAvatarColours } from '../ui/toAvatarColours.ts'
import { truncateMiddle } from '../ui/truncateMiddle.ts'

/** An account inside a button: its colours and its short address. */
export function AccountLabel({ address }: { readonly address: string }): ReactElement {
  return (
    <>
      <i data-avatar="" ref={(element) => paint(element, address)} />
      <span dir="ltr">{truncateMiddle({ text: address })}</span>
    </>
  )
}

/** By the style object, which a strict CSP allows where it forbids a style attribute in markup. */
function paint(element: HTMLElement | null, address: string): void {
  for (const [name, value] of Object.entries(toAvatarColours(address))) element?.style.setProperty(name, String(value))
}
