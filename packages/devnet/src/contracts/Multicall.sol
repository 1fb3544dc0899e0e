// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Multicall, many reads in one call
/// @notice Answers `aggregate3` as the contract that most chains have at 0xcA11bde05977b3631167028862bE2a173976CA11, so
///         that libraries batch their reads here as they do there. The genesis block places it at that address.
contract Multicall {
    struct Call3 {
        address target;
        bool allowFailure;
        bytes callData;
    }

    struct Result {
        bool success;
        bytes returnData;
    }

    /// @notice Makes the calls in their order. Reverts if one fails that must not.
    function aggregate3(Call3[] calldata calls) external payable returns (Result[] memory returnData) {
        returnData = new Result[](calls.length);
        for (uint256 index = 0; index < calls.length; index++) {
            Call3 calldata current = calls[index];
            (bool success, bytes memory answer) = current.target.call(current.callData);
            require(success || current.allowFailure, "Multicall: call failed");
            returnData[index] = Result(success, answer);
        }
    }

    function getEthBalance(address account) external view returns (uint256) {
        return account.balance;
    }

    function getBlockNumber() external view returns (uint256) {
        return block.number;
    }

    function getCurrentBlockTimestamp() external view returns (uint256) {
        return block.timestamp;
    }
}
