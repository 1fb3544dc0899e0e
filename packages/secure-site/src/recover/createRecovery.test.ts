import { expect, it } from 'vitest'
import { PasskeyError } from '../session/PasskeyError.ts'
import { createRecovery } from './createRecovery.ts'
import type { RecoveryPorts } from './createRecovery.ts'
import { createRecoverable, passkey, toCode } from './test/createRecoverable.ts'

/** The page without a browser: timers that run when they are told to, and a clipboard. */
function setUp(ports: Partial<RecoveryPorts> = {}) {
  const timers = new Set<{ readonly callback: () => void; readonly delay: number }>()
  const clipboard = { text: '', isWritable: true }
  const cleared: (() => void)[] = []
  const recovery = createRecovery({
    setTimer: (callback, delay) => {
      const timer = { callback, delay }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    copy: async (text) => {
      if (clipboard.isWritable) clipboard.text = text
      return clipboard.isWritable
    },
    clearClipboard: () => new Promise((resolve) => cleared.push(resolve)),
    listWallets: async () => ({ devices: [], isDamaged: false }),
    usePasskey: async () => {
      throw new PasskeyError('cancelled')
    },
    ...ports,
  })
  /** Runs the timers of a delay until no such timer is left. */
  const run = (delay: number): void => {
    for (const timer of timers) {
      if (timer.delay !== delay) continue
      timers.delete(timer)
      timer.callback()
    }
  }
  return { recovery, run, clipboard, cleared }
}

const toFile = (text: string): File => new File([text], 'recovery.json')

it('shows nothing of a wallet that opens after the visitor has started over', async () => {
  const { file, code } = await createRecoverable()
  const { recovery } = setUp()
  await recovery.chooseFile(toFile(file))
  const opening = recovery.enterCode(code.split('-'))
  expect(recovery.getState().isWorking).toBe(true)
  recovery.startOver()
  await opening
  expect(recovery.getState()).toMatchObject({ step: 'choose', addresses: undefined, isWorking: false })
})

it('keeps no secret in its state but the one that is shown', async () => {
  const { file, code } = await createRecoverable()
  const { recovery, run } = setUp()
  await recovery.chooseFile(toFile(file))
  await recovery.enterCode(code.split('-'))
  recovery.openSecret('words')
  await recovery.showSecret()
  expect(recovery.getState().secret).toMatchObject({ stage: 'held', secondsLeft: 5, text: undefined })
  run(1_000)
  await recovery.showSecret()
  const words = recovery.getState().secret?.text
  expect(words?.split(' ')).toHaveLength(12)
  recovery.openSecret('solana')
  expect(recovery.getState().secret).toMatchObject({ secret: 'solana', stage: 'held', text: undefined })
  recovery.startOver()
  expect(JSON.stringify(recovery.getState())).not.toContain(words ?? 'no words')
})

it('says that the clipboard is cleared only when it is, and not after another copy', async () => {
  const { file, code } = await createRecoverable()
  const { cleared, clipboard, recovery, run } = setUp()
  await recovery.chooseFile(toFile(file))
  await recovery.enterCode(code.split('-'))
  recovery.openSecret('words')
  run(1_000)
  await recovery.showSecret()
  await recovery.copySecret()
  expect(clipboard.text).toBe(recovery.getState().secret?.text)
  run(60_000)
  expect(recovery.getState().copy).toBe('copied')
  await recovery.copySecret()
  cleared[0]?.()
  await Promise.resolve()
  expect(recovery.getState().copy).toBe('copied')
  run(60_000)
  cleared[1]?.()
  await expect.poll(() => recovery.getState().copy).toBe('cleared')
  clipboard.isWritable = false
  await recovery.copySecret()
  expect(recovery.getState().copy).toBe('failed')
})

it('tells a cancelled passkey from one of another wallet', async () => {
  const { device } = await createRecoverable()
  const answers = [
    async () => {
      throw new PasskeyError('cancelled')
    },
    async () => ({ ...passkey(), methodId: 'passkey_2' }),
    async () => ({ ...passkey(), share: new Uint8Array(32) }),
    async () => passkey(),
  ]
  const { recovery } = setUp({
    listWallets: async () => ({ devices: [device], isDamaged: false }),
    usePasskey: () => answers.shift()?.() ?? Promise.reject(new PasskeyError('cancelled')),
  })
  await recovery.start()
  recovery.chooseWallet(0)
  const failures: unknown[] = []
  for (let tries = 0; tries < 4; tries++) {
    await recovery.usePasskey()
    failures.push(recovery.getState().failure)
  }
  expect(failures).toEqual(['passkeyCancelled', 'passkeyForeign', 'passkeyForeign', undefined])
  expect(recovery.getState().step).toBe('wallet')
})

it('does not try a code of a remembered wallet in which a group is wrong', async () => {
  const { device } = await createRecoverable()
  const { recovery } = setUp({ listWallets: async () => ({ devices: [device], isDamaged: true }) })
  await recovery.start()
  expect(recovery.getState()).toMatchObject({ failure: 'damagedDevice', remembered: [{ hasCode: true }] })
  recovery.chooseWallet(0)
  await recovery.enterCode(toCode(6).split('-').with(1, 'AB'))
  expect(recovery.getState()).toMatchObject({ failure: 'wrongForm', wrongGroups: [1], isWorking: false })
})

it('opens files in a browser that blocks storage', async () => {
  const { file, code, addresses } = await createRecoverable()
  const { recovery } = setUp({ listWallets: () => Promise.reject(new DOMException('Blocked', 'SecurityError')) })
  await recovery.start()
  expect(recovery.getState()).toMatchObject({ failure: undefined, remembered: [] })
  await recovery.chooseFile(toFile(file))
  await recovery.enterCode(code.split('-'))
  expect(recovery.getState()).toMatchObject({ step: 'wallet', addresses })
})
