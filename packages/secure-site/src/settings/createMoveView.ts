// The part of the settings that moves the visitor to a new wallet, and opens those that they have left.
import type { SettingsEarlier, SettingsMove } from '../screens/Screen.ts'
import { exportEarlierSecret, moveWallet } from '../vault/flows/moveWallet.ts'
import type { FlowPorts, Recovery } from '../vault/flows/ports.ts'
import type { Secret } from '../vault/worker/Command.ts'
import { askEarlierMethod } from './askEarlierMethod.ts'
import { askNewCode } from './askNewCode.ts'
import type { SettingsPorts } from './showWalletSettings.ts'

/** What the settings show of moves, and what they ask for. */
export interface MoveView {
  get(earlier: readonly SettingsEarlier[]): SettingsMove
  /** Exports from the earlier wallet that is open, if one is. */
  exportEarlier(secret: Secret): Promise<string | undefined>
  /** Overwrites the share of the earlier wallet. */
  forget(): void
}

/** Creates it. `act`, `change` and `cover` are those of the settings, with the two minutes of their proof. */
export function createMoveView(parameters: {
  readonly ports: SettingsPorts
  readonly flow: FlowPorts
  readonly signal: AbortSignal
  readonly proof: Recovery
  readonly act: (run: () => unknown) => Promise<void>
  readonly change: (run: () => Promise<unknown>) => void
  readonly cover: <value>(run: () => Promise<value>) => Promise<value | undefined>
  readonly expire: () => void
  readonly closeSecret: () => void
  readonly show: () => void
}): MoveView {
  const { act, change, closeSecret, cover, expire, flow, ports, proof, show, signal } = parameters
  let moving: SettingsMove['moving']
  let opened: { readonly wallet: SettingsEarlier; readonly by: Recovery } | undefined
  /** The flows overwrite what they have used. */
  const copy = (by: Recovery): Recovery => ({ ...by, share: by.share.slice() })
  const forget = (): void => {
    opened?.by.share.fill(0)
    opened = undefined
  }

  const move = async (): Promise<void> => {
    // Writing the code down may take longer than the proof counts.
    const by = copy(proof)
    try {
      await cover(async () => {
        await askNewCode(ports, { signal, use: (method) => moveWallet(flow, { by: copy(by), method }) })
        moving = 'moved'
        // What opens the old wallet proves nothing of the new one.
        expire()
      })
    } finally {
      by.share.fill(0)
    }
  }
  const open = async (wallet: SettingsEarlier): Promise<void> => {
    forget()
    const by = await cover(() => askEarlierMethod(ports, { flow, signal, vaultId: wallet.id }))
    if (by !== undefined) opened = { wallet, by }
  }

  return {
    forget,
    exportEarlier: async (secret) =>
      opened && exportEarlierSecret(flow, { vaultId: opened.wallet.id, by: copy(opened.by), secret }),
    get: (earlier) => ({
      moving,
      openMove: () => void act(() => (moving = 'asked')),
      closeMove: () => {
        moving = undefined
        show()
      },
      move: () => change(move),
      earlier,
      openedEarlier: opened?.wallet,
      openEarlier: (id) => {
        const wallet = earlier.find((each) => each.id === id)
        if (wallet !== undefined) void act(() => open(wallet))
      },
      closeEarlier: () => {
        closeSecret()
        forget()
        show()
      },
    }),
  }
}
