import { adminSponsorshipChangeSchema } from '@latchkey/protocol/project'
import type { ReactNode } from 'react'
import { is } from 'valibot'
import { sponsorshipMessages as texts } from '../../../messages/sponsorship.ts'
import { AddEntry } from '../../../parts/AddEntry.tsx'
import { Card } from '../../../parts/Card.tsx'
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
  const add = (text: string): string | undefined => {
    const url = text.trim()
    if (!is(adminSponsorshipChangeSchema, { paymasterUrls: [url] })) return texts.paymasterError
    if (paymasterUrls.includes(url)) return texts.samePaymaster
    if (paymasterUrls.length >= paymastersAtMost) return texts.manyPaymasters
    set({ paymasterUrls: [...paymasterUrls, url] })
    return undefined
  }
  return (
    <Card title={texts.paymasters}>
      <div className="card-body">
        <p className="sub">
          {texts.paymastersLead} {paymasterUrls.length === 0 && texts.noPaymasters}
        </p>
        {canEdit && (
          <AddEntry
            label={texts.paymaster}
            placeholder="https://paymaster.example.com/rpc"
            inputMode="url"
            maxLength={2_048}
            act={texts.addPaymaster}
            add={add}
          />
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
