import { jumpLine } from "../../figures/lines/jumps.ts";
import { asClaim, ask, boxed, defineSkill, NAMES, slip, whole, words } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";
import { timeText } from "./clock-time.ts";

const DOINGS = [
	"A movie",
	"A soccer game",
	"The music lesson",
	"The train ride",
	"A swim class",
	"The school play",
	"A bike tour",
	"The chess club",
	"A puppet show",
] as const;
const OUTINGS = [
	"goes to the park",
	"visits a friend",
	"helps in the garden",
	"goes to the library",
	"bakes bread",
	"paints a fence",
] as const;

/** From a time after a full hour, so many minutes long; both counted in minutes. */
interface Span {
	hour: number;
	start: number;
	length: number;
}
type Draw = (random: Random) => Span;

const inTheHour: Draw = (random) => {
	const start = 5 * random.integer(0, 5);
	return { hour: random.integer(1, 11), start, length: 5 * random.integer(2, Math.floor((55 - start) / 5)) };
};
const overTheHour =
	(step: number): Draw =>
	(random) => {
		const start = step * random.integer(Math.ceil(20 / step), Math.floor(50 / step));
		const least = Math.ceil((60 - start) / step) + 1;
		return {
			hour: random.integer(1, 11),
			start,
			length: step * random.integer(least, Math.floor(58 / step)),
		};
	};
const longer: Draw = (random) => ({ ...overTheHour(1)(random), length: random.integer(65, 110) });

const at = (hour: number, minute: number) => timeText(hour + Math.floor(minute / 60), minute % 60);
const endsOf = ({ hour, start, length }: Span) => [at(hour, start), at(hour, start + length)] as const;

function lengthDraft(span: Span, prompt: string): Draft {
	const { hour, start, length } = span;
	const [from, to] = endsOf(span);
	const end = start + length;
	const [toHour, rest, full] = [60 - start, end - 60, at(hour + 1, 0)];
	const crosses = end > 60;
	return {
		prompt,
		task: `the time from ${from} to ${to} in minutes`,
		right: whole(length),
		wrong: crosses
			? [
					[slip.hourAsHundredMinutes, whole(length + 40 * Math.floor(end / 60))],
					[slip.subtractedTheMinutes, whole(Math.abs(start - (end % 60)))],
					[slip.stoppedAtTheFullHour, whole(toHour)],
					[slip.oneFiveOff, whole(length + 5)],
				]
			: [
					[slip.readTheEnd, whole(end)],
					[slip.oneFiveOff, whole(length + 5)],
					[slip.addedBothMinutes, whole(start + end)],
				],
		unit: { after: "minutes" },
		hints: crosses
			? [
					`Begin at ${from}. What is the next hour on the clock?`,
					`How many minutes is it from ${from} to ${full}?`,
					`Then count on from ${full} to ${to}. An hour has 60 minutes.`,
				]
			: [
					"Both times are in the same hour.",
					`Compare the minutes after ${hour} o’clock.`,
					`Count by fives from ${from} to ${to}.`,
				],
		steps: crosses
			? [
					`From ${from} to ${full}: $60 - ${start} = ${toHour}$ minutes.`,
					`From ${full} to ${to}: ${rest === 1 ? "1 minute" : `${rest} minutes`}.`,
					`$${toHour} + ${rest} = ${length}$ minutes.`,
				]
			: [
					"Both times are in the same hour, so only the minutes change.",
					`From ${from} to ${to}: $${end} - ${start} = ${length}$ minutes.`,
				],
	};
}

