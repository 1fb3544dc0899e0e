// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// A contract account that accepts signatures of its owner's key (ERC-1271). Its format has one byte before the 65, so that it
/// cannot be mistaken for the signature of a key.
contract KeyAccount {
    address public owner;

    constructor(address initialOwner) {
        owner = initialOwner;
    }

    /// Hands the account to another key. Anyone may call it, because the contract is for tests.
    function setOwner(address next) external {
        owner = next;
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        require(signature.length == 66 && signature[0] == 0x01, "not a signature of this account");
        bytes32 r = bytes32(signature[1:33]);
        bytes32 s = bytes32(signature[33:65]);
        address signer = ecrecover(hash, uint8(signature[65]), r, s);
        return signer != address(0) && signer == owner ? bytes4(0x1626ba7e) : bytes4(0xffffffff);
    }
}

/// Deploys accounts to addresses that are known in advance (CREATE2).
contract KeyAccountFactory {
    function deploy(address owner) external returns (address) {
        return address(new KeyAccount{salt: 0}(owner));
    }

    function getAddress(address owner) external view returns (address) {
        bytes memory code = abi.encodePacked(type(KeyAccount).creationCode, abi.encode(owner));
        bytes32 hash = keccak256(abi.encodePacked(bytes1(0xff), address(this), bytes32(0), keccak256(code)));
        return address(uint160(uint256(hash)));
    }
}
