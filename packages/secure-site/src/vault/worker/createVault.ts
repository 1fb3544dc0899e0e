// Everything that uses a key of the visitor. It runs in a worker of its own and forgets the keys when it closes.
import { sealBox } from '../box/sealBox.ts'
import { toShareInputs } from '../box/toShareInputs.ts'
import { sealEntropy } from '../box/vaultCipher.ts'
import { toHex, withSecrets } from '../bytes.ts'
import type { Bytes } from '../bytes.ts'
import { deriveAccounts } from '../derive/deriveAccounts.ts'
import type { Accounts } from '../derive/deriveAccounts.ts'
import type { Manifest } from '../manifest/Manifest.ts'
import { signManifest } from '../manifest/signManifest.ts'
import { checkRequest } from '../sign/checkRequest.ts'
import { listWarnings } from '../sign/listWarnings.ts'
import { parseSignRequest } from '../sign/parseSignRequest.ts'
import type { SignRequest } from '../sign/SignRequest.ts'
import { signWithKeys } from '../sign/signWithKeys.ts'
import { VaultError } from '../VaultError.ts'
import type { Command, Door, Results } from './Command.ts'
import { formatSecret } from './formatSecret.ts'
import { openContent, wipeKeys } from './openContent.ts'
import { parseCommand } from './parseCommand.ts'
import { toNextManifest } from './toNextManifest.ts'

type Of<type extends Command['type']> = Extract<Command, { readonly type: type }>

export interface Vault {
  /** Carries out one command; another one meanwhile is refused. */
  run(command: unknown): Promise<Results[keyof Results]>
  /** Overwrites the keys. */
  close(): void
}

