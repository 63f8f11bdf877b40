import { jumpLine } from "../../figures/lines/jumps.ts";
import { ask, counted, defineSkill, NAMES, slip, whole, words } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";

/** Equal jumps along a line, and at the end one of a few ones. */
interface Trip {
	start: number;
	jumps: number;
	size: 1 | 10;
	ones: number;
	sign: 1 | -1;
}

interface Setting {
	size: 1 | 10;
	ways: readonly (1 | -1)[];
	hasOnes?: boolean;
	/** Jumps at least; 2 by default. */
	least?: number;
}

const JUMPERS = ["frog", "rabbit", "cricket", "kangaroo", "robot", "toy car", "cat", "squirrel"] as const;

const lengthOf = ({ jumps, size, ones }: Trip) => jumps * size + ones;
const endOf = (trip: Trip) => trip.start + trip.sign * lengthOf(trip);
const lastOf = ({ size }: Trip) => (size === 1 ? 20 : 100);
const taskOf = (trip: Trip) => `${trip.start} ${trip.sign === 1 ? "+" : "-"} ${lengthOf(trip)}`;
const sideOf = ({ sign }: Trip) => (sign === 1 ? "right" : "left");

function tripOn(random: Random, { size, ways, hasOnes = false, least = 2 }: Setting): Trip | undefined {
	const trip: Trip = {
		start: size * random.integer(0, size === 1 ? 20 : 10),
		jumps: random.integer(least, size === 1 ? 7 : 5),
		size,
		ones: hasOnes ? random.integer(2, 8) : 0,
		sign: random.pick(ways),
	};
	const end = endOf(trip);
	return end < 0 || end > lastOf(trip) || trip.start === 0 ? undefined : trip;
}

/** Where each jump lands, from the start on. */
function stopsOf(trip: Trip): number[] {
	const { start, jumps, size, ones, sign } = trip;
	const stops = Array.from({ length: jumps + 1 }, (_, at) => start + sign * size * at);
	return ones === 0 ? stops : [...stops, endOf(trip)];
}

function figureOf(trip: Trip) {
	const { start, jumps, size, ones } = trip;
	const stops = stopsOf(trip);
	const pairs = stops.slice(1).map((to, at) => [stops[at] ?? start, to] as const);
	const svg = jumpLine({
		from: 0,
		to: lastOf(trip),
		step: size === 1 ? 1 : 5,
		// Two labels of two digits side by side would read as one number.
		labeled: (mark) =>
			mark === start ||
			(mark % (size === 1 ? 5 : 10) === 0 && (mark < 10 || start < 10 || Math.abs(mark - start) > 1)),
		jumps: pairs,
		names: size === 1 ? [] : pairs.map(([from, to]) => `${Math.abs(to - from)}`),
	});
	const last = ones === 0 ? "" : `, then one jump of ${ones}`;
	return {
		svg,
		alt: `A number line from 0 to ${lastOf(trip)}. From ${start}, ${jumps} equal jumps of ${size} to the ${sideOf(trip)}${last}.`,
	};
}

function draft(trip: Trip, prompt: string): Draft {
	const { start, size, ones, sign } = trip;
	const end = endOf(trip);
	const away = start - sign * lengthOf(trip);
	return {
		prompt,
		right: whole(end),
		wrong: [
			[slip.countedTheStart, whole(end - sign * size)],
			away >= 0 && [slip.wrongDirection, whole(away)],
			ones > 0 && [slip.stoppedEarly, whole(end - sign * ones)],
			[slip.gaveTheDistance, whole(lengthOf(trip))],
		],
		jumps: { from: 0, to: lastOf(trip), start, short: 1, long: size === 1 ? 5 : 10 },
		line: { from: 0, to: lastOf(trip), steps: 20, number_every: size === 1 ? 5 : 2 },
		hints: [
			"Look where the jumps start and which way they go.",
			`Start at ${start}. Jumps to the ${sideOf(trip)} ${sign === 1 ? "add" : "subtract"}.`,
			`Count ${size === 1 ? "by ones" : "by tens"} from ${start}, one number for each jump.`,
		],
		steps: [
			`The jumps start at ${start} and go to the ${sideOf(trip)}, so ${sign === 1 ? "add" : "subtract"}.`,
			`Count the jumps: ${stopsOf(trip).slice(1).join(", ")}.`,
			`$${taskOf(trip)} = ${end}$.`,
		],
	};
}

