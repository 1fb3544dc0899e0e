import { fillIn } from '../utils/fillIn.ts'
import { findErrorText, loadErrorTexts } from './loadErrorTexts.ts'
import type { ModalError } from './ModalError.ts'

/**
 * Fills in the message of an error that was created before the texts had loaded. Call it where an error leaves core.
 * Returns `undefined` if the message is complete, otherwise a promise that resolves within a second and never rejects.
 */
export function fillMessage(error: ModalError): Promise<void> | undefined {
  const { code, context, docsUrl, message: placeholder } = error
  // A message without a text ends with the address of its documentation.
  if (!placeholder.endsWith(`(${docsUrl})`)) return undefined
  return loadErrorTexts().then(() => {
    const text = findErrorText(code)
    if (text === undefined) return
    const message = fillIn(text, context)
    // Consoles print the stack, which begins with the message.
    Object.assign(error, { message, stack: error.stack?.replace(placeholder, () => message) })
  })
}
