import {
  adminGetCatalogueWallet,
  adminListCatalogue,
  adminRemoveCatalogueWallet,
  type EditedWallet,
} from '@latchkey/protocol/operator'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { isApiFailure } from '../../api/isApiFailure.ts'
import { useApi } from '../../api/useApi.ts'
import { catalogueMessages } from '../../messages/catalogue.ts'
import { commonMessages } from '../../messages/common.ts'
import { Button } from '../../parts/Button.tsx'
import { Confirm } from '../../parts/Confirm.tsx'
import { describeFailure } from '../../parts/describeFailure.ts'

/** Removes a wallet that an operator has added, unless others have changed it since it was read. */
export function RemoveWallet({ edited: { revision, wallet } }: { readonly edited: EditedWallet }): ReactNode {
  const api = useApi()
  const queryClient = useQueryClient()
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => api.call(adminRemoveCatalogueWallet, { parameters: { wallet: wallet.id }, revision }),
    onSuccess: async () => {
      await router.navigate({ to: '/catalogue' })
      queryClient.removeQueries({ queryKey: [adminGetCatalogueWallet.name] })
      await queryClient.invalidateQueries({ queryKey: [adminListCatalogue.name] })
    },
    onError: async (error) => {
      if (isApiFailure(error, 'catalogue_conflict'))
        await queryClient.invalidateQueries({ queryKey: [adminGetCatalogueWallet.name] })
    },
  })
  return (
    <div>
      <Button onClick={() => setAsking(true)}>{catalogueMessages.remove}</Button>
      {isAsking && (
        <Confirm
          title={catalogueMessages.removeTitle(wallet.name)}
          lead={catalogueMessages.removeLead}
          act={commonMessages.remove}
          isBusy={remove.isPending}
          error={remove.error}
          describe={(error) =>
            isApiFailure(error, 'catalogue_conflict') ? catalogueMessages.removeConflict : describeFailure(error)
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
