import { createCipheriv } from 'node:crypto'
import { assert, integer, nat, property, uint8Array } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostileValue, mutatedJson } from '../../../../../fuzz.shared.ts'
import { sealBox } from '../box/sealBox.ts'
import { toShareInputs } from '../box/toShareInputs.ts'
import { sealEntropy } from '../box/vaultCipher.ts'
import { deriveAccounts } from '../derive/deriveAccounts.ts'
import { isVaultError } from '../isVaultError.ts'
import { formatRecoveryCode, parseRecoveryCode, toCodeShare } from './recoveryCode.ts'
import { formatRecoveryFile, openRecoveryFile, parseRecoveryFile } from './recoveryFile.ts'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const code = Uint8Array.from({ length: 16 }, (_, index) => index * 17)

describe('the recovery code', () => {
  it('is seven groups of four characters', () => {
    expect(formatRecoveryCode(code)).toBe('0024-H36H-2NCS-VRH6-DAQF-6DVV-QZ72')
  })

  it('is read as people type it', () => {
    const text = formatRecoveryCode(new Uint8Array(16).fill(0x84))
    expect(parseRecoveryCode(` ${text.toLowerCase().replaceAll('-', ' ')} `)).toEqual(new Uint8Array(16).fill(0x84))
    const withOnes = formatRecoveryCode(new Uint8Array(16))
    expect(parseRecoveryCode(withOnes.replaceAll('0', 'o'))).toEqual(new Uint8Array(16))
  })

  const text = formatRecoveryCode(code).replaceAll('-', '')
  const replace = (from: string, at: number, by: number) => {
    const old = alphabet.indexOf(from[at] ?? '')
    return `${from.slice(0, at)}${alphabet[old ^ by] ?? ''}${from.slice(at + 1)}`
  }

  it('finds every wrong character', () => {
    for (let at = 0; at < 28; at++)
      for (let by = 1; by < 32; by++) expect(() => parseRecoveryCode(replace(text, at, by))).toThrow('vault.wrongCode')
  })

  it('finds any two wrong characters', () => {
    const [place, change] = [nat(27), integer({ min: 1, max: 31 })]
    assert(
      property(place, change, place, change, (first, by, second, other) => {
        if (first === second) return
        expect(() => parseRecoveryCode(replace(replace(text, first, by), second, other))).toThrow('vault.wrongCode')
      }),
      { numRuns: 3_000 },
    )
  })

  it.each(['', '0', 'U'.repeat(28), '0'.repeat(27), '0'.repeat(29), '-'.repeat(500), `Z${'0'.repeat(27)}`])(
    'refuses %j',
    (text) => {
      expect(() => parseRecoveryCode(text)).toThrow('vault.wrongCode')
    },
  )

  it('reads what it has written', () => {
    assert(
      property(uint8Array({ minLength: 16, maxLength: 16 }), (value) => {
        expect(parseRecoveryCode(formatRecoveryCode(Uint8Array.from(value)))).toEqual(Uint8Array.from(value))
      }),
    )
  })
})

describe('the recovery file', () => {
  const entropy = Uint8Array.from({ length: 16 }, (_, index) => 255 - index)
  async function createFile() {
    const key = await crypto.subtle.importKey('raw', new Uint8Array(32).fill(8), 'AES-GCM', true, [
      'encrypt',
      'decrypt',
    ])
    const vaultId = 'v_1'
    const { addresses } = await deriveAccounts({ entropy, vaultId })
    const vault = await sealEntropy({ key, vaultId, entropy, iv: new Uint8Array(12).fill(3) })
    const recovery = await toCodeShare(code)
    const salt = new Uint8Array(32).fill(4)
    const shareIds = ['m_1', 'f_1'] as const
    const shares = await toShareInputs({ pair: 'file', shares: { recovery, salt }, vaultId })
    const header = { vaultId, pair: 'file', shareIds } as const
    const box = await sealBox({ header, shares, key, iv: new Uint8Array(12).fill(5) })
    return { vaultId, addresses, shareIds, vault, salt, box }
  }

  it('opens with its code, after it was written and read', async () => {
    const file = parseRecoveryFile(formatRecoveryFile(await createFile()))
    expect(await openRecoveryFile(file, await toCodeShare(code))).toEqual(entropy)
    await expect(openRecoveryFile(file, await toCodeShare(code.with(0, 1)))).rejects.toThrow('vault.wrongShares')
  })

  it('contains the vault as node:crypto encrypts it', async () => {
    const { vault } = await createFile()
    const header = Buffer.from('\0\0\0\u0010latchkey/vault/1\0\0\0\u0003v_1', 'latin1')
    const cipher = createCipheriv('aes-256-gcm', Buffer.alloc(32, 8), Buffer.alloc(12, 3)).setAAD(header)
    const sealed = Buffer.concat([Buffer.alloc(12, 3), cipher.update(entropy), cipher.final(), cipher.getAuthTag()])
    expect(Buffer.from(vault).toString('hex')).toBe(sealed.toString('hex'))
  })

  it('is refused if anything in it is of another form', async () => {
    const text = formatRecoveryFile(await createFile())
    const parsed: unknown = JSON.parse(text)
    const written = hostileValue.map((value) => (value === null ? parsed : value))
    assert(
      property(mutatedJson(written), (json) => {
        expect(['read', 'vault.malformed']).toContain(attempt(json))
      }),
      { numRuns: 500 },
    )
    expect(() => parseRecoveryFile(' '.repeat(9000))).toThrow('vault.malformed')
    expect(() => parseRecoveryFile(text.replace('recovery-file/1', 'recovery-file/2'))).toThrow('vault.malformed')
  })
})

/** Reads a file; returns the code of the refusal. */
function attempt(json: string): string {
  try {
    const { vault, salt, box } = parseRecoveryFile(json)
    return vault.length === 44 && salt.length === 32 && box.length === 92 ? 'read' : 'of another length'
  } catch (error) {
    return isVaultError(error) ? error.code : String(error)
  }
}
