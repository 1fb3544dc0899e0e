import { expect, vi } from 'vitest'
import type { EngineDocument, Point } from './EngineDriver.ts'
import { findInPage } from './findInPage.ts'
import { guardPress } from './guardPress.ts'
import { watchStops } from './watchStops.ts'

/** A document as a visitor of one engine sees it. */
export interface EngineVisit {
  /** Waits until an element is visible and at rest, and returns the point that a visitor would press. */
  locate(testId: string): Promise<Point>
  /** Presses an element with the mouse, again if it moved away before the press arrived. */
  click(testId: string): Promise<void>
  /** Presses an element until it is gone: what approves takes no press before the pointer has rested on it. */
  clickUntilGone(testId: string): Promise<void>
  /** Whether an element is visible and at rest. */
  isReady(testId: string): Promise<boolean>
  /** The text of an element, or an empty text if there is none. */
  read(testId: string): Promise<string>
  /** Waits until an element has a text. */
  expectText(testId: string, text: string | RegExp): Promise<void>
  expectView(view: string): Promise<void>
  expectClosed(): Promise<void>
  /** What has the focus: its test id, `heading`, or the name of its tag. */
  readFocus(): Promise<string>
  /** Starts to record where the focus goes in the dialog. */
  watchStops(): Promise<void>
  /** The test ids of the controls that had the focus since then, in order. */
  readStops(): Promise<readonly string[]>
  /** What the page complained of since it was loaded. */
  readFaults(): Promise<readonly string[]>
}

/** How often an element must be seen at the same place: a movement starts a frame after what causes it. */
const calmLooks = 3

/** How often an element may move away between the last look and the press. */
const pressesAtMost = 5

/** What Playwright does for Chromium: elements are found in open shadow trees and pressed once they are ready. */
export function openVisit(driver: EngineDocument): EngineVisit {
  const ask = (question: string, testId: string) => driver.evaluate(findInPage, question, testId)
  /** Whether there is an element with a text. A window that has closed has none. */
  const isThere = async (testId: string): Promise<boolean> => (await ask('text', testId).catch(() => '')) !== ''
  const visit: EngineVisit = {
    locate: async (testId) => {
      let place = ''
      let calmCount = 0
      const isAtRest = async () => {
        const last = place
        place = await ask('place', testId)
        calmCount = place !== '' && place === last ? calmCount + 1 : 0
        return calmCount === calmLooks
      }
      await expect.poll(isAtRest, { message: `${testId} can be pressed`, interval: 30 }).toBe(true)
      const [x = 0, y = 0] = place.split(' ').map(Number)
      return { x, y }
    },
    click: async (testId) => {
      for (let left = pressesAtMost; left > 0; left -= 1) {
        const point = await visit.locate(testId)
        await driver.evaluate(guardPress)
        await driver.click(point)
        let press = ''
        const message = `the press on ${testId} arrives`
        await expect.poll(async () => (press = await ask('press', '')), { message, interval: 30 }).not.toBe('')
        if (press === 'reached') return
      }
      throw new Error(`${testId} moved away from each of ${pressesAtMost} presses`)
    },
    clickUntilGone: async (testId) => {
      for (let left = pressesAtMost; left > 0; left -= 1) {
        try {
          await visit.click(testId)
        } catch (error) {
          // An earlier press was taken after all, and the window has closed.
          if (left < pressesAtMost && !(await isThere(testId))) return
          throw error
        }
        const isGone = await vi
          .waitFor(async () => expect(await isThere(testId)).toBe(false), 4_000)
          .then(
            () => true,
            () => false,
          )
        if (isGone) return
      }
      throw new Error(`${testId} took none of ${pressesAtMost} presses`)
    },
    isReady: async (testId) => (await ask('place', testId)) !== '',
    read: (testId) => ask('text', testId),
    expectText: async (testId, text) => {
      const read = () => visit.read(testId)
      if (text instanceof RegExp) await expect.poll(read, { message: testId }).toMatch(text)
      else await expect.poll(read, { message: testId }).toBe(text)
    },
    expectView: (view) => expect.poll(() => ask('view', 'lk-modal')).toBe(view),
    expectClosed: () => expect.poll(() => ask('view', 'lk-modal')).toBe(''),
    readFocus: () => ask('focus', ''),
    watchStops: async () => void (await driver.evaluate(watchStops)),
    readStops: async () => (await ask('stops', '')).split(' ').filter((stop) => stop !== ''),
    readFaults: async () => (await ask('faults', '')).split('\n\n').filter((fault) => fault !== ''),
  }
  return visit
}
