import { ask, defineSkill, NAMES, slip, words } from "../../../kit/index.ts";
import type { Form } from "../../../kit/index.ts";
import {
	DOINGS,
	OUTINGS,
	type Draw,
	inTheHour,
	overTheHour,
	longer,
	at,
	endsOf,
	howLong,
	inTwoParts,
	claim,
} from "./time-spans.ts";

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
			`${name} ${one} for ${first} minutes and then ${other} for ${second} minutes. ${name} begins at ${from}. When is ${name} done?`,
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

const BY_FIVES = overTheHour(5);
const BY_ONES = overTheHour(1);

// 1: how long, within the hour, with a line. 2: how long, across the hour. 3: when it ends. 4: when it starts, and claims.
// 5: more than an hour, two activities, and mistakes to explain.
export const elapsedTime = defineSkill("elapsed-time", 19, {
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
