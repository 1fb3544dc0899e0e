import { EmailVerifyOtpView } from '../../views/email-verify-otp/EmailVerifyOtpView.tsx'
import { EmailLoginView } from '../../views/email-login/EmailLoginView.tsx'

/** The views of the login by e-mail. One module, so that they are published as one file: the second always follows the first. */
export const loginViews = { EmailVerifyOtpView, EmailLoginView }
