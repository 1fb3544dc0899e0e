import { loginPlugin, type EmailUpdate, type ErrorCode } from '@latchkey/core'
import { useEffect } from 'react'
import { useLoginView, type LoginView } from '../../internals/login/useLoginView.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'

/** A change of the e-mail address as a view sees it. */
export interface EmailUpdateView extends Pick<LoginView, 'act' | 'isPending'> {
  readonly update: EmailUpdate | null
  /** The address of the login; null if there is none, or while no user is known. */
  readonly email: string | null
  /** Why the last action failed. */
  readonly code: ErrorCode | undefined
}

/** Returns the change under way. While the view is shown, a change in another tab is noticed. */
export function useEmailUpdateView(): EmailUpdateView {
  const { state, act, isPending, code } = useLoginView()
  const { load } = useModalInstance().plugin(loginPlugin)
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    load().then(
      (login) => {
        if (!isOver) stop = login.watchEmail()
      },
      () => undefined,
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [load])
  const { emailUpdate: update, user } = state
  return {
    update,
    act,
    isPending,
    email: user?.email ?? null,
    // The machine itself could not be loaded.
    code: update?.error?.code ?? (code === 'auth.emailUnavailable' ? code : undefined),
  }
}
