/**
 * What the buttons of `@latchkey/react` share with the elements of `@latchkey/element`: labels, styles and the loading of the
 * modal's code, without React. Semantic versioning does not cover this entry point: anything may change or disappear in any
 * release.
 *
 * @packageDocumentation
 */
export { buttonPagePlugin } from '../components/buttonPagePlugin.ts'
export { describeAccount, openFromButton } from '../components/describeAccount.ts'
export type { ShownAccount } from '../components/describeAccount.ts'
export { modalCodePlugin } from '../components/modalCodePlugin.ts'
export type { ModalCodeState } from '../components/modalCodePlugin.ts'
export { announceAfter } from '../components/openingNotice.ts'
export { retryLoad } from '../components/retryLoad.ts'
export type { RetryLoadParameters } from '../components/retryLoad.ts'
export { startModal } from '../components/startModal.ts'
export type { StartModalParameters } from '../components/startModal.ts'
export { createButtonTranslator } from '../messages/createButtonTranslator.ts'
export type {
  CreateButtonTranslatorParameters,
  EnglishButtons,
  TranslateButton,
} from '../messages/createButtonTranslator.ts'
export { enButtons } from '../messages/languages/en/buttons.ts'
export { enOtherButtons } from '../messages/languages/en/otherButtons.ts'
export { loadButtonMessages } from '../messages/loadButtonMessages.ts'
export type { ButtonMessages } from '../messages/Messages.ts'
export { paintAvatar } from '../ui/paintAvatar.ts'
export { toDisplayText } from '../ui/toDisplayText.ts'
