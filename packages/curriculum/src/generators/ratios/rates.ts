import { doubleNumberLine } from "../../figures/lines/double-number-line.ts";
import { ask, decimal, dollars, type Draft, NAMES, prose, type Random, slip } from "../../kit/index.ts";
import { amount, money, simplest, texOf, type Value } from "../../kit/value.ts";
import { perCount, RATE_STORIES, type RateStory } from "./rate-stories.ts";

/** A rate in a story: hundredths of the unit for each one. */
export interface Rate {
	story: RateStory;
	name: string;
	hundredths: number;
}

/** Hundredths in one step of a rate, by what the story allows. */
const STEPS = { whole: 100, halves: 50, tenths: 10, cents: 25 } as const;
export type Step = keyof typeof STEPS;

/** Draws a story and a sensible rate of it; only rates that are no whole number where the step is smaller. */
export function rateOf(random: Random, step: Step): Rate | undefined {
	const story = random.pick(RATE_STORIES);
	const wanted = {
		whole: true,
		halves: story.decimals,
		tenths: story.decimals === "tenths",
		cents: story.decimals === "cents",
	};
	const size = STEPS[step];
	const hundredths = size * random.integer((story.least * 100) / size, (story.most * 100) / size);
	if (!wanted[step] || (step !== "whole" && hundredths % 100 === 0)) return undefined;
	return { story, name: random.pick(NAMES), hundredths };
}

/** Hundredths as a number in a sentence about the unit of the story: dollars have two digits for the cents. */
export function shownIn({ unit }: RateStory, hundredths: number): string {
	if (unit === "dollars") return dollars(hundredths);
	return hundredths % 100 === 0 ? prose(hundredths / 100) : decimal(hundredths, 2);
}

/** Hundredths as a value in a story. */
export const worth = ({ unit }: RateStory, hundredths: number): Value =>
	unit === "dollars" ? money(hundredths) : amount(hundredths, 100);

/** "36 miles in 3 hours". */
export function phrase({ story, hundredths }: Rate, count: number): string {
	return `${shownIn(story, hundredths * count)} ${story.unit} ${story.link} ${perCount(story, count)}`;
}

/** "miles per hour" */
export const unitOfRate = ({ unit, per: [one] }: RateStory) => `${unit} per ${one}`;

/** The story with its amount for several. */
export function told({ story, name, hundredths }: Rate, count: number): string {
	return story.tell(name, shownIn(story, hundredths * count), perCount(story, count));
}

/** Finding the unit rate from the amount for several. */
export function findTheRate({ story, hundredths }: Rate, count: number): Omit<Draft, "prompt"> {
	const value = (each: number) => worth(story, each);
	const [right, total] = [value(hundredths), value(hundredths * count)];
	const [one, many] = story.per;
	return {
		right,
		wrong: [
			[slip.multipliedForRate, value(hundredths * count * count)],
			[slip.dividedTheWrongWay, simplest(100, hundredths)],
			[slip.rateOnePlaceOff, value(hundredths * 10)],
			hundredths > 100 && [slip.subtractedForRate, value((hundredths - 100) * count)],
			[slip.gaveTheAmount, total],
		],
		unit: { after: unitOfRate(story) },
		hints: [
			`The unit rate is how many ${story.unit} there are for 1 ${one}.`,
			`The rate is ${shownIn(story, hundredths * count)} ${story.unit} for ${count} ${many}. Is it more or less for 1 ${one}?`,
			`Divide the ${story.unit} by the number of ${many}: $${texOf(total)} \\div ${count}$.`,
		],
		steps: [
			`Split the ${shownIn(story, hundredths * count)} ${story.unit} into ${count} equal parts, one for each ${one}.`,
			`Divide by the number of ${many}: $${texOf(total)} \\div ${count} = ${texOf(right)}$.`,
			`The unit rate is ${right.shown} ${unitOfRate(story)}.`,
		],
	};
}

/** A double number line for a story: marks for 0 to `last`; the amounts of `shown` are given and that of `asked` is a blank. */
export interface RateLine {
	rate: Rate;
	last: number;
	shown: readonly number[];
	asked: number;
	draft: Omit<Draft, "prompt">;
}

export const rateLine = (draw: (random: Random) => RateLine | undefined) =>
	ask.labeled((random) => {
		const drawn = draw(random);
		if (drawn === undefined) return undefined;
		const { rate, last, shown, asked, draft } = drawn;
		const [{ story, hundredths }, marks] = [rate, Array.from({ length: last + 1 }, (_, at) => at)];
		const amountAt = (mark: number) => (shown.includes(mark) ? shownIn(story, hundredths * mark) : null);
		const lines = doubleNumberLine(
			{ name: story.unit, values: marks.map((mark) => (mark === asked ? "" : amountAt(mark))) },
			{ name: story.per[1], values: marks.map((mark) => `${mark}`) },
		);
		const given = Math.max(...shown);
		return {
			hints: draft.hints,
			steps: draft.steps,
			prompt: random.pick([
				`${told(rate, given)} Fill in the box for ${perCount(story, asked)}.`,
				`${told(rate, given)} Which number belongs to ${perCount(story, asked)} on the double number line?`,
				`The double number line shows ${phrase(rate, given)}. Fill in the box for ${perCount(story, asked)}.`,
			]),
			figure: { svg: lines.svg, alt: lines.alt },
			labels: {
				asked: {
					right: draft.right,
					label: `${story.unit} for ${perCount(story, asked)}`,
					place: lines.topPlace(asked),
					wrong: draft.wrong,
				},
			},
		};
	});
