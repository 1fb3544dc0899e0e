import { adminExportUsers } from '@latchkey/protocol/operator'
import { useMutation } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useApi } from '../../api/useApi.ts'
import { usersMessages } from '../../messages/users.ts'
import { Button } from '../../parts/Button.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Note } from '../../parts/Note.tsx'
import { saveFile } from '../../parts/saveFile.ts'
import { commonMessages } from '../../messages/common.ts'
import { describePasskeyFailure } from '../../session/describePasskeyFailure.ts'
import { useProof } from '../../session/useProof.ts'

/** Downloads all users with their addresses, with a fresh passkey. */
export function ExportUsers(): ReactNode {
  const { project } = useParams({ from: '/inside/p/$project' })
  const api = useApi()
  const withProof = useProof()
  const [isAsking, setAsking] = useState(false)
  const download = useMutation({
    mutationFn: () => withProof(() => api.call(adminExportUsers, { parameters: { project } })),
    onSuccess: (content) => {
      saveFile({ name: `${project}-users.csv`, content })
      setAsking(false)
    },
  })
  const close = (): void => {
    download.reset()
    setAsking(false)
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <Icon name="save" size={16} />
        {usersMessages.export}
      </Button>
      {isAsking && (
        <Dialog
          isOpen
          isSmall
          isBusy={download.isPending}
          title={usersMessages.exportTitle}
          lead={usersMessages.exportLead}
          onClose={close}
        >
          {download.error !== null && <Note tone="bad">{describePasskeyFailure(download.error)}</Note>}
          <div className="dialog-actions">
            <Button kind="ghost" disabled={download.isPending} onClick={close}>
              {commonMessages.cancel}
            </Button>
            <Button kind="ink" isBusy={download.isPending} onClick={() => download.mutate()}>
              {usersMessages.exportAct}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
