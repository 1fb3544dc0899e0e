/** The connector of the embedded wallet; also the source of its sessions. */
export const AUTH_ID = 'auth'

/** The name of the connector, and of a session whose user has no name. */
export const AUTH_NAME = 'E-mail'

/** The namespaces of the embedded wallet (S6.011, S9.075). */
export const LOGIN_NAMESPACES = ['eip155', 'solana'] as const

/** How long after a code no other login by e-mail begins, in ms (S9.001). */
export const EMAIL_COOLDOWN = 30_000

/** How many characters of an e-mail address are shown as a name (S5.039). */
export const EMAIL_NAME_LENGTH = 30

/** After what time a refused method is reported to the visitor, in ms (S9.009). */
export const REFUSAL_DELAY = 300

/** How often the account's e-mail address is asked for while a view of its change is open, in ms (S9.012). */
export const EMAIL_POLL = 1_000
