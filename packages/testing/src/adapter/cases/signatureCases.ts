import type { AdapterCase } from '../AdapterCase.ts'
import { checkEqual } from '../checks/checkEqual.ts'
import { checkRejects } from '../checks/checkRejects.ts'
import { checkSame } from '../checks/checkSame.ts'
import { checkTrue } from '../checks/checkTrue.ts'
import { within } from '../checks/within.ts'

const MESSAGES = ['Hello', 'Line one\nline two\n\n', 'Größe · 鍵 · مفتاح · 🔑', '0x1234', ' ']

/** Invariant 18, first part: signatures. */
export const signatureCases: readonly AdapterCase[] = [
  {
    invariant: 18,
    title: 'a signature verifies with an independent verifier, for every account and any text',
    run: async (world) => {
      const { verifySignature, wallet } = world.harness
      const { adapter, connection } = await world.startConnected()
      const { message } = adapter.features
      if (!message) {
        checkTrue(!connection.features.includes('message'), 'No wallet signs if the adapter cannot')
        return
      }
      const sign = async (text: string, address?: typeof connection.activeAddress): Promise<string> => {
        const { signature } = await within({
          promise: message.sign({ connectionId: connection.id, message: text, address }),
          patience: world.patience,
          awaited: 'the wallet signs',
        })
        return signature
      }
      const [first, second] = wallet.accounts
      for (const text of MESSAGES) {
        const signature = await sign(text)
        checkTrue(
          await verifySignature({ address: first, message: text, signature }),
          `The account in use signed ${JSON.stringify(text)}`,
        )
        checkTrue(
          !(await verifySignature({ address: first, message: `${text}.`, signature })),
          'The harness’s verifier refuses another text',
        )
      }
      const text = 'Signed by the second account'
      const signature = await sign(text, second)
      checkTrue(await verifySignature({ address: second, message: text, signature }), 'The named account signed')
      checkTrue(
        !(await verifySignature({ address: first, message: text, signature })),
        'The account in use did not sign for the named one',
      )
    },
  },
  {
    invariant: 18,
    title: 'the account that the app chose signs',
    run: async (world) => {
      const { verifySignature, wallet } = world.harness
      const { adapter, connection } = await world.startConnected()
      const { message } = adapter.features
      const address = wallet.accounts[1]
      await adapter.switchAccount({ connectionId: connection.id, address })
      if (!message) return
      const text = 'Signed by the chosen account'
      const { signature } = await within({
        promise: message.sign({ connectionId: connection.id, message: text }),
        patience: world.patience,
        awaited: 'the wallet signs',
      })
      checkTrue(await verifySignature({ address, message: text, signature }), 'The chosen account signed')
    },
  },
  {
    invariant: 18,
    title: 'an aborted signature rejects at once, and the state stays',
    run: async (world) => {
      const { wallet } = world.harness
      const { adapter, connection } = await world.startConnected()
      const { message } = adapter.features
      if (!message) return
      await world.settle()
      const state = adapter.store.getState()
      const prompts = wallet.getPromptCount()
      const controller = new AbortController()
      wallet.answerWith('hold')
      const attempt = message.sign({ connectionId: connection.id, message: 'Hello', signal: controller.signal })
      attempt.catch(() => undefined)
      await world.waitForPrompt(wallet, prompts)
      controller.abort()
      await checkRejects({
        promise: attempt,
        patience: world.patience,
        code: 'request.aborted',
        claim: 'An aborted signature rejects while the human still thinks',
      })
      await wallet.release('reject')
      await world.settle()
      checkSame({ actual: adapter.store.getState(), expected: state, claim: 'The state is the very same object' })
      checkEqual({ actual: wallet.getPromptCount(), expected: prompts + 1, claim: 'The human was asked once' })
    },
  },
]
