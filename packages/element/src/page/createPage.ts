import type { Modal } from '@latchkey/core'
import { mountPlugin } from '../mount/mountPlugin.ts'

/** What the elements of a page share. */
export interface Page {
  /** The modal of the elements without one of their own. */
  readonly getModal: () => Modal | undefined
  /** Mounts a modal, and gives it to the elements. */
  readonly setModal: (modal: Modal | undefined) => void
  /** Calls back when the modal changes. Returns a function that ends it. */
  readonly watch: (listener: () => void) => () => void
}

/** The property of an element's class that holds the page. */
const pageKey = 'latchkeyPage'

/** An element's class, which another copy of this package may have defined. */
export interface ElementClass extends CustomElementConstructor {
  readonly [pageKey]: Page
}

/** Owns the modal of the page's elements. Created once, with the classes of the elements. */
export function createPage(): Page {
  const listeners = new Set<() => void>()
  let modal: Modal | undefined
  return {
    getModal: () => modal,
    setModal: (next) => {
      if (next === undefined || next === modal) return
      modal = next
      next.plugin(mountPlugin).get().keep(next)
      for (const listener of listeners) listener()
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Returns the page of a class that is defined already. */
export function findPage(defined: CustomElementConstructor | undefined): Page | undefined {
  return defined !== undefined && isElementClass(defined) ? defined[pageKey] : undefined
}

function isElementClass(defined: CustomElementConstructor): defined is ElementClass {
  return pageKey in defined
}
