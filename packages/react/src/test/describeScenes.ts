import type { ViewName } from '@latchkey/core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './expectAccessible.ts'
import { playScene } from './playScene.ts'
import { createScenes } from './scenes/createScenes.ts'
import { outsideWords } from './scenes/outsideWords.ts'
import type { Scene } from './scenes/Scene.ts'

/** Tests that apply to every state of a view. Called in the view's tests. */
export function describeScenes(view: ViewName): void {
  const names = createScenes()
    .filter((scene) => scene.view === view)
    .map(({ name }) => name)
  const find = (name: string): Scene => {
    const scene = createScenes().find((candidate) => candidate.name === name)
    if (!scene) throw new TypeError(`There is no scene ${name}.`)
    return scene
  }

  describe.each(names)('%s', (name) => {
    it('has no accessibility violation, in either theme [S1.001]', async () => {
      const modal = await playScene(find(name), { theme: 'light' })
      await expectAccessible(modal.dialog())
      modal.modal.controllers.theme.setMode('dark')
      await expect.poll(() => modal.root().host.getAttribute('data-theme')).toBe('dark')
      await modal.settled(find(name).view)
      // The theme changes only colours.
      await expectAccessible(modal.dialog(), { isContrastOnly: true })
    })

    it('has only words from the catalogue, and space for longer ones', async () => {
      const modal = await playScene(find(name), { locale: 'en-XA' })
      expect(modal.hardCoded(outsideWords)).toEqual([])
      expectInside(modal.view())
      expect(listCut(modal.view())).toEqual([])
    })

    it('is mirrored in Arabic', async () => {
      const modal = await playScene(find(name), { locale: 'ar' })
      const { direction } = getComputedStyle(modal.view())
      expect(direction).toBe('rtl')
      expect(modal.dialog().innerText).toMatch(/\p{Script=Arabic}/u)
      expectInside(modal.view())
    })
  })
}

/** Expects that no element overflows the view. Chips are scrolled. */
function expectInside(view: HTMLElement): void {
  const box = view.getBoundingClientRect()
  const outside = [...view.querySelectorAll<HTMLElement>('*')].filter((element) => {
    if (element.closest('svg, .lk-hidden, .lk-chip') || element.getClientRects().length === 0) return false
    const { left, right } = element.getBoundingClientRect()
    return left < box.left - 1 || right > box.right + 1
  })
  expect(outside.map(({ className, textContent }) => `${className}: ${textContent}`)).toEqual([])
}

/** Lists our own texts that are cut off. Names from outside may be. */
function listCut(view: HTMLElement): readonly string[] {
  return [...view.querySelectorAll<HTMLElement>('*')]
    .filter((element) => {
      if (element.closest('svg, .lk-hidden') || !element.checkVisibility({ visibilityProperty: true })) return false
      if (!/\[[^\]]*~/.test(element.textContent)) return false
      const { overflowX, overflowY } = getComputedStyle(element)
      return (
        (overflowX !== 'visible' && overflowX !== 'auto' && element.scrollWidth > element.clientWidth) ||
        (overflowY !== 'visible' && element.scrollHeight > element.clientHeight)
      )
    })
    .map(({ className, textContent }) => `${className}: ${textContent}`)
}
