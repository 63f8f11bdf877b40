import { choosePicture, matchPairs, NAMES, slip } from "../../../kit/index.ts";
import type { Form, Way } from "../../../kit/index.ts";
import { words } from "../../../kit/value.ts";
import {
	ALL,
	digital,
	faceOf,
	help,
	type Marks,
	nextHour,
	spoken,
	swapped,
	timeOf,
} from "./five-minute-times.ts";

export const whichClock =
	(marks: Marks): Way =>
	(random) => {
		const time = timeOf(random, marks);
		const { hour, minute } = time;
		const other = { hour: nextHour(hour), minute };
		const faces = [time, swapped(time), other].map(digital);
		if (new Set(faces).size < 3) return undefined;
		const { swappedTheHands, readTheNextHour } = slip;
		const shown = random.oneIn(2) ? digital(time) : spoken(time);
		return choosePicture(
			random,
			{
				prompt: random.pick([
					`Which clock shows ${shown}?`,
					`${random.pick(NAMES)} feeds the cat at ${shown}. Which clock shows that time?`,
					`A bus leaves at ${shown}. Find the clock with that time.`,
				]),
				hints: [
					"The short thick hand shows the hour, the long hand the minutes.",
					"Count by fives from the 12 to find where the long hand must point.",
					"When minutes have passed, the short hand is between two numbers.",
				],
				explanation: help(time).steps.join("\n\n"),
			},
			{
				right: faceOf(time),
				wrong: [
					{ figure: faceOf(swapped(time)), mistake: [swappedTheHands.id, swappedTheHands.feedback] },
					{ figure: faceOf(other), mistake: [readTheNextHour.id, slip.tookTheWrongHour.feedback] },
				],
			},
		);
	};

export const matchedClocks: Way = (random) => {
	const time = timeOf(random, ALL);
	const times = [time, swapped(time), { hour: nextHour(time.hour), minute: 60 - time.minute }];
	if (new Set(times.map(digital)).size < 3) return undefined;
	const { swappedTheHands, tookTheWrongHour } = slip;
	return matchPairs(
		random,
		{
			prompt: random.pick([
				"Match each clock with its time.",
				"Which time belongs to which clock?",
				"What time does each clock show? Match them.",
			]),
			hints: [
				"The short thick hand shows the hour.",
				"Count by fives from the 12 for the long hand.",
				"Find the clock whose short hand has just passed a number. Few minutes have passed there.",
			],
			explanation: times.map((each) => help(each).steps.join(" ")).join("\n\n"),
		},
		{
			pairs: times.map((each) => [faceOf(each), digital(each)]),
			mistakes: [
				[swappedTheHands.id, 0, 1, swappedTheHands.feedback],
				[tookTheWrongHour.id, 0, 2, tookTheWrongHour.feedback],
			],
		},
	);
};

/** A time as spoken: "quarter to 5". */
export const said =
	(marks: Marks): Form =>
	(random) => {
		const time = timeOf(random, marks);
		const { hour, minute } = time;
		if (minute === 0) return undefined;
		const next = nextHour(hour);
		const isBefore = minute > 30;
		const value = (h: number, m: number) => words(digital({ hour: h, minute: m }));
		return {
			prompt: random.pick([
				`${random.pick(NAMES)} says: “It is ${spoken(time)}.” What time is that?`,
				`How do you write ${spoken(time)} with numbers?`,
				`A movie starts at ${spoken(time)}. What does a digital clock show then?`,
			]),
			task: spoken(time),
			right: words(digital(time)),
			wrong: isBefore
				? [
						[slip.countedAfterTheHour, value(next, 60 - minute)],
						[slip.tookTheWrongHour, value(next, minute)],
						[slip.swappedTheHands, value(hour, 60 - minute)],
					]
				: [
						[slip.countedBeforeTheHour, value(hour === 1 ? 12 : hour - 1, 60 - minute)],
						minute === 30 && [slip.halfAsFifty, value(hour, 50)],
						[slip.tookTheWrongHour, value(next, minute)],
					],
			hints: [
				"“Past” means after the hour, and “to” means before it.",
				"An hour has 60 minutes. Half of it is 30 minutes, and a quarter is half of that.",
				isBefore
					? `It is not ${next} o’clock yet. Count back from 60 minutes.`
					: `It was ${hour} o’clock already. How many minutes ago?`,
			],
			steps: [
				isBefore
					? `$60 - ${60 - minute} = ${minute}$ minutes have passed since ${hour} o’clock.`
					: `${minute} minutes have passed since ${hour} o’clock.`,
				`That is ${digital(time)}.`,
			],
		};
	};

/** [what is done, whether in the morning] between six and nine. */
const DAILY = [
	["eats breakfast", true],
	["walks to school", true],
	["gets up", true],
	["packs a lunch for school", true],
	["waits for the school bus in the morning", true],
	["eats dinner", false],
	["puts on pajamas to go to bed", false],
	["brushes teeth before going to sleep", false],
	["hears a bedtime story", false],
	["watches the stars come out", false],
] as const;

export const halfOfDay: Form = (random) => {
	const [does, isMorning] = random.pick(DAILY);
	const time = { hour: random.integer(6, 8), minute: 5 * random.integer(0, 11) };
	const half = (am: boolean) => (am ? "a.m." : "p.m.");
	const value = (shown: string, am: boolean) => words(`${shown} ${half(am)}`);
	return {
		...help(time),
		prompt: random.pick([
			`${random.pick(NAMES)} ${does}. What time is it on the clock?`,
			`The clock shows when ${random.pick(NAMES)} ${does}. What time is that?`,
		]),
		figure: faceOf(time),
		right: value(digital(time), isMorning),
		wrong: [
			[slip.mixedUpAmAndPm, value(digital(time), !isMorning)],
			[slip.readTheNextHour, value(digital({ ...time, hour: time.hour + 1 }), isMorning)],
			[slip.swappedTheHands, value(digital(swapped(time)), isMorning)],
		],
		hints: [
			"From midnight to noon it is a.m., and from noon to midnight it is p.m.",
			"First decide: is it morning or evening?",
			"Then read the short hand, and count by fives for the long one.",
		],
		steps: [
			...help(time).steps,
			`It is ${isMorning ? "morning" : "evening"}, so it is ${digital(time)} ${half(isMorning)}`,
		],
	};
};
