import type { ReactElement } from 'react'
import { toAvatarColours } from '../ui/toAvatarColours.ts'
import { truncateMiddle } from '../ui/truncateMiddle.ts'

/** An account inside a button: its avatar and shortened address. */
export function AccountLabel({ address }: { readonly address: string }): ReactElement {
  return (
    <>
      <i data-avatar="" ref={(element) => paint(element, address)} />
      <span dir="ltr">{truncateMiddle({ text: address })}</span>
    </>
  )
}

/** Uses the style object, because a strict CSP forbids style attributes in markup. */
function paint(element: HTMLElement | null, address: string): void {
  for (const [name, value] of Object.entries(toAvatarColours(address))) element?.style.setProperty(name, String(value))
}
