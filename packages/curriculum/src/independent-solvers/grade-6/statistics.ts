import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual } from "@learnin/domain/arithmetic/rational";
import { compare, exact, minus, over, plus, sum } from "../reading/arithmetic.ts";
import { numbersIn as exactsIn } from "../reading/formulas.ts";
import { drawsList } from "../shared/drawn-charts.ts";
import { wholesIn } from "../reading/read-question.ts";
import type { Solvers } from "../solver.ts";

/** Independent solvers of grade 6: statistics. */
export const solvers6Statistics: Solvers = {
	"statistical-questions": (question, { text, texts }) => {
		const { prompt } = question;
		const asked = /“(.*?)”/.exec(prompt)?.[1] ?? "";
		if (texts.length > 1) return variesFromTo(text, texts[1] ?? "");
		if (question.question_type === "VERIFY_WITH_LLM") {
			const claims = !/is not a statistical|no statistical/.test(prompt);
			return (
				isAboutMany(asked) === / vary from /.test(text) &&
				(isAboutMany(asked) === claims) === text.includes(" is right.")
			);
		}
		if (/[Ww]hat varies/.test(prompt)) return variesFromTo(asked, text);
		if (text.startsWith("Yes")) return isAboutMany(asked) && / vary from /.test(text);
		if (text.startsWith("No")) return !isAboutMany(asked) && !text.includes("average");
		return isAboutMany(text) === !prompt.includes("**not**");
	},
	"statistical-displays": (question, answer) => {
		const { value, values, text } = answer;
		const { prompt, figure } = question;
		const alt = figure?.alt ?? "";
		if (question.interaction) return drawsList(question, answer);
		if (text.includes("of the values")) {
			const [from, to] = /from (\d+) to (\d+)/.exec(prompt)?.slice(1) ?? [];
			const five = exactsIn(alt).map(({ numerator }) => `${numerator}`);
			const parts = five.indexOf(to ?? "") - five.indexOf(from ?? "");
			return text.startsWith({ 1: "About a quarter", 2: "About half", 3: "About three" }[parts] ?? "?");
		}
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
	"describe-distribution": (question, { value, values, text }) => {
		const { prompt, figure, question_type } = question;
		const stacks = stacksIn(figure?.alt ?? "");
		const list = stacks.flatMap(([place, count]) => Array.from({ length: count }, () => exact(place)));
		const [least = exact(0), greatest = exact(0)] = [list[0], list.at(-1)];
		const [mean, median] = [over(sum(list), exact(list.length)), middleOf(list)];
		if (question_type === "FILL_MULTIPLE")
			return [exact(list.length), median, minus(greatest, least)].every((one, at) => same(one, values[at]));
		if (question_type === "FILL_ONE") {
			if (/How many observations/.test(prompt)) return same(exact(list.length), value);
			const chosen = stacks.filter(([place]) => same(exact(place), value));
			if (/outlier|far away/.test(prompt)) return chosen.some(([place]) => isFarAway(stacks, place));
			return chosen.some(([, count]) => stacks.every((other) => other[1] <= count));
		}
		const isSymmetric = stacks.every(([, count], at) => count === stacks.at(-1 - at)?.[1]);
		const tail = isSymmetric ? "none" : compare(mean, median) > 0 ? "right" : "left";
		if (question_type === "SELECT_ALL") {
			const [claimed = exact(0)] = exactsIn(text);
			if (text.includes("observations")) return isEqual(claimed, exact(list.length));
			if (text.includes("median")) return isEqual(claimed, median);
			if (text.includes("range")) return isEqual(claimed, minus(greatest, least));
			if (text.includes("more than")) return compare(mean, claimed) > 0;
			return text.includes(tail === "none" ? "symmetric" : `tail to the ${tail}`);
		}
		if (/taken out|removed/.test(prompt)) {
			const gone = list.findIndex((each) => same(each, exactsIn(prompt.replace(/^One (value|dot)/, ""))[0]));
			const rest = list.toSpliced(gone, 1);
			const moved = compare(over(sum(rest), exact(rest.length)), mean);
			const isMuch = gone === 0 || gone === list.length - 1;
			return text.startsWith(isMuch ? `The mean ${moved > 0 ? "in" : "de"}creases` : "Neither");
		}
		if (/measure|typical/.test(prompt)) {
			if (question_type === "VERIFY_WITH_LLM" && tail !== "none")
				return text.startsWith("The median") && text.includes(tail === "left" ? "below" : "above");
			return text.startsWith("The mean")
				? tail === "none"
				: text.startsWith("The median") && text.includes({ left: "below", right: "above", none: "?" }[tail]);
		}
		return tail === "none" ? text === "Symmetric" : text.endsWith(` ${tail}`);
	},
};

/** The places of a dot plot, and how many dots each has. */
function stacksIn(alt: string): readonly (readonly [place: number, count: number])[] {
	return [...alt.matchAll(/At (\d+): (\d+)/g)].map(([, place = "", count = ""]) => [
		Number(place),
		Number(count),
	]);
}

/** Whether a place has dots, and the three next to it on both sides have none. */
function isFarAway(stacks: readonly (readonly [number, number])[], place: number): boolean {
	const at = stacks.findIndex(([each]) => each === place);
	const countAt = (other: number) => stacks[other]?.[1] ?? 0;
	return countAt(at) > 0 && [1, 2, 3].every((gap) => countAt(at - gap) === 0 && countAt(at + gap) === 0);
}

const same = (one: Rational, other: Rational | null | undefined) =>
	other !== null && other !== undefined && isEqual(one, other);

/** Answers vary where the question is about many people, things, games or days. */
function isAboutMany(words: string): boolean {
	return /\b(graders|players|apples|take students|students in a (class|gym)|games|people at|days of|homes|songs|customers|names|pumpkins at)\b/.test(
		words.replace("does April have", ""),
	);
}

/** Whether what varies, and from what to what, are what the question asks about. */
function variesFromTo(asked: string, said: string): boolean {
	const each = / to (\w+)$/.exec(said)?.[1] ?? "?";
	const stem = { student: "students|graders", person: "people at" }[each] ?? each;
	const size: readonly (readonly [said: RegExp, asked: RegExp])[] = [
		[/hours/, /hours/],
		[/heights/, /tall/],
		[/weights/, /weigh/],
		[/travel times/, /get to school/],
		[/numbers of (books|people|pets|letters|seeds)/, /books|people live|pets|letters|seeds/],
		[/scores/, /points/],
		[/ages/, /old/],
		[/amounts of rain/, /rain/],
		[/lengths/, /long are/],
		[/amounts spent/, /spend/],
		[/temperatures/, /warm/],
		[/distances/, /jump/],
	];
	const counted = /numbers of (\w+)/.exec(said)?.[1] ?? "";
	const fitting = size.find(([pattern]) => pattern.test(said))?.[1] ?? /\?never/;
	return new RegExp(stem).test(asked) && fitting.test(asked) && asked.includes(counted);
}

function middleOf(list: readonly Rational[]): Rational {
	const sorted = list.toSorted(compare);
	const at = sorted.length / 2;
	if (sorted.length % 2 === 1) return sorted[Math.floor(at)] ?? exact(0);
	return over(plus(sorted[at - 1] ?? exact(0), sorted[at] ?? exact(0)), exact(2));
}
