import type { DevnetBitcoinAccount } from '../DevnetDescription.ts'

/**
 * The first ten keys of the test mnemonic of anvil and Hardhat at `m/84'/1'/0'/0/n`, each with its address of every
 * type. A wallet with that mnemonic finds the p2wpkh addresses by itself. The keys are public.
 */
export const bitcoinAccounts: readonly DevnetBitcoinAccount[] = [
  {
    privateKey: 'cTg4nG8mNSaQr1KV1a3erZaAGk3deLnKivYnfEkKaSJrvnja6Pjd',
    addresses: {
      p2wpkh: 'bcrt1qquv9lg5g2r4jkr0ahun0ddfg5xntxjelwjpnuw',
      p2shP2wpkh: '2NCpaYJCvHQsiS6nj6FyTaaNCS2Gykn8Qw4',
      p2tr: 'bcrt1pyl5zj379vk48fw22fx9r7h88v2rwksly972jnjuczkujkz48r6vs2cawcn',
    },
  },
  {
    privateKey: 'cP9Qe8G65MQar9MYpjUsJaQSKnYv4w8gXGb3RJPj8E9mxqPdr2tg',
    addresses: {
      p2wpkh: 'bcrt1qlqj2pdsteppkcr8jkp9ms0wpvey89tna8v72sj',
      p2shP2wpkh: '2MtcU3PrrevNs9zeakVZJ8WLe75EyTSuQrU',
      p2tr: 'bcrt1p59wmxjtp2j6xtfl6sspt8wuj3v089t24sccrn8eu3u2qdycnsj4qj5zcyn',
    },
  },
  {
    privateKey: 'cNZCHvVK8Aa86AmAnikDrn6SzyRieDxEXZHcmX7RMms7TuGet4Y2',
    addresses: {
      p2wpkh: 'bcrt1qwqwxn0pae964jk3zu8zxr3lu2jyj0p7mk8hkdv',
      p2shP2wpkh: '2MwaJzCiJHrezyN8D5ujqihLuZFBsuZQEqv',
      p2tr: 'bcrt1pzm3jq990kdvve062p0jwrpmzy0lvwv55a97h24apvts90l30kchsnqyex8',
    },
  },
  {
    privateKey: 'cRiin6ZHfE62qBh5jNBrpNETxVnQfLG1haDJBFMdHML9CDRYpAPu',
    addresses: {
      p2wpkh: 'bcrt1q0rvyhr5465rrdfmavlj67u7ru5vr434c08qx4e',
      p2shP2wpkh: '2Mxpnr1jt1E37EQWU2kxybEWmrj8HCUqEev',
      p2tr: 'bcrt1p2as6xlald6plzhvmm7vwrn7unp4gxmncgqshsqtygnxecf7v3saq03sw8e',
    },
  },
  {
    privateKey: 'cUSDd3jjziRtr5UF4B96y37YN2XDsUVUJwyiEZXZFpUxydr484ef',
    addresses: {
      p2wpkh: 'bcrt1qvlwxpcmszwutam7ykvwc272r748a9zzszj8a4s',
      p2shP2wpkh: '2Mw4DMG9Nb2Vq4aRFyRzqs3rwjpx6AyrdcJ',
      p2tr: 'bcrt1pyxuvggav5wp0g7hc4whzc5c3k8vkrtn24gz6em876g9vauf9e68slq0fds',
    },
  },
  {
    privateKey: 'cVp98FsWipEwK447xqxsdoZDzWLAw3oKDcYWw3gFUztX4taxYi16',
    addresses: {
      p2wpkh: 'bcrt1qar6hlpggnekgcmmwzadv9cxst3pkp7u08wrlxa',
      p2shP2wpkh: '2Mz49iCMS7fXFqcjKVTmcxzxiAvSzhPCsb8',
      p2tr: 'bcrt1pmhmm6dxcg0vs7jc0ampqmv5wj3t8jfhfp3cets5udgfg0ed4uuusq3ek53',
    },
  },
  {
    privateKey: 'cUsJ58AgMHYNGF4uTix8PG7o77GyEcjSf8NEUv2BRD8GZGsFfqzx',
    addresses: {
      p2wpkh: 'bcrt1qzellfqrpactah9matfnsp83phkr8wl68kzw4q0',
      p2shP2wpkh: '2N6dg9W1G5Ztj65gYqGs4AgZFxa9bM6dsaG',
      p2tr: 'bcrt1prry0jh2xg36lkxu8zf9u7shjzf6e7ygkgfcx7uxvqwscmv38n82q8envzw',
    },
  },
  {
    privateKey: 'cSELWahHbtcUYD5LNL77VgiM9DdZ38b13etM18hi3TBp7hRKfTRQ',
    addresses: {
      p2wpkh: 'bcrt1q769sksczmj4w0zwzxm9mxv5934nepg5vjyjsxh',
      p2shP2wpkh: '2MzmbK4v2WB2njV4ZLNNFMsBoYgLDHagiaL',
      p2tr: 'bcrt1pc3yly8txu483danll00r3jrnshn54pfr0038t06rppt7hyljkzhsegg3te',
    },
  },
  {
    privateKey: 'cTd1ikXmh4FwRWuT2nkJUhSfjog7aoWNamzcL5jN5QNc3c5kpGRG',
    addresses: {
      p2wpkh: 'bcrt1qcvtlsjudzj0lpk47fhlu0zncaepl672xfx2th2',
      p2shP2wpkh: '2N422bsaZ81kUt4KPRVacBKKZu1d4ceFvTC',
      p2tr: 'bcrt1plua66vrdq98acpmn8mdg5ulztxgdvfcazemr87kry7u5v5cfm4nqm2s24u',
    },
  },
  {
    privateKey: 'cTXBkwJ4kBhhpxjzDZsTQZazQuiHkzXuDCHom2BD6AaYgL38iQWN',
    addresses: {
      p2wpkh: 'bcrt1qkf7j3rkd7qd4j0kf23g6x0mmczaykvtwywskqn',
      p2shP2wpkh: '2MvH8NsW2VBe6pGpm6sUksjrYhqnnX9HHCm',
      p2tr: 'bcrt1pzrkqyfad6lecdshzdya693tqy2dxrymf7xwlretkaee2sryfjj9s2yzeku',
    },
  },
]
