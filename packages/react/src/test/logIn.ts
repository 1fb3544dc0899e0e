import { loginPlugin } from '@latchkey/core'
import { patchLogin } from './patchLogin.ts'
import type { ViewWorld } from './createViewWorld.ts'

/** Logs the visitor in by a code, from the address to the connection. */
export async function logIn(
  { modal, clock, site }: Pick<ViewWorld, 'modal' | 'clock' | 'site'>,
  parameters: {
    readonly email?: string | undefined
    /** By default the wallet is confirmed and has a second key. */
    readonly user?: { readonly isVerified?: boolean; readonly hasRecoveryMethod?: boolean } | undefined
  } = {},
): Promise<void> {
  const { email = 'ada@example.com', user = {} } = parameters
  const { load, store } = modal.plugin(loginPlugin)
  const login = await load()
  const sending = login.sendCode({ email })
  await new Promise<void>((resolve) => {
    const check = (): void => {
      if (store.getState().frame === 'ready') resolve()
    }
    store.subscribe(check)
    check()
  })
  clock.advance(500)
  await sending
  await login.enterCode({ code: site.mails.at(-1)?.code ?? '' })
  const known = store.getState().user
  if (known) patchLogin(modal, { user: { ...known, isVerified: true, hasRecoveryMethod: true, ...user } })
}
