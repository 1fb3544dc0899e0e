import { expect, onTestFinished } from 'vitest'
import { loadParts } from './loadParts.ts'
import { renderModal, type RenderedModal } from './renderModal.tsx'
import { restoreOnline } from './setOnline.ts'
import type { Scene } from './scenes/Scene.ts'

export interface PlaySceneParameters {
  readonly theme?: 'light' | 'dark' | undefined
}

/** Shows a state of a view in a whole modal, and waits until it is on screen and at rest. */
export async function playScene(scene: Scene, { theme }: PlaySceneParameters = {}): Promise<RenderedModal> {
  await loadParts()
  const modal = await renderModal({ ...scene, options: { ...scene.options, themeMode: theme } })
  // Before the modal ends: what has heard that the network is lost hears that it is back.
  onTestFinished(restoreOnline)
  scene.play(modal)
  await modal.settled(scene.view)
  for (const testId of scene.press ?? []) {
    // It may depend on a response that is still pending.
    await expect.poll(() => modal.query(testId)).not.toBeNull()
    await modal.click(testId)
  }
  if (scene.advance !== undefined) await modal.advance(scene.advance)
  if (scene.status !== undefined) await modal.hasStatus(scene.status)
  await modal.settled(scene.view)
  return modal
}
