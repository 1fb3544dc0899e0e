import type { ComponentType } from 'react'

/**
 * Loads the modal: its frame, its first views and its English words, in one chunk. Asked for on hover, on focus, when the
 * page idles after the visitor's first act, and at the latest when it opens.
 */
export async function loadModal(): Promise<ComponentType> {
  return (await import('../modal/ModalRoot.tsx')).ModalRoot
}
