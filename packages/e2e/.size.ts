import { createModal } from '@latchkey/core'
globalThis.k = createModal