/** `derive` is for tests that open one wallet many times. */
export function createVault({
  derive = deriveAccounts,
}: { readonly derive?: typeof deriveAccounts | undefined } = {}): Vault {
  let place: 'frame' | 'window' | undefined
  let accounts: Accounts | undefined
  let prepared: { readonly id: string; readonly request: SignRequest } | undefined
  let isBusy = false
  let isClosed = false

  async function run(command: Command): Promise<Results[keyof Results]> {
    if (command.type === 'start') {
      if (place !== undefined) throw new VaultError('vault.refused', 'started already')
      place = command.place
      return undefined
    }
    if (place === undefined) throw new VaultError('vault.refused', 'not started')
    switch (command.type) {
      case 'create':
        return create(command)
      case 'open':
        return openContent({ ...command, isExtractable: false, derive }, async ({ opened }) => {
          keep(opened)
          return { addresses: opened.addresses }
        })
      case 'change':
        return change(command)
      case 'move':
        return move(command)
      case 'export':
        return exportSecret(command)
      case 'prepare':
        return prepare(command)
      case 'sign':
        return sign(command)
    }
  }

  async function create({ vaultId, doors }: Pick<Of<'create'>, 'vaultId' | 'doors'>): Promise<Results['create']> {
    return withSecrets(async (keepSecret) => {
      const entropy = keepSecret(random(16))
      const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt', 'decrypt'])
      const created = await derive({ entropy, vaultId })
      const { addresses, managementKey } = created
      const vault = await sealEntropy({ key, vaultId, entropy, iv: random(12) })
      const boxes = await sealDoors(vaultId, doors, key)
      const empty: Manifest = { vaultId, revision: 0, addresses, devices: [], methods: [] }
      const next = await toNextManifest({
        manifest: empty,
        remove: [],
        doors,
        boxes,
        openerId: doors.find(({ pair }) => pair === 'ds')?.shareIds[0],
      })
      const manifest = await signManifest(next, created.keys.management)
      keep(created)
      return { vaultId, managementKey, manifest, vault, addresses, boxes }
    })
  }

  async function change({ content, entrance, remove, doors, deletion }: Of<'change'>): Promise<Results['change']> {
    if (deletion !== undefined) requireProof(entrance)
    return openContent({ content, entrance, isExtractable: true, derive }, async ({ key, opened, manifest }) => {
      const boxes = await sealDoors(content.vaultId, doors, key)
      const next = await toNextManifest({
        manifest,
        remove,
        doors,
        boxes,
        deletion,
        openerId: entrance.pair === 'ds' ? entrance.shareIds[0] : undefined,
      })
      const signed = next === manifest ? content.manifest : await signManifest(next, opened.keys.management)
      keep(opened)
      return { manifest: signed, boxes }
    })
  }

  /** The old key names the new wallet, which nothing of the old one opens. The devices of the old one are gone with it. */
  async function move({ content, entrance, vaultId, doors }: Of<'move'>): Promise<Results['move']> {
    requireProof(entrance)
    return openContent({ content, entrance, isExtractable: false, derive }, async ({ opened, manifest }) => {
      const old = [...manifest.methods, ...manifest.devices]
      if (
        manifest.isDeleting ||
        manifest.movedTo ||
        !doors.some(({ pair }) => pair === 'rs') ||
        doors.some(({ shareIds: [door] }) => old.some(({ id }) => id === door))
      )
        throw new VaultError('vault.refused', 'no move')
      const created = await create({ vaultId, doors })
      const { managementKey, addresses } = created
      const movedTo = { vaultId, managementKey, addresses }
      const last = { ...manifest, revision: manifest.revision + 1, devices: [], movedTo }
      const signed = await signManifest(last, opened.keys.management)
      wipeKeys(opened)
      return { manifest: signed, created }
    })
  }

  /** Only in a window, and only with a recovery share: a passkey or a code that was given for this very step. */
  async function exportSecret({ content, entrance, secret }: Of<'export'>): Promise<string> {
    requireProof(entrance)
    return openContent({ content, entrance, isExtractable: false, derive }, async ({ opened, entropy }) => {
      try {
        return await formatSecret({ secret, entropy, keys: opened.keys })
      } finally {
        wipeKeys(opened)
      }
    })
  }

  function requireProof({ pair }: Of<'change'>['entrance']): void {
    if (place !== 'window') throw new VaultError('vault.refused', 'not in a frame')
    if (pair !== 'rs' && pair !== 'dr') throw new VaultError('vault.methodRequired')
  }

  async function prepare({ origin, request: asked }: Of<'prepare'>): Promise<Results['prepare']> {
    const { addresses } = accounts ?? notOpen()
    prepared = undefined
    const request = parseSignRequest(asked)
    checkRequest(request, { addresses, origin })
    prepared = { id: toHex(random(16)), request }
    return { ...prepared, warnings: listWarnings(request) }
  }

  async function sign({ id }: Of<'sign'>): Promise<readonly Bytes[]> {
    const { keys } = accounts ?? notOpen()
    const request = prepared?.id === id ? prepared.request : undefined
    if (request === undefined) throw new VaultError('vault.refused', 'not what was shown last')
    // One approval gives one signature.
    prepared = undefined
    return signWithKeys(request, keys)
  }

  function keep(opened: Accounts): void {
    wipeKeys(accounts)
    prepared = undefined
    accounts = opened
    if (isClosed) close()
  }

  function close(): void {
    isClosed = true
    wipeKeys(accounts)
    accounts = undefined
    prepared = undefined
  }

  return {
    run: async (command) => {
      if (isClosed) throw new VaultError('vault.closed')
      if (isBusy) throw new VaultError('vault.busy')
      isBusy = true
      try {
        return await run(parseCommand(command))
      } finally {
        isBusy = false
      }
    },
    close,
  }
}

async function sealDoors(vaultId: string, doors: readonly Door[], key: CryptoKey): Promise<readonly Bytes[]> {
  const boxes: Bytes[] = []
  for (const { pair, shareIds, shares: given } of doors) {
    const shares = await toShareInputs({ pair, shares: given, vaultId })
    boxes.push(await sealBox({ header: { vaultId, pair, shareIds }, shares, key, iv: random(12) }))
    given.server?.fill(0)
    given.recovery?.fill(0)
  }
  return boxes
}

function random(length: number): Bytes {
  return crypto.getRandomValues(new Uint8Array(length))
}

function notOpen(): never {
  throw new VaultError('vault.notOpen')
}
