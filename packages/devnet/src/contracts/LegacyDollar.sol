// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Legacy Dollar, a token from before ERC-20 was settled
/// @notice Behaves like the most used stablecoin on Ethereum: `transfer`, `transferFrom` and `approve` return nothing,
///         a failure reverts without a reason, and a non-zero allowance must be set to zero before it can change. Code
///         that decodes a boolean from `transfer` fails. Anyone can mint: it must never leave a development chain.
/// @dev There is no constructor: the genesis block contains the code and the initial balances (scripts/compile.mjs).
contract LegacyDollar {
    string public constant name = "Legacy Dollar";
    string public constant symbol = "LUSD";
    uint8 public constant decimals = 6;

    uint256 public totalSupply;
    mapping(address account => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function transfer(address to, uint256 value) external {
        move(msg.sender, to, value);
    }

    function approve(address spender, uint256 value) external {
        require(value == 0 || allowance[msg.sender][spender] == 0);
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
    }

    function transferFrom(address from, address to, uint256 value) external {
        uint256 allowed = allowance[from][msg.sender];
        require(allowed >= value);
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        move(from, to, value);
    }

    function mint(address to, uint256 value) external {
        require(to != address(0));
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function move(address from, address to, uint256 value) private {
        require(to != address(0) && balanceOf[from] >= value);
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}
