/** Creates a function that returns a number for each object, the same one for the same object. */
export function createObjectIds(): (value: object) => number {
  const ids = new WeakMap<object, number>()
  let count = 0
  return (value) => {
    const id = ids.get(value) ?? ++count
    ids.set(value, id)
    return id
  }
}
