import { announceExport, getPasskeys, listDevices, resumeDevice, suspendDevice } from '@latchkey/protocol/embedded'
import type { Keys } from '../keys/createKeys.ts'
import { createAborted } from '../screens/createDesk.ts'
import type { Screens } from '../screens/createScreens.ts'
import type { AppIdentity, ScreenFailure, SettingsFile, SettingsScreen } from '../screens/Screen.ts'
import { createSecretView, type SecretPorts } from '../secret/createSecretView.ts'
import { initialSecret } from '../secret/SecretState.ts'
import { createServerShares } from '../session/createServerShares.ts'
import type { SiteClient } from '../session/createSiteClient.ts'
import { FrameFailure } from '../session/FrameFailure.ts'
import { addMethod, changeDeletion, createRecoveryFile, removeMember } from '../vault/flows/changeWallet.ts'
import { exportSecret, unlockWithRecovery } from '../vault/flows/openWallet.ts'
import type { DeviceStore, FlowPorts, Recovery } from '../vault/flows/ports.ts'
import { requireVault } from '../vault/flows/readVault.ts'
import { formatRecoveryFile } from '../vault/recovery/recoveryFile.ts'
import type { Secret } from '../vault/worker/Command.ts'
import type { ProvedMethod } from '../wallet/createWalletHolder.ts'
import type { Passkeys } from '../wallet/Passkeys.ts'
import { toScreenFailure } from '../screens/toScreenFailure.ts'
import { askNewCode } from './askNewCode.ts'
import { createDataFile } from './createDataFile.ts'
import { createMoveView } from './createMoveView.ts'
import { createSmartView } from './createSmartView.ts'
import { listEarlier } from './listEarlier.ts'

/** How long a proof of a recovery method counts, in ms. */
const proofLife = 120_000

type Listed = Pick<SettingsScreen, 'methods' | 'devices' | 'deletion' | 'earlier'>

export interface SettingsPorts extends SecretPorts {
  readonly client: SiteClient
  /** Absent where the browser keeps nothing. */
  readonly device: DeviceStore | undefined
  readonly keys: Keys
  readonly passkeys: Passkeys
  readonly screens: Pick<Screens, 'set'>
  readonly getApp: () => AppIdentity
  /** The name of the logged-in user, for display. */
  readonly getLabel: () => string
  /** Asks the visitor for a recovery method of the wallet. */
  readonly prove: (signal: AbortSignal) => Promise<ProvedMethod>
  /** The same, for the recovery code alone. */
  readonly proveCode: (signal: AbortSignal) => Promise<ProvedMethod>
  /** Current time in ms. */
  readonly now: () => number
  /** Shows that something is under way. */
  readonly showOpening: () => void
}

/**
 * Shows the settings of the wallet in a window, until the visitor closes them. All that they change or show takes a recovery method, which
 * the visitor has proved in the last two minutes; otherwise it is asked for again. A login, and so a mail code, never counts.
 *
 * @param proved what has opened the wallet just now. Its share is overwritten.
 * @throws FrameFailure if the session has ended; `request.rejected` if the visitor declines to prove a method again.
 */
export async function showWalletSettings(
  ports: SettingsPorts,
  { proved, signal }: { readonly proved: ProvedMethod; readonly signal: AbortSignal },
): Promise<void> {
  let current = proved
  for (;;) {
    ports.showOpening()
    if ((await showOnce(ports, current, signal)) === 'closed') return
    current = await ports.prove(signal)
  }
}

