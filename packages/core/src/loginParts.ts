import { createSmartAccounts } from './smart-account/createSmartAccounts.ts'
import { createLogin } from './login/createLogin.ts'

/** The login and the type of its account, which a stored session needs at once. One module, so that it is published as one file. */
export const loginParts = { createLogin, createSmartAccounts }
