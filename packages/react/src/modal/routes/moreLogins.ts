import { MoreLogins } from '../../internals/login/MoreLogins.tsx'
import { ConnectingPasskeyView } from '../../views/connecting-passkey/ConnectingPasskeyView.tsx'

/** The logins besides e-mail. One module, so that they are published as one file: the view follows a press of the row. */
export const moreLogins = { ConnectingPasskeyView, MoreLogins }
