import { clockWithBoxes } from "../../figures/lines/clock.ts";
import { ask, boxed, choosePicture, defineSkill, matchPairs, NAMES, slip } from "../../kit/index.ts";
import type { Form, Way } from "../../kit/index.ts";
import { whole, words } from "../../kit/value.ts";
import {
	ALL,
	digital,
	EARLY,
	faceOf,
	help,
	type Marks,
	misread,
	nextHour,
	QUARTERS,
	spoken,
	swapped,
	timeOf,
} from "./five-minute-times.ts";
import { readClock } from "./read-clock.ts";

const typed =
	(marks: Marks): Way =>
	(random) => {
		const { hour, minute } = timeOf(random, marks);
		return readClock(random, hour, minute);
	};

const seen =
	(marks: Marks): Form =>
	(random) => {
		const time = timeOf(random, marks);
		const name = random.pick(NAMES);
		return {
			...help(time),
			prompt: random.pick([
				"What time is it?",
				`${name} looks at the clock. What time does it show?`,
				"What time does the clock show?",
				`${name} starts to read when the clock looks like this. What time is that?`,
			]),
			figure: faceOf(time),
			right: words(digital(time)),
			wrong: misread(time),
		};
	};

/** Hour and minutes in boxes of their own. */
const inParts = (marks: Marks) =>
	ask.stepwise((random) => {
		const time = timeOf(random, marks);
		const { hour, minute } = time;
		const { steps } = help(time);
		return {
			prompt: random.pick([
				"The short hand shows the hour: [[hour]]. The long hand shows the minutes: [[minute]].",
				"It was [[hour]] o’clock, and [[minute]] minutes have passed since then.",
				`${random.pick(NAMES)} reads the clock. The hour is [[hour]], and [[minute]] minutes have passed since then.`,
			]),
			figure: faceOf(time),
			boxes: {
				hour: boxed(
					whole(hour),
					[slip.swappedTheHands, whole(swapped(time).hour)],
					[slip.readTheNextHour, whole(nextHour(hour))],
				),
				minute: boxed(
					whole(minute),
					[slip.readNumberAsMinutes, whole(minute === 0 ? 12 : minute / 5)],
					[slip.swappedTheHands, whole(swapped(time).minute)],
					[slip.oneFiveOff, whole(minute + 5)],
				),
			},
			hints: [
				"The short thick hand shows the hour. Which number has it passed last?",
				"The long hand shows the minutes. Start at the 12.",
				"Count by fives, one five for each number, until you reach the long hand.",
			],
			steps,
		};
	});

/** The minutes at some numbers of an empty face. */
const minutesAround = ask.labeled((random) => {
	const marks = random
		.shuffle(ALL)
		.slice(0, 3)
		.toSorted((a, b) => a - b);
	const { svg, places } = clockWithBoxes(marks);
	return {
		prompt: random.pick([
			"The long hand counts minutes. Write the minutes beside the marked numbers.",
			`${random.pick(NAMES)} labels a clock with minutes. Fill in the boxes.`,
			"How many minutes past the hour is it when the long hand points there? Fill in the boxes.",
		]),
		figure: { svg, alt: `A clock face without hands, with boxes at ${marks.join(", ")}.` },
		labels: Object.fromEntries(
			marks.map((mark, at) => [
				`mark${mark}`,
				{
					right: whole(5 * mark),
					label: `Minutes at the ${mark}`,
					...(places[at] ?? { place: [50, 50] }),
					wrong: [
						[slip.readNumberAsMinutes, whole(mark)],
						[slip.oneFiveOff, whole(5 * mark + 5)],
					] as const,
				},
			]),
		),
		hints: [
			"From one number to the next it is 5 minutes.",
			"Start at the 12 and count by fives around the clock.",
			"Say one five for each number until you reach the box.",
		],
		steps: marks.map((mark) => `The ${mark} stands for ${5 * mark} minutes.`),
	};
});

const whichClock =
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

const matchedClocks: Way = (random) => {
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
const said =
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

/** A time as spoken, to be shown on a clock. */
const toShow =
	(marks: Marks): Form =>
	(random) => {
		const time = timeOf(random, marks);
		const { hour, minute } = time;
		const value = (h: number, m: number) => words(digital({ hour: h, minute: m }));
		const isBefore = minute > 30;
		return {
			prompt: random.pick([
				`Turn the hands to ${spoken(time)}.`,
				`Show ${spoken(time)} on the clock.`,
				`${random.pick(NAMES)} has to leave at ${spoken(time)}. What does the clock look like then?`,
			]),
			right: words(digital(time)),
			wrong: [
				[slip.swappedTheHands, words(digital(swapped(time)))],
				isBefore && [slip.countedAfterTheHour, value(nextHour(hour), 60 - minute)],
				isBefore && [slip.tookTheWrongHour, value(nextHour(hour), minute)],
				!isBefore && minute > 0 && [slip.tookTheWrongHour, value(nextHour(hour), minute)],
			],
			clock: { step: 5 },
			hints: [
				"The long hand shows the minutes. Each number counts five.",
				isBefore
					? "“To” means before the hour: the long hand has not come back to the 12."
					: "“Past” means after the hour: start at the 12.",
				"The short hand shows the hour, and moves on while the long hand goes around.",
			],
			steps: [
				`The long hand points at the ${minute === 0 ? 12 : minute / 5}: ${minute} minutes.`,
				`The short hand ${minute === 0 ? "points at" : "has passed"} the ${hour}: ${digital(time)}.`,
			],
		};
	};

const halfOfDay: Form = (random) => {
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

// 1: quarter and half hours. 2: five minutes up to half past. 3: any five minutes. 4: several clocks, and times as they are
// said. 5: a.m. and p.m., and minutes before the hour.
export const timeFiveMinutes = defineSkill("time-five-minutes", 12, {
	1: [typed(QUARTERS), ask.onClock(toShow(QUARTERS)), ask.chosen(seen(QUARTERS)), whichClock(QUARTERS)],
	2: [typed(EARLY), ask.onClock(toShow(EARLY)), inParts(EARLY), minutesAround, ask.chosen(seen(EARLY))],
	3: [typed(ALL), ask.onClock(toShow(ALL)), inParts(ALL), whichClock(ALL), ask.chosen(seen(ALL))],
	4: [
		matchedClocks,
		ask.matched(said(QUARTERS), ["phrase", "time"]),
		minutesAround,
		ask.chosen(said(QUARTERS)),
	],
	5: [ask.chosen(halfOfDay), ask.chosen(said(ALL)), ask.matched(said(ALL), ["phrase", "time"])],
});
