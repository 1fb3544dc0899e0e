import { type GenericSchema, parse, type InferOutput } from 'valibot'
import { fromBase64, toBase64 } from '../session/base64.ts'
import { fromBase64Url, toBase64Url } from '../vault/base64.ts'
import { type Bytes, concat, toUtf8 } from '../vault/bytes.ts'
import { createShare } from '../vault/flows/entrances.ts'
import { expand, toShare } from '../vault/hkdf.ts'

/** What leads a window to its hand-off. Only the fragment of the window's address has it, and no server sees it. */
export interface HandoffKey {
  /** The server knows it, too: 16 bytes in base64url. */
  readonly id: string
  /** 32 bytes. */
  readonly key: Bytes
}

type Direction = 'request' | 'answer'

const [idLength, keyLength, ivLength] = [16, 32, 12]

export function createHandoffKey(): HandoffKey {
  return { id: toBase64Url(createShare(idLength)), key: createShare(keyLength) }
}

/** Writes it as the fragment of an address, without the `#`. */
export function formatHandoffKey({ id, key }: HandoffKey): string {
  return `${id}.${toBase64Url(key)}`
}

/** Reads the fragment of an address, with its `#`. `undefined`: it has another form. */
export function parseHandoffKey(fragment: string): HandoffKey | undefined {
  const [, id = '', text = ''] = /^#([\w-]{22})\.([\w-]{43})$/.exec(fragment) ?? []
  const key = fromBase64Url(text)
  return key?.length === keyLength ? { id, key } : undefined
}

/** Encrypts a message with AES-256-GCM, under a key of its own for each direction. Returns base64. */
export async function sealHandoff(handoff: HandoffKey, direction: Direction, message: unknown): Promise<string> {
  const iv = createShare(ivLength)
  const key = await deriveKey(handoff, direction, 'encrypt')
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, toUtf8(JSON.stringify(message)))
  return toBase64(concat(iv, new Uint8Array(sealed)))
}

/** Decrypts a message, and reads it by its schema. Rejects if it was sealed otherwise or has another form. */
export async function openHandoff<schema extends GenericSchema>(
  handoff: HandoffKey,
  direction: Direction,
  { schema, sealed }: { readonly schema: schema; readonly sealed: string },
): Promise<InferOutput<schema>> {
  const bytes = fromBase64(sealed)
  const key = await deriveKey(handoff, direction, 'decrypt')
  const iv = bytes.slice(0, ivLength)
  const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.slice(ivLength))
  return parse(schema, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(opened)))
}

/** SHA-256 of a sealed message, in base64. */
export async function hashHandoff(sealed: string): Promise<string> {
  return toBase64(new Uint8Array(await crypto.subtle.digest('SHA-256', toUtf8(sealed))))
}

async function deriveKey(
  { id, key }: HandoffKey,
  direction: Direction,
  usage: 'encrypt' | 'decrypt',
): Promise<CryptoKey> {
  const derived = await expand(await toShare(key), `latchkey/handoff/${direction}/${id}`)
  return crypto.subtle.importKey('raw', derived, 'AES-GCM', false, [usage])
}
