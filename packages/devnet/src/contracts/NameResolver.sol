// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Names for tests: the universal resolver of ENS and a resolver in one contract
/// @notice Answers `resolveWithGateways` and `reverseWithGateways` as ENS's universal resolver does (ENSIP-10, ENSIP-19), so
///         that libraries resolve names here as on mainnet. Anyone may set any record: a test gives the names that it needs.
contract NameResolver {
    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);
    error ResolverError(bytes errorData);
    error ResolverNotFound(bytes name);
    error ReverseAddressMismatch(string primary, bytes primaryAddress);
    error UnsupportedResolverProfile(bytes4 selector);

    struct Gateway {
        string url;
        address signer;
    }

    struct Query {
        address sender;
        string[] urls;
        bytes data;
    }

    mapping(bytes32 node => mapping(uint256 coinType => bytes)) private addresses;
    mapping(address account => string) private names;
    mapping(bytes32 node => mapping(string key => string)) private texts;
    mapping(bytes32 node => Gateway) private gateways;
    mapping(bytes32 node => bool) private isKnown;

    uint256 private constant ether60 = 60;

    function setAddress(bytes32 node, uint256 coinType, bytes calldata value) external {
        isKnown[node] = true;
        addresses[node][coinType] = value;
    }

    function setText(bytes32 node, string calldata key, string calldata value) external {
        isKnown[node] = true;
        texts[node][key] = value;
    }

    /// @notice Sets the name that an account claims. It need not be true.
    function setName(address account, string calldata name) external {
        names[account] = name;
    }

    /// @notice Lets a gateway answer for a name (EIP-3668). Its answers count if `signer` has signed them.
    function setGateway(bytes32 node, string calldata url, address signer) external {
        isKnown[node] = true;
        gateways[node] = Gateway(url, signer);
    }

    /// @param name in the wire format of DNS
    /// @param data a call of `addr(bytes32)`, `addr(bytes32,uint256)` or `text(bytes32,string)`
    /// @param batchGateways asked for many answers at once, as by ENS's resolver; without any, the name's gateway is asked
    function resolveWithGateways(bytes calldata name, bytes calldata data, string[] calldata batchGateways)
        external
        view
        returns (bytes memory, address)
    {
        bytes32 node = hashEncoded(name, 0);
        if (!isKnown[node]) revert ResolverNotFound(name);
        if (bytes(gateways[node].url).length == 0) return (answer(node, data), address(this));
        string[] memory urls = new string[](1);
        urls[0] = gateways[node].url;
        bytes memory extraData = abi.encode(node, data);
        if (batchGateways.length == 0) {
            revert OffchainLookup(address(this), urls, data, this.resolveWithProof.selector, extraData);
        }
        Query[] memory queries = new Query[](1);
        queries[0] = Query(address(this), urls, data);
        bytes memory batch = abi.encodeWithSelector(bytes4(keccak256("query((address,string[],bytes)[])")), queries);
        revert OffchainLookup(address(this), batchGateways, batch, this.resolveWithBatch.selector, extraData);
    }

    /// @param response `(bool[] failures, bytes[] responses)`
    function resolveWithBatch(bytes calldata response, bytes calldata extraData)
        external
        view
        returns (bytes memory, address)
    {
        (bool[] memory failures, bytes[] memory responses) = abi.decode(response, (bool[], bytes[]));
        if (failures[0]) revert ResolverError(responses[0]);
        return this.resolveWithProof(responses[0], extraData);
    }

    /// @notice Returns the answer of a gateway, if it is signed as EIP-191's version 0 asks.
    /// @param response `(bytes result, uint64 expires, bytes signature)`
    function resolveWithProof(bytes calldata response, bytes calldata extraData)
        external
        view
        returns (bytes memory, address)
    {
        (bytes32 node, bytes memory data) = abi.decode(extraData, (bytes32, bytes));
        (bytes memory result, uint64 expires, bytes memory signature) = abi.decode(response, (bytes, uint64, bytes));
        require(expires >= block.timestamp, "NameResolver: expired");
        bytes32 signed =
            keccak256(abi.encodePacked(hex"1900", address(this), expires, keccak256(data), keccak256(result)));
        require(recover(signed, signature) == gateways[node].signer, "NameResolver: not signed by the gateway");
        return (result, address(this));
    }

    /// @param account the 20 bytes of an address
    function reverseWithGateways(bytes calldata account, uint256 coinType, string[] calldata)
        external
        view
        returns (string memory, address, address)
    {
        string memory name = names[address(bytes20(account))];
        if (bytes(name).length == 0) return ("", address(0), address(this));
        bytes memory primary = addresses[hashText(name)][coinType];
        if (keccak256(primary) != keccak256(account)) revert ReverseAddressMismatch(name, primary);
        return (name, address(this), address(this));
    }

    function answer(bytes32 node, bytes calldata data) private view returns (bytes memory) {
        bytes4 selector = bytes4(data);
        if (selector == bytes4(keccak256("addr(bytes32)"))) {
            bytes memory value = addresses[node][ether60];
            return abi.encode(value.length == 20 ? address(bytes20(value)) : address(0));
        }
        if (selector == bytes4(keccak256("addr(bytes32,uint256)"))) {
            (, uint256 coinType) = abi.decode(data[4:], (bytes32, uint256));
            return abi.encode(addresses[node][coinType]);
        }
        if (selector == bytes4(keccak256("text(bytes32,string)"))) {
            (, string memory key) = abi.decode(data[4:], (bytes32, string));
            return abi.encode(texts[node][key]);
        }
        revert UnsupportedResolverProfile(selector);
    }

    function hashEncoded(bytes calldata name, uint256 offset) private pure returns (bytes32) {
        uint256 length = uint8(name[offset]);
        if (length == 0) return 0;
        uint256 next = offset + 1 + length;
        return keccak256(abi.encodePacked(hashEncoded(name, next), keccak256(name[offset + 1:next])));
    }

    function hashText(string memory name) private pure returns (bytes32 node) {
        bytes memory text = bytes(name);
        uint256 end = text.length;
        for (uint256 index = text.length; index > 0; index--) {
            if (text[index - 1] != ".") continue;
            node = keccak256(abi.encodePacked(node, hashPart(text, index, end)));
            end = index - 1;
        }
        return keccak256(abi.encodePacked(node, hashPart(text, 0, end)));
    }

    function hashPart(bytes memory text, uint256 start, uint256 end) private pure returns (bytes32 hash) {
        assembly {
            hash := keccak256(add(add(text, 32), start), sub(end, start))
        }
    }

    function recover(bytes32 hash, bytes memory signature) private pure returns (address) {
        if (signature.length != 65) return address(0);
        bytes32 r;
        bytes32 s;
        uint8 v;
        assembly {
            r := mload(add(signature, 32))
            s := mload(add(signature, 64))
            v := byte(0, mload(add(signature, 96)))
        }
        return ecrecover(hash, v, r, s);
    }
}
