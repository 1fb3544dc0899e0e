import type { Namespace } from '@latchkey/core'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useAddressLabels } from '../../hooks/useAddressLabels.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { useAnnounce } from '../../ui/useAnnounce.ts'

export interface UseNameEditReturnType {
  /** What the visitor calls the account, to be shown; empty without a name. */
  readonly name: string
  /** What stands in the field; undefined while there is none. */
  readonly draft: string | undefined
  readonly begin: () => void
  readonly type: (draft: string) => void
  /** Keeps what was typed, and goes on without the field. */
  readonly finish: () => void
  /** Keeps what was typed, and leaves the field where it is. */
  readonly keep: () => void
  /** Puts back what the name was. */
  readonly cancel: () => void
  /** What began it, and gets the focus back. */
  readonly button: RefObject<HTMLButtonElement | null>
}

/** The visitor's name for an account, and the changing of it. */
export function useNameEdit(parameters: {
  readonly namespace: Namespace
  readonly address: string
}): UseNameEditReturnType {
  const { namespace, address } = parameters
  const { labels, setLabel } = useAddressLabels({ namespace })
  const { t } = useMessages()
  const announce = useAnnounce()
  const button = useRef<HTMLButtonElement>(null)
  // Known at once, where the state waits for the next rendering: what ends it moves the focus, which would end it once more.
  const isOpen = useRef(false)
  const label = labels[address] ?? ''
  const [edit, setEdit] = useState<{ readonly former: string; readonly draft: string }>()

  const save = (text: string): void => {
    // A name of which nothing shows is none.
    const next = toDisplayText(text) === '' ? '' : text.trim()
    if (next === label) return
    setLabel({ address, label: next })
    announce(next === '' ? t('toast.accountNameRemoved') : t('toast.accountNamed', { name: toDisplayText(next) }))
  }
  const keep = (): void => {
    if (edit && isOpen.current) save(edit.draft)
  }
  const end = (): void => {
    isOpen.current = false
    setEdit(undefined)
  }

  // The view may go while the field is open: what was typed is kept as when the focus leaves it.
  const leave = useRef(keep)
  useEffect(() => {
    leave.current = keep
  })
  useEffect(() => () => leave.current(), [])

  return {
    name: toDisplayText(label),
    draft: edit?.draft,
    begin: () => {
      isOpen.current = true
      setEdit({ former: label, draft: label })
    },
    type: (draft) => setEdit((former) => former && { ...former, draft }),
    finish: () => {
      keep()
      end()
    },
    keep,
    cancel: () => {
      // Nothing but what was kept on the way has to be undone.
      if (edit) save(edit.former)
      end()
    },
    button,
  }
}
