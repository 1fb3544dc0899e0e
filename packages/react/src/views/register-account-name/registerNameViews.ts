import { RegisterAccountNameSuccessView } from './RegisterAccountNameSuccessView.tsx'
import { RegisterAccountNameView } from './RegisterAccountNameView.tsx'

/** The views of the registration of a name. One module, so that they are published as one file: the second follows the first. */
export const registerNameViews = { RegisterAccountNameSuccessView, RegisterAccountNameView }
