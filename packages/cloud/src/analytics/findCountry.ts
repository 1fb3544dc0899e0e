import { zonesOfCountries } from './zonesOfCountries.ts'

const countries: ReadonlyMap<string, string> = new Map(
  Object.entries(zonesOfCountries).flatMap(([country, zones]) => zones.split(' ').map((zone) => [zone, country])),
)

/** Returns the country of a time zone, as two letters of ISO 3166; `undefined` for a zone of none, such as UTC. */
export function findCountry(timeZone: string): string | undefined {
  return countries.get(timeZone)
}
