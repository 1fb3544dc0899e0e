import type { WalletUser } from '@latchkey/protocol/embedded'
import { parse } from 'valibot'
import type { OpenedWindow } from '../handoff/createWindowOpener.ts'
import type { Windows } from '../handoff/createWindows.ts'
import { enrolResultSchema } from '../handoff/handoffContent.ts'
import type { Keys } from '../keys/createKeys.ts'
import { askVisitor, type ScreenControls } from '../screens/askVisitor.ts'
import type { Desk } from '../screens/createDesk.ts'
import type { Screens } from '../screens/createScreens.ts'
import type { AppIdentity } from '../screens/Screen.ts'
import { fromBase64 } from '../session/base64.ts'
import { createServerShares } from '../session/createServerShares.ts'
import type { SiteClient } from '../session/createSiteClient.ts'
import { FrameFailure } from '../session/FrameFailure.ts'
import type { Addresses } from '../vault/derive/deriveAccounts.ts'
import { addDevice, addMethod } from '../vault/flows/changeWallet.ts'
import { createWallet } from '../vault/flows/createWallet.ts'
import { unlock, unlockWithRecovery } from '../vault/flows/openWallet.ts'
import type { DeviceStore, FlowPorts, Recovery } from '../vault/flows/ports.ts'
import { acceptMove, readVault, type ReadVault, remember } from '../vault/flows/readVault.ts'
import { isVaultError } from '../vault/isVaultError.ts'
import { VaultError } from '../vault/VaultError.ts'
import { createRecoveryCode, type NewRecoveryCode, toTypedShare } from './createRecoveryCode.ts'
import type { Passkeys } from './Passkeys.ts'
import { toScreenFailure } from '../screens/toScreenFailure.ts'

/** The wallet of a user, as an app sees it. */
export interface WalletAccount {
  readonly addresses: Addresses
  /** Whether this device's memory or the vault itself proves the addresses. */
  readonly isVerified: boolean
  readonly hasRecoveryMethod: boolean
}

/** A passkey or a recovery code that has opened the wallet. */
export interface ProvedMethod {
  readonly addresses: Addresses
  readonly recovery: Recovery
}

/** What a recovery method is proved for. */
export type ProofPurpose = 'enrol' | 'settings' | 'file'

/** The wallet of the user who is logged in. */
export interface WalletHolder {
  /** Creates or opens the wallet. A known device asks nothing; otherwise a screen waits for the visitor. */
  getAccount(signal: AbortSignal): Promise<WalletAccount>
  /**
   * Adds a second key to a wallet without one. For any other wallet, a frame leads to the settings, which a window shows.
   *
   * @throws FrameFailure `wallet.unavailable` without passkeys; in a window, `request.unsupported` if the wallet has a second key.
   */
  openSettings(signal: AbortSignal): Promise<void>
  /** Gives the keys to the worker, within the turn of a task that has the screen. */
  openKeys(signal: AbortSignal): Promise<void>
  /** Takes what a passkey of the login has derived, so that it also unlocks. It is forgotten with the next use. */
  takeRecovery(recovery: Recovery | undefined): void
  /**
   * In a window: asks for a recovery method, also if the wallet is open, and returns it. For `enrol` and `file` only the code counts. The
   * caller overwrites the share.
   *
   * @throws FrameFailure `request.unsupported` if the wallet has none.
   */
  readonly prove?: ((purpose: ProofPurpose, signal: AbortSignal) => Promise<ProvedMethod>) | undefined
  /** Takes the addresses that a window has proved, where windows open the wallet. */
  readonly takeProof?: ((addresses: Addresses) => void) | undefined
}

/**
 * Creates the holder of a user's wallet.
 *
 * @param parameters.device absent where the browser keeps nothing: then a recovery method opens the wallet in each document.
 */
