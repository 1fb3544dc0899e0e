// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Exchange, pools of two tokens for local chains
/// @notice Each pool keeps the product of its reserves, and 0.3 % of what is paid. There are no routes over two pools.
///         Anyone may set a pool: it must never leave a development chain.
/// @dev There is no constructor: the genesis block contains the code and the pools (scripts/compile.mjs).
contract Exchange {
    /// What other exchanges call the chain's coin.
    address public constant coin = 0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE;

    /// How much of the first token is in its pool with the second.
    mapping(address token => mapping(address other => uint256)) public reserves;

    event Swap(
        address indexed sender,
        address indexed tokenIn,
        address indexed tokenOut,
        uint256 amountIn,
        uint256 amountOut,
        address to
    );

    error Expired(uint256 deadline);
    error NoAmount();
    error NoPool(address tokenIn, address tokenOut);
    error TooLittle(uint256 amountOut, uint256 amountOutMin);
    error TransferFailed(address token);

    modifier before(uint256 deadline) {
        if (block.timestamp > deadline) revert Expired(deadline);
        _;
    }

    receive() external payable {}

    function swapExactTokensForTokens(
        address tokenIn,
        address tokenOut,
        uint256 amountIn,
        uint256 amountOutMin,
        address to,
        uint256 deadline
    ) external before(deadline) returns (uint256 amountOut) {
        if (tokenIn == coin || tokenOut == coin) revert NoPool(tokenIn, tokenOut);
        amountOut = trade(tokenIn, tokenOut, amountIn, amountOutMin, to);
        take(tokenIn, amountIn);
        pay(tokenOut, to, amountOut);
    }

    function swapExactEthForTokens(address tokenOut, uint256 amountOutMin, address to, uint256 deadline)
        external
        payable
        before(deadline)
        returns (uint256 amountOut)
    {
        amountOut = trade(coin, tokenOut, msg.value, amountOutMin, to);
        pay(tokenOut, to, amountOut);
    }

    function swapExactTokensForEth(
        address tokenIn,
        uint256 amountIn,
        uint256 amountOutMin,
        address to,
        uint256 deadline
    ) external before(deadline) returns (uint256 amountOut) {
        amountOut = trade(tokenIn, coin, amountIn, amountOutMin, to);
        take(tokenIn, amountIn);
        (bool isPaid,) = to.call{value: amountOut}("");
        if (!isPaid) revert TransferFailed(coin);
    }

    /// What a swap would yield now.
    function getAmountOut(address tokenIn, address tokenOut, uint256 amountIn) public view returns (uint256) {
        if (amountIn == 0) revert NoAmount();
        uint256 reserveIn = reserves[tokenIn][tokenOut];
        uint256 reserveOut = reserves[tokenOut][tokenIn];
        if (reserveIn == 0 || reserveOut == 0) revert NoPool(tokenIn, tokenOut);
        uint256 kept = amountIn * 997;
        return kept * reserveOut / (reserveIn * 1000 + kept);
    }

    /// Sets a pool, and so its price, for tests. The exchange must hold what it is to pay.
    function setPool(address token, address other, uint256 reserve, uint256 otherReserve) external {
        reserves[token][other] = reserve;
        reserves[other][token] = otherReserve;
    }

    function trade(address tokenIn, address tokenOut, uint256 amountIn, uint256 amountOutMin, address to)
        private
        returns (uint256 amountOut)
    {
        amountOut = getAmountOut(tokenIn, tokenOut, amountIn);
        if (amountOut < amountOutMin) revert TooLittle(amountOut, amountOutMin);
        reserves[tokenIn][tokenOut] += amountIn;
        reserves[tokenOut][tokenIn] -= amountOut;
        emit Swap(msg.sender, tokenIn, tokenOut, amountIn, amountOut, to);
    }

    function take(address token, uint256 amount) private {
        callToken(token, abi.encodeWithSignature("transferFrom(address,address,uint256)", msg.sender, address(this), amount));
    }

    function pay(address token, address to, uint256 amount) private {
        callToken(token, abi.encodeWithSignature("transfer(address,uint256)", to, amount));
    }

    /// Tokens from before ERC-20 was settled return nothing.
    function callToken(address token, bytes memory data) private {
        (bool isDone, bytes memory answer) = token.call(data);
        if (!isDone || (answer.length > 0 && !abi.decode(answer, (bool)))) revert TransferFailed(token);
    }
}
