import { lazy, Suspense, type ReactElement } from 'react'
import { usePlayground } from '../state/usePlayground.ts'
import { useStore } from '../state/useStore.ts'

const PhonePanel = lazy(async () => {
  const { PhonePanel: component } = await import('./PhonePanel.tsx')
  return { default: component }
})

/** The place of the phone in the page, while it is shown. */
export function PhoneDock(): ReactElement | null {
  const phone = useStore(usePlayground().phone)
  return phone === undefined ? null : (
    <Suspense>
      <PhonePanel phone={phone} />
    </Suspense>
  )
}
