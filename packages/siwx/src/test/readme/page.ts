// page.ts
import { createPageStorage, createSiwx } from '@latchkey/siwx'

export const siwx = createSiwx({
  storage: createPageStorage(),
  statement: 'Sign in to see your orders.',
})
// createModal({ siwx, … })
