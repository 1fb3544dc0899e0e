import { expect, it } from 'vitest'
import { render } from '../test/render.tsx'
import { CountdownRing } from './CountdownRing.tsx'

it('shows the seconds that are left as a number and as a part of the ring', async () => {
  const { screen, container } = await render(<CountdownRing seconds={7} total={10} label="Renewed every 10 seconds" />)
  await expect
    .element(screen.getByRole('img', { name: 'Renewed every 10 seconds' }))
    .toHaveAttribute('data-seconds', '7')
  await expect.poll(() => container.querySelectorAll('circle')[1]?.getAttribute('stroke-dasharray')).toBe('70 100')
})

it('is empty at the end, and never more than full', async () => {
  const { container, rerender } = await render(<CountdownRing seconds={0} total={10} label="Renewed" />)
  const share = () => container.querySelectorAll('circle')[1]?.getAttribute('stroke-dasharray')
  await expect.poll(share).toBe('0 100')
  await rerender(<CountdownRing seconds={12} total={10} label="Renewed" />)
  await expect.poll(share).toBe('100 100')
})
