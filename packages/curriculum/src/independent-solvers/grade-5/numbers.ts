import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual } from "@learnin/domain/arithmetic/rational";
import { exact, minus, over, plus, times } from "../reading/arithmetic.ts";
import { calculate, formulasIn, numbersIn as exactsIn } from "../reading/formulas.ts";
import { writesDecimals } from "./decimal-words.ts";
import type { Solvers } from "../solver.ts";

/** Independent solvers of grade 5 for numbers, decimals and expressions. */
export const numbersWays5: Solvers = {
	"write-numerical-expressions": ({ prompt }, { value, text, texts }) => {
		if (value !== null) {
			const [part = "", all = ""] = formulasIn(prompt);
			return isEqual(times(calculate(part), value), calculate(all));
		}
		const said = [text, prompt].map((each) => /“(.*?)”/.exec(each)?.[1]).find((each) => each !== undefined);
		const words = said ?? prompt;
		return isEqual(calculate(formulasIn(texts.at(-1) ?? "").at(-1) ?? ""), doneInWords(words));
	},
	"decimal-forms-thousandths": writesDecimals,
};

type Four = readonly [a: Rational, b: Rational, c: Rational, d: Rational];

/** What each way of saying it does with the numbers, in the order in which they are read. */
const SAYINGS: readonly (readonly [said: RegExp, does: (numbers: Four) => Rational])[] = [
	[/sum of .* by the difference/, ([a, b, c, d]) => times(plus(a, b), minus(c, d))],
	[/subtract the quotient from/, ([a, b, c]) => minus(c, over(a, b))],
	[/Subtract the product of/, ([a, b, c, d]) => minus(times(c, d), times(a, b))],
	[/to the difference of/, ([a, b, c, d]) => times(minus(plus(a, b), c), d)],
	[/equal bags|buys lunch|For \d+ days/, ([a, b, c]) => plus(times(a, b), times(a, c))],
	[/paper cranes|^Divide/, ([a, b, c]) => plus(over(a, b), c)],
	[/stickers|ribbon/, ([a, b, c]) => over(minus(a, b), c)],
	[/trays/, ([a, b, c]) => times(a, minus(b, c))],
	[/bus has|Multiply the difference/, ([a, b, c]) => times(minus(a, b), c)],
	[/^Subtract .* then multiply/, ([a, b, c]) => times(minus(b, a), c)],
	[/^Subtract .* then divide/, ([a, b, c]) => over(minus(b, a), c)],
	[/then multiply/, ([a, b, c]) => times(plus(a, b), c)],
	[/boxes of|rows of|^Multiply|product of/, ([a, b, c]) => plus(times(a, b), c)],
];

function doneInWords(text: string): Rational {
	const said = text.replace(/^Which expression fits\? /, "");
	const does = SAYINGS.find(([saying]) => saying.test(said))?.[1];
	if (does === undefined) throw new Error(`cannot read "${said}"`);
	const [a = exact(0), b = exact(0), c = exact(0), d = exact(0)] = exactsIn(said);
	return does([a, b, c, d]);
}
