import type { Modal } from '@latchkey/core'
import {
  buttonPagePlugin,
  createButtonTranslator,
  loadButtonMessages,
  type ButtonMessages,
  type EnglishButtons,
  type TranslateButton,
} from '@latchkey/react/internal'

/** The messages of a button in the app's language, else the page's, with the app's own wording. */
export interface Messages<English extends EnglishButtons> {
  /** Translates; English until the language has loaded. */
  readonly t: TranslateButton<English>
  readonly destroy: () => void
}

/**
 * Loads the messages of a button, and again when the language of the app or the page changes.
 *
 * @param parameters.onChange called when a language has loaded, and when the app changes its options.
 */
export function createMessages<English extends EnglishButtons>(parameters: {
  readonly modal: Modal
  readonly english: English
  readonly onChange: () => void
}): Messages<English> {
  const { english, modal, onChange } = parameters
  const options = modal.controllers.options.store
  const page = modal.plugin(buttonPagePlugin)
  page.get()
  let messages: ButtonMessages | undefined
  let requested: string | undefined
  const load = (): void => {
    const tag = options.getState().locale ?? page.store.getState().lang ?? document.documentElement.lang
    if (tag === requested) return
    requested = tag
    void loadButtonMessages(tag).then((loaded) => {
      if (requested !== tag) return
      messages = loaded
      onChange()
    })
  }
  const ends = [
    page.store.subscribe(load),
    options.subscribe(() => {
      load()
      onChange()
    }),
  ]
  load()
  return {
    t: (key, ...values) =>
      createButtonTranslator({ english, messages, overrides: options.getState().messages })(key, ...values),
    destroy: () => {
      for (const end of ends) end()
      requested = undefined
    },
  }
}
