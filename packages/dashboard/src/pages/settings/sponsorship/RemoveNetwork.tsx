import { adminGetSponsorship, adminRemoveSponsorship, type AdminSponsorshipNetwork } from '@latchkey/protocol/project'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { isApiFailure } from '../../../api/isApiFailure.ts'
import { useApi } from '../../../api/useApi.ts'
import { sponsorshipMessages as texts } from '../../../messages/sponsorship.ts'
import { Button } from '../../../parts/Button.tsx'
import { Confirm } from '../../../parts/Confirm.tsx'
import { describeFailure } from '../../../parts/describeFailure.ts'
import { useStoreSponsorship } from './useStoreSponsorship.ts'

/** Deletes the rules of a network, unless others have changed them since they were read. */
export function RemoveNetwork({
  name,
  network: { chainId, revision },
}: {
  readonly network: AdminSponsorshipNetwork
  readonly name: string
}): ReactNode {
  const { project } = useParams({ from: '/inside/p/$project' })
  const api = useApi()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const store = useStoreSponsorship()
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => api.call(adminRemoveSponsorship, { parameters: { project, network: chainId }, revision }),
    onSuccess: async (sponsorship) => {
      await navigate({ to: '/p/$project/settings/sponsorship', params: { project } })
      store(sponsorship)
    },
    onError: async (error) => {
      if (isApiFailure(error, 'sponsorship_conflict'))
        await queryClient.invalidateQueries({ queryKey: [adminGetSponsorship.name] })
    },
  })
  return (
    <div>
      <Button onClick={() => setAsking(true)}>{texts.remove}</Button>
      {isAsking && (
        <Confirm
          title={texts.removeTitle(name)}
          lead={texts.removeLead}
          act={texts.removeAct}
          isBusy={remove.isPending}
          error={remove.error}
          describe={(error) =>
            isApiFailure(error, 'sponsorship_conflict') ? texts.removeConflict : describeFailure(error)
          }
          onConfirm={() => remove.mutate()}
          onClose={() => {
            remove.reset()
            setAsking(false)
          }}
        />
      )}
    </div>
  )
}
