/** FIN, and the opcode of a text frame. */
const finalText = 0x81

/**
 * Formats the start of an unmasked WebSocket text frame (RFC 6455, section 5.2): its header and the first part of its
 * payload.
 *
 * @param restLength length of the rest of the payload, in bytes.
 */
export function formatFrameHead(first: Buffer, restLength: number): Buffer {
  const length = first.length + restLength
  const headerLength = length < 126 ? 2 : length < 65_536 ? 4 : 10
  const head = Buffer.allocUnsafe(headerLength + first.length)
  head.writeUInt8(finalText, 0)
  if (headerLength === 2) head.writeUInt8(length, 1)
  else if (headerLength === 4) {
    head.writeUInt8(126, 1)
    head.writeUInt16BE(length, 2)
  } else {
    head.writeUInt8(127, 1)
    head.writeBigUInt64BE(BigInt(length), 2)
  }
  first.copy(head, headerLength)
  return head
}
