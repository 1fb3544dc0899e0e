import { adminFindSignIns } from '@latchkey/protocol/operator'
import { useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useRead } from '../../api/useRead.ts'
import { signInsMessages } from '../../messages/signIns.ts'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { Field } from '../../parts/Field.tsx'
import { QueryView } from '../../parts/QueryView.tsx'
import '../users/Users.css'
import type { Ending } from './EndSignIns.tsx'
import { SignInTable } from './SignInTable.tsx'

/** Finds sign-ins by address. The address is kept in memory and not in the URL, because URLs are logged. */
export function FindCard({ onEnd }: { readonly onEnd: ((ending: Ending) => void) | undefined }): ReactNode {
  const { project } = useParams({ from: '/inside/p/$project' })
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [address, setAddress] = useState<string>()
  const found = useRead(
    adminFindSignIns,
    { parameters: { project }, body: { address: address ?? '' } },
    { isEnabled: address !== undefined },
  )
  return (
    <Card title={signInsMessages.find}>
      <form
        className="users-find sign-ins-find"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const asked = text.trim()
          setError(asked === '' ? signInsMessages.findEmpty : undefined)
          if (asked === '') return
          if (asked === address) void found.refetch()
          else setAddress(asked)
        }}
      >
        <Field
          type="search"
          label={signInsMessages.findLabel}
          hint={signInsMessages.findHint}
          value={text}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={error}
          onChange={({ target }) => setText(target.value)}
        />
        <Button kind="ink" type="submit" isBusy={found.isFetching}>
          {signInsMessages.findAct}
        </Button>
      </form>
      <div role="status">
        {address !== undefined && (
          <QueryView query={found} lines={3}>
            {({ signIns }) =>
              signIns.length === 0 ? (
                <Empty icon="find" title={signInsMessages.none}>
                  {signInsMessages.noneText}
                </Empty>
              ) : (
                <SignInTable label={signInsMessages.found(signIns.length)} signIns={signIns} onEnd={onEnd} />
              )
            }
          </QueryView>
        )}
      </div>
    </Card>
  )
}