/** Shows the settings as long as one proof counts, and afterwards until the visitor wants something that needs another. */
async function showOnce(
  ports: SettingsPorts,
  { addresses, recovery: proof }: ProvedMethod,
  signal: AbortSignal,
): Promise<'closed' | 'expired'> {
  const { client, device, getApp, getLabel, keys, passkeys, screens, setTimer } = ports
  const flow: FlowPorts = { server: createServerShares({ client, device }), device, keeper: keys }
  let isExpired = false
  let forget = (): void => undefined
  const expire = (): void => {
    isExpired = true
    forget()
    proof.share.fill(0)
  }
  const cancelLimit = setTimer(expire, proofLife)
  try {
    let listed = await list(flow, client)
    const canUsePasskey = await passkeys.canUse()
    return await new Promise<'closed' | 'expired'>((resolve, reject) => {
      let secrets = initialSecret
      let file: SettingsFile | undefined
      let data: SettingsFile | undefined
      let isDeleting = false
      const announced = new Set<string>()
      let failure: ScreenFailure | undefined
      let isWorking = false
      /** Another screen is shown, such as a new code. */
      let isCovered = false
      let isOver = false

      const end = (settle: () => void): void => {
        if (isOver) return
        isOver = true
        secretView.close()
        signal.removeEventListener('abort', abort)
        screens.set(undefined)
        settle()
      }
      const abort = (): void => end(() => reject(createAborted()))
      /** Runs what needs a proof, one at a time, and shows what became of it. */
      const act = async (run: () => unknown): Promise<void> => {
        if (isOver || isWorking) return
        if (isExpired) return end(() => resolve('expired'))
        isWorking = true
        failure = undefined
        show()
        try {
          await run()
        } catch (error) {
          failure = toScreenFailure(error)
          if (failure === undefined) return end(() => reject(error))
        }
        isWorking = false
        show()
      }
      /** The flows overwrite what they have used. */
      const copy = (by: Recovery): Recovery => ({ ...by, share: by.share.slice() })
      /** Changes the wallet, and reads again what there is. */
      const change = (run: () => Promise<unknown>): void =>
        void act(async () => {
          secretView.close()
          await run()
          listed = await list(flow, client)
        })
      /** Shows another screen. A visitor who declines there goes back. */
      const cover = async <value>(run: () => Promise<value>): Promise<value | undefined> => {
        isCovered = true
        try {
          return await run()
        } catch (error) {
          if (!(error instanceof FrameFailure) || error.code !== 'request.rejected') throw error
          return undefined
        } finally {
          isCovered = false
        }
      }
      const addCode = async (): Promise<void> => {
        // Writing the code down may take longer than the proof counts.
        const by = copy(proof)
        try {
          await cover(() => askNewCode(ports, { signal, use: (code) => addMethod(flow, code, copy(by)) }))
        } finally {
          by.share.fill(0)
        }
      }
      /** The server tells the visitor by mail, before they see a secret: once for each, as long as the proof counts. */
      const announce = async (secret: Secret | 'file', vaultId = ''): Promise<void> => {
        const key = `${vaultId}${secret}`
        if (announced.has(key)) return
        await client.call(announceExport, { body: { secret } })
        announced.add(key)
      }
      const makeFile = async (): Promise<void> => {
        const code = proof.kind === 'code' ? copy(proof) : (await cover(() => ports.proveCode(signal)))?.recovery
        if (code === undefined) return
        try {
          await announce('file')
          const made = await createRecoveryFile(flow, copy(code))
          const name = `latchkey-recovery-${made.addresses.eip155.slice(2, 8).toLowerCase()}.json`
          file = { name, text: formatRecoveryFile(made) }
        } finally {
          code.share.fill(0)
        }
      }
      const remove = async (id: string): Promise<void> => {
        await removeMember(flow, id, copy(proof))
        // What is no longer a method proves nothing.
        if (id === proof.methodId) expire()
      }
      const secretView = createSecretView({
        ports,
        getState: () => secrets,
        patch: (part) => {
          secrets = { ...secrets, ...part }
          show()
        },
        getWallet: () => ({
          reveal: async (secret) => {
            await announce(secret, moves.get(listed.earlier).openedEarlier?.id)
            return (await moves.exportEarlier(secret)) ?? exportSecret(flow, copy(proof), secret)
          },
        }),
      })
      const moves = createMoveView({
        ports,
        flow,
        signal,
        proof,
        act,
        change,
        cover,
        expire,
        closeSecret: () => secretView.close(),
        show: () => show(),
      })
      forget = moves.forget
      const smart = createSmartView({
        ...ports,
        address: addresses.eip155,
        origin: getApp().origin,
        signal,
        openKeys: () => unlockWithRecovery(flow, copy(proof)),
        act,
        show: () => show(),
      })
      const show = (): void => {
        if (isOver || isCovered) return
        screens.set({
          kind: 'settings',
          app: getApp(),
          account: getLabel(),
          failure,
          isWorking,
          reject: () => {
            if (!isWorking) end(() => resolve('closed'))
          },
          ...listed,
          ...secrets,
          ...moves.get(listed.earlier),
          ...smart.get(),
          addPasskey: canUsePasskey
            ? () =>
                change(async () => {
                  const by = copy(proof)
                  await addMethod(flow, await passkeys.create(), by)
                })
            : undefined,
          addCode: () => change(addCode),
          isDeleting,
          openDelete: () => void act(() => (isDeleting = true)),
          closeDelete: () => {
            isDeleting = false
            show()
          },
          deleteWallet: () =>
            change(async () => {
              await changeDeletion(flow, 'schedule', copy(proof))
              isDeleting = false
            }),
          keepWallet: () => change(() => changeDeletion(flow, 'undo', copy(proof))),
          remove: (id) => change(() => remove(id)),
          setSuspended: (deviceId, isSuspended) =>
            change(() => client.call(isSuspended ? suspendDevice : resumeDevice, { body: { deviceId } })),
          openSecret: (secret) => void act(() => secretView.open(secret)),
          showSecret: () => void act(() => secretView.show()),
          copySecret: () => void secretView.copy(),
          closeSecret: () => secretView.close(),
          makeFile: listed.methods.some(({ kind }) => kind === 'code') ? () => void act(makeFile) : undefined,
          file,
          closeFile: () => {
            file = undefined
            show()
          },
          makeData: () => void act(async () => (data = await createDataFile(client))),
          data,
          closeData: () => {
            data = undefined
            show()
          },
        })
      }
      if (signal.aborted) return reject(createAborted())
      signal.addEventListener('abort', abort, { once: true })
      show()
      // The settings do not wait for the chains.
      void smart.load()
    })
  } finally {
    cancelLimit()
    expire()
  }
}

/** What the manifest names, with what the server knows of it. Only the manifest proves anything. */
async function list(flow: FlowPorts, client: SiteClient): Promise<Listed> {
  const [{ known, manifest, stored }, { devices }, { passkeys }] = await Promise.all([
    requireVault(flow),
    client.call(listDevices, {}),
    client.call(getPasskeys, {}),
  ])
  return {
    earlier: await listEarlier(stored.earlier),
    deletion: manifest.isDeleting === true ? { at: stored.deleteAt } : undefined,
    methods: manifest.methods.map(({ id, kind }) => {
      const passkey = passkeys.find(({ methodId }) => methodId === id)
      return { id, kind, name: passkey?.name ?? undefined, createdAt: passkey?.createdAt }
    }),
    devices: manifest.devices.map(({ id }) => {
      const listed = devices.find(({ deviceId }) => deviceId === id)
      return {
        id,
        name: listed?.name ?? undefined,
        seenAt: listed?.seenAt,
        isSuspended: listed?.isSuspended === true,
        isCurrent: id === known?.deviceId,
      }
    }),
  }
}
