const OPERAND = String.raw`\(?(-?)(?:((?:\d|\{,\})+(?:\.\d+)?))?(?:\\dfrac\{(\d+)\}\{(\d+)\})?\)?`;
const BARE = new RegExp(String.raw`^\$${OPERAND} (\+|-|\\times|\\div) ${OPERAND}\$$`);

/**
 * The result of a formula that joins two numbers, fractions or mixed numbers by one operation; undefined for any other
 * formula.
 */
export function bareResult(formula: string): number | undefined {
	const groups = BARE.exec(formula)?.slice(1);
	if (groups === undefined) return undefined;
	const [left, right] = [operandOf(groups.slice(0, 4)), operandOf(groups.slice(5))];
	if (groups[4] === "+") return left + right;
	if (groups[4] === "-") return left - right;
	return groups[4] === "\\div" ? left / right : left * right;
}

function operandOf([minus, whole = "0", top = "0", bottom = "1"]: readonly (string | undefined)[]): number {
	const size = Number(whole.replaceAll("{,}", "")) + Number(top) / Number(bottom);
	return minus === "-" ? -size : size;
}
