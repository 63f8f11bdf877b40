import { isEqual, rational, type Rational } from "@learnin/domain/arithmetic/rational";
import { derivedSolvers } from "../shared/derived-solvers.ts";
import { compare, exact, over, plus, times } from "../reading/arithmetic.ts";
import { calculate, formulasIn, holds, numbersIn } from "../reading/formulas.ts";
import { mistakenQuotients } from "../mistaken/quotients.ts";
import { wholesIn } from "../reading/read-question.ts";
import type { Solver, Solvers } from "../solver.ts";
import { byPrompt, isWorthTheFormula, wholes } from "../reading/common-solvers.ts";
import { wholeOf } from "../reading/wholes.ts";
import { fitsTheLastBox } from "../shared/missing-numbers.ts";

const NOTHING = exact(0);

/** Denominators by the names of their parts. */
const NAMED = "halves thirds fourths fifths sixths sevenths eighths ninths tenths elevenths twelfths".split(
	" ",
);

function namedIn(prompt: string): bigint {
	return BigInt(NAMED.findIndex((name) => prompt.includes(name)) + 2);
}

/** The whole numbers that the prompt says in words, outside of formulas. */
function toldIn(text: string): Rational[] {
	return wholesIn(text.replaceAll(/\$[^$]*\$/g, "")).map((number) => rational(number));
}

/** The first formula: what one part is worth. */
function partIn(text: string): Rational {
	return calculate(formulasIn(text)[0] ?? "1");
}

const isFound = (found: Rational, value: Rational | null) => value !== null && isEqual(found, value);

/** What a story asks for: a share of a part, how many parts fit, a part of all, or what is left. */
function worthOfStory(text: string): Rational {
	const [part, [count = NOTHING]] = [partIn(text), toldIn(text)];
	if (text.endsWith("left?")) return plus(count, times(rational(-1n), part));
	if (/ of (?:them|it)\. How many/.test(text)) return times(count, part);
	return /What fraction/.test(text) ? over(part, count) : over(count, part);
}

/** The quotient times the divisor gives back the dividend of the prompt's first formula. */
const checksIt: Solver = ({ prompt }, { text }) => {
	const [dividend = "", divisor = ""] = (formulasIn(prompt)[0] ?? "").split(/ \\div | = /);
	const [product = "", result = ""] = text.replaceAll("$", "").split(" = ");
	const [quotient = "", factor = ""] = product.split(" \\times ");
	return (
		factor === divisor &&
		isEqual(calculate(result), calculate(dividend)) &&
		isEqual(calculate(quotient), over(calculate(dividend), calculate(divisor)))
	);
};

/** For questions that offer equations or expressions beside those of `way`. */
const orOffered =
	(pattern: RegExp, offered: Solver, way: Solver): Solver =>
	(question, answer) =>
		(pattern.test(question.prompt) ? offered : way)(question, answer);

const CHECKS = /^Which multiplication checks|by multiplying\?$|^Which equation shows/;

const sharedPart = derivedSolvers(
	byPrompt(
		[
			/\[\[pieces\]\]/,
			({ prompt }, { values }) => {
				const [pieces = NOTHING, top = NOTHING, bottom = NOTHING] = values.map((each) => each ?? NOTHING);
				const quotient = calculate(formulasIn(prompt)[0] ?? "");
				return isEqual(over(top, bottom), quotient) && isEqual(pieces, bottom);
			},
		],
		[/\\square/, fitsTheLastBox],
		[
			/divides .* and gets/,
			({ prompt }, { value }) => {
				const [dividend = NOTHING, quotient = NOTHING] = formulasIn(prompt).map((each) => calculate(each));
				return value !== null && isEqual(times(quotient, value), dividend);
			},
		],
		[/\\div/, isWorthTheFormula],
		[
			/./,
			({ prompt }, { value }) =>
				value !== null && isEqual(times(value, toldIn(prompt)[0] ?? NOTHING), partIn(prompt)),
		],
	),
	mistakenQuotients,
);

