import type {} from '@vitest/browser-playwright'
import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

export type MediaFeature = 'prefers-color-scheme' | 'prefers-reduced-motion' | 'prefers-contrast' | 'forced-colors'

/** Makes Chromium match media features, like a visitor's system settings, until the test ends. */
export async function emulateMedia(features: Readonly<Partial<Record<MediaFeature, string>>>): Promise<void> {
  const send = (list: readonly { readonly name: string; readonly value: string }[]): Promise<unknown> =>
    cdp().send('Emulation.setEmulatedMedia', { features: [...list] })
  await send(Object.entries(features).map(([name, value]) => ({ name, value })))
  onTestFinished(async () => {
    await send(Object.keys(features).map((name) => ({ name, value: '' })))
  })
}