export function createWalletHolder(parameters: {
  readonly user: WalletUser
  /** The name of the logged-in user, for display. */
  readonly getLabel: () => string
  readonly client: SiteClient
  readonly device: DeviceStore | undefined
  readonly keys: Keys
  readonly passkeys: Passkeys
  readonly screens: Pick<Screens, 'set'>
  readonly desk: Desk
  readonly getApp: () => AppIdentity
  /** Only a window of the wallet shows and takes recovery codes, because its address bar says what it is. */
  readonly place: 'frame' | 'window'
  /** Loads what opens windows, where a frame leaves the recovery code to them. */
  readonly loadWindows?: (() => Promise<{ readonly windows: Windows }>) | undefined
}): WalletHolder {
  const { desk, device, getApp, getLabel, keys, loadWindows, passkeys, place, screens, user } = parameters
  const ports: FlowPorts = { server: createServerShares(parameters), device, keeper: keys }
  let recovery: Recovery | undefined
  let isVerified = false
  /** Of the screen that is shown. */
  let newCode: NewRecoveryCode | undefined

  const takeRecovery = (next: Recovery | undefined): void => {
    recovery?.share.fill(0)
    recovery = next
  }
  const spendRecovery = (): Recovery | undefined => {
    const spent = recovery
    recovery = undefined
    return spent
  }
  const toAccount = (read: ReadVault): WalletAccount => ({
    addresses: read.manifest.addresses,
    isVerified: isVerified || read.known !== undefined,
    hasRecoveryMethod: read.manifest.methods.length > 0,
  })

  /** What the screens of the wallet have in common. */
  const toBase = ({
    failure,
    isWorking,
    reject,
  }: Pick<ScreenControls<unknown>, 'failure' | 'isWorking' | 'reject'>) => ({
    app: getApp(),
    account: getLabel(),
    failure,
    isWorking,
    reject,
  })

  /** The account without the visitor, or `undefined` if a screen is needed. */
  const find = async (): Promise<WalletAccount | undefined> => {
    const read = await readVault(ports)
    if (read === undefined) return undefined
    const { known, manifest, record, stored } = read
    if (known === undefined) return device === undefined ? toAccount(read) : undefined
    // The server may have stored an attempt whose answer was lost; and another device may have made a change.
    if (record.kept?.deviceId !== known.deviceId || manifest.revision > known.pin.revision)
      await remember(ports, known, stored.content)
    return toAccount(read)
  }

  /** Shows a new recovery code, asks some of it back, and then uses it. */
  const offerCode = ({ attempt, redraw }: ScreenControls<Addresses>, use: (code: Recovery) => Promise<Addresses>) => {
    const offered = newCode
    const createWithCode = (): void => {
      newCode = createRecoveryCode()
      redraw()
    }
    return {
      createWithCode: place === 'window' ? createWithCode : undefined,
      code: offered && {
        code: offered.text,
        askedGroups: offered.askedGroups,
        confirm: (groups: readonly string[]) =>
          attempt(async () => {
            const addresses = await use(await offered.take(groups))
            newCode = undefined
            return addresses
          }),
      },
    }
  }

  const create = async (signal: AbortSignal): Promise<void> => {
    const canStore = device !== undefined
    // What a window creates, only a recovery method opens in a frame that keeps keys. One that keeps none always needs it.
    const [canUsePasskey, loaded] = await Promise.all([passkeys.canUse(), canStore ? undefined : loadWindows?.()])
    const windows = loaded?.windows
    const task = { purpose: 'create', userId: user.id, account: getLabel() } as const
    newCode = undefined
    const created = await askVisitor<Addresses | OpenedWindow>({
      screens,
      signal,
      toFailure: toScreenFailure,
      draw: (controls) => ({
        kind: 'create',
        isNew: true,
        ...toBase(controls),
        canStore,
        canUsePasskey,
        createWithPasskey: () => controls.attempt(async () => createWallet(ports, await passkeys.create())),
        createWithout: canStore ? () => controls.attempt(() => createWallet(ports)) : undefined,
        openWindow: windows && toOpener(controls, () => windows.open(task)),
        ...offerCode(controls, (code) => createWallet(ports, code)),
      }),
    })
    if (windows !== undefined && 'outcome' in created) await askWindow(windows, { task, signal, opened: created })
    else isVerified = true
  }

  /** Asks a window, and takes the addresses that it proves. */
  const askWindow = async (windows: Windows, asked: Parameters<Windows['ask']>[0]): Promise<void> => {
    const { addresses: proved } = await windows.ask(asked)
    const { addresses } = (await readVault(ports))?.manifest ?? {}
    isVerified = proved.eip155 === addresses?.eip155 && proved.solana === addresses?.solana
  }

  /** Opens the wallet by a recovery method: a browser that keeps keys becomes a device of it, unless it is one. */
  const open = async (by: Recovery, isDevice = false): Promise<Addresses> => {
    const addresses = await (device === undefined || isDevice ? unlockWithRecovery(ports, by) : addDevice(ports, by))
    isVerified = true
    return addresses
  }

  /** A wallet can have several codes; the visitor does not know which of them this one is. */
  const tryCodes = async <value>(
    read: ReadVault | undefined,
    typed: string,
    run: (code: Recovery) => Promise<value>,
  ): Promise<value> => {
    for (const methodId of listCodes(read)) {
      try {
        return await run({ methodId, kind: 'code', share: await toTypedShare(typed) })
      } catch (error) {
        if (!isVaultError(error, 'vault.wrongShares')) throw error
      }
    }
    throw new VaultError('vault.wrongCode')
  }

  /** Takes the wallet to which the visitor has moved for the one of this browser, whose screen says so. */
  const followMove = async (read: ReadVault | undefined): Promise<{ readonly isMoved: boolean }> => {
    const isMoved = read?.isMoved === true
    if (isMoved) await acceptMove(ports, read)
    return { isMoved }
  }

  const askToUnlock = async (signal: AbortSignal): Promise<void> => {
    const spent = spendRecovery()
    if (spent !== undefined) {
      try {
        await open(spent)
        return
      } catch (error) {
        // The passkey of the login is not one of this wallet, so another one is asked for.
        if (toScreenFailure(error) !== 'passkeyForeign') throw error
      }
    }
    const [canUsePasskey, read] = await Promise.all([passkeys.canUse(), readVault(ports)])
    const moved = await followMove(read)
    const hasCode = listCodes(read).length > 0
    const windows = hasCode ? (await loadWindows?.())?.windows : undefined
    const task = { purpose: 'enrol', userId: user.id, account: getLabel() } as const
    const opened = await askVisitor<OpenedWindow | undefined>({
      screens,
      signal,
      toFailure: toScreenFailure,
      draw: (controls) => ({
        kind: 'unlock',
        ...toBase(controls),
        ...moved,
        canUsePasskey,
        hasCode,
        unlockWithPasskey: () =>
          controls.attempt(async () => {
            await open(await passkeys.use(listMethods(read)))
            return undefined
          }),
        unlockWithCode:
          hasCode && place === 'window'
            ? (code) =>
                controls.attempt(async () => {
                  await tryCodes(read, code, open)
                  return undefined
                })
            : undefined,
        openWindow: windows && toOpener(controls, () => windows.open(task)),
      }),
    })
    if (windows === undefined || opened === undefined) return
    const { result } = await windows.ask({ task, signal, opened })
    const { methodId, share } = parse(enrolResultSchema, result)
    await open({ methodId, kind: 'code', share: fromBase64(share) })
  }

  const prove = async (purpose: ProofPurpose, signal: AbortSignal): Promise<ProvedMethod> => {
    const isForSettings = purpose === 'settings'
    const [canUsePasskey, read] = await Promise.all([isForSettings && passkeys.canUse(), readVault(ports)])
    const moved = await followMove(read)
    const hasCode = listCodes(read).length > 0
    if (!hasCode && (!isForSettings || read?.manifest.methods.length === 0))
      throw new FrameFailure(
        'request.unsupported',
        `The wallet has no ${isForSettings ? 'second key' : 'recovery code'}.`,
      )
    const openBy = async (by: Recovery): Promise<ProvedMethod> => {
      // Opening the wallet overwrites the share.
      const kept = { ...by, share: by.share.slice() }
      return { addresses: await open(by, read?.known !== undefined), recovery: kept }
    }
    return askVisitor<ProvedMethod>({
      screens,
      signal,
      toFailure: toScreenFailure,
      draw: (controls) => ({
        kind: 'unlock',
        ...toBase(controls),
        ...moved,
        canUsePasskey,
        hasCode,
        proves: purpose,
        unlockWithPasskey: () => controls.attempt(async () => openBy(await passkeys.use(listMethods(read)))),
        unlockWithCode: hasCode ? (code) => controls.attempt(() => tryCodes(read, code, openBy)) : undefined,
        openWindow: undefined,
      }),
    })
  }

  const openSettings = async (signal: AbortSignal): Promise<void> => {
    const read = await readVault(ports)
    if (read !== undefined && read.manifest.methods.length > 0) {
      const loaded = await loadWindows?.()
      if (loaded === undefined) throw new FrameFailure('request.unsupported', 'The wallet has a second key already.')
      await loaded.windows.ask({ task: { purpose: 'settings', userId: user.id, account: getLabel() }, signal })
      return
    }
    // Only the window that has created such a wallet can open it.
    const windows = device === undefined ? (await loadWindows?.())?.windows : undefined
    if (windows !== undefined)
      return askWindow(windows, { task: { purpose: 'protect', userId: user.id, account: getLabel() }, signal })
    const canUsePasskey = await passkeys.canUse()
    if (!canUsePasskey && place === 'frame')
      throw new FrameFailure('wallet.unavailable', 'This browser has no passkeys. Open the app in another browser.')
    newCode = undefined
    await askVisitor<Addresses>({
      screens,
      signal,
      toFailure: toScreenFailure,
      draw: (controls) => ({
        kind: 'create',
        isNew: false,
        ...toBase(controls),
        canStore: true,
        canUsePasskey,
        createWithPasskey: () => controls.attempt(async () => addMethod(ports, await passkeys.create())),
        createWithout: undefined,
        openWindow: undefined,
        ...offerCode(controls, (code) => addMethod(ports, code)),
      }),
    })
    isVerified = true
  }

  const createOrUnlock = async (signal: AbortSignal): Promise<WalletAccount> => {
    // Another request may have created or opened it while this one waited.
    const found = await find()
    if (found !== undefined) return found
    const read = await readVault(ports)
    try {
      await (read === undefined ? create(signal) : askToUnlock(signal))
    } catch (error) {
      // Another tab has created the wallet, or made this browser a device, in the meantime.
      if (!isVaultError(error, 'vault.exists')) throw error
    }
    return (await find()) ?? createOrUnlock(signal)
  }

  return {
    takeRecovery,
    prove: place === 'window' ? (purpose, signal) => desk.run(signal, () => prove(purpose, signal)) : undefined,
    getAccount: async (signal) => {
      const opened = (await find()) ?? (await desk.run(signal, () => createOrUnlock(signal)))
      // Only a browser that keeps nothing has to open the wallet by a passkey again.
      if (device !== undefined) takeRecovery(undefined)
      return opened
    },
    openSettings: (signal) => desk.run(signal, () => openSettings(signal)),
    openKeys: async (signal) => {
      const read = await readVault(ports)
      if (read?.known === undefined) return askToUnlock(signal)
      takeRecovery(undefined)
      await unlock(ports)
      isVerified = true
    },
  }
}

/** Opens a window in the turn of the click, because some browsers open one only then. */
function toOpener<value>({ attempt }: ScreenControls<value | OpenedWindow>, open: () => OpenedWindow): () => void {
  return () => {
    const opened = open()
    attempt(async () => opened)
  }
}

function listMethods(read: ReadVault | undefined): readonly string[] | undefined {
  return read?.manifest.methods.map(({ id }) => id)
}

/** The ids of the recovery codes of a wallet. */
function listCodes(read: ReadVault | undefined): readonly string[] {
  return read?.manifest.methods.flatMap(({ id, kind }) => (kind === 'code' ? [id] : [])) ?? []
}
