import { pictureQuery } from '@latchkey/core'
import { queryClientPlugin } from '@latchkey/core/internal'
import { useQuery } from '@tanstack/react-query'
import { useModalInstance } from './useModalInstance.ts'

/** Returns a picture that an answer of the cloud names, as a `data:` URL once it has loaded. */
export function usePicture(url: string | undefined): string | undefined {
  const modal = useModalInstance()
  const isWhole = url?.startsWith('data:') === true
  const { data } = useQuery(
    pictureQuery.options(modal, { url: isWhole ? undefined : url }),
    modal.plugin(queryClientPlugin).get().client,
  )
  return isWhole ? url : (data ?? undefined)
}
