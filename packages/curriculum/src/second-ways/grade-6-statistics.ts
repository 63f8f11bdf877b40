import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual } from "@learnin/domain/arithmetic/rational";
import { compare, exact, minus, numbersIn as exactsIn, over, plus, sum } from "./exact.ts";
import { drawsList } from "./drawn-charts.ts";
import { wholesIn } from "./read-question.ts";
import type { SecondWays } from "./second-way.ts";

/** Second ways of grade 6: statistics. */
export const secondWays6Statistics: SecondWays = {
	"statistical-questions": (question, { text }) => {
		const { prompt } = question;
		// Answers vary where the question is about many people, things, games or days.
		const isAboutMany = (words: string) =>
			/\b(students|players|apples|people|games|days of|songs|homes|backpacks in|names)\b/.test(words) &&
			!words.includes("class today");
		if (question.question_type === "VERIFY_WITH_LLM") {
			const asked = /"(.*?)"/.exec(prompt)?.[1] ?? "";
			const claims = !prompt.includes("is not a statistical");
			return (
				isAboutMany(asked) === text.includes("will differ") &&
				(isAboutMany(asked) === claims) === text.includes(" is right.")
			);
		}
		if (prompt.includes("and why")) {
			const asked = /"(.*?)"/.exec(prompt)?.[1] ?? "";
			return isAboutMany(asked) ? text.includes("will differ") : text.includes("exactly one");
		}
		return isAboutMany(text) === !prompt.includes("**not**");
	},
	"statistical-displays": (question, answer) => {
		const { value, values, text } = answer;
		const { prompt, figure } = question;
		const alt = figure?.alt ?? "";
		if (question.interaction) return drawsList(question, answer);
		if (text.includes("quarter") || text.includes("half")) return text.startsWith("About a quarter");
		if (question.question_type === "FILL_MULTIPLE") {
			const list = exactsIn(/(?:for|:) ([\d, ]+)\./.exec(prompt)?.[1] ?? "").sort(compare);
			if (prompt.includes("histogram")) {
				const ends = [...prompt.matchAll(/From (\d+) to (\d+)/g)].map(
					([, from = "", to = ""]) => [exact(Number(from)), exact(Number(to))] as const,
				);
				return ends.every(([from, to], at) =>
					isEqual(
						values[at] ?? exact(-1),
						exact(list.filter((one) => compare(one, from) >= 0 && compare(one, to) <= 0).length),
					),
				);
			}
			const five = [list[0], middleOf(list.slice(0, 3)), middleOf(list), middleOf(list.slice(4)), list[6]];
			return five.every(
				(one, at) => one !== undefined && values[at] !== null && isEqual(one, values[at] ?? exact(-1)),
			);
		}
		if (value === null) return false;
		if (alt.startsWith("A box plot")) {
			const [least = exact(0), lower = exact(0), median = exact(0), upper = exact(0), greatest = exact(0)] =
				exactsIn(alt);
			return isEqual(
				value,
				prompt.includes("interquartile")
					? minus(upper, lower)
					: prompt.includes("range")
						? minus(greatest, least)
						: median,
			);
		}
		const stacks = [...alt.matchAll(/(?:At|From) (\d+)[^:]*: (\d+)/g)].map(
			([, place = "", count = ""]) => [Number(place), Number(count)] as const,
		);
		const [limit = 0] = wholesIn(/(?:than|are) (\d+)/.exec(prompt)?.[1] ?? "0").map(Number);
		const fits = (place: number) =>
			prompt.includes("more than")
				? place > limit
				: prompt.includes("less than")
					? place < limit
					: prompt.includes("or more")
						? place >= limit
						: true;
		return isEqual(
			value,
			exact(stacks.filter(([place]) => fits(place)).reduce((all, [, count]) => all + count, 0)),
		);
	},
	"describe-distribution": (question, { value, text }) => {
		const { prompt, figure } = question;
		const stacks = [...(figure?.alt ?? "").matchAll(/At (\d+): (\d+)/g)].map(
			([, place = "", count = ""]) => [Number(place), Number(count)] as const,
		);
		const list = stacks.flatMap(([place, count]) => Array.from({ length: count }, () => exact(place)));
		const mean = over(sum(list), exact(list.length));
		const median = middleOf(list);
		const counts = stacks.map(([, count]) => count);
		const is_symmetric = counts.every((count, at) => count === counts[counts.length - 1 - at]);
		if (question.question_type === "FILL_ONE") {
			if (value === null) return false;
			if (prompt.includes("How many observations")) return isEqual(value, exact(list.length));
			if (prompt.includes("outlier")) {
				const at = stacks.findIndex(([place]) => isEqual(value, exact(place)));
				return (
					(stacks[at]?.[1] ?? 0) > 0 &&
					[1, 2, 3].every((gap) => (stacks[at - gap]?.[1] ?? 0) === 0 && (stacks[at + gap]?.[1] ?? 0) === 0)
				);
			}
			return stacks.every(
				([, count]) => count <= (stacks.find(([place]) => isEqual(value, exact(place)))?.[1] ?? -1),
			);
		}
		if (question.question_type === "SELECT_ALL") {
			const [claimed = exact(0)] = exactsIn(text);
			if (text.includes("observations")) return isEqual(claimed, exact(list.length));
			if (text.includes("median")) return isEqual(claimed, median);
			if (text.includes("range")) return isEqual(claimed, minus(list.at(-1) ?? mean, list[0] ?? mean));
			return text.includes("symmetric") ? is_symmetric : compare(mean, claimed) > 0;
		}
		if (prompt.includes("taken out")) {
			const rest = list.slice(0, -1);
			const [mean_falls, median_falls] = [
				minus(mean, over(sum(rest), exact(rest.length))),
				minus(median, middleOf(rest)),
			];
			return compare(mean_falls, median_falls) > 0
				? text.startsWith("The mean falls")
				: text.startsWith("The median falls");
		}
		if (prompt.includes("typical"))
			return is_symmetric
				? text.startsWith("The mean, because the values are")
				: /^The median(,| is better)/.test(text);
		const order = compare(mean, median);
		if (is_symmetric) return text === "Symmetric";
		return text.includes("right") ? order > 0 : text.includes("left") && order < 0;
	},
};

function middleOf(list: readonly Rational[]): Rational {
	const sorted = list.toSorted(compare);
	const at = sorted.length / 2;
	if (sorted.length % 2 === 1) return sorted[Math.floor(at)] ?? exact(0);
	return over(plus(sorted[at - 1] ?? exact(0), sorted[at] ?? exact(0)), exact(2));
}
