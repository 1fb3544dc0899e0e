import type { RouteParameters, Transaction, TransactionRecord } from '@latchkey/core'
import { metamask } from './cast.ts'
import { createScene, type SceneSteps } from './createScene.ts'
import type { Scene } from './Scene.ts'
import { history, leaveRecords, record, spam } from './transactionCast.ts'
import { withCloud } from './withCloud.ts'

const atTransaction = (
  state: string,
  parameters: RouteParameters['TransactionDetails'],
  steps: Partial<SceneSteps>,
): Scene =>
  createScene('TransactionDetails', state, {
    connected: [metamask.id],
    play: ({ modal }) => {
      modal.open()
      modal.controllers.router.push('TransactionDetails', parameters)
    },
    ...steps,
  })

const ofBrowser = (state: string, part: Partial<TransactionRecord>, steps: Partial<SceneSteps> = {}): Scene =>
  atTransaction(state, { key: 'd1' }, { storage: leaveRecords(record(part)), ...steps })

const ofHistory = (state: string, { metadata, id }: Transaction, steps: Partial<SceneSteps> = {}): Scene =>
  atTransaction(
    state,
    { caipNetworkId: 'eip155:1', id: metadata.hash ?? id },
    { ...withCloud('all', {}, { history: () => ({ data: [...history, ...spam], next: null }) }), ...steps },
  )

const [sent, swapped] = history
const several = history[5]
const [unwanted = sent] = spam
const isFinal = true

/** All states of one transaction. */
export const createTransactionScenes = (): readonly Scene[] => [
  ofBrowser('in the wallet', { status: 'awaitingWallet', id: null }),
  ofBrowser('pending', {}),
  ofBrowser('stuck', { status: 'stuck' }),
  ofBrowser('unclear', { status: 'unknown', id: null, isFinal }),
  ofBrowser('confirmed', { status: 'confirmed', isFinal }),
  ofBrowser('failed', { status: 'failed', cause: 'reverted', isFinal }),
  ofBrowser('not sent', { status: 'failed', cause: 'notSent', id: null, isFinal }),
  ofBrowser('expired', { status: 'expired', isFinal }),
  ofBrowser('cancelled', { status: 'replaced', replacedBy: 'cancelled', isFinal }),
  ofHistory('swapped', swapped),
  ofHistory('several assets', several),
  ofHistory('spam', unwanted),
  ofHistory('not found', { ...sent, metadata: { ...sent.metadata, hash: '0xff' } }),
  ofHistory('loading', sent, { ...withCloud('hold'), advance: 120 }),
]
