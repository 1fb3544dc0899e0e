import { lazy, Suspense, type ReactNode } from 'react'
import type { SeenPlace } from '../../seen/SeenState.ts'
import type { Screen } from '../Screen.ts'
import { ApproveView } from './ApproveView.tsx'
import { CreateView } from './CreateView.tsx'
import { GrantView } from './GrantView.tsx'
import { LoginView } from './LoginView.tsx'
import { UnlockView } from './UnlockView.tsx'

// They load later, because most frames need none of them.
const CallsView = lazy(async () => ({ default: (await import('./CallsView.tsx')).CallsView }))
const NoticeView = lazy(async () => ({ default: (await import('./NoticeView.tsx')).NoticeView }))
const SettingsView = lazy(async () => ({ default: (await import('./SettingsView.tsx')).SettingsView }))
const WindowView = lazy(async () => ({ default: (await import('./WindowView.tsx')).WindowView }))

/** Draws the screen of any kind. Another request is another view, which knows nothing of the last. */
export function ScreenView(props: {
  readonly screen: Screen
  readonly place: SeenPlace
  readonly setHeight: (px: number) => void
}): ReactNode {
  const { place, screen, setHeight } = props
  switch (screen.kind) {
    case 'calls':
      return (
        <Suspense>
          <CallsView screen={screen} place={place} setHeight={setHeight} />
        </Suspense>
      )
    case 'window':
      return (
        <Suspense>
          <WindowView screen={screen} place={place} setHeight={setHeight} />
        </Suspense>
      )
    case 'settings':
      return (
        <Suspense>
          <SettingsView screen={screen} place={place} setHeight={setHeight} />
        </Suspense>
      )
    case 'notice':
      return (
        <Suspense>
          <NoticeView screen={screen} place={place} setHeight={setHeight} />
        </Suspense>
      )
    case 'login':
      return <LoginView screen={screen} place={place} setHeight={setHeight} />
    case 'create':
      return <CreateView screen={screen} place={place} setHeight={setHeight} />
    case 'unlock':
      return <UnlockView screen={screen} place={place} setHeight={setHeight} />
    case 'grant':
      return <GrantView key={screen.app.origin} screen={screen} place={place} setHeight={setHeight} />
    case 'approve':
      return <ApproveView key={screen.id} screen={screen} place={place} setHeight={setHeight} />
  }
}
