import { doubleNumberLine } from "../../../figures/lines/double-number-line.ts";
import { amount, ask, gcd, NAMES, slip, texOf, whole } from "../../../kit/index.ts";
import type { Draft, Form, Random, Value } from "../../../kit/index.ts";

/** A percent of a whole. */
export interface Share {
	percent: number;
	all: number;
}

/** Draws a percent of the list and a whole of which it is a whole number, up to the limit. */
export function shareOf(random: Random, percents: readonly number[], most: number): Share {
	const percent = random.pick(percents);
	const step = 100 / gcd(100, percent);
	return { percent, all: step * random.integer(2, Math.max(4, Math.floor(most / step))) };
}

export type Shares = (random: Random) => Share;

export const sharesOf =
	(percents: readonly number[], most: number): Shares =>
	(random) =>
		shareOf(random, percents, most);

/** What a percent is worth. */
export const partOf = ({ percent, all }: Share): Value => amount(percent * all, 100);

const EASY = [50, 25, 10, 5, 1] as const;
const NAMES_OF_SHARES: Readonly<Record<number, string>> = {
	50: "one half",
	25: "one fourth",
	10: "one tenth",
	5: "one twentieth",
	1: "one hundredth",
};

/** The largest easy percent of which this one is a multiple, and how many of them make it. */
export function inEasyParts(percent: number) {
	const easy = EASY.find((each) => percent % each === 0) ?? 1;
	return { easy, count: percent / easy, fits: 100 / easy };
}

/** Finding the part: hints, steps and where mistakes lead. */
export function findThePart(share: Share): Omit<Draft, "prompt"> {
	const { percent, all } = share;
	const { easy, count, fits } = inEasyParts(percent);
	const [part, one] = [partOf(share), amount(easy * all, 100)];
	const isOne = count === 1;
	return {
		task: `${percent}% of ${all}`,
		right: part,
		wrong: [
			[slip.percentOnePlaceOff, amount(percent * all, 10)],
			percent < 100 && [slip.tookTheRest, amount((100 - percent) * all, 100)],
			all > percent && [slip.subtractedThePercent, whole(all - percent)],
			[slip.tookPercentAsAnswer, whole(percent)],
			all % percent === 0 && [slip.dividedByThePercent, whole(all / percent)],
		],
		hints: [
			`Percent means “out of 100.” ${all} is the whole, which is 100%.`,
			isOne
				? `${percent}% is ${NAMES_OF_SHARES[easy]} of the whole. What is ${NAMES_OF_SHARES[easy]} of ${all}?`
				: `Begin with ${easy}%, which is ${NAMES_OF_SHARES[easy]}: find $${all} \\div ${fits}$.`,
			isOne
				? `Divide ${all} by ${fits}.`
				: `${percent}% is ${count} times ${easy}%. Multiply your result by ${count}.`,
		],
		steps: [
			`${easy}% of ${all} is $${all} \\div ${fits} = ${texOf(one)}$.`,
			...(isOne
				? []
				: [`${percent}% is ${count} times as much: $${texOf(one)} \\times ${count} = ${texOf(part)}$.`]),
			`${percent}% of ${all} is ${part.shown}.`,
		],
	};
}

/** Finding the whole from its part. */
export function findTheWhole(share: Share): Omit<Draft, "prompt"> {
	const { percent, all } = share;
	const { easy, count, fits } = inEasyParts(percent);
	const [part, one] = [(percent * all) / 100, amount(easy * all, 100)];
	return {
		task: `${part} is ${percent}% of $\\square$`,
		right: whole(all),
		wrong: [
			[slip.tookPercentOfThePart, amount(part * percent, 100)],
			[slip.addedThePercent, whole(part + percent)],
			count > 1 && [slip.stoppedAtOneStep, one],
			percent < 100 && [slip.gaveTheOtherPart, whole(all - part)],
			[slip.percentOnePlaceOff, whole(all * 10)],
		],
		hints: [
			`${part} is ${percent}%. The whole is 100%. Is it more or less than ${part}?`,
			count === 1
				? `How many times does ${percent}% fit into 100%?`
				: `${percent}% is ${count} times ${easy}%. Find ${easy}% first: $${part} \\div ${count}$.`,
			`100% is ${fits} times ${easy}%. Multiply by ${fits}.`,
		],
		steps: [
			count === 1
				? `${percent}% is ${part}, and 100% is ${fits} times as much.`
				: `${easy}% is $${part} \\div ${count} = ${texOf(one)}$, and 100% is ${fits} times as much.`,
			`The whole is $${texOf(one)} \\times ${fits} = ${all}$.`,
		],
	};
}

/** [what there are many of, where, what some of them do or are]. */
export const CROWDS = [
	["students", "in a school", "walk to school"],
	["seats", "in a theater", "are taken"],
	["trees", "in an orchard", "are apple trees"],
	["pages", "in a book", "have pictures"],
	["cars", "in a parking lot", "are electric"],
	["fans", "at a game", "wear red"],
	["photos", "in an album", "show animals"],
	["songs", "on a playlist", "are new"],
	["members", "in a club", "play chess"],
	["runners", "in a race", "are first-timers"],
	["books", "on a cart", "are novels"],
	["campers", "at a summer camp", "can swim"],
] as const;

/** "do not", "are not" or "cannot": what the others of a crowd do. */
export function notDone(does: string): string {
	if (does.startsWith("can ")) return "cannot";
	return does.startsWith("are ") ? "are not" : "do not";
}

interface Lines {
	/** The marks of the percent scale. */
	marks: readonly number[];
	/** The percent whose amount must be filled in. */
	asked: number;
	all: number;
	/** Other percents whose amounts are shown. */
	shown: readonly number[];
	draft: Omit<Draft, "prompt">;
}

/** A double number line of percents and amounts with one blank. */
export const percentLines = (draw: (random: Random) => Lines | undefined) =>
	ask.labeled((random) => {
		const drawn = draw(random);
		if (drawn === undefined) return undefined;
		const { marks, asked, all, shown, draft } = drawn;
		const [things] = random.pick(CROWDS);
		const amountAt = (mark: number) => (shown.includes(mark) ? `${(mark * all) / 100}` : null);
		const { svg, alt, topPlace } = doubleNumberLine(
			{ name: `number of ${things}`, values: marks.map((mark) => (mark === asked ? "" : amountAt(mark))) },
			{ name: "percent", values: marks.map((mark) => `${mark}%`) },
		);
		return {
			...draft,
			prompt: random.pick([
				`The double number line shows numbers of ${things} and percents. Fill in the box at ${asked}%.`,
				`${random.pick(NAMES)} draws a double number line for ${things}. Which number belongs at ${asked}%?`,
				`How many ${things} are ${asked}%? Fill in the box on the double number line.`,
			]),
			figure: { svg, alt },
			labels: {
				asked: {
					right: draft.right,
					label: `Number at ${asked}%`,
					place: topPlace(marks.indexOf(asked)),
					wrong: draft.wrong,
				},
			},
		};
	});

/** A percent is typed without its sign, which is after the box. */
export const typedPercent = (form: Form) =>
	ask.typed((random) => {
		const draft = form(random);
		return draft && { ...draft, unit: { after: "%" } };
	});