const fittingParts = derivedSolvers(
	byPrompt(
		[
			/\[\[one\]\]/,
			wholes(([one, all], _, { prompt }) => {
				const count = toldIn(prompt).at(-1) ?? NOTHING;
				return one === namedIn(prompt) && isEqual(rational(all), times(count, rational(one)));
			}),
		],
		[/\\square/, fitsTheLastBox],
		[
			/How many pies were|^How many wholes are/,
			({ prompt }, { value }) =>
				value !== null && isEqual(times(value, rational(namedIn(prompt))), toldIn(prompt)[0] ?? NOTHING),
		],
		[
			/picture|Each bar/,
			({ figure }, { value }) => {
				const [bars = NOTHING, parts = NOTHING] = toldIn(figure?.alt ?? "");
				return isFound(times(bars, parts), value);
			},
		],
		[/\\div/, isWorthTheFormula],
		[
			/./,
			({ prompt }, { value }) =>
				value !== null && isEqual(times(value, partIn(prompt)), toldIn(prompt)[0] ?? NOTHING),
		],
	),
	mistakenQuotients,
);

const unitStories = byPrompt(
	[
		/^Which problem|^Which story/,
		({ prompt }, { text }) => isEqual(calculate(formulasIn(prompt)[0] ?? ""), worthOfStory(text)),
	],
	[
		/Which expression (?:gives|could)|Choose the expression/,
		({ prompt }, { text }) => {
			const story = prompt.replace(/ (?:Which|Choose) (?:the )?expression.*$/, "");
			return text.includes("div") && isEqual(calculate(formulasIn(text)[0] ?? ""), worthOfStory(story));
		},
	],
	[
		/find the quotient/,
		({ prompt }, { text }) => {
			const last = formulasIn(text).at(-1) ?? "";
			return last.startsWith(`${formulasIn(prompt)[0]} =`) && holds(last);
		},
	],
	[
		/more bowls|are left\?|still to come/,
		({ prompt }, { value }) => {
			const [all = NOTHING, used = NOTHING] = toldIn(prompt);
			return value !== null && isEqual(times(plus(value, used), partIn(prompt)), all);
		},
	],
	[
		/./,
		({ prompt }, { value }) => {
			const [count = NOTHING, taken] = toldIn(prompt);
			if (taken === undefined) return isFound(worthOfStory(prompt), value);
			return value !== null && isEqual(times(value, count), times(partIn(prompt), taken));
		},
	],
);

/** People and things of a story of equal shares: the things come with a unit or a name of their own. */
function sharedIn(prompt: string): { people: Rational; things: Rational } {
	const [first = NOTHING, second = NOTHING] = toldIn(prompt);
	const isPeopleFirst = /^\d+ (?:friends|families|runners|students)/.test(prompt);
	return isPeopleFirst ? { people: first, things: second } : { people: second, things: first };
}

const equalShares = derivedSolvers(
	byPrompt(
		[
			/\[\[full\]\]/,
			({ prompt }, { values }) => {
				const [full = null, rest = null, top = null, bottom = null] = values.map(wholeOf);
				const { people, things } = sharedIn(prompt);
				if (full === null || rest === null || top === null || bottom === null) return false;
				const share = plus(rational(full), rational(top, bottom));
				return isEqual(times(share, people), things) && top === rest && isEqual(rational(bottom), people);
			},
		],
		[
			/(?:some|cuts a ribbon|Each runs \$)/,
			({ prompt }, { value }) => isFound(times(toldIn(prompt)[0] ?? NOTHING, partIn(prompt)), value),
		],
		[/\\div/, isWorthTheFormula],
		[
			/./,
			({ prompt }, { value }) => {
				const { people, things } = sharedIn(prompt);
				return value !== null && isEqual(times(value, people), things);
			},
		],
	),
	mistakenQuotients,
);

const isBetween: Solver = ({ prompt }, { text }) => {
	const { people, things } = sharedIn(prompt);
	const [low = NOTHING, high = NOTHING] = numbersIn(text);
	return compare(times(low, people), things) < 0 && compare(times(high, people), things) > 0;
};

/** One independent solver for each generator of grade 5 about quotients that are fractions. */
export const quotientWays5: Solvers = {
	"unit-fraction-by-whole": orOffered(CHECKS, checksIt, sharedPart),
	"whole-by-unit-fraction": orOffered(CHECKS, checksIt, fittingParts),
	"unit-fraction-division-word": unitStories,
	"fraction-as-division": orOffered(
		/Between which two/,
		isBetween,
		orOffered(
			/^Which expression is equal|in another way|means division/,
			({ prompt }, { text }) =>
				text.includes("div") && isEqual(calculate(formulasIn(text)[0] ?? ""), partIn(prompt)),
			equalShares,
		),
	),
};
