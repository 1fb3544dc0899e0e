import { startTransition, useEffect, useState } from 'react'

/** About as many as a screen shows. */
const shownAtOnce = 16

/** The rows of a long list: those of the first screen at once, and all of them after a render that does not block the page. */
export function useGradualRows<row>(rows: readonly row[]): readonly row[] {
  const [isWhole, setIsWhole] = useState(rows.length <= shownAtOnce)
  useEffect(() => startTransition(() => setIsWhole(true)), [])
  return isWhole ? rows : rows.slice(0, shownAtOnce)
}
