import { getCredential } from '../passkey/credentials.ts'
import { toMethodId } from '../passkey/prf.ts'
import { listRememberedWallets } from '../storage/listRememberedWallets.ts'
import { createShare } from '../vault/flows/entrances.ts'
import { PasskeyError } from '../session/PasskeyError.ts'
import { createClipboard } from '../secret/createClipboard.ts'
import { createRecovery } from './createRecovery.ts'
import { mountPage } from './mountPage.ts'

const recovery = createRecovery({
  ...createClipboard(window),
  setTimer: (callback, delay) => {
    const timer = setTimeout(callback, delay)
    return () => clearTimeout(timer)
  },
  // Only the secure origin remembers wallets. A file from disk may share its storage with every other file.
  listWallets: async () =>
    /^https?:$/.test(location.protocol) ? listRememberedWallets() : { devices: [], isDamaged: false },
  usePasskey: async () => {
    const { credentials } = navigator
    const { id, share } = await getCredential({
      credentials,
      rpId: location.hostname,
      challenge: createShare(),
      ids: [],
      timeout: 120_000,
    })
    if (share === undefined) throw new PasskeyError('unsupported')
    return { methodId: await toMethodId(id), kind: 'passkey', share }
  },
})
// A policy in the document cannot say which pages may embed it, and a page around this one could draw over it.
const blocked = window.top !== window.self ? 'framed' : crypto.subtle === undefined ? 'insecure' : undefined
mountPage({ page: window, recovery, blocked })
if (blocked === undefined) void recovery.start()
// The page may be kept in memory for the Back button.
addEventListener('pagehide', recovery.startOver)
