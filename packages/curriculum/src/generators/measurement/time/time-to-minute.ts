import {
	ask,
	boxed,
	counted,
	defineSkill,
	matchPairs,
	NAMES,
	slip,
	whole,
	words,
} from "../../../kit/index.ts";
import type { Draft, Form, Random, Way } from "../../../kit/index.ts";
import { choosePicture } from "../../../kit/questions/choose-picture.ts";
import { digital, faceOf, nextHour, type Time } from "./five-minute-times.ts";
import { readClock } from "./read-clock.ts";

type Draw = (random: Random) => Time;

const between =
	(least: number, most: number): Draw =>
	(random) => ({
		hour: random.integer(1, 12),
		minute: 5 * random.integer(Math.ceil(least / 5), Math.floor(most / 5) - 1) + random.integer(1, 4),
	});
const EARLY = between(0, 30);
const LATE = between(35, 60);
const ANY = between(0, 60);

const EVENTS = [
	"gets on the bus",
	"feeds the dog",
	"starts to read",
	"comes home",
	"calls a friend",
	"begins to draw",
	"leaves for practice",
	"sets the table",
] as const;

/** "12 minutes past 4", "7 minutes to 5". */
const spoken = ({ hour, minute }: Time) =>
	minute <= 30 ? `${minute} minutes past ${hour}` : `${60 - minute} minutes to ${nextHour(hour)}`;

const fivesOf = (minute: number) => minute - (minute % 5);
const shown = (time: Time) => words(digital(time));

/** Where reading the hands wrongly leads. */
function misread({ hour, minute }: Time): Draft["wrong"] {
	return [
		[slip.leftOutTheSmallMarks, shown({ hour, minute: fivesOf(minute) })],
		[slip.tookTheWrongHour, shown({ hour: nextHour(hour), minute })],
		[slip.swappedTheHands, shown({ hour: Math.max(1, Math.floor(minute / 5)), minute: (hour % 12) * 5 })],
	];
}

function help({ hour, minute }: Time): Pick<Draft, "hints" | "steps"> {
	const mark = Math.floor(minute / 5);
	return {
		hints: [
			"The short hand shows the hour. Which number has it passed last?",
			`For the long hand, count by fives from the 12 ${mark === 0 ? "and then the small marks" : `to the ${mark}`}.`,
			"Then count one more minute for each small mark up to the long hand.",
		],
		steps: [
			`The short hand has passed the ${hour}.`,
			`The long hand is ${counted(minute % 5, "small mark")} after the ${mark === 0 ? 12 : mark}: $${5 * mark} + ${minute % 5} = ${minute}$ ${minute === 1 ? "minute" : "minutes"}.`,
			`It is ${digital({ hour, minute })}.`,
		],
	};
}

const typed =
	(draw: Draw): Way =>
	(random) => {
		const { hour, minute } = draw(random);
		return readClock(random, hour, minute);
	};

const seen =
	(draw: Draw): Form =>
	(random) => {
		const time = draw(random);
		const name = random.pick(NAMES);
		return {
			...help(time),
			prompt: random.pick([
				"What time does the clock show?",
				`${name} ${random.pick(EVENTS)} when the clock looks like this. What time is that?`,
				`${name} reads the clock to the minute. What time is it?`,
			]),
			figure: faceOf(time),
			right: shown(time),
			wrong: misread(time),
		};
	};

const inParts = (draw: Draw) =>
	ask.stepwise((random) => {
		const time = draw(random);
		const { hour, minute } = time;
		return {
			prompt: random.pick([
				"The clock shows [[minute]] minutes past [[hour]].",
				`${random.pick(NAMES)} ${random.pick(EVENTS)} at this time. It is [[minute]] minutes after [[hour]] o’clock.`,
			]),
			figure: faceOf(time),
			boxes: {
				minute: boxed(
					whole(minute),
					[slip.leftOutTheSmallMarks, whole(fivesOf(minute))],
					[slip.readNumberAsMinutes, whole(Math.floor(minute / 5))],
				),
				hour: boxed(whole(hour), [slip.readTheNextHour, whole(nextHour(hour))]),
			},
			hints: [
				"The long hand shows the minutes. Start at the 12.",
				"Count by fives up to the last number, and by ones after it.",
				"The short hand shows the hour. Which number has it passed last?",
			],
			steps: help(time).steps,
		};
	});

