// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Ids of Farcaster's accounts, for tests
/// @notice Answers `idOf` as Farcaster's IdRegistry does. Here every address has an account, whose id follows from the address, so that
///         any key can log in.
contract IdRegistry {
    function idOf(address owner) external pure returns (uint256) {
        if (owner == address(0)) return 0;
        return (uint256(keccak256(abi.encodePacked(owner))) % 1_000_000_000) + 1;
    }
}
