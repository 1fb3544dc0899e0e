import { describe, expect, it } from 'vitest'
import { parseFrame } from './parseFrame.ts'

describe('parseFrame', () => {
  it('parses a request with the raw text of its id', () => {
    expect(parseFrame('{"id":1700000000000000001,"jsonrpc":"2.0","method":"irn_subscribe","params":{"x":1}}')).toEqual({
      kind: 'request',
      id: '1700000000000000001',
      method: 'irn_subscribe',
      params: { x: 1 },
    })
    expect(parseFrame('{"method":"m","jsonrpc":"2.0","id":"1700000000000000001"}')).toMatchObject({
      kind: 'request',
      id: '"1700000000000000001"',
      params: undefined,
    })
  })

  it.each([
    ['{"id":1000000000000042,"jsonrpc":"2.0","result":true}', 1_000_000_000_000_042],
    ['{"id":"1000000000000042","jsonrpc":"2.0","result":true}', 1_000_000_000_000_042],
    ['{"id":1000000000000042,"jsonrpc":"2.0","result":null}', 1_000_000_000_000_042],
  ])('parses an acknowledgement %s', (text, pushId) => {
    expect(parseFrame(text)).toEqual({ kind: 'acknowledgement', pushId })
  })

  it('does not treat an error as an acknowledgement', () => {
    expect(parseFrame('{"id":1,"jsonrpc":"2.0","error":{"code":1,"message":"no"}}')).toEqual({ kind: 'complaint' })
  })

  it.each([
    ['', 'Serialization', '0'],
    ['{', 'Serialization', '0'],
    ['null', 'Serialization', '0'],
    ['7', 'Serialization', '0'],
    ['[{"id":1,"jsonrpc":"2.0","method":"m"}]', 'Serialization', '0'],
    ['{}', 'InvalidRequestId', '0'],
    ['{"jsonrpc":"2.0","method":"m"}', 'InvalidRequestId', '0'],
    ['{"id":null,"jsonrpc":"2.0","method":"m"}', 'InvalidRequestId', '0'],
    ['{"id":true,"jsonrpc":"2.0","method":"m"}', 'InvalidRequestId', '0'],
    ['{"id":{},"jsonrpc":"2.0","method":"m"}', 'InvalidRequestId', '0'],
    ['{"id":[1],"jsonrpc":"2.0","method":"m"}', 'InvalidRequestId', '0'],
    ['{"id":1.5,"jsonrpc":"2.0","method":"m"}', 'InvalidRequestId', '0'],
    ['{"id":1e9,"jsonrpc":"2.0","method":"m"}', 'InvalidRequestId', '0'],
    [`{"id":${'9'.repeat(200)},"jsonrpc":"2.0","method":"m"}`, 'InvalidRequestId', '0'],
    [`{"id":"${'9'.repeat(200)}","jsonrpc":"2.0","method":"m"}`, 'InvalidRequestId', '0'],
    ['{"id":5,"method":"m"}', 'InvalidJsonRpcVersion', '5'],
    ['{"id":5,"jsonrpc":"1.0","method":"m"}', 'InvalidJsonRpcVersion', '5'],
    ['{"id":5,"jsonrpc":2,"method":"m"}', 'InvalidJsonRpcVersion', '5'],
    ['{"id":"a","jsonrpc":"2.0"}', 'InvalidMethod', '"a"'],
    ['{"id":5,"jsonrpc":"2.0","method":7}', 'InvalidMethod', '5'],
  ])('refuses %s: %s', (text, reason, id) => {
    expect(parseFrame(text)).toMatchObject({ kind: 'malformed', reason, id })
  })
  it('refuses a frame of a megabyte of names or items before it is parsed, and takes a batch of 500 messages', () => {
    const names = Array.from({ length: 80_000 }, (_none, index) => `"n${index}":1`).join(',')
    for (const params of [`{${names}}`, `[${'1,'.repeat(400_000)}1]`, '['.repeat(500_000)])
      expect(parseFrame(`{"id":5,"jsonrpc":"2.0","method":"m","params":${params}}`)).toMatchObject({
        kind: 'malformed',
        reason: 'Serialization',
        message: 'A frame must not have so many parts.',
      })
    const fields = [
      'topic',
      'ttl',
      'tag',
      'prompt',
      'attestation',
      'correlationId',
      'rpcMethods',
      'chainId',
      'txHashes',
    ]
    const message = Object.fromEntries(
      [...fields, 'contractAddresses', 'message'].map((name) => [name, 'x'.repeat(100)]),
    )
    const messages = Array.from({ length: 500 }, () => message)
    const batch = JSON.stringify({ id: 5, jsonrpc: '2.0', method: 'irn_batchPublish', params: { messages } })
    expect(parseFrame(batch)).toMatchObject({ kind: 'request', params: { messages } })
  })
})
