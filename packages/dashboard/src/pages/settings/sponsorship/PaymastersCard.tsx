import { adminSponsorshipChangeSchema } from '@latchkey/protocol/project'
import { type ReactNode, useState } from 'react'
import { is } from 'valibot'
import '../Origins.css'
import { sponsorshipMessages as texts } from '../../../messages/sponsorship.ts'
import { Button } from '../../../parts/Button.tsx'
import { Card } from '../../../parts/Card.tsx'
import { Field } from '../../../parts/Field.tsx'
import { Icon } from '../../../parts/Icon.tsx'
import { EditedList } from '../EditedList.tsx'
import type { SponsorshipDraft } from './sponsorshipDraft.ts'

const paymastersAtMost = 10

/** The paymasters that the app of a project may name on a network. */
export function PaymastersCard({
  canEdit,
  draft: { base, rules, set },
}: {
  readonly draft: SponsorshipDraft
  readonly canEdit: boolean
}): ReactNode {
  const { paymasterUrls } = rules
  const toEntry = (url: string) => ({ id: url, title: url })
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const add = (): void => {
    const url = text.trim()
    if (!is(adminSponsorshipChangeSchema, { paymasterUrls: [url] })) setError(texts.paymasterError)
    else if (paymasterUrls.includes(url)) setError(texts.samePaymaster)
    else if (paymasterUrls.length >= paymastersAtMost) setError(texts.manyPaymasters)
    else {
      set({ paymasterUrls: [...paymasterUrls, url] })
      setText('')
    }
  }
  return (
    <Card title={texts.paymasters}>
      <div className="card-body">
        <p className="sub">
          {texts.paymastersLead} {paymasterUrls.length === 0 && texts.noPaymasters}
        </p>
        {canEdit && (
          <form
            className="origin-form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              add()
            }}
          >
            <Field
              label={texts.paymaster}
              placeholder="https://paymaster.example.com/rpc"
              value={text}
              error={error}
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={2_048}
              onChange={({ target }) => {
                setText(target.value)
                setError(undefined)
              }}
            />
            <Button type="submit">
              <Icon name="plus" size={16} />
              {texts.addPaymaster}
            </Button>
          </form>
        )}
      </div>
      <EditedList
        before={base.paymasterUrls.map(toEntry)}
        after={paymasterUrls.map(toEntry)}
        canEdit={canEdit}
        onChange={(ids) => set({ paymasterUrls: ids })}
      />
    </Card>
  )
}
