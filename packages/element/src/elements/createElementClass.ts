import type { Modal } from '@latchkey/core'
import { mountPlugin } from '../mount/mountPlugin.ts'
import type { ElementClass, Page } from '../page/createPage.ts'
import { createButtonView, type ButtonView } from './createButtonView.ts'
import { createHostSheets } from './createHostSheets.ts'
import type { AttributeName, FaceContext, FaceSource } from './Face.ts'

interface CreateElementClassParameters {
  /** The attributes beside `disabled`. Each is a property too. */
  readonly attributes: readonly AttributeName[]
  readonly describe: (context: FaceContext) => FaceSource
  readonly page: Page
}

/** Creates the class of an element: a button in an open shadow root. Called in a page only, because a server has no `HTMLElement`. */
export function createElementClass({ attributes, describe, page }: CreateElementClassParameters): ElementClass {
  const sheets = createHostSheets()
  const properties = ['modal', 'disabled', ...attributes.map(toProperty)]

  class LatchkeyButton extends HTMLElement {
    static readonly observedAttributes = ['disabled', ...attributes]
    static readonly latchkeyPage = page
    readonly #root = this.attachShadow({ mode: 'open', delegatesFocus: true })
    readonly #button = document.createElement('button')
    #own: Modal | undefined
    #shown: Modal | undefined
    #view: ButtonView | undefined
    #ends: readonly (() => void)[] = []

    constructor() {
      super()
      this.#root.adoptedStyleSheets = [sheets.empty]
      this.#button.type = 'button'
      this.#button.className = 'lk-button'
      this.#button.setAttribute('part', 'button')
    }

    get modal(): Modal | undefined {
      return this.#own ?? page.getModal()
    }

    set modal(modal: Modal | undefined) {
      this.#own = modal
      if (this.isConnected) this.#attach()
    }

    get disabled(): boolean {
      return this.hasAttribute('disabled')
    }

    set disabled(isDisabled: boolean) {
      this.toggleAttribute('disabled', isDisabled)
    }

    connectedCallback(): void {
      this.#takeProperties()
      this.#attach()
      this.#ends = [...this.#ends, page.watch(() => this.#attach())]
    }

    disconnectedCallback(): void {
      for (const end of this.#ends) end()
      this.#ends = []
      this.#detach()
    }

    attributeChangedCallback(): void {
      this.#view?.update()
    }

    /** Properties that a framework has set before the element was defined hide the ones of the class. */
    #takeProperties(): void {
      for (const name of properties) {
        if (!Object.hasOwn(this, name)) continue
        const value: unknown = Reflect.get(this, name)
        Reflect.deleteProperty(this, name)
        Reflect.set(this, name, value)
      }
    }

    #attach(): void {
      const { modal } = this
      if (this.#view && this.#shown === modal) return
      this.#detach()
      this.#shown = modal
      if (modal === undefined) return
      const mount = modal.plugin(mountPlugin).get()
      // Until the modal is destroyed: without it, the modal would close when an app hides the button that opened it.
      mount.keep(modal)
      const endIntent = mount.addButton(this)
      const view = createButtonView({
        host: this,
        root: this.#root,
        button: this.#button,
        modal,
        describe,
        sheets,
      })
      this.#view = {
        update: view.update,
        destroy: () => {
          endIntent()
          view.destroy()
        },
      }
    }

    #detach(): void {
      this.#view?.destroy()
      this.#view = undefined
    }
  }

  for (const attribute of attributes)
    Object.defineProperty(LatchkeyButton.prototype, toProperty(attribute), {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement): string | null {
        return this.getAttribute(attribute)
      },
      set(this: HTMLElement, value: string | null | undefined): void {
        if (value === null || value === undefined) this.removeAttribute(attribute)
        else this.setAttribute(attribute, value)
      },
    })
  return LatchkeyButton
}

/** Converts `show-small` to `showSmall`. */
function toProperty(attribute: string): string {
  return attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
