import { ask, boxed, NAMES, slip, whole, words } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";

type Say = (name: string, count: number | string) => string;

/** What is there, how it gets more and less, and what is asked in the end. */
export interface Setting {
	start: Say;
	/** Parts of a sentence, after "First". */
	gains: Say;
	loses: Say;
	asks: (name: string) => string;
	/** Of the answer. */
	unit?: string;
	/** How long the story goes on; days where it is not said. */
	lasts?: "minutes" | "a day";
}

type Sign = 1 | -1;

interface Changes {
	setting: Setting;
	name: string;
	/** At first, after the first change, and after the second. */
	stops: readonly [start: number, middle: number, end: number];
	sizes: readonly [first: number, second: number];
	signs: readonly [first: Sign, second: Sign];
}

/** Words for two moments, one after the other: minutes, hours and days apart. */
const MOMENTS = [
	["First", "Then"],
	["In the morning", "In the afternoon"],
	["On Friday", "On Saturday"],
] as const;

function changesOf(random: Random, settings: readonly Setting[], most: number): Changes | undefined {
	const signs = [random.pick([1, -1] as const), random.pick([1, -1] as const)] as const;
	const sizes = [random.integer(3, Math.floor(most / 3)), random.integer(3, Math.floor(most / 3))] as const;
	const start = random.integer(Math.floor(most / 4), most);
	const middle = start + signs[0] * sizes[0];
	const end = middle + signs[1] * sizes[1];
	const fits = [start, middle, end].every((stop) => stop >= 2 && stop <= most) && sizes[0] !== sizes[1];
	const setting = random.pick(settings);
	return fits ? { setting, name: random.pick(NAMES), stops: [start, middle, end], sizes, signs } : undefined;
}

/** The two changes, listed one after the other. */
function told(random: Random, { setting, name, sizes, signs }: Changes): string {
	const [one, other] = random.pick(
		MOMENTS.slice(0, { minutes: 1, "a day": 2, days: 3 }[setting.lasts ?? "days"]),
	);
	const says = sizes.map((size, at) => (signs[at] === 1 ? setting.gains : setting.loses)(name, size));
	return `${one}, ${says[0]}. ${other}, ${says[1]}.`;
}

const sign = (way: Sign | undefined) => (way === 1 ? "+" : "-");
/** Nothing goes below zero in grade 2. */
const whenPositive = (mistake: (typeof slip)[keyof typeof slip], number: number) =>
	number > 0 && ([mistake, whole(number)] as const);

function draftOf(changes: Changes, prompt: string): Draft {
	const { stops, sizes, signs, setting } = changes;
	const [start, middle, end] = stops;
	const [first, second] = sizes;
	const happens = (way: Sign) =>
		way === 1 ? "The number goes up, so add." : "The number goes down, so subtract.";
	return {
		prompt,
		task: prompt,
		right: whole(end),
		wrong: [
			whenPositive(slip.stoppedAfterOneChange, middle),
			whenPositive(slip.turnedTheSecondChange, middle - signs[1] * second),
			whenPositive(slip.turnedTheFirstChange, end - 2 * signs[0] * first),
			whenPositive(slip.addedAllNumbers, start + first + second),
		],
		...(setting.unit === undefined ? {} : { unit: { after: setting.unit } }),
		hints: [
			"Two things happen, one after the other. Do the first one first.",
			`${happens(signs[0])} Start with $${start} ${sign(signs[0])} ${first}$.`,
			`Then look at what happens next. ${happens(signs[1])}`,
		],
		steps: [
			`First: $${start} ${sign(signs[0])} ${first} = ${middle}$.`,
			`Then: $${middle} ${sign(signs[1])} ${second} = ${end}$.`,
		],
	};
}

const storyOf = (random: Random, changes: Changes) =>
	`${changes.setting.start(changes.name, changes.stops[0])} ${told(random, changes)}`;

export const twoChanges =
	(settings: readonly Setting[], most: number): Form =>
	(random) => {
		const changes = changesOf(random, settings, most);
		return changes && draftOf(changes, `${storyOf(random, changes)} ${changes.setting.asks(changes.name)}`);
	};