/** A time in words, to be written or shown on a clock. */
const said =
	(draw: Draw, isShown: boolean): Form =>
	(random) => {
		const time = draw(random);
		const { hour, minute } = time;
		if (minute === 1 || minute === 59) return undefined;
		const [next, left] = [nextHour(hour), 60 - minute];
		const isBefore = minute > 30;
		const [name, event] = [random.pick(NAMES), random.pick(EVENTS)];
		return {
			prompt: isShown
				? random.pick([
						`Turn the hands to ${spoken(time)}.`,
						`Show ${spoken(time)} on the clock.`,
						`${name} ${event} at ${spoken(time)}. What does the clock look like then?`,
					])
				: random.pick([
						`How do you write ${spoken(time)} with numbers?`,
						`${name} ${event} at ${spoken(time)}. What does a digital clock show?`,
						`${name} says: “It is ${spoken(time)}.” What time is that?`,
					]),
			task: spoken(time),
			right: shown(time),
			wrong: [
				isBefore && [slip.countedAfterTheHour, shown({ hour: next, minute: left })],
				[slip.tookTheWrongHour, shown({ hour: next, minute })],
				[slip.leftOutTheSmallMarks, shown({ hour, minute: fivesOf(minute) })],
			],
			clock: { step: 1 },
			hints: [
				"“Past” means after the hour, and “to” means before it.",
				isBefore
					? `It is not ${next} o’clock yet. An hour has 60 minutes.`
					: `It was ${hour} o’clock already. Count on from the hour.`,
				isBefore ? "Count back from 60 minutes." : "Write the hour first, then the minutes with two digits.",
			],
			steps: [
				isBefore
					? `$60 - ${left} = ${minute}$ minutes have passed since ${hour} o’clock.`
					: `${minute} minutes have passed since ${hour} o’clock.`,
				`That is ${digital(time)}.`,
			],
		};
	};

/** Times that are easily mixed up with one. */
function othersOf({ hour, minute }: Time): [Time, Time] {
	return [
		{ hour: nextHour(hour), minute },
		{ hour, minute: 60 - minute },
	];
}

const whichClock =
	(draw: Draw): Way =>
	(random) => {
		const time = draw(random);
		const [wrongHour, turned] = othersOf(time);
		if (time.minute === 1 || time.minute === 59) return undefined;
		const { tookTheWrongHour, countedAfterTheHour } = slip;
		const named = random.oneIn(2) ? digital(time) : spoken(time);
		return choosePicture(
			random,
			{
				prompt: random.pick([
					`Which clock shows ${named}?`,
					`${random.pick(NAMES)} ${random.pick(EVENTS)} at ${named}. Which clock shows that?`,
				]),
				hints: [
					"The short hand shows the hour, the long hand the minutes.",
					"For the long hand, count by fives from the 12, then the small marks.",
					"Which number has the short hand passed last?",
				],
				explanation: help(time).steps.join("\n\n"),
			},
			{
				right: faceOf(time),
				wrong: [
					{ figure: faceOf(wrongHour), mistake: [tookTheWrongHour.id, tookTheWrongHour.feedback] },
					{
						figure: faceOf(turned),
						mistake: [countedAfterTheHour.id, "Start at the 12, and go around with the clock."],
					},
				],
			},
		);
	};

const matchedClocks: Way = (random) => {
	const time = ANY(random);
	const times = [time, ...othersOf(time)];
	if (new Set(times.map(digital)).size < 3) return undefined;
	return matchPairs(
		random,
		{
			prompt: random.pick([
				"Match each clock with its time.",
				"What time does each clock show? Match them.",
				`${random.pick(NAMES)} sets three clocks. Which time belongs to which?`,
			]),
			hints: [
				"The short hand shows the hour.",
				"For the long hand, count by fives from the 12, then the small marks.",
				"Begin with the clock whose short hand differs from the others.",
			],
			explanation: times.map((each) => help(each).steps.join(" ")).join("\n\n"),
		},
		{
			pairs: times.map((each) => [faceOf(each), digital(each)]),
			mistakes: [
				[slip.tookTheWrongHour.id, 0, 1, slip.tookTheWrongHour.feedback],
				["read-the-minutes-backward", 0, 2, "Start at the 12, and go around with the clock."],
			],
		},
	);
};

// 1: up to half past. 2: any minute, in parts. 3: late minutes, when the short hand is near the next number. 4: minutes past
// and to the hour. 5: the same, set on a clock and matched.
export const timeToMinute = defineSkill("time-to-minute", 11, {
	1: [typed(EARLY), ask.chosen(seen(EARLY)), ask.onClock(said(EARLY, true))],
	2: [typed(ANY), inParts(ANY), whichClock(ANY), ask.onClock(said(EARLY, true))],
	3: [typed(LATE), ask.chosen(seen(LATE)), matchedClocks, inParts(LATE)],
	4: [ask.chosen(said(LATE, false)), whichClock(LATE), ask.matched(said(ANY, false), ["phrase", "time"])],
	5: [ask.onClock(said(LATE, true)), ask.chosen(said(LATE, false)), matchedClocks, typed(LATE)],
});
