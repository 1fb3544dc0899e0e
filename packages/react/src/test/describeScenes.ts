import type { ViewName } from '@latchkey/core'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import {
  keepSame,
  listMisfits,
  measureTexts,
  type MeasuredTexts,
  type Misfit,
} from '../../../../measureTexts.shared.ts'
import { expectAccessible } from './expectAccessible.ts'
import { loadLongestMessages, type LongestMessages } from './loadLongestMessages.ts'
import { playScene } from './playScene.ts'
import type { RenderedModal } from './renderModal.tsx'
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

  let longest: LongestMessages
  beforeAll(async () => {
    longest = await loadLongestMessages()
  })

  it.each(names)(
    '%s is accessible in both themes, and holds long words and mirrored texts of all languages [S1.001]',
    async (name) => {
      const scene = find(name)
      const former = document.documentElement.lang
      onTestFinished(() => {
        document.documentElement.lang = former
      })
      // The first language is also that of announcements, which are not repeated in another one.
      document.documentElement.lang = 'en-XA'
      const modal = await playScene(scene, { theme: 'light' })
      expect(modal.hardCoded(outsideWords)).toEqual([])
      expectInside(modal.view())
      expect(listCut(modal.view())).toEqual([])

      // A toast covers texts, whose contrast axe then cannot judge. It has tests of its own. A scene may show one later, too.
      const { toasts } = modal.modal.controllers
      const hideToast = (): void => {
        if (toasts.store.getState().toast !== null) toasts.hide()
      }
      onTestFinished(toasts.store.subscribe(hideToast))
      hideToast()
      // A hidden toast leaves with a movement.
      await expect.poll(() => modal.root().querySelector('.lk-toast')).toBeNull()
      await speak(modal, scene, 'en')
      const english = measureModal(modal)
      await expectAccessible(modal.dialog())
      modal.modal.controllers.theme.setMode('dark')
      await expect.poll(() => modal.root().host.getAttribute('data-theme')).toBe('dark')
      await modal.settled(scene.view)
      // The theme changes only colours.
      await expectAccessible(modal.dialog(), { isContrastOnly: true })

      const measured = await measureLongest(modal, scene, longest)
      expect(getComputedStyle(modal.view()).direction).toBe('rtl')
      const misfits = await listStill(modal, scene, listMisfits({ english, measured }), measured)
      expect(misfits.map(({ description }) => `${description}\t${longest.findLanguages(description).join()}`)).toEqual(
        [],
      )
    },
  )
}

/** Changes the page's language, and waits until the modal speaks it. */
async function speak(modal: RenderedModal, scene: Scene, language: string): Promise<void> {
  document.documentElement.lang = language
  await expect.poll(() => modal.root().host.getAttribute('lang')).toBe(language)
  await modal.settled(scene.view)
}

/** Shows the longest texts from right to left. Another wording and another language at once take as long as one of them. */
async function measureLongest(modal: RenderedModal, scene: Scene, longest: LongestMessages): Promise<MeasuredTexts> {
  const { messages } = scene.options ?? {}
  modal.modal.controllers.options.setLanguage({ messages: { ...longest.messages, ...messages } })
  await speak(modal, scene, 'ar')
  return measureModal(modal)
}

/** Lists what also differs from English as it is shown now: a part that loads by itself may have come after the first time. */
async function listStill(
  modal: RenderedModal,
  scene: Scene,
  misfits: readonly Misfit[],
  measured: MeasuredTexts,
): Promise<readonly Misfit[]> {
  if (misfits.length === 0) return misfits
  modal.modal.controllers.options.setLanguage({ messages: { ...scene.options?.messages } })
  await speak(modal, scene, 'en')
  return keepSame(misfits, listMisfits({ english: measureModal(modal), measured }))
}

function measureModal(modal: RenderedModal): MeasuredTexts {
  return measureTexts({
    root: modal.dialog(),
    // Chips are scrolled. Notices are beside the dialog.
    boxOf: (element) => {
      if (element.closest('.lk-chip')) return undefined
      return element.closest('.lk-notices') ? { left: 0, right: innerWidth } : modal.dialog().getBoundingClientRect()
    },
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
