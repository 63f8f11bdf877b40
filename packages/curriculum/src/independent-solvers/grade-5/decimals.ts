import { isEqual, rational, type Rational } from "@learnin/domain/arithmetic/rational";
import { derivedSolvers } from "../shared/derived-solvers.ts";
import { compare, exact, minus, over, plus, times } from "../reading/arithmetic.ts";
import { calculate, formulasIn, numbersIn } from "../reading/formulas.ts";
import { mistakenDecimals } from "../mistaken/decimals.ts";
import type { Solver, Solvers } from "../solver.ts";
import { byPrompt } from "../reading/common-solvers.ts";
import { fitsTheLastBox } from "../shared/missing-numbers.ts";

const NOTHING = exact(0);
const HUNDRED = exact(100);

const is = (found: Rational, value: Rational | null) => value !== null && isEqual(found, value);

/** The last formula of the prompt that has a sign to work out. */
const isWorthTheLast: Solver = ({ prompt }, { value }) =>
	is(
		calculate(
			formulasIn(prompt).findLast((each) => / [-+] |times|div/.test(each) && !each.includes("=")) ?? "0",
		),
		value,
	);

/** Rounded to whole numbers, halves up. */
function rounded(number: Rational): Rational {
	const doubled = plus(times(number, exact(2)), exact(1));
	return rational(doubled.numerator / (2n * doubled.denominator));
}

const estimates: Solver = ({ prompt }, { value }) => {
	const formula = formulasIn(prompt)[0] ?? "";
	const [a = NOTHING, b = NOTHING] = formula.split(/ [-+] /).map((each) => rounded(calculate(each)));
	return is(formula.includes(" - ") ? minus(a, b) : plus(a, b), value);
};

/** Each number in hundredths, and the result. */
const inHundredths: Solver = (question, { values }) => {
	const task = formulasIn(question.prompt).find((each) => / [-+] /.test(each)) ?? "";
	const [short = "", long = ""] = task
		.split(/ [-+] /)
		.toSorted((one, other) => placesIn(one) - placesIn(other));
	const wanted = { short, long, result: task };
	const blanks = question.question_type === "FILL_MULTIPLE" ? question.blanks : [];
	return blanks.every(({ id }, at) =>
		is(times(calculate(wanted[id as keyof typeof wanted]), HUNDRED), values[at] ?? null),
	);
};

function placesIn(number: string): number {
	return number.split(".")[1]?.length ?? 0;
}

/** What is left of a bill after two prices. */
const changeOf: Solver = ({ prompt }, { text }) => {
	const [bill = NOTHING, ...prices] = numbersIn(prompt).toSorted((one, other) => compare(other, one));
	return is(minus(bill, prices.reduce(plus)), numbersIn(text)[0] ?? null);
};

/** Sums and differences of decimals, bare or in stories. */
export const decimalSums = derivedSolvers(
	byPrompt(
		[/\[\[short\]\]/, inHundredths],
		[/dollars/, changeOf],
		[/[Rr]ound each|[Rr]ounding|Estimate/, estimates],
		[/\\square/, fitsTheLastBox],
		[/\$/, isWorthTheLast],
		[
			/./,
			({ prompt }, { value }) => {
				const [a = NOTHING, b = NOTHING, taken] = numbersIn(prompt);
				if (taken !== undefined) return is(minus(plus(a, b), taken), value);
				return value !== null && isEqual(/left\?/.test(prompt) ? plus(value, b) : minus(value, b), a);
			},
		],
	),
	mistakenDecimals,
);

/** The product of whole numbers, the decimal places together, and the product. */
const multipliesInSteps: Solver = ({ prompt }, { values }) => {
	const [units, places, product] = values.map((each) => each ?? NOTHING);
	const task =
		formulasIn(prompt).find((each) => each.includes(".") && each.includes("times")) ??
		formulasIn(prompt)[0] ??
		"";
	const factors = task.split(" \\times ");
	const together = factors.reduce((sum, each) => sum + placesIn(each), 0);
	const digits = factors.map((each) => calculate(each.replace(".", ""))).reduce(times);
	return (
		is(digits, units ?? null) && is(exact(together), places ?? null) && is(calculate(task), product ?? null)
	);
};

/** Products of decimals. */
export const decimalProducts = derivedSolvers(
	byPrompt(
		[/\[\[units\]\]/, multipliesInSteps],
		[
			/costs [\d.]+ dollars/,
			({ prompt }, { text }) => {
				const [price = NOTHING, amount = NOTHING, bill] = numbersIn(prompt);
				const cost = times(price, amount);
				return is(bill === undefined ? cost : minus(bill, cost), numbersIn(text)[0] ?? null);
			},
		],
		[/\\times/, isWorthTheLast],
		[
			/./,
			({ prompt }, { value }) => {
				const [a = NOTHING, b = NOTHING] = numbersIn(prompt);
				return value !== null && isEqual(over(value, b), a);
			},
		],
	),
	mistakenDecimals,
);

/** Both numbers times the same power of ten, and the quotient. */
const dividesInSteps: Solver = ({ prompt }, { values }) => {
	const [power = NOTHING, top, bottom = NOTHING, quotient] = values.map((each) => each ?? NOTHING);
	const task = formulasIn(prompt).find((each) => / \\div /.test(each)) ?? "";
	const [dividend = "", divisor = ""] = task.split(" \\div ");
	const isLeast = isEqual(power, rational(10n ** BigInt(placesIn(divisor))));
	const areScaled =
		is(times(calculate(dividend), power), top ?? null) && isEqual(times(calculate(divisor), power), bottom);
	return isLeast && areScaled && is(calculate(task), quotient ?? null);
};

const decimalQuotients = derivedSolvers(
	byPrompt(
		[/\[\[power\]\]/, dividesInSteps],
		[/\\square/, fitsTheLastBox],
		[/\\div/, isWorthTheLast],
		[
			/./,
			({ prompt }, { value }) => {
				const numbers = numbersIn(prompt);
				const [total = NOTHING, by = NOTHING] = /^\d|same path/.test(prompt) ? numbers.toReversed() : numbers;
				return value !== null && isEqual(times(value, by), total);
			},
		],
	),
	mistakenDecimals,
);

/** Quotients of decimals, and divisions that have the same one. */
export const dividesDecimals: Solver = (question, answer) =>
	/same quotient|a whole number\. Which/.test(question.prompt)
		? isEqual(calculate(answer.text), calculate(formulasIn(question.prompt)[0] ?? ""))
		: decimalQuotients(question, answer);

/** One independent solver for each generator of grade 5 that works with decimals. */
export const decimalWays5: Solvers = {
	"add-sub-decimals": decimalSums,
	"multiply-decimals": decimalProducts,
	"divide-decimals": dividesDecimals,
};
