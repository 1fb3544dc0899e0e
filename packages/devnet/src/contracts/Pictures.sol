// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Pictures for tests: an ERC-721 contract whose metadata is on the chain
/// @notice Anyone may mint any token with any metadata, so that a test can make the hostile ones that it needs.
contract Pictures {
    string public constant name = "Devnet Pictures";
    string public constant symbol = "PIC";

    mapping(uint256 id => address) private owners;
    mapping(uint256 id => string) private uris;

    event Transfer(address indexed from, address indexed to, uint256 indexed id);

    /// @param uri its metadata; empty for those that the contract draws
    function mint(address to, uint256 id, string calldata uri) external {
        emit Transfer(owners[id], to, id);
        owners[id] = to;
        uris[id] = uri;
    }

    function ownerOf(uint256 id) public view returns (address owner) {
        owner = owners[id];
        require(owner != address(0), "Pictures: no such token");
    }

    function tokenURI(uint256 id) external view returns (string memory) {
        ownerOf(id);
        if (bytes(uris[id]).length > 0) return uris[id];
        string memory colour = toText((id * 47) % 360);
        string memory start = "data:application/json,{\"name\":\"Picture ";
        string memory image =
            "\",\"image\":\"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><rect width='8' height='8' fill='hsl(";
        string memory end = " 70% 45%)'/><circle cx='4' cy='4' r='2' fill='white'/></svg>\"}";
        return string.concat(start, toText(id), image, colour, end);
    }

    /// @dev ERC-165, ERC-721 and its metadata
    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x80ac58cd || id == 0x5b5e139f;
    }

    function toText(uint256 value) private pure returns (string memory) {
        bytes memory digits;
        do {
            digits = abi.encodePacked(bytes1(uint8(48 + value % 10)), digits);
            value /= 10;
        } while (value > 0);
        return string(digits);
    }
}
