import { loginPlugin } from '@latchkey/core'
import { useMemo } from 'react'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/** Return type of `useUser`. */
export interface UseUserReturnType {
  /** Whether the visitor is logged in, and not connected with a wallet of their own. */
  readonly isLoggedIn: boolean
  /** The e-mail address of the login. */
  readonly email: string | undefined
  /** The visitor's name with the provider of a social login. */
  readonly username: string | undefined
  /**
   * Returns a token (JWT) that proves to your server who the user is, and when it expires, in ms since the epoch. Verify it with the
   * keys that the secure site publishes at `/embedded/v1/keys`.
   *
   * @throws `auth.notConnected` without a login
   */
  readonly getToken: () => Promise<{ readonly token: string; readonly expiresAt: number }>
}

/**
 * Returns who is logged in by e-mail. After a reload, the user appears when the frame of the embedded wallet has confirmed the login.
 *
 * @example
 * ```tsx
 * function Orders() {
 *   const { email, getToken } = useUser()
 *   const load = async () => {
 *     const { token } = await getToken()
 *     return await fetch('/orders', { headers: { authorization: `Bearer ${token}` } })
 *   }
 *   return email === undefined ? null : <button onClick={() => void load()}>Orders of {email}</button>
 * }
 * ```
 */
export function useUser(): UseUserReturnType {
  const modal = useModalInstance('useUser')
  const { load, store } = modal.plugin(loginPlugin)
  const user = useSelector(store, (state) => state.user)
  const getToken = useMemo(() => async () => await (await load()).getToken(), [load])
  return {
    isLoggedIn: user !== null,
    email: user?.email ?? undefined,
    username: user?.userName ?? undefined,
    getToken,
  }
}
