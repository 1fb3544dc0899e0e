import { getMe, getOperatorLoginOptions, logInOperator } from '@latchkey/protocol/operator'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isApiFailure } from '../../api/isApiFailure.ts'
import { readEndpoint } from '../../api/readEndpoint.ts'
import { useApi } from '../../api/useApi.ts'
import { loginMessages } from '../../messages/login.ts'
import { Button } from '../../parts/Button.tsx'
import { describeFailure } from '../../parts/describeFailure.ts'
import { Icon } from '../../parts/Icon.tsx'
import { Note } from '../../parts/Note.tsx'
import { PasskeyFailure } from '../../session/PasskeyFailure.ts'
import { askPasskey, canUsePasskeys } from '../../session/passkeys.ts'
import { Gate } from './Gate.tsx'

/** The login with a passkey. */
export function LoginPage(): ReactNode {
  const api = useApi()
  const queryClient = useQueryClient()
  const router = useRouter()
  const { next } = useSearch({ from: '/login' })
  const login = useMutation({
    mutationFn: async () => {
      const credential = await askPasskey(await api.call(getOperatorLoginOptions, {}))
      return api.call(logInOperator, { body: { credential } })
    },
    onSuccess: async (me) => {
      queryClient.setQueryData(readEndpoint(api, getMe, {}).queryKey, me)
      router.history.push(`${router.basepath}${toOwnPath(next)}`)
    },
  })
  const isPossible = canUsePasskeys()
  return (
    <Gate title={loginMessages.title} lead={loginMessages.lead}>
      {isPossible ? (
        <Button kind="ink" isBusy={login.isPending} onClick={() => login.mutate()}>
          <Icon name="key" />
          {login.isPending ? loginMessages.busy : loginMessages.act}
        </Button>
      ) : (
        <Note>{loginMessages.unsupported}</Note>
      )}
      {login.isError && <Note tone="bad">{describeLoginFailure(login.error)}</Note>}
      <p className="cap">{loginMessages.help}</p>
    </Gate>
  )
}

/** A path below the dashboard, whatever a link says. */
function toOwnPath(next = '/'): string {
  return /^\/(?![/\\])/.test(next) ? next : '/'
}

function describeLoginFailure(error: Error): string {
  if (error instanceof PasskeyFailure)
    return error.reason === 'cancelled' ? loginMessages.cancelled : loginMessages.unsupported
  if (isApiFailure(error, 'passkey_refused')) return loginMessages.refused
  if (isApiFailure(error, 'not_configured')) return loginMessages.notConfigured
  if (isApiFailure(error, 'origin_not_allowed')) return loginMessages.otherOrigin
  return describeFailure(error)
}
