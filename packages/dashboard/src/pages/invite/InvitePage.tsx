import type { EndpointResponse } from '@latchkey/protocol/api'
import { acceptInvitation, getInvitationOptions, getMe } from '@latchkey/protocol/operator'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isApiFailure } from '../../api/isApiFailure.ts'
import { readEndpoint } from '../../api/readEndpoint.ts'
import { useApi } from '../../api/useApi.ts'
import { commonMessages } from '../../messages/common.ts'
import { inviteMessages } from '../../messages/invite.ts'
import { Button } from '../../parts/Button.tsx'
import { buttonClass } from '../../parts/buttonClass.ts'
import { describeFailure } from '../../parts/describeFailure.ts'
import { Icon } from '../../parts/Icon.tsx'
import { Note } from '../../parts/Note.tsx'
import { PasskeyFailure } from '../../session/PasskeyFailure.ts'
import { canUsePasskeys, createPasskey } from '../../session/passkeys.ts'
import { Gate } from '../login/Gate.tsx'

/** The page that an invitation opens: it registers a passkey, and begins a session. */
export function InvitePage(): ReactNode {
  const token = useLocation({ select: ({ hash }) => hash })
  const isComplete = /^[\w-]{43}$/.test(token)
  const api = useApi()
  const invitation = useQuery({
    queryKey: [getInvitationOptions.name, token],
    queryFn: ({ signal }) => api.call(getInvitationOptions, { body: { token }, signal }),
    enabled: isComplete && canUsePasskeys(),
    // Each answer has another challenge, so it is asked for only once.
    refetchInterval: false,
    refetchOnWindowFocus: false,
    staleTime: Infinity,
  })
  if (!isComplete) return <Dead {...inviteMessages.incomplete} />
  if (!canUsePasskeys()) {
    return (
      <Gate title={inviteMessages.title} lead={commonMessages.product}>
        <Note>{inviteMessages.unsupported}</Note>
      </Gate>
    )
  }
  if (invitation.data !== undefined) return <Acceptance token={token} invitation={invitation.data} />
  if (isApiFailure(invitation.error, 'invitation_unknown', 'invalid_request')) return <Dead {...inviteMessages.gone} />
  return (
    <Gate title={inviteMessages.title} lead={inviteMessages.loading}>
      {invitation.isError && (
        <>
          <Note tone="bad">{describeFailure(invitation.error)}</Note>
          <Button onClick={() => void invitation.refetch()}>{commonMessages.retry}</Button>
        </>
      )}
    </Gate>
  )
}

function Acceptance({
  invitation,
  token,
}: {
  readonly token: string
  readonly invitation: EndpointResponse<typeof getInvitationOptions>
}): ReactNode {
  const { email, isRecovery, role } = invitation
  const api = useApi()
  const queryClient = useQueryClient()
  const router = useRouter()
  const accept = useMutation({
    mutationFn: async (isFirst: boolean) => {
      // A challenge is good for one try.
      const { options } = isFirst ? invitation : await api.call(getInvitationOptions, { body: { token } })
      return api.call(acceptInvitation, { body: { token, credential: await createPasskey(options) } })
    },
    onSuccess: async (me) => {
      queryClient.clear()
      queryClient.setQueryData(readEndpoint(api, getMe, {}).queryKey, me)
      // The token leaves the address and the history.
      await router.navigate({ to: '/', replace: true })
    },
  })
  if (isApiFailure(accept.error, 'invitation_unknown')) return <Dead {...inviteMessages.gone} />
  return (
    <Gate
      title={inviteMessages.title}
      lead={isRecovery ? inviteMessages.recoveryLead(email) : inviteMessages.lead(email, role)}
    >
      {!isRecovery && <p className="sub">{inviteMessages.roleMeaning(role)}</p>}
      <p className="sub">{inviteMessages.explain}</p>
      <Button kind="ink" isBusy={accept.isPending} onClick={() => accept.mutate(accept.isIdle)}>
        <Icon name="key" />
        {accept.isPending ? inviteMessages.busy : inviteMessages.act}
      </Button>
      {accept.isError && <Note tone="bad">{describeAcceptFailure(accept.error)}</Note>}
    </Gate>
  )
}

/** A link that leads nowhere. */
function Dead({ text, title }: { readonly title: string; readonly text: string }): ReactNode {
  return (
    <Gate title={title} lead={text}>
      <Link to="/login" className={buttonClass()}>
        {inviteMessages.logIn}
      </Link>
    </Gate>
  )
}

function describeAcceptFailure(error: Error): string {
  if (error instanceof PasskeyFailure) return inviteMessages[error.reason]
  return isApiFailure(error, 'passkey_refused') ? inviteMessages.refused : describeFailure(error)
}
