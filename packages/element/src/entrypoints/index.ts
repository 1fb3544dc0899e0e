/**
 * Latchkey for pages without React: the buttons as custom elements, and the modal, which brings a React of its own when it is first
 * needed.
 *
 * @packageDocumentation
 */
export { defineLatchkeyElements } from '../defineLatchkeyElements.ts'
export { mountModal } from '../mountModal.ts'
export type {
  LatchkeyAccountElement,
  LatchkeyConnectElement,
  LatchkeyElement,
  LatchkeyNetworkElement,
} from '../elements/LatchkeyElement.ts'
