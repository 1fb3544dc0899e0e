import { adminGetCatalogueWallet, adminListCatalogue, type EditedWallet } from '@latchkey/protocol/operator'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { readEndpoint } from '../../api/readEndpoint.ts'
import { useApi } from '../../api/useApi.ts'
import { catalogueMessages } from '../../messages/catalogue.ts'
import { Card } from '../../parts/Card.tsx'
import { Field } from '../../parts/Field.tsx'
import { SaveReview } from '../../parts/SaveReview.tsx'
import { countChanges } from '../settings/draft/describeChanges.ts'
import { mergeFields } from '../settings/draft/mergeVersions.ts'
import { PictureField } from './PictureField.tsx'
import { RemoveWallet } from './RemoveWallet.tsx'
import { ReviewWallet } from './ReviewWallet.tsx'
import { WalletPreview } from './WalletPreview.tsx'
import {
  describeTexts,
  noTexts,
  readWallet,
  toTexts,
  type WalletErrors,
  type WalletField,
  type WalletTexts,
} from './walletTexts.ts'

const { fields, hints } = catalogueMessages
const properties = ['name', 'chains', 'rdns', 'replaces'] as const
const links = [
  'homepage',
  'mobile_link',
  'link_mode',
  'desktop_link',
  'webapp_link',
  'app_store',
  'play_store',
  'chrome_store',
] as const

/** The operator's edits, and the version that they are based on. */
interface Draft {
  /** Absent for a new wallet. */
  readonly base?: EditedWallet | undefined
  readonly texts: WalletTexts
}

/** The form for a wallet's properties, with a preview. Edits are kept until they are saved or discarded. */
export function WalletForm({
  isReadOnly = false,
  newest,
  start = noTexts,
}: {
  /** The wallet as the cloud has it. Default: a new one. */
  readonly newest?: EditedWallet | undefined
  /** What the form of a new wallet begins with. */
  readonly start?: WalletTexts | undefined
  readonly isReadOnly?: boolean | undefined
}): ReactNode {
  const api = useApi()
  const queryClient = useQueryClient()
  const router = useRouter()
  const [draft, setDraft] = useState<Draft | undefined>(newest === undefined ? { texts: start } : undefined)
  const [refused, setRefused] = useState<WalletErrors>({})
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const { base = newest, texts } = draft ?? { texts: newest === undefined ? start : toTexts(newest.wallet) }
  const before = base === undefined ? noTexts : toTexts(base.wallet)
  const lines = isReadOnly ? [] : describeTexts(before, texts)
  const count = countChanges(lines)
  const read = readWallet(texts, base?.wallet)
  const wrong: WalletErrors = 'errors' in read ? read.errors : {}
  const errors: WalletErrors = {
    ...Object.fromEntries(Object.entries(wrong).filter(([field]) => touched.has(field))),
    ...refused,
  }
  const set = (field: WalletField, text: string): void => {
    setTouched(new Set([...touched, field]))
    setRefused(Object.fromEntries(Object.entries(refused).filter(([name]) => name !== field)))
    setDraft({ base, texts: { ...texts, [field]: text } })
  }
  const discard = (): void => {
    setDraft(newest === undefined ? { texts: noTexts } : undefined)
    setTouched(new Set())
    setRefused({})
  }
  const store = async (edited: EditedWallet): Promise<void> => {
    const { id } = edited.wallet
    const { queryKey } = readEndpoint(api, adminGetCatalogueWallet, { parameters: { wallet: id } })
    queryClient.setQueryData(queryKey, edited)
    await queryClient.invalidateQueries({ queryKey: [adminListCatalogue.name] })
  }
  const toField = (field: Exclude<WalletField, 'image_data'>): ReactNode => (
    <Field
      key={field}
      label={fields[field]}
      hint={hints[field]}
      value={texts[field]}
      disabled={isReadOnly}
      required={field === 'id' || field === 'name'}
      maxLength={field === 'chains' ? 8_192 : 2_048}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      error={errors[field]}
      onChange={({ target }) => set(field, target.value)}
    />
  )
  return (
    <>
      <div className="grid grid-53 wallet-form">
        <div className="grid">
          <Card title={catalogueMessages.properties}>
            <div className="card-body">
              {base === undefined && toField('id')}
              {properties.map(toField)}
              <PictureField
                texts={texts}
                isReadOnly={isReadOnly}
                error={errors.image_data}
                onChange={(url) => set('image_data', url)}
              />
            </div>
          </Card>
          <Card title={catalogueMessages.links}>
            <div className="card-body">{links.map(toField)}</div>
          </Card>
        </div>
        <div className="grid wallet-side">
          <WalletPreview base={base} texts={texts} />
        </div>
      </div>
      {!isReadOnly && base !== undefined && count === 0 && <RemoveWallet edited={base} />}
      {!isReadOnly && (
        <SaveReview
          count={count}
          isInvalid={'errors' in read || Object.keys(refused).length > 0}
          leaveLead={catalogueMessages.leaveLead(count)}
          onDiscard={discard}
        >
          {({ onClose, onSaved }) =>
            'wallet' in read && (
              <ReviewWallet
                base={base}
                lines={lines}
                texts={texts}
                wallet={read.wallet}
                onClose={onClose}
                onRefuse={(reasons) => {
                  setRefused(reasons)
                  onClose()
                }}
                onKeep={(theirs) => {
                  discard()
                  onClose()
                  void store(theirs)
                }}
                onRebase={(theirs) => {
                  setDraft({ base: theirs, texts: mergeFields(before, texts, toTexts(theirs.wallet)) })
                }}
                onSaved={async (edited) => {
                  await store(edited)
                  if (newest !== undefined) {
                    onSaved()
                    return
                  }
                  onClose()
                  const { id } = edited.wallet
                  await router.navigate({ to: '/catalogue/$wallet', params: { wallet: id }, ignoreBlocker: true })
                }}
              />
            )
          }
        </SaveReview>
      )}
    </>
  )
}
