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

    /// @notice Lets a gateway answer for a name and the names below it (EIP-3668). Its answers count if `signer` has signed them.
    ///         It is asked about a name below with `resolve(name, data)`, which names the whole name (ENSIP-10).
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
        bytes memory request = data;
        if (!isKnown[node]) {
            node = findGatewayAbove(name);
            if (node == 0) revert ResolverNotFound(name);
            request = abi.encodeWithSelector(bytes4(keccak256("resolve(bytes,bytes)")), name, data);
        }
        if (bytes(gateways[node].url).length == 0) return (answer(node, data), address(this));
        string[] memory urls = new string[](1);
        urls[0] = gateways[node].url;
        bytes memory extraData = abi.encode(node, request);
        if (batchGateways.length == 0) {
            revert OffchainLookup(address(this), urls, request, this.resolveWithProof.selector, extraData);
        }
        Query[] memory queries = new Query[](1);
        queries[0] = Query(address(this), urls, request);
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
        (bytes32 node, bytes memory request) = abi.decode(extraData, (bytes32, bytes));
        return (checkProof(response, node, request), address(this));
    }

    /// @param account the 20 bytes of an address. A name below a gateway is asked of it, without batches.
    function reverseWithGateways(bytes calldata account, uint256 coinType, string[] calldata)
        external
        view
        returns (string memory, address, address)
    {
        string memory name = names[address(bytes20(account))];
        if (bytes(name).length == 0) return ("", address(0), address(this));
        bytes32 node = hashText(name);
        if (!isKnown[node]) askAbove(account, coinType, name, node);
        bytes memory primary = addresses[node][coinType];
        if (keccak256(primary) != keccak256(account)) revert ReverseAddressMismatch(name, primary);
        return (name, address(this), address(this));
    }

    /// @notice Returns a name that a gateway has confirmed: it leads to the address.
    function reverseWithProof(bytes calldata response, bytes calldata extraData)
        external
        view
        returns (string memory, address, address)
    {
        (bytes32 node, bytes memory request, bytes memory account, string memory name) =
            abi.decode(extraData, (bytes32, bytes, bytes, string));
        bytes memory primary = abi.decode(checkProof(response, node, request), (bytes));
        if (keccak256(primary) != keccak256(account)) revert ReverseAddressMismatch(name, primary);
        return (name, address(this), address(this));
    }

    function askAbove(bytes calldata account, uint256 coinType, string memory name, bytes32 node) private view {
        bytes memory encoded = encodeText(name);
        bytes32 above = this.findGatewayAbove(encoded);
        if (above == 0) return;
        bytes memory data = abi.encodeWithSelector(bytes4(keccak256("addr(bytes32,uint256)")), node, coinType);
        bytes memory request = abi.encodeWithSelector(bytes4(keccak256("resolve(bytes,bytes)")), encoded, data);
        string[] memory urls = new string[](1);
        urls[0] = gateways[above].url;
        bytes memory extraData = abi.encode(above, request, account, name);
        revert OffchainLookup(address(this), urls, request, this.reverseWithProof.selector, extraData);
    }

    /// @notice Returns the nearest name above one that has a gateway, or 0.
    function findGatewayAbove(bytes calldata name) public view returns (bytes32) {
        for (uint256 offset = 0; uint8(name[offset]) != 0;) {
            offset += 1 + uint8(name[offset]);
            bytes32 node = hashEncoded(name, offset);
            if (bytes(gateways[node].url).length != 0) return node;
        }
        return 0;
    }

    function checkProof(bytes calldata response, bytes32 node, bytes memory request)
        private
        view
        returns (bytes memory)
    {
        (bytes memory result, uint64 expires, bytes memory signature) = abi.decode(response, (bytes, uint64, bytes));
        require(expires >= block.timestamp, "NameResolver: expired");
        bytes32 signed =
            keccak256(abi.encodePacked(hex"1900", address(this), expires, keccak256(request), keccak256(result)));
        require(recover(signed, signature) == gateways[node].signer, "NameResolver: not signed by the gateway");
        return result;
    }

    /// @dev The wire format of DNS has the length of each part before it, and ends with 0.
    function encodeText(string memory name) private pure returns (bytes memory encoded) {
        bytes memory text = bytes(name);
        encoded = new bytes(text.length + 2);
        uint256 start = 0;
        for (uint256 index = 0; index <= text.length; index++) {
            if (index < text.length && text[index] != ".") {
                encoded[index + 1] = text[index];
                continue;
            }
            encoded[start] = bytes1(uint8(index - start));
            start = index + 1;
        }
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
