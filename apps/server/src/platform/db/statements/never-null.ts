const CONSTANT = /^(?:'(?:[^']|'')*'|-?\d+(?:\.\d+)?|true|false)$/i;
const CAST = /^(?:::[a-z ]+(?:\[\])?)+$/;

/**
 * Whether an expression as `explain` prints it shows by itself that it is never null: a count, or `coalesce` whose last
 * argument is a constant.
 */
export function isNeverNull(expression: string): boolean {
	const { name, inside, rest } = callOf(expression);
	const isWhole = rest === "" || CAST.test(rest);
	if (name === "") return isWhole && inside !== "" && isNeverNull(inside);
	if (name === "count") return isWhole || (rest.startsWith(" FILTER (") && callOf(rest.slice(8)).rest === "");
	return name === "coalesce" && isWhole && isConstant(lastArgument(inside));
}

function isConstant(argument: string): boolean {
	const { name, inside, rest } = callOf(argument);
	if (name === "" && inside !== "") return CAST.test(rest) && CONSTANT.test(inside);
	return CONSTANT.test(argument.replace(/(?:::[a-z ]+(?:\[\])?)+$/, ""));
}

/** The function that an expression begins with, or "" for parentheses alone, and what comes after its end. */
function callOf(expression: string): { name: string; inside: string; rest: string } {
	const name = /^\w*(?=\()/.exec(expression)?.[0];
	if (name === undefined) return { name: "", inside: "", rest: expression };
	const end = endOf(expression, name.length);
	return {
		name: name.toLowerCase(),
		inside: expression.slice(name.length + 1, end),
		rest: expression.slice(end + 1),
	};
}

/** The place of the parenthesis that closes the one at `start`. */
function endOf(expression: string, start: number): number {
	let depth = 0;
	for (const { 0: part, index } of expression.slice(start).matchAll(/'(?:[^']|'')*'|[()]/g)) {
		depth += part === "(" ? 1 : part === ")" ? -1 : 0;
		if (depth === 0) return start + index;
	}
	return expression.length;
}

function lastArgument(inside: string): string {
	let [depth, start] = [0, 0];
	for (const { 0: part, index } of inside.matchAll(/'(?:[^']|'')*'|[(),]/g)) {
		depth += part === "(" ? 1 : part === ")" ? -1 : 0;
		if (part === "," && depth === 0) start = index + 1;
	}
	return inside.slice(start).trim();
}