const howLong =
	(draw: Draw, hasLine = false): Form =>
	(random) => {
		const span = draw(random);
		const [from, to] = endsOf(span);
		const { hour, start, length } = span;
		const name = random.pick(NAMES);
		const draft = lengthDraft(
			span,
			random.pick([
				`${random.pick(DOINGS)} starts at ${from} and ends at ${to}. How many minutes does it take?`,
				`${name} ${random.pick(OUTINGS)} from ${from} to ${to}. How many minutes is that?`,
				`${name} leaves at ${from} and is back at ${to}. How many minutes is ${name} away?`,
				`How many minutes is it from ${from} to ${to}?`,
			]),
		);
		if (!hasLine) return draft;
		return {
			...draft,
			figure: {
				svg: jumpLine({
					from: 0,
					to: 60,
					step: 5,
					labelled: (mark) => mark % 15 === 0,
					jumps: [[start, start + length]],
				}),
				alt: `A line of minutes after ${hour} o’clock, from 0 to 60. An arc goes from ${start} to ${start + length}.`,
			},
		};
	};

/** By way of the full hour. */
const inTwoParts = (draw: Draw) =>
	ask.stepwise((random) => {
		const span = draw(random);
		const { hour, start, length } = span;
		const [from, to] = endsOf(span);
		const [full, toHour, rest] = [at(hour + 1, 0), 60 - start, start + length - 60];
		const { steps } = lengthDraft(span, "");
		return {
			prompt: random.pick([
				`From ${from} to ${full} it is [[first]] minutes. From ${full} to ${to} it is [[second]] minutes. That is [[all]] minutes in all.`,
				`${random.pick(DOINGS)} starts at ${from} and ends at ${to}. Up to ${full} it takes [[first]] minutes, and after that [[second]] more. It takes [[all]] minutes.`,
			]),
			boxes: {
				first: boxed(
					whole(toHour),
					[slip.hourAsHundredMinutes, whole(100 - start)],
					[slip.keptTheGivenTime, whole(start)],
				),
				second: boxed(whole(rest), [slip.oneFiveOff, whole(rest + 5)]),
				all: boxed(whole(length), [slip.stoppedAtTheFullHour, whole(toHour)]),
			},
			hints: [
				"An hour has 60 minutes. Go to the next hour first.",
				`How many minutes is it from ${from} to ${full}?`,
				"Add the minutes before and after that hour.",
			],
			steps,
		};
	});

/** When something ends or starts; shown on a clock or chosen. */
const otherEnd =
	(draw: Draw, kind: "start" | "end", isSet: boolean): Form =>
	(random) => {
		const span = draw(random);
		const { hour, start, length } = span;
		const [first, last] = endsOf(span);
		const [end, full] = [start + length - 60, at(hour + 1, 0)];
		const [isEnd, doing, name] = [kind === "end", random.pick(DOINGS), random.pick(NAMES)];
		const outing = random.pick(OUTINGS);
		const asked = isEnd
			? random.pick([
					`${doing} starts at ${first} and takes ${length} minutes. When does it end?`,
					`${name} ${outing} at ${first}. It takes ${length} minutes. What time is it then?`,
				])
			: random.pick([
					`${doing} takes ${length} minutes and ends at ${last}. When does it start?`,
					`${name} ${outing} for ${length} minutes, until ${last}. At what time does ${name} begin?`,
				]);
		return {
			prompt: `${asked}${isSet ? " Set the clock." : ""}`,
			right: words(isEnd ? last : first),
			wrong: [
				[slip.forgotTheNewHour, words(isEnd ? at(hour, end) : at(hour + 1, start))],
				[
					slip.hourAsHundredMinutes,
					words(isEnd ? at(hour + 1, (end + 20) % 60) : at(hour, (start + 20) % 60)),
				],
				[slip.tookMinutesAsTime, words(at(isEnd ? hour + 1 : hour, length))],
			],
			clock: { step: 1 },
			hints: [
				isEnd
					? `Count on from ${first}. What is the next hour on the clock?`
					: `Go back from ${last}. What was the last hour on the clock?`,
				isEnd
					? `How many of the ${length} minutes take you to the next hour?`
					: `How many of the ${length} minutes take you back to that hour?`,
				"Which minutes are left then? Count them from that hour.",
			],
			steps: isEnd
				? [
						`From ${first} to ${full}: $60 - ${start} = ${60 - start}$ minutes.`,
						`That leaves $${length} - ${60 - start} = ${end}$ ${end === 1 ? "minute" : "minutes"}. From ${full}, count on to ${last}.`,
					]
				: [
						`From ${last} back to ${full}: ${end === 1 ? "1 minute" : `${end} minutes`}.`,
						`That leaves $${length} - ${end} = ${60 - start}$ minutes. From ${full}, go back to ${first}.`,
					],
		};
	};

