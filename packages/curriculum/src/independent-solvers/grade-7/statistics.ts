import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual } from "@learnin/domain/arithmetic/rational";
import { areInTheirBins } from "../reading/cards.ts";
import { compare, exact, minus, over, plus, sum, times } from "../reading/arithmetic.ts";
import { numbersIn as exactsIn } from "../reading/formulas.ts";
import type { Solvers } from "../solver.ts";
import { isMistakeAsked, lastValueIn } from "../reading/told-values.ts";

const isFair = (plan: string) =>
	/at random|from a box with all names|every \d+th (student|member|reader) on the list/i.test(plan);
/** What a sample says of all: the number of all, how many of the sample fit, and its size. */
function sampleIn(text: string): [all: Rational, count: Rational, size: Rational] {
	const [a = exact(1), b = exact(1), c = exact(1), d = exact(1), e = exact(1)] = exactsIn(text);
	if (text.includes("the estimate for") || text.startsWith("The estimate for")) return [a, b, c];
	return text.startsWith("In three") ? [e, sum([b, c, d]), times(a, exact(3))] : [c, b, a];
}

function estimateIn(text: string): Rational {
	const [all, count, size] = sampleIn(text);
	return over(times(all, count), size);
}

function mistakenEstimate(description: string, text: string): Rational {
	const [all, count, size] = sampleIn(text);
	if (description.includes("added the difference")) return minus(plus(count, all), size);
	if (description.includes("the others")) return minus(all, estimateIn(text));
	if (description.includes("in the sample")) return count;
	throw new Error(`No solver for: ${description}`);
}

const gap = (a: Rational, b: Rational) => (compare(a, b) > 0 ? minus(a, b) : minus(b, a));

/** Least, lower quartile, median, upper quartile and greatest value of both plots. */
function boxesIn(alt: string): [readonly Rational[], readonly Rational[]] {
	const [, p = [], q = []] = alt.split(/[PQ]: /).map((words) => exactsIn(words));
	return [p, q];
}

function measureOf(five: readonly Rational[], name: string): Rational {
	const at = (index: number) => five[index] ?? exact(0);
	if (name.includes("interquartile") || name.includes("middle half")) return minus(at(3), at(1));
	if (name.includes("range")) return minus(at(4), at(0));
	if (name.includes("greatest value")) return at(4);
	return name.includes("least value") ? at(0) : at(2);
}

/** The difference of two means in mean absolute deviations, from a text or from data. */
function deviationsIn(text: string): Rational {
	if (text.startsWith("Group")) {
		const [a = [], b = []] = [...text.matchAll(/Group [PQ]: ([\d, .-]+)\./g)].map(([, list = ""]) =>
			exactsIn(list),
		);
		const mean = (list: readonly Rational[]) => over(sum(list), exact(list.length));
		const deviation = over(sum(a.map((one) => gap(one, mean(a)))), exact(a.length));
		return over(gap(mean(a), mean(b)), deviation);
	}
	const [low = exact(0), high = exact(0), deviation = exact(1)] = exactsIn(text);
	return over(minus(high, low), deviation);
}

function mistakenDeviations(description: string, text: string): Rational {
	const [low = exact(0), high = exact(0), deviation = exact(1)] = exactsIn(text);
	if (description.includes("gave the difference")) return minus(high, low);
	if (description.includes("multiplied")) return times(minus(high, low), deviation);
	return over(deviation, minus(high, low));
}

/** Independent solvers of grade 7: statistics. */
export const solvers7Statistics: Solvers = {
	sampling: (question, { text, texts }) => {
		const { prompt, question_type } = question;
		if (question_type === "LABELED_INPUT")
			return areInTheirBins(question, texts, (card) => (isFair(card) ? "Fair" : "Biased"));
		if (question_type === "SELECT_ALL") return isFair(text) === text.includes("a fair sample");
		if (question_type === "VERIFY_WITH_LLM") return isFair(prompt) !== text.startsWith("No. ");
		if (/What is the problem|Why is this/.test(prompt))
			return !/more people|Everyone would|no problem/.test(text);
		if (!prompt.includes("For whom")) return isFair(text);
		const isForAll = text.startsWith("For ") && !/nobody|everyone, if/.test(text);
		return isFair(prompt) ? isForAll : text.startsWith("Only for the group");
	},
	"inference-from-sample": ({ prompt, question_type }, { text, texts, values }) => {
		if (question_type === "MATCH_THE_FOLLOWING")
			return isEqual(estimateIn(text), lastValueIn(texts[1] ?? ""));
		if (question_type === "SELECT_ALL") return isEqual(estimateIn(text), lastValueIn(text));
		if (question_type === "VERIFY_WITH_LLM" && prompt.includes("So exactly"))
			return (
				isEqual(exactsIn(text)[0] ?? exact(-1), estimateIn(prompt)) && text.includes("need not be exact")
			);
		if (question_type === "VERIFY_WITH_LLM") return isEqual(estimateIn(prompt), lastValueIn(text));
		if (isMistakeAsked(prompt)) return isEqual(mistakenEstimate(text, prompt), lastValueIn(prompt));
		if (/What does that mean|What can be expected|What helps/.test(prompt))
			return /need not be exactly|differ a little|samples larger/.test(text);
		const found = values[0] ?? lastValueIn(text);
		if (!/tag/.test(prompt)) return isEqual(found, estimateIn(prompt));
		const [first = exact(1), second = exact(1), again = exact(1)] = exactsIn(prompt);
		return isEqual(times(found, again), times(first, second));
	},
	"compare-two-distributions": ({ prompt, question_type, figure }, { text, values }) => {
		const [p, q] = boxesIn(figure?.alt ?? "");
		if (question_type === "VERIFY_WITH_LLM" && figure !== undefined) {
			const [first = "", second = ""] = text.split(". ");
			const isP = (measure: string) => compare(measureOf(p, measure), measureOf(q, measure)) > 0;
			return / P has/.test(first) === isP("median") && / P varies/.test(second) === isP("middle half");
		}
		if (question_type === "SELECT_ALL") {
			const order = compare(measureOf(p, text), measureOf(q, text));
			return / P is greater/.test(text) ? order > 0 : order < 0;
		}
		if (/Which group|In which group/.test(prompt)) {
			const order = compare(measureOf(p, prompt), measureOf(q, prompt));
			return text.endsWith(order > 0 ? " P" : " Q");
		}
		if (/Which statement is true|How do the groups compare/.test(prompt)) {
			const [first = exact(0), second = exact(0), deviation = exact(1)] = exactsIn(prompt);
			const twice = times(exact(2), deviation);
			if (compare(minus(second, first), twice) > 0) return / Q has clearly greater/.test(text);
			if (compare(minus(first, second), twice) > 0) return / P has clearly greater/.test(text);
			return text.includes("overlap a lot");
		}
		if (question_type === "VERIFY_WITH_LLM") return isEqual(deviationsIn(prompt), lastValueIn(text));
		if (isMistakeAsked(prompt)) return isEqual(mistakenDeviations(text, prompt), lastValueIn(prompt));
		const found = values[0] ?? lastValueIn(text);
		return isEqual(
			found,
			figure === undefined ? deviationsIn(prompt) : gap(measureOf(p, "median"), measureOf(q, "median")),
		);
	},
};
