// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Tokens that deviate from ERC-20 as real ones do, each in one respect. They are for tests, which deploy them: no chain
/// starts with them. Anyone can mint and change them.
abstract contract AwkwardToken {
    uint256 public totalSupply;
    mapping(address owner => mapping(address spender => uint256)) public allowance;
    mapping(address account => uint256) internal balances;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function decimals() external view virtual returns (uint8) {
        return 6;
    }

    function balanceOf(address account) external view virtual returns (uint256) {
        return balances[account];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "insufficient allowance");
        allowance[from][msg.sender] -= value;
        return move(from, to, value);
    }

    function mint(address to, uint256 value) external virtual {
        totalSupply += value;
        balances[to] += value;
        emit Transfer(address(0), to, value);
    }

    function move(address from, address to, uint256 value) internal virtual returns (bool) {
        require(balances[from] >= value, "insufficient balance");
        balances[from] -= value;
        balances[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

abstract contract NamedToken is AwkwardToken {
    string public name;
    string public symbol;

    constructor(string memory name_, string memory symbol_) {
        name = name_;
        symbol = symbol_;
    }
}

/// Takes 1 % of every transfer, so that less arrives than was sent.
contract FeeToken is NamedToken("Fee Token", "FEE") {
    address public constant collector = 0xFee0000000000000000000000000000000000001;

    function move(address from, address to, uint256 value) internal override returns (bool) {
        uint256 fee = value / 100;
        super.move(from, collector, fee);
        return super.move(from, to, value - fee);
    }
}

/// Returns false where others revert: the transaction succeeds, without a log, and nothing moves.
contract FalseToken is NamedToken("False Token", "FALSE") {
    function move(address from, address to, uint256 value) internal override returns (bool) {
        return balances[from] >= value && super.move(from, to, value);
    }
}

/// Keeps shares instead of balances, so a balance changes without a transfer, and rounding loses a unit.
contract RebasingToken is NamedToken("Rebasing Token", "REBASE") {
    uint256 private constant unit = 1e18;
    uint256 public index = unit;

    /// Sets the value of a share, in units of 1e-18: 1.1e18 raises every balance by a tenth.
    function rebase(uint256 newIndex) external {
        require(newIndex > 0, "no index");
        totalSupply = (totalSupply * newIndex) / index;
        index = newIndex;
    }

    function balanceOf(address account) external view override returns (uint256) {
        return (balances[account] * index) / unit;
    }

    function mint(address to, uint256 value) external override {
        totalSupply += value;
        balances[to] += (value * unit) / index;
        emit Transfer(address(0), to, value);
    }

    function move(address from, address to, uint256 value) internal override returns (bool) {
        uint256 shares = (value * unit) / index;
        require(balances[from] >= shares, "insufficient balance");
        balances[from] -= shares;
        balances[to] += shares;
        emit Transfer(from, to, value);
        return true;
    }
}

/// Can be paused, and blocks accounts; says so in the reason of its revert.
contract PausableToken is NamedToken("Pausable Token", "PAUSE") {
    bool public paused;
    mapping(address account => bool) public isBlocked;

    function setPaused(bool value) external {
        paused = value;
    }

    function setBlocked(address account, bool value) external {
        isBlocked[account] = value;
    }

    function move(address from, address to, uint256 value) internal override returns (bool) {
        require(!paused, "transfers are paused");
        require(!isBlocked[from] && !isBlocked[to], "account is blocked");
        return super.move(from, to, value);
    }
}

/// Changes its decimals, so that an amount on screen is worth something else than the amount that is sent.
contract ChangingToken is NamedToken("Changing Token", "CHANGE") {
    uint8 private places = 6;

    function setDecimals(uint8 value) external {
        places = value;
    }

    function decimals() external view override returns (uint8) {
        return places;
    }
}

/// Has its name and symbol as `bytes32`, as tokens from before ERC-20 was settled.
contract BytesToken is AwkwardToken {
    bytes32 public constant name = "Bytes Token";
    bytes32 public constant symbol = "BYTES";
}

/// Answers as a test tells it, so that one contract can lie in many ways. An honest token until then.
contract LyingToken is AwkwardToken {
    enum Balance {
        Honest,
        Reverts,
        Loops,
        SaysNothing
    }
    enum Transfers {
        Honest,
        SaysNothing,
        SaysFalse,
        OnlyLogs,
        DoesNothing,
        SaysNoReason,
        Panics,
        Loops
    }

    /// The words with which `transfer` reverts; none as long as they are empty.
    bytes public refusal;
    Balance private balance;
    Transfers private transfers;
    bytes private nameAnswer = abi.encode("Lying Token");
    bytes private symbolAnswer = abi.encode("LIE");
    bytes private decimalsAnswer = abi.encode(6);

    /// Sets whole answers, as bytes of the ABI or anything else.
    function setAnswers(bytes calldata name_, bytes calldata symbol_, bytes calldata decimals_) external {
        (nameAnswer, symbolAnswer, decimalsAnswer) = (name_, symbol_, decimals_);
    }

    function setBalance(Balance value) external {
        balance = value;
    }

    function setTransfers(Transfers value) external {
        transfers = value;
    }

    /// Sets the data of the revert: an error of any kind.
    function setRefusal(bytes calldata value) external {
        refusal = value;
    }

    function name() external view {
        say(nameAnswer);
    }

    function symbol() external view {
        say(symbolAnswer);
    }

    function decimals() external view override returns (uint8) {
        say(decimalsAnswer);
    }

    function balanceOf(address account) external view override returns (uint256) {
        if (balance == Balance.Reverts) revert("no balance");
        if (balance == Balance.Loops) loop();
        if (balance == Balance.SaysNothing) say("");
        return balances[account];
    }

    function move(address from, address to, uint256 value) internal override returns (bool) {
        if (refusal.length > 0) fail(refusal);
        if (transfers == Transfers.SaysFalse) return false;
        if (transfers == Transfers.SaysNoReason) revert();
        if (transfers == Transfers.Panics) assert(false);
        if (transfers == Transfers.Loops) loop();
        if (transfers == Transfers.DoesNothing) return true;
        if (transfers == Transfers.OnlyLogs) emit Transfer(from, to, value);
        else super.move(from, to, value);
        if (transfers == Transfers.SaysNothing) say("");
        return true;
    }

    function say(bytes memory answer) private pure {
        assembly {
            return(add(answer, 32), mload(answer))
        }
    }

    function fail(bytes memory data) private pure {
        assembly {
            revert(add(data, 32), mload(data))
        }
    }

    function loop() private pure {
        while (true) {}
    }
}
