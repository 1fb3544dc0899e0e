import type { ComponentType } from 'react'

/**
 * Loads the modal's frame, first views and English messages in one chunk. Called on hover, on focus, when the page is idle
 * after the visitor's first press, and at the latest when the modal opens.
 */
export async function loadModal(): Promise<ComponentType> {
  return (await import('../modal/ModalRoot.tsx')).ModalRoot
}
