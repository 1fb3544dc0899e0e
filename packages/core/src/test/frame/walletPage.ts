import type { FrameRequestName, frameRequests } from '@latchkey/protocol/frame'
import type { InferInput } from 'valibot'
import { createPorts } from '../../kernel/ports/createPorts.ts'
import { ModalError } from '../../kernel/errors/ModalError.ts'
import type { FrameEvent } from '../../login/frame/createChannel.ts'
import { type Frame, openFrame } from '../../login/frame/openFrame.ts'

// The script of the pages in wallet.test.ts: it opens the frame as core does, and shows it when the frame wants to be seen.

let opened: Frame | undefined
const events: FrameEvent[] = []

const show = (event: FrameEvent): void => {
  events.push(event)
  const dialog = globalThis.document.querySelector('dialog')
  const frame = globalThis.document.querySelector('iframe')
  if (event.type === 'FRAME_SHOW') {
    Object.assign(frame?.style ?? {}, { width: '360px', height: `${event.payload.height}px` })
    if (dialog?.open === false) dialog.showModal()
  }
  if (event.type === 'FRAME_HIDE') dialog?.close()
}

/** Runs an action; a failure is returned as its code and details, because errors lose them between processes. */
async function tell(action: () => Promise<unknown>): Promise<unknown> {
  try {
    return await action()
  } catch (error) {
    if (error instanceof ModalError) return { code: error.code, details: error.details }
    return error instanceof Error ? { message: error.message } : String(error)
  }
}

Object.assign(globalThis, {
  wallet: {
    events,
    open: (secureSite: string, projectId: string, chainId = 'eip155:1') =>
      tell(async () => {
        opened = await openFrame({
          secureSite,
          projectId,
          chainId,
          enableLogger: false,
          ports: createPorts(),
          onEvent: show,
          signal: new AbortController().signal,
        })
        return { isUnverified: opened.isUnverified }
      }),
    ask: <name extends FrameRequestName>(name: name, payload: InferInput<(typeof frameRequests)[name]>) =>
      tell(async () => opened?.request({ name, payload, isApproval: true })),
  },
})
