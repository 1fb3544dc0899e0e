const picture =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><rect width='8' height='8' fill='hsl(210 70% 45%)'/><path d='M1 7l3-5 3 5z' fill='white'/></svg>"

/** Returns the avatar that an account's name has from the start, in each of the forms of ENSIP-12; the others have none. */
export function toAccountAvatar(index: number): string | undefined {
  const forms = [
    'eip155:31337/erc721:0x91C7000000000000000000000000000000000005/0',
    picture,
    'https://pictures.example/account2.png',
    'eip155:31337/erc1155:0xeD17000000000000000000000000000000000006/3',
    'ipfs://QmXttGpZrECX5qCyXbBQiqgQNytVGeZW5Anewvh2jc4psg/account4.png',
  ]
  return forms[index]
}
