/** Merges two objects and keeps their getters. */
export function extendObject<base extends object, own extends object>(base: base, own: own): base & own {
  return Object.defineProperties(Object.assign(base, own), Object.getOwnPropertyDescriptors(own))
}
