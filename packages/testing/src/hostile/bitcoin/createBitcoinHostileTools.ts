import type { BitcoinHostileOwner, BitcoinHostileParts, BitcoinHostileTools } from './BitcoinHostileTools.ts'

/**
 * Creates the tools for the misbehaviours of one page.
 *
 * Self-contained, so that its source can be sent to a page as a script.
 */
export function createBitcoinHostileTools(
  target: Window & typeof globalThis,
  id: string,
  parts: BitcoinHostileParts,
): BitcoinHostileTools {
  const sign = parts.createSigner(target)
  const name = `Hostile ${id}`
  const icon =
    'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAxIDEiLz4='
  const key = `latchkey.hostile.${id}`
  const publicKeyHex = '03f3d474c86c9be5b82e251cc3cc438d3cc361527b4b9799516c4bd513caf9e5f6'
  const publicKey = Uint8Array.from(publicKeyHex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  const shared = { chains: ['bitcoin:regtest'], features: ['bitcoin:signMessage', 'bitcoin:signTransaction'] }
  const account = {
    ...shared,
    address: 'bcrt1qquv9lg5g2r4jkr0ahun0ddfg5xntxjelwjpnuw',
    publicKey,
    purpose: 'payment' as const,
  }
  const ordinals = {
    ...shared,
    address: 'bcrt1pyl5zj379vk48fw22fx9r7h88v2rwksly972jnjuczkujkz48r6vs2cawcn',
    publicKey: publicKey.slice(1),
    purpose: 'ordinals' as const,
  }
  const satsAddress = {
    address: account.address,
    publicKey: publicKeyHex,
    purpose: 'payment',
    addressType: 'p2wpkh',
    walletType: 'software',
  }
  const listeners: { readonly event: string; readonly listener: (properties: unknown) => void }[] = []

  const createError = (message: string, fields: object = {}): Error => Object.assign(new Error(message), fields)
  const toBase64 = (bytes: Uint8Array): string =>
    target.btoa([...bytes].map((byte) => String.fromCodePoint(byte)).join(''))
  const fromBase64 = (text: unknown): Uint8Array =>
    Uint8Array.from(target.atob(String(text)), (letter) => letter.codePointAt(0) ?? 0)

  const owner: BitcoinHostileOwner = {
    target,
    id,
    name,
    icon,
    account,
    ordinals,
    satsAddress,
    sign,
    toBase64,
    fromBase64,
    createError,
    isConnected() {
      try {
        return target.localStorage.getItem(key) !== null
      } catch {
        return false
      }
    },
    connect: () => target.localStorage.setItem(key, 'connected'),
    disconnect: () => target.localStorage.removeItem(key),
    listen(event, listener) {
      const entry = { event, listener }
      listeners.push(entry)
      return () => void listeners.splice(listeners.indexOf(entry), 1)
    },
  }

  return {
    target,
    name,
    icon,
    account,
    ordinals,
    otherAddress: 'bcrt1qlqj2pdsteppkcr8jkp9ms0wpvey89tna8v72sj',
    mainnetAddress: 'bc1qquv9lg5g2r4jkr0ahun0ddfg5xntxjelxards5',
    satsAddress,
    ...parts.createStandardTools(owner),
    ...parts.createSatsTools(owner),
    emit(event, properties) {
      for (const each of [...listeners]) if (each.event === event) each.listener(properties)
    },
    sign,
    toBase64,
    fromBase64,
    redirect(psbt) {
      // The program of the first output, in the transaction within the PSBT.
      const altered = new Uint8Array(psbt)
      const at = altered.findIndex(
        (byte, index) => byte === 22 && altered[index + 1] === 0 && altered[index + 2] === 20,
      )
      if (at >= 0) altered.fill(7, at + 3, at + 23)
      return altered
    },
    later: (run) => void target.setTimeout(run, 0),
    refuse() {
      throw createError('hostile')
    },
    createError,
    never: () => new Promise(() => undefined),
  }
}