/** What is there after each change, in two boxes. */
export const twoChangesInBoxes = (settings: readonly Setting[], most: number) =>
	ask.stepwise((random) => {
		const changes = changesOf(random, settings, most);
		if (changes === undefined) return undefined;
		const { hints, steps, right, wrong } = draftOf(changes, "");
		const [start, middle] = changes.stops;
		const turned = start - changes.signs[0] * changes.sizes[0];
		return {
			prompt: `${storyOf(random, changes)} ${random.pick([
				"After the first change: [[middle]]. In the end: [[end]].",
				"How many after the first step? [[middle]] How many in the end? [[end]]",
				"Do one step at a time: [[middle]], and then [[end]].",
			])}`.replace(/How many/g, changes.setting.unit === undefined ? "How many" : "How much"),
			hints,
			steps,
			boxes: {
				middle: boxed(whole(middle), whenPositive(slip.turnedTheFirstChange, turned)),
				end: { right, wrong },
			},
		};
	});

/** The equation that tells both changes. */
export const equationOfChanges =
	(settings: readonly Setting[], most: number): Form =>
	(random) => {
		const changes = changesOf(random, settings, most);
		if (changes === undefined) return undefined;
		const { stops, sizes, signs } = changes;
		const equation = (one: Sign, other: Sign) =>
			words(`$${stops[0]} ${sign(one)} ${sizes[0]} ${sign(other)} ${sizes[1]} = \\square$`);
		const turned = (way: Sign): Sign => (way === 1 ? -1 : 1);
		const story = storyOf(random, changes);
		const [hint] = draftOf(changes, "").hints;
		return {
			prompt: `${story} ${random.pick(["Which equation tells the story?", "Which equation would you use?", "Choose the equation for this story."])}`,
			task: story,
			right: equation(...signs),
			wrong: [
				[slip.turnedTheSecondChange, equation(signs[0], turned(signs[1]))],
				[slip.turnedTheFirstChange, equation(turned(signs[0]), signs[1])],
				[slip.turnedBothChanges, equation(turned(signs[0]), turned(signs[1]))],
			],
			hints: [
				hint,
				`It begins with ${stops[0]}. Does the ${sizes[0]} make it more or less?`,
				`Does the ${sizes[1]} make it more or less?`,
			],
			steps: [
				`Start with ${stops[0]}. First ${sizes[0]} ${signs[0] === 1 ? "come" : "go away"}, and then ${sizes[1]} ${signs[1] === 1 ? "come" : "go away"}.`,
				`The equation is ${equation(...signs).shown}.`,
			],
		};
	};

/** What was there before two changes. */
export const beforeTwoChanges =
	(settings: readonly Setting[], most: number): Form =>
	(random) => {
		const changes = changesOf(random, settings, most);
		if (changes === undefined) return undefined;
		const { setting, name, stops, sizes, signs } = changes;
		const [start, middle, end] = stops;
		const back = (way: Sign) => (way === 1 ? "-" : "+");
		return {
			...draftOf(changes, ""),
			prompt: `${setting.start(name, "some")} ${told(random, changes)} In the end there are ${end}. How many were there at first?`,
			right: whole(start),
			wrong: [
				whenPositive(slip.stoppedAfterOneChange, middle),
				whenPositive(slip.followedTheStory, end + signs[0] * sizes[0] + signs[1] * sizes[1]),
				whenPositive(slip.addedAllNumbers, end + sizes[0] + sizes[1]),
				whenPositive(slip.turnedTheFirstChange, middle + signs[0] * sizes[0]),
			],
			hints: [
				"The start is not known. Begin at the end and go back.",
				`In the end there are ${end}. What was there before the last change?`,
				"Undo what came last, and then undo what came first.",
			],
			steps: [
				`Undo the last change: $${end} ${back(signs[1])} ${sizes[1]} = ${middle}$.`,
				`Undo the first change: $${middle} ${back(signs[0])} ${sizes[0]} = ${start}$.`,
			],
		};
	};