/** Two activities, one after the other. */
const twoParts: Form = (random) => {
	const { hour, start, length } = overTheHour(5)(random);
	const first = 5 * random.integer(1, length / 5 - 1);
	const second = length - first;
	const [from, middle, end] = [at(hour, start), at(hour, start + first), at(hour, start + length)];
	const [name, one, other] = [
		random.pick(NAMES),
		...random.shuffle([
			"reads",
			"draws",
			"practices the piano",
			"plays chess",
			"cleans up",
			"writes letters",
		]),
	];
	return {
		prompt: random.pick([
			`${name} ${one} for ${first} minutes and then ${other} for ${second} minutes. It begins at ${from}. When is ${name} done?`,
			`At ${from}, ${name} begins. First ${name} ${one} for ${first} minutes, then ${other} for ${second} minutes. What time is it then?`,
		]),
		right: words(end),
		wrong: [
			[slip.leftOutAnActivity, words(middle)],
			[slip.forgotTheNewHour, words(at(hour, (start + length) % 60))],
			[slip.hourAsHundredMinutes, words(at(hour + 1, (start + length - 40) % 60))],
		],
		clock: { step: 5 },
		hints: [
			"Two things happen, one after the other. Both take time.",
			`When is the first part over? Begin at ${from}.`,
			"Then count on by the minutes of the second part. An hour has 60 minutes.",
		],
		steps: [
			`$${first} + ${second} = ${length}$ minutes in all.`,
			`From ${from} to ${at(hour + 1, 0)} it takes ${60 - start} minutes. ${length - 60 + start} minutes later it is ${end}.`,
		],
	};
};

const claim = (draw: Draw) =>
	asClaim(howLong(draw), (task, value) =>
		task.replace(
			/^the time from (.*) in minutes$/,
			(_, times: string) => `From ${times} there are ${value}.`,
		),
	);
const BY_FIVES = overTheHour(5);
const BY_ONES = overTheHour(1);

// 1: how long, within the hour, with a line. 2: how long, across the hour. 3: when it ends. 4: when it starts, and claims.
// 5: more than an hour, two activities, and mistakes to explain.
export const elapsedTime = defineSkill("elapsed-time", 17, {
	1: [
		ask.typed(howLong(inTheHour, true)),
		ask.chosen(howLong(inTheHour, true)),
		ask.typed(howLong(inTheHour)),
	],
	2: [
		ask.typed(howLong(BY_FIVES)),
		inTwoParts(BY_FIVES),
		ask.matched(howLong(BY_FIVES), ["time", "number of minutes"]),
		ask.chosen(howLong(BY_FIVES)),
	],
	3: [
		ask.chosen(otherEnd(BY_ONES, "end", false)),
		ask.onClock(otherEnd(BY_FIVES, "end", true)),
		inTwoParts(BY_ONES),
	],
	4: [
		ask.chosen(otherEnd(BY_ONES, "start", false)),
		ask.onClock(otherEnd(BY_ONES, "start", true)),
		ask.judged(claim(BY_FIVES)),
		ask.whatWentWrong(howLong(BY_FIVES)),
	],
	5: [
		ask.typed(howLong(longer)),
		ask.chosen(twoParts),
		ask.onClock(twoParts),
		ask.explainTheMistake(howLong(BY_ONES)),
	],
});
