import type { EndpointResponse } from '@latchkey/protocol/api'
import {
  adminEndAccountSignIns,
  adminEndSignIn,
  adminEndSignIns,
  adminFindSignIns,
  adminGetSignInCounts,
  adminListSignIns,
} from '@latchkey/protocol/operator'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useApi } from '../../api/useApi.ts'
import { signInsMessages } from '../../messages/signIns.ts'
import { Confirm } from '../../parts/Confirm.tsx'
import { useProject } from '../../session/useProject.ts'

/** What an operator wants to end. */
export type Ending = { readonly what: 'all' } | { readonly what: 'one' | 'account'; readonly signIn: string }

/** Asks before sign-ins are ended. For all of a project, its name is typed. */
export function EndSignIns({
  asked,
  counts: { active, tokenLife },
  onClose,
  onEnd,
}: {
  readonly asked: Ending
  readonly counts: EndpointResponse<typeof adminGetSignInCounts>
  readonly onClose: () => void
  readonly onEnd: (count: number) => void
}): ReactNode {
  const { project } = useParams({ from: '/inside/p/$project' })
  const { data: settings } = useProject()
  const api = useApi()
  const queryClient = useQueryClient()
  const end = useMutation({
    mutationFn: () => {
      const parameters = { project }
      if (asked.what === 'all') return api.call(adminEndSignIns, { parameters })
      const ofOne = { parameters: { ...parameters, signIn: asked.signIn } }
      return asked.what === 'one' ? api.call(adminEndSignIn, ofOne) : api.call(adminEndAccountSignIns, ofOne)
    },
    onSuccess: async ({ ended }) => {
      const changed = [adminListSignIns, adminFindSignIns, adminGetSignInCounts]
      await Promise.all(changed.map(({ name }) => queryClient.invalidateQueries({ queryKey: [name] })))
      onEnd(ended)
    },
  })
  const minutes = Math.round(tokenLife / 60_000)
  const rest = { isBusy: end.isPending, error: end.error, onConfirm: () => end.mutate(), onClose }
  if (asked.what === 'all') {
    const name = settings?.name ?? project
    const title = signInsMessages.endAllTitle(active)
    return (
      <Confirm
        {...rest}
        title={title}
        lead={signInsMessages.endAllLead(minutes)}
        act={signInsMessages.endAll}
        typed={{ label: signInsMessages.endAllType(name), text: name }}
      />
    )
  }
  const isOne = asked.what === 'one'
  return (
    <Confirm
      {...rest}
      title={isOne ? signInsMessages.endTitle : signInsMessages.endAccountTitle}
      lead={signInsMessages.endLead(minutes)}
      act={isOne ? signInsMessages.endAct : signInsMessages.endAccountAct}
    />
  )
}
