// What the page does: choose a source, enter the code, compare the addresses, and show one secret at a time.
import type { PendingDevice, Recovery as Method } from '../vault/flows/ports.ts'
import { findMistake } from '../vault/recovery/findMistake.ts'
import { parseRecoveryFile } from '../vault/recovery/recoveryFile.ts'
import type { RememberedWallets } from '../storage/listRememberedWallets.ts'
import type { Secret } from '../vault/worker/Command.ts'
import { createSecretView } from '../secret/createSecretView.ts'
import type { SecretPorts } from '../secret/createSecretView.ts'
import { listMethods, recoverFromDevice, recoverFromDeviceByCode } from './recoverFromDevice.ts'
import type { RecoveredWallet } from './RecoveredWallet.ts'
import { initialState } from './RecoverState.ts'
import type { RecoverFailure, RecoverState, RememberedWallet } from './RecoverState.ts'
import { recoverWallet } from './recoverWallet.ts'
import { toDeviceFailure, toFileFailure } from './toRecoverFailure.ts'

/** A recovery file has less than 1 kB. Larger ones are not even read. */
const bytesAtMost = 8192

/** What the page needs of the browser. */
export interface RecoveryPorts extends SecretPorts {
  readonly listWallets: () => Promise<RememberedWallets>
  /** Asks for a passkey of this host. Rejects with a `PasskeyError`. */
  readonly usePasskey: () => Promise<Method>
}

export interface Recovery {
  getState(): RecoverState
  subscribe(listener: () => void): void
  /** Finds the wallets that this browser remembers. */
  start(): Promise<void>
  chooseFile(file: File): Promise<void>
  /** Chooses a remembered wallet, by its place in the list. */
  chooseWallet(index: number): void
  enterCode(groups: readonly string[], options?: { readonly ignoresAddresses?: boolean | undefined }): Promise<void>
  usePasskey(): Promise<void>
  openSecret(secret: Secret): void
  showSecret(): Promise<void>
  copySecret(): Promise<void>
  closeSecret(): void
  /** Forgets everything but what this browser remembers. */
  startOver(): void
}

type Chosen =
  | { readonly kind: 'file'; readonly text: string }
  | { readonly kind: 'device'; readonly device: PendingDevice }

export function createRecovery(ports: RecoveryPorts): Recovery {
  let state = initialState
  let devices: readonly PendingDevice[] = []
  let chosen: Chosen | undefined
  let wallet: RecoveredWallet | undefined
  const listeners: (() => void)[] = []

  const patch = (part: Partial<RecoverState>): void => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  const secrets = createSecretView({ ports, getState: () => state, patch, getWallet: () => wallet })

  const startOver = (failure?: RecoverFailure): void => {
    secrets.close()
    wallet?.close()
    wallet = undefined
    chosen = undefined
    patch({ ...initialState, remembered: state.remembered, copy: state.copy, failure })
  }

  /** Opens the chosen source once; a second attempt meanwhile is not made. */
  const open = async (
    run: (source: Chosen) => Promise<RecoveredWallet>,
    toFailure: (error: unknown, source: Chosen) => Partial<RecoverState>,
  ): Promise<void> => {
    const source = chosen
    if (source === undefined || state.isWorking) return
    patch({ isWorking: true, failure: undefined, wrongGroups: [] })
    try {
      const opened = await run(source)
      // The visitor has started over in the meantime.
      if (chosen !== source) return opened.close()
      wallet = opened
      patch({ step: 'wallet', addresses: opened.addresses, isWorking: false })
    } catch (error) {
      if (chosen === source) patch({ ...toFailure(error, source), isWorking: false })
    }
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.push(listener)
    },
    start: async () => {
      // A browser that blocks storage remembers nothing.
      const nothing: RememberedWallets = { devices: [], isDamaged: false }
      const { devices: found, isDamaged } = await ports.listWallets().catch(() => nothing)
      devices = found.filter((device) => listMethods(device).length > 0)
      patch({
        remembered: devices.map(toRemembered),
        ...(isDamaged && state.step === 'choose' && state.failure === undefined ? { failure: 'damagedDevice' } : {}),
      })
    },
    chooseFile: async (file) => {
      startOver()
      if (file.size > bytesAtMost) return patch({ failure: 'tooLarge' })
      const text = await file.text().catch(() => undefined)
      if (text === undefined) return patch({ failure: 'unreadable' })
      try {
        parseRecoveryFile(text)
        chosen = { kind: 'file', text }
        patch({ step: 'code', source: { kind: 'file', name: file.name } })
      } catch (error) {
        patch({ failure: toFileFailure(error, text) })
      }
    },
    chooseWallet: (index) => {
      const [device, remembered] = [devices[index], state.remembered[index]]
      if (device === undefined || remembered === undefined) return
      startOver()
      chosen = { kind: 'device', device }
      patch({ step: 'code', source: { kind: 'device', ...remembered } })
    },
    enterCode: async (groups, { ignoresAddresses } = {}) => {
      const mistake = findMistake(groups)
      if (mistake !== undefined) {
        const failure = mistake.isCertain ? 'wrongForm' : mistake.groups.length > 0 ? 'wrongGroup' : 'wrongCode'
        return patch({ failure, wrongGroups: [...mistake.groups] })
      }
      const code = groups.join('')
      await open(
        (source) =>
          source.kind === 'file'
            ? recoverWallet({ file: source.text, code, ignoresAddresses })
            : recoverFromDeviceByCode({ device: source.device, code }),
        (error, source) => ({
          failure: source.kind === 'file' ? toFileFailure(error, source.text) : toDeviceFailure(error),
        }),
      )
    },
    usePasskey: () =>
      open(
        async (source) => {
          if (source.kind === 'file') throw new TypeError('A file opens with a code only.')
          return recoverFromDevice({ device: source.device, recovery: await ports.usePasskey() })
        },
        (error) => {
          const failure = toDeviceFailure(error)
          return { failure: failure === 'otherCode' ? 'passkeyForeign' : failure }
        },
      ),
    openSecret: secrets.open,
    showSecret: secrets.show,
    copySecret: secrets.copy,
    closeSecret: secrets.close,
    startOver: () => {
      startOver()
    },
  }
}

function toRemembered(device: PendingDevice): RememberedWallet {
  const kinds = listMethods(device).map(({ kind }) => kind)
  return {
    address: device.pin.addresses.eip155,
    hasCode: kinds.includes('code'),
    hasPasskey: kinds.includes('passkey'),
  }
}
