import { type KeyObject, sign } from 'node:crypto'

/** Writes an element of DER (X.690). */
function encode(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, Math.floor(length / 256), length % 256]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...parts: readonly Buffer[]): Buffer => encode(0x30, ...parts)
const oid = (hex: string): Buffer => encode(0x06, Buffer.from(hex, 'hex'))
const name = (hex: string, text: string): Buffer =>
  encode(0x31, sequence(oid(hex), encode(hex === '550406' ? 0x13 : 0x0c, Buffer.from(text))))

/** Creates a certificate of an authenticator's maker (WebAuthn, section 8.2.1) for a key on P-256, signed by itself. */
export function createTestCertificate(parameters: {
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
}): Buffer {
  const { privateKey, publicKey } = parameters
  const algorithm = sequence(oid('2a8648ce3d040302'))
  const subject = sequence(
    name('550406', 'US'),
    name('55040a', 'Maker'),
    name('55040b', 'Authenticator Attestation'),
    name('550403', 'Key'),
  )
  const basicConstraints = sequence(oid('551d13'), encode(0x04, sequence()))
  const signed = sequence(
    encode(0xa0, encode(0x02, Buffer.from([2]))),
    encode(0x02, Buffer.from([1])),
    algorithm,
    subject,
    sequence(encode(0x17, Buffer.from('200101000000Z')), encode(0x18, Buffer.from('20990101000000Z'))),
    subject,
    publicKey.export({ format: 'der', type: 'spki' }),
    encode(0xa3, sequence(basicConstraints)),
  )
  const signature = sign('sha256', signed, privateKey)
  return sequence(signed, algorithm, encode(0x03, Buffer.from([0]), signature))
}
