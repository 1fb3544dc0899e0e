import { enButtons } from '@latchkey/react/internal'
import { createMessages } from '../page/createMessages.ts'
import { createAccountFace } from './createAccountFace.ts'
import type { FaceContext, FaceSource } from './Face.ts'

/** `<latchkey-account>`: shows the account, and nothing while disconnected. */
export function describeAccountButton(context: FaceContext): FaceSource {
  const messages = createMessages({ modal: context.modal, english: enButtons, onChange: context.update })
  const account = createAccountFace({ ...context, t: messages.t })
  return {
    describe: () => account.read().face,
    destroy: () => {
      account.destroy()
      messages.destroy()
    },
  }
}
