import { clockWithBoxes } from "../../../figures/lines/clock.ts";
import { ask, boxed, defineSkill, NAMES, slip } from "../../../kit/index.ts";
import type { Form, Way } from "../../../kit/index.ts";
import { whole, words } from "../../../kit/value.ts";
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
import { whichClock, matchedClocks, said, halfOfDay } from "./clock-matching.ts";

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
