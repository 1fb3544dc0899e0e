import { onTestFinished } from 'vitest'
import { createPhone } from '../phone/createPhone.ts'
import type { Phone, PhoneParameters } from '../phone/types.ts'
import { testKeys } from '../wallet/testKeys.ts'

/** Creates a phone with two accounts for one test. Unhandled failures fail the test. */
export async function openPhone(
  parameters: Omit<PhoneParameters, 'projectId'> & Partial<PhoneParameters>,
): Promise<Phone> {
  const faults: Error[] = []
  const phone = await createPhone({
    projectId: 'dev',
    accounts: testKeys.slice(0, 2),
    onError: (error) => faults.push(error),
    ...parameters,
  })
  onTestFinished(async () => {
    await phone.close()
    if (faults.length > 0) throw new AggregateError(faults, `The phone met ${faults.length} faults.`)
  })
  return phone
}
