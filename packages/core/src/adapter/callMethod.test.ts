import { expect, it } from 'vitest'
import { callMethod } from './callMethod.ts'

it('calls a method on its object with the arguments', async () => {
  const wallet = {
    name: 'Example',
    greet(word: string) {
      return `${word} ${this.name}`
    },
  }
  await expect(callMethod(wallet, 'greet', 'Hello')).resolves.toBe('Hello Example')
})

it('rejects with what the method throws synchronously', async () => {
  const refusal = new RangeError('no')
  const wallet = {
    connect() {
      throw refusal
    },
  }
  await expect(callMethod(wallet, 'connect')).rejects.toBe(refusal)
})

it.each([[undefined], [{}], [{ connect: 'yes' }]])('rejects if the method does not exist', async (wallet) => {
  await expect(callMethod(wallet, 'connect')).rejects.toMatchObject({
    code: 'request.unsupported',
    context: { method: 'connect' },
  })
})
