import { enButtons } from '@latchkey/react/internal'
import { createMessages } from '../page/createMessages.ts'
import { createAccountFace } from './createAccountFace.ts'
import type { FaceContext, FaceSource } from './Face.ts'

/** `<latchkey-connect>`: offers to connect; once connected, shows the account. */
export function describeConnectButton(context: FaceContext): FaceSource {
  const messages = createMessages({ modal: context.modal, english: enButtons, onChange: context.update })
  const account = createAccountFace({ ...context, t: messages.t })
  return {
    describe: () => {
      const { face, status, press } = account.read()
      if (face) return face
      const isConnecting = status === 'connecting'
      return {
        testId: 'lk-connect-button',
        variant: 'primary',
        isBusy: isConnecting,
        parts: isConnecting
          ? [{ kind: 'busy' }, { kind: 'text', text: messages.t('button.connecting') }]
          : [{ kind: 'text', text: context.readAttribute('label') ?? messages.t('button.connect') }],
        press,
      }
    },
    destroy: () => {
      account.destroy()
      messages.destroy()
    },
  }
}
