import type { ReactNode } from 'react'

/** The heading of a group of rows in a list. Renders nothing without a text. */
export function ListHeading({ text }: { readonly text: string | undefined }): ReactNode {
  if (text === undefined) return null
  return (
    <li className="lk-list-heading">
      <h3 dir="auto">{text}</h3>
    </li>
  )
}
