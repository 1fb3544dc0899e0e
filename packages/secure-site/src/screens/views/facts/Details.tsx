import { type ReactNode, useId, useState } from 'react'
import type { CallFact } from '../../Facts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useTexts } from '../../ui/TextsContext.ts'

/** Everything that the contracts are told, behind a row. Opened, it has to be scrolled to its end like all other content. */
export function Details({ calls }: { readonly calls: readonly CallFact[] }): ReactNode {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const all = calls.filter(({ data }) => data.length > 2)
  if (all.length === 0) return null
  return (
    <div className="details">
      <button
        type="button"
        className="row"
        aria-expanded={isOpen}
        aria-controls={id}
        data-testid="lk-frame-details"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="file" />
        <span>{t(isOpen ? 'common.detailsHide' : 'common.details')}</span>
        <Icon name="chevron" />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen &&
          all.map(({ data }, index) => (
            <div className="box" key={index}>
              <h2>{t('facts.data')}</h2>
              <bdi className="bytes" dir="ltr">
                {data}
              </bdi>
            </div>
          ))}
      </div>
    </div>
  )
}
