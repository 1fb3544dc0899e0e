// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Editions for tests: an ERC-1155 contract
/// @notice Anyone may mint any amount of any token and set the metadata of all.
contract Editions {
    mapping(uint256 id => mapping(address account => uint256)) public balances;
    string private template;

    event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 amount);

    function mint(address to, uint256 id, uint256 amount) external {
        balances[id][to] += amount;
        emit TransferSingle(msg.sender, address(0), to, id, amount);
    }

    /// @param value in which `{id}` stands for the 64 hexadecimal digits of a token
    function setUri(string calldata value) external {
        template = value;
    }

    function balanceOf(address account, uint256 id) external view returns (uint256) {
        return balances[id][account];
    }

    function uri(uint256) external view returns (string memory) {
        return template;
    }

    /// @dev ERC-165, ERC-1155 and its metadata
    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0xd9b67a26 || id == 0x0e89341c;
    }
}
