// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title An unrequested token
/// @notice Advertises a website in its name and symbol, and gives itself to accounts that did not ask for it, as spam on
///         public chains does. An interface must not turn the text into a link, nor count the token as an asset.
contract SpamToken {
    string public constant name = "Claim 5000 USD at https://claim-usd.example";
    string public constant symbol = "https://claim-usd.example";
    uint8 public constant decimals = 18;

    uint256 public totalSupply;
    mapping(address account => uint256) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 value);

    function airdrop(address[] calldata accounts) external {
        uint256 value = 5000 * 10 ** uint256(decimals);
        totalSupply += value * accounts.length;
        for (uint256 index = 0; index < accounts.length; index++) {
            balanceOf[accounts[index]] += value;
            emit Transfer(address(this), accounts[index], value);
        }
    }

    /// @dev Such tokens can often be received but not sent.
    function transfer(address, uint256) external pure returns (bool) {
        revert("Visit https://claim-usd.example to unlock");
    }
}
