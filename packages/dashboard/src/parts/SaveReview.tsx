import { type ReactNode, useState } from 'react'
import { SaveBar } from './SaveBar.tsx'

/** What a review calls. */
interface Review {
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** The bar that says how much is not saved, and the dialog that shows it before it is saved. */
export function SaveReview({
  children,
  count,
  isInvalid,
  leaveLead,
  onDiscard,
}: {
  /** Changes that are not saved. */
  readonly count: number
  /** What the cloud would refuse cannot be reviewed. The field says what is wrong. */
  readonly isInvalid: boolean
  readonly leaveLead: string
  /** Drops the changes, also after they were saved. */
  readonly onDiscard: () => void
  /** The dialog. */
  readonly children: (review: Review) => ReactNode
}): ReactNode {
  const [isReviewing, setReviewing] = useState(false)
  const [isSaved, setSaved] = useState(false)
  return (
    <>
      <SaveBar
        count={count}
        isInvalid={isInvalid}
        isSaved={isSaved}
        leaveLead={leaveLead}
        onDiscard={onDiscard}
        onReview={() => setReviewing(true)}
      />
      {isReviewing &&
        children({
          onClose: () => setReviewing(false),
          onSaved: () => {
            setReviewing(false)
            setSaved(true)
            onDiscard()
          },
        })}
    </>
  )
}
