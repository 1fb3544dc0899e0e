import type { ReactNode } from 'react'
import type { ScreenFailure } from '../Screen.ts'
import { Note } from './Note.tsx'
import { useTexts } from './TextsContext.ts'

/** What went wrong last, above the buttons. Nothing was lost: the screen is still there. */
export function Failure({ failure }: { readonly failure: ScreenFailure | undefined }): ReactNode {
  const { t } = useTexts()
  if (failure === undefined) return null
  return (
    <Note level="info" isAlert testId="lk-frame-failure">
      <p>{t(`failure.${failure}`)}</p>
    </Note>
  )
}
