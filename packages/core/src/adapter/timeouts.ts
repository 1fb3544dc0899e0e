// Only engines import this file. A constant that the shell imports would move the file into an app's first load.

/** How long a wallet may take to answer a request that needs no prompt, in ms. */
export const SILENT_TIMEOUT = 3_000

/** How long a disconnect waits for the wallet's answer, in ms. Some wallets never answer methods that they do not know. */
export const LEAVE_TIMEOUT = 200

/** How long a server may take to answer, in ms. */
export const HTTP_TIMEOUT = 10_000
