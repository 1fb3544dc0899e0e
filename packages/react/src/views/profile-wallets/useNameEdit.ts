import type { Namespace } from '@latchkey/core'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useAddressLabels } from '../../hooks/useAddressLabels.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { useAnnounce } from '../../ui/useAnnounce.ts'

export interface UseNameEditReturnType {
  /** The account's name to show; empty without one. */
  readonly name: string
  /** The field's text; undefined while the field is closed. */
  readonly draft: string | undefined
  readonly begin: () => void
  readonly type: (draft: string) => void
  /** Saves the text and closes the field. */
  readonly finish: () => void
  /** Saves the text and keeps the field open. */
  readonly keep: () => void
  /** Discards the text. */
  readonly cancel: () => void
  /** The button that opened the field, which gets the focus back. */
  readonly button: RefObject<HTMLButtonElement | null>
}

/** Returns the visitor's name for an account, and functions to edit it. */
export function useNameEdit(parameters: {
  readonly namespace: Namespace
  readonly address: string
}): UseNameEditReturnType {
  const { namespace, address } = parameters
  const { labels, setLabel } = useAddressLabels({ namespace })
  const { t } = useMessages()
  const announce = useAnnounce()
  const button = useRef<HTMLButtonElement>(null)
  // Known immediately, while the state waits for the next render: ending the edit moves the focus, which would end it again.
  const isOpen = useRef(false)
  const label = labels[address] ?? ''
  const [edit, setEdit] = useState<{ readonly original: string; readonly draft: string }>()

  const save = (text: string): void => {
    // A name without visible characters counts as no name.
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

  // The view may close while the field is open: the text is saved as if the focus had left.
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
      setEdit({ original: label, draft: label })
    },
    type: (draft) => setEdit((previous) => previous && { ...previous, draft }),
    finish: () => {
      keep()
      end()
    },
    keep,
    cancel: () => {
      // Only what was saved meanwhile has to be undone.
      if (edit) save(edit.original)
      end()
    },
    button,
  }
}
