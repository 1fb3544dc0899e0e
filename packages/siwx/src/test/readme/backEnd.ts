// backEnd.ts
import { createBackEndStorage, createSiwx } from '@latchkey/siwx'

export const siwx = createSiwx({ storage: createBackEndStorage({ url: '/api/siwx' }) })