const shown =
	(setting: Setting): Form =>
	(random) => {
		const trip = tripOn(random, setting);
		if (trip === undefined) return undefined;
		const prompt = random.pick([
			`The jumps show $${taskOf(trip)}$. Where do they land?`,
			`Use the jumps to find $${taskOf(trip)}$.`,
			`${random.pick(NAMES)} drew jumps for $${taskOf(trip)}$. On which number do they end?`,
		]);
		return { ...draft(trip, prompt), figure: figureOf(trip) };
	};

const told =
	(setting: Setting): Form =>
	(random) => {
		const trip = tripOn(random, setting);
		if (trip === undefined) return undefined;
		const { start, jumps, size } = trip;
		const far = size === 1 ? `${counted(jumps, "jump")} of 1` : `${counted(jumps, "jump")} of 10`;
		const prompt = random.pick([
			`A ${random.pick(JUMPERS)} starts at ${start} and makes ${far} to the ${sideOf(trip)}. Put a point where it lands.`,
			`Start at ${start} on the number line. Make ${far} to the ${sideOf(trip)}. Put a point where you land.`,
			`Put a point where $${taskOf(trip)}$ is on the number line.`,
		]);
		return draft(trip, prompt);
	};

/** The jumps are made: also those of ten and one of a few ones, for which the line has no marks. */
const toMake =
	(setting: Setting): Form =>
	(random) => {
		const trip = tripOn(random, setting);
		if (trip === undefined) return undefined;
		const prompt = random.pick([
			`Jump along the number line to find $${taskOf(trip)}$.`,
			`Make the jumps for $${taskOf(trip)}$. Where do they end?`,
			`${random.pick(NAMES)} finds $${taskOf(trip)}$ with jumps. Where does the last jump land?`,
		]);
		return draft(trip, prompt);
	};

const equation =
	(setting: Setting): Form =>
	(random) => {
		const trip = tripOn(random, setting);
		if (trip === undefined) return undefined;
		const { start, size, sign } = trip;
		const [far, end] = [lengthOf(trip), endOf(trip)];
		const claim = (from: number, by: number) =>
			words(`$${from} ${by > 0 ? "+" : "-"} ${Math.abs(by)} = ${from + by}$`);
		const prompt = random.pick([
			"Which equation do the jumps show?",
			`${random.pick(NAMES)} writes an equation for these jumps. Which one fits?`,
			"Which of these is the same as the jumps on the number line?",
		]);
		return {
			...draft(trip, prompt),
			figure: figureOf(trip),
			right: claim(start, sign * far),
			wrong: [
				[slip.countedTheStart, claim(start, sign * (far + size))],
				end + sign * far >= 0 && [slip.startedAtTheEnd, claim(end, sign * far)],
				start - sign * far >= 0 && [slip.wrongDirection, claim(start, -sign * far)],
			],
		};
	};

const BOTH = [1, -1] as const;

// 1: jumps of one to the right, up to 20. 2: to either side. 3: jumps of ten, up to 100. 4: the equation of the jumps.
// 5: jumps of ten and one of a few ones.
export const numberLineSums = defineSkill("number-line-sums", 15, {
	1: [ask.typed(shown({ size: 1, ways: [1] })), ask.onNumberLine(told({ size: 1, ways: [1] }))],
	2: [
		ask.chosen(shown({ size: 1, ways: BOTH })),
		ask.onNumberLine(told({ size: 1, ways: BOTH })),
		ask.byJumps(toMake({ size: 1, ways: BOTH })),
	],
	3: [
		ask.chosen(shown({ size: 10, ways: BOTH })),
		ask.onNumberLine(told({ size: 10, ways: BOTH })),
		ask.byJumps(toMake({ size: 10, ways: BOTH })),
	],
	4: [
		ask.chosen(equation({ size: 1, ways: BOTH, least: 4 })),
		ask.chosen(equation({ size: 10, ways: BOTH, least: 3 })),
	],
	5: [
		ask.typed(shown({ size: 10, ways: BOTH, hasOnes: true })),
		ask.byJumps(toMake({ size: 10, ways: BOTH, hasOnes: true })),
		ask.chosen(equation({ size: 10, ways: BOTH, hasOnes: true })),
	],
});
