import type { ReactNode } from 'react'

/** A whole address in groups of four, to be compared. A prefix such as `0x` stays with the first group. */
export function Address({ value }: { readonly value: string }): ReactNode {
  const groups = value.match(/^0x.{1,4}|.{1,4}/gu) ?? []
  return (
    <bdi className="address" dir="ltr">
      {groups.map((group, index) => (
        <span key={index}>{group}</span>
      ))}
    </bdi>
  )
}

/** The first and last characters of the visitor's own address. */
export function ShortAddress({ value }: { readonly value: string }): ReactNode {
  const text = value.length > 16 ? `${value.slice(0, 6)}…${value.slice(-6)}` : value
  return (
    <bdi className="mono" dir="ltr" title={value}>
      {text}
    </bdi>
  )
}
