import { UpdateEmailPrimaryOtpView, UpdateEmailSecondaryOtpView } from './UpdateEmailCodeView.tsx'
import { UpdateEmailWalletView } from './UpdateEmailWalletView.tsx'

/** The views of a change of the e-mail address. One module, so that they are published as one file: each follows the one before. */
export const updateEmailViews = { UpdateEmailPrimaryOtpView, UpdateEmailSecondaryOtpView, UpdateEmailWalletView }
