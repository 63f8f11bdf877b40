import type { Rational } from "@learnin/domain/arithmetic/rational";
import { compare, exact, over, plus, same, sum, times } from "../reading/arithmetic.ts";
import { numbersIn, value as numberOf } from "../reading/formulas.ts";
import { figureOf, plotOf, textsIn } from "../reading/read-figure.ts";
import { drawsList } from "../shared/drawn-charts.ts";
import { measuresRooms } from "./rooms.ts";
import { convertsUnits } from "../grade-5/units.ts";
import { repeatsFractions } from "./like-fractions.ts";
import type { Solvers } from "../solver.ts";
import { byPrompt } from "../reading/common-solvers.ts";
import { inSmallest, unitNamed } from "../shared/units.ts";

function sizeOf(word: string): Rational | null {
	return unitNamed(word) === null ? null : exact(inSmallest(word));
}

/** Every amount in a text, such as "3 feet" or "$\dfrac{1}{2}$ liter of", in the smallest unit of its kind. */
function amountsIn(text: string): Rational[] {
	const found = text
		.replace(/(\d),(?=\d{3})/g, "$1")
		.replace(/\$(\d*)\\dfrac\{(\d+)\}\{(\d+)\}\$/g, "$1 $2/$3")
		.matchAll(/(\d+(?: \d+\/\d+)?|\d+\/\d+) ([A-Za-z]+)/g);
	return [...found].flatMap(([, number = "", unit = ""]) => {
		const size = sizeOf(unit);
		return size === null ? [] : [times(numberOf(number), size)];
	});
}

const is = (found: Rational, value: Rational | null | undefined) =>
	value !== null && value !== undefined && same(found, value);

/** The unit that is asked for: after "how many" or, at the end, after "in" or "to". */
function unitsAskedIn(prompt: string): Rational {
	const [, word = ""] =
		/[Hh]ow many (\w+)|(?:in|to) (\w+)\.$/.exec(prompt)?.filter((each) => each !== undefined) ?? [];
	return sizeOf(word) ?? exact(1);
}

/** The values of a line plot, one for each cross, from the smallest. */
function valuesOf(figure: Parameters<typeof plotOf>[0]): Rational[] {
	return [...plotOf(figure)]
		.flatMap(([text, count]) => Array.from({ length: Number(count) }, () => numberOf(text)))
		.sort(compare);
}

const NONE = exact(-1);

/** Independent solvers of grade 4 for measures and data. */
export const measureWays4: Solvers = {
	"line-plot-eighths": (question, answer) => {
		if (question.interaction?.kind === "chart") return drawsList(question, answer);
		const values = answer.texts.map((told, at) => answer.values[at] ?? numbersIn(told)[0] ?? null);
		const all = valuesOf(figureOf(question));
		const { prompt } = question;
		const [asked = NONE] = numbersIn(/(?:are|than|of) (\$[^$]*\$)/.exec(prompt)?.[1] ?? "");
		const [given = NONE, second = NONE] = values.map((one) => one ?? NONE);
		const [smallest = NONE, largest = NONE] = [all[0], all.at(-1)];
		const count = (fits: (one: Rational) => boolean) => exact(all.filter(fits).length);
		if (prompt.includes("longer than $"))
			return same(
				given,
				count((one) => compare(one, asked) > 0),
			);
		if (prompt.includes("shorter than $"))
			return same(
				given,
				count((one) => compare(one, asked) < 0),
			);
		if (prompt.includes("How much longer")) return same(plus(given, smallest), largest);
		if (prompt.includes("total length")) return same(given, sum(all.filter((one) => same(one, asked))));
		if (prompt.includes("two longest")) return same(given, sum(all.slice(-2)));
		if (prompt.includes("How many"))
			return same(
				given,
				count((one) => same(one, asked)),
			);
		const most = Math.max(...all.map((one) => all.filter((other) => same(one, other)).length));
		return all.filter((one) => same(one, given)).length === most && same(plus(smallest, second), given);
	},
	"area-perimeter-formulas": measuresRooms,
	"convert-larger-to-smaller": (question, answer) => {
		const { prompt, question_type, figure } = question;
		const { values, text } = answer;
		if (question_type === "LABELED_INPUT") {
			const [large = "", small = "", ...cells] = textsIn(figureOf(question)).map((cell) => cell.text);
			const [big, little] = [sizeOf(large) ?? NONE, sizeOf(small) ?? NONE];
			const lefts = cells.filter((cell, at) => cell !== "" && at !== 1).map((cell) => numberOf(cell));
			return values.every(
				(one, at) => one !== null && same(times(one, little), times(lefts[at + 1] ?? NONE, big)),
			);
		}
		const amounts = amountsIn(prompt);
		const isPlain =
			/^(?:FILL_ONE|SELECT_ONE)$/.test(question_type) &&
			figure === undefined &&
			!/ompare|wrong|did|mistake/.test(prompt);
		// An amount in two units, or two conversions in a row: the answer has the size of all amounts together.
		if (!isPlain) return convertsUnits(question, answer);
		const wanted = unitsAskedIn(prompt);
		const [found = NONE] = numbersIn(text);
		return same(times(found, wanted), sum(amounts));
	},
	"measurement-word-problems": byPrompt(
		[
			/\[\[each\]\]/,
			({ prompt }, { values: [each, all] }) => {
				const [, days = "0"] = /each of (\d+) days/.exec(prompt) ?? [];
				const day = sum(amountsIn(prompt.replace(/each of \d+ days/, "")));
				const minutes = over(day, exact(60));
				return is(minutes, each) && is(times(minutes, numberOf(days)), all);
			},
		],
		[
			/The bill is paid/,
			({ prompt }, { text }) => {
				const [count = NONE, each = NONE, paid = NONE] = numbersIn(prompt.replaceAll("\\$", " "));
				return is(paid, plus(numbersIn(text)[0] ?? NONE, times(count, each)));
			},
		],
		[
			/So far,/,
			({ prompt }, { text }) => {
				const amounts = amountsIn(prompt);
				const passed = amounts.at(-1) ?? NONE;
				return same(plus(times(numbersIn(text)[0] ?? NONE, exact(60)), passed), sum(amounts.slice(0, -1)));
			},
		],
		[
			/on each of \d+ days/,
			({ prompt }, { text }) => {
				const [hours = NONE, minutes = NONE] = amountsIn(prompt);
				const [, days = "1"] = /each of (\d+) days/.exec(prompt) ?? [];
				return same(over(times(numbersIn(text)[0] ?? NONE, exact(60)), numberOf(days)), plus(hours, minutes));
			},
		],
		[/dfrac/, repeatsFractions],
		[
			/does (?:\w+ (?:fill|get)|that make)\?/,
			({ prompt }, { value }) => {
				const [one = NONE, other = NONE] = amountsIn(prompt);
				const [whole, each] = compare(one, other) > 0 ? [one, other] : [other, one];
				return value !== null && same(times(value, each), whole);
			},
		],
		[/are left/, convertsUnits],
	),
};
