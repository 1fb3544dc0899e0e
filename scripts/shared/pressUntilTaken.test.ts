import { expect, it } from 'vitest'
import { pressUntilTaken } from '../../pressUntilTaken.shared.ts'

/** A button that is gone after the press with this number, and busy after another. */
const createButton = (taken: number, busy = 0) => {
  let presses = 0
  return {
    countPresses: () => presses,
    hover: async () => undefined,
    evaluate: async () => undefined,
    getAttribute: async () => (presses === busy ? 'true' : null),
    click: async () => {
      presses += 1
    },
    waitFor: async () => {
      if (presses < taken) throw new Error('The button is still there.')
    },
  }
}

it('presses again until the button takes it', async () => {
  const button = createButton(3)
  await pressUntilTaken(button)
  expect(button.countPresses()).toBe(3)
})

it('leaves a button alone that is busy', async () => {
  const button = createButton(6, 2)
  await pressUntilTaken(button)
  expect(button.countPresses()).toBe(2)
})

it('fails after five presses that the button did not take', async () => {
  const button = createButton(6)
  await expect(pressUntilTaken(button)).rejects.toThrow('took none of five presses')
  expect(button.countPresses()).toBe(5)
})
