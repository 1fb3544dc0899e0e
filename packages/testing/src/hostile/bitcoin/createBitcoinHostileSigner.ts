import type { BitcoinHostileSigner } from './BitcoinHostileTools.ts'

/**
 * Signs by secp256k1 and SHA-256 with the first two public test keys, because a page has no library for it.
 *
 * Self-contained, so that its source can be sent to a page as a script.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0143.mediawiki
 * @see https://github.com/bitcoin/bips/blob/master/bip-0322.mediawiki
 */
export function createBitcoinHostileSigner(target: Window & typeof globalThis): BitcoinHostileSigner {
  type Entry = readonly [key: Uint8Array, value: Uint8Array]
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
  // The x coordinate of the generator. With the nonce 1 a signature needs one sum and no curve arithmetic. It reveals
  // the key, which is public.
  const r = 0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798n
  const keys = {
    own: {
      secret: 0xb5c8b4acf7b66682afbc5eef20c3b12998ba3c14a97047c9187454377f1a7856n,
      publicKey: '03f3d474c86c9be5b82e251cc3cc438d3cc361527b4b9799516c4bd513caf9e5f6',
      program: '07185fa28850eb2b0dfdbf26f6b528a1a6b34b3f',
    },
    other: {
      secret: 0x2ea9ba050147af0a7e5bc697b588ee630552766810398242f3c4b9ce25c3cfd7n,
      publicKey: '034f1ed3cf19a0d6fbb1db423f5f61608a61d6c321a16dbc8400d76a45f80d7ff3',
      program: 'f824a0b60bc8436c0cf2b04bb83dc1664872ae7d',
    },
  } as const

  const concat = (...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array<ArrayBuffer> =>
    Uint8Array.from(parts.flatMap((part) => [...part]))
  const fromHex = (text: string): Uint8Array =>
    Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  const toHex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const toNumber = (bytes: Uint8Array): bigint => BigInt(`0x${toHex(bytes)}`)
  const zeros = (length: number): Uint8Array => new Uint8Array(length)
  const hash = async (bytes: Uint8Array): Promise<Uint8Array> =>
    new Uint8Array(await target.crypto.subtle.digest('SHA-256', new Uint8Array(bytes)))
  const hashTwice = async (bytes: Uint8Array): Promise<Uint8Array> => hash(await hash(bytes))
  /** Prefixes bytes with their compact size. */
  const withLength = (bytes: Uint8Array): Uint8Array =>
    bytes.length < 253
      ? concat([bytes.length], bytes)
      : concat([253, bytes.length & 255, (bytes.length >> 8) & 255], bytes)

  /** Encodes a DER integer: minimal and not negative. */
  const toInteger = (value: bigint): Uint8Array => {
    const digits = value.toString(16)
    const bytes = fromHex(digits.padStart(digits.length + (digits.length % 2), '0'))
    const positive = (bytes[0] ?? 0) > 127 ? concat([0], bytes) : bytes
    return concat([2, positive.length], positive)
  }

  /** Encodes a signature in DER, followed by its hash type. */
  const signHash = (digest: Uint8Array, which: 'own' | 'other'): Uint8Array => {
    const { secret } = keys[which]
    const s = (toNumber(digest) + r * secret) % order
    const both = concat(toInteger(r), toInteger(s > order / 2n ? order - s : s))
    return concat([0x30, both.length], both, [1])
  }

  /** Reads bytes in order. */
  const createReader = (bytes: Uint8Array) => {
    let offset = 0
    const take = (length: number): Uint8Array => bytes.slice(offset, (offset += length))
    const takeCount = (): number => {
      const [first = 0] = take(1)
      if (first < 253) return first
      return [...take(first === 253 ? 2 : 4)].reduceRight((sum, byte) => sum * 256 + byte, 0)
    }
    return { take, takeCount, takeBytes: () => take(takeCount()) }
  }
  const repeat = <value>(count: number, make: () => value): readonly value[] => Array.from({ length: count }, make)

  /** Returns the hash that an input signs (BIP-143). */
  const getDigest = async (
    transaction: Uint8Array,
    index: number,
    spent: { readonly amount: Uint8Array; readonly program: string },
  ): Promise<Uint8Array> => {
    const reader = createReader(transaction)
    const version = reader.take(4)
    const inputs = repeat(reader.takeCount(), () => {
      const outpoint = reader.take(36)
      reader.takeBytes()
      return { outpoint, sequence: reader.take(4) }
    })
    const outputs = repeat(reader.takeCount(), () => concat(reader.take(8), withLength(reader.takeBytes())))
    const lockTime = reader.take(4)
    return hashTwice(
      concat(
        version,
        await hashTwice(concat(...inputs.map(({ outpoint }) => outpoint))),
        await hashTwice(concat(...inputs.map(({ sequence }) => sequence))),
        inputs[index]?.outpoint ?? [],
        [0x19, 0x76, 0xa9, 0x14],
        fromHex(spent.program),
        [0x88, 0xac],
        spent.amount,
        inputs[index]?.sequence ?? [],
        await hashTwice(concat(...outputs)),
        lockTime,
        [1, 0, 0, 0],
      ),
    )
  }

  return {
    async signMessage(message, which = 'own') {
      const { publicKey, program } = keys[which]
      const tag = await hash(new TextEncoder().encode('BIP0322-signed-message'))
      const said = await hash(concat(tag, tag, message))
      const script = withLength(concat([0, 20], fromHex(program)))
      const toSpend = concat(
        [0, 0, 0, 0, 1],
        zeros(32),
        [255, 255, 255, 255, 34, 0, 32],
        said,
        zeros(4),
        [1],
        zeros(8),
        script,
        zeros(4),
      )
      // The input's index, empty script and sequence are nine zero bytes; the output is OP_RETURN.
      const toSign = concat(zeros(4), [1], await hashTwice(toSpend), zeros(9), [1], zeros(8), [1, 0x6a], zeros(4))
      const signature = signHash(await getDigest(toSign, 0, { amount: zeros(8), program }), which)
      return concat([2], withLength(signature), withLength(fromHex(publicKey)))
    },
    async signPsbt(psbt, which = 'own') {
      const { publicKey, program } = keys[which]
      const reader = createReader(psbt.slice(5))
      const takeMap = (): Entry[] => {
        const entries: Entry[] = []
        for (let key = reader.takeBytes(); key.length > 0; key = reader.takeBytes())
          entries.push([key, reader.takeBytes()])
        return entries
      }
      const globals = takeMap()
      const transaction = globals.find(([key]) => key.length === 1 && key[0] === 0)?.[1] ?? zeros(0)
      const counter = createReader(transaction.slice(4))
      const inputCount = counter.takeCount()
      for (let index = 0; index < inputCount; index += 1) {
        counter.take(36)
        counter.takeBytes()
        counter.take(4)
      }
      const inputs = repeat(inputCount, takeMap)
      const outputs = repeat(counter.takeCount(), takeMap)
      for (const [index, entries] of inputs.entries()) {
        const amount = entries.find(([key]) => key.length === 1 && key[0] === 1)?.[1].slice(0, 8) ?? zeros(8)
        const digest = await getDigest(transaction, index, { amount, program })
        entries.push([concat([2], fromHex(publicKey)), signHash(digest, which)])
      }
      const maps = [globals, ...inputs, ...outputs].map((entries) =>
        concat(...entries.flatMap(([key, value]) => [withLength(key), withLength(value)]), [0]),
      )
      return concat(psbt.slice(0, 5), ...maps)
    },
  }
}
