import { clock } from "../../figures/clock.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { level } from "../../kit/level.ts";
import { matchPairs } from "../../kit/match-pairs.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";
import { readClock } from "./read-clock.ts";
import { handsInWords, timeText } from "./clock-time.ts";

const MORNING = ["eats breakfast", "walks to school", "makes the bed after getting up"] as const;
const EVENING = ["eats dinner", "reads a story before going to bed", "sets the table for dinner"] as const;

// 1: quarter and half hours. 2: any five minutes up to half past. 3: any five minutes. 4: match three clocks.
// 5: a.m. or p.m., and minutes before the hour.
export const timeFiveMinutes = defineGenerator("time-five-minutes", 2, (random, difficulty) => {
	const hour = random.integer(1, 12);
	if (difficulty === 4) return matched(random);
	if (difficulty === 5) return random.oneIn(2) ? dayHalf(random) : minutesTo(random);
	const minute =
		5 *
		random.pick(
			level(difficulty, [[0, 3, 6, 9], [1, 2, 4, 5, 6], [1, 2, 4, 5, 7, 8, 10, 11], [0], [0]] as const),
		);
	return readClock(random, hour, minute);
});

function matched(random: Random) {
	const hour = random.integer(1, 12);
	const minute = 5 * random.integer(1, 5);
	const times: [number, number][] = [
		[hour, minute],
		// Both hands change places, and the hour that the hand is near to.
		[minute / 5, (hour % 12) * 5],
		[(hour % 12) + 1, 60 - minute],
	];
	const distinct = times.filter(([h, m], at) => times.findIndex(([a, b]) => a === h && b === m) === at);
	if (distinct.length < 3) distinct.push([(hour % 12) + 3, (minute + 20) % 60]);
	return matchPairs(
		random,
		{
			prompt: "Match each clock with its time.",
			hints: ["The short thick hand shows the hour.", "Count by fives from the 12 for the long hand."],
			explanation: `The short hand gives the hour, the long hand the minutes: ${distinct.map(([h, m]) => timeText(h, m)).join(", ")}.`,
		},
		{
			pairs: distinct.map(([h, m]) => [
				{ svg: clock(h, m), alt: `A clock. ${handsInWords(h, m)}.` },
				timeText(h, m),
			]),
			mistakes: [
				["swapped-the-hands", 0, 1, "It looks like the hands changed places. The short one shows the hour."],
				["read-the-wrong-hour", 0, 2, "Which hour has passed already? Look at the short hand again."],
			],
		},
	);
}

function dayHalf(random: Random) {
	const is_morning = random.oneIn(2);
	const hour = is_morning ? random.integer(6, 8) : random.integer(6, 8);
	const minute = 5 * random.integer(0, 11);
	const doing = random.pick(is_morning ? MORNING : EVENING);
	const right = `${timeText(hour, minute)} ${is_morning ? "a.m." : "p.m."}`;
	return chooseOption(
		random,
		{
			prompt: `${random.pick(NAMES)} ${doing}. What time is it on the clock?`,
			figure: { svg: clock(hour, minute), alt: `A clock. ${handsInWords(hour, minute)}.` },
			hints: [
				"From midnight to noon it is a.m., from noon to midnight p.m.",
				"First decide: is it morning or evening? Then read the short hand.",
			],
			explanation: `The clock shows ${timeText(hour, minute)}, and it is in the ${is_morning ? "morning" : "evening"}: ${right}`,
		},
		{
			right,
			wrong: [
				[
					`${timeText(hour, minute)} ${is_morning ? "p.m." : "a.m."}`,
					"mixed-up-am-and-pm",
					"Is that in the first half of the day, or in the second?",
				],
				[
					`${timeText(hour + 1, minute)} ${is_morning ? "a.m." : "p.m."}`,
					"read-the-next-hour",
					"The short hand has not reached the next number yet.",
				],
				[
					`${timeText(minute / 5 === 0 ? 12 : minute / 5, (hour % 12) * 5)} ${is_morning ? "a.m." : "p.m."}`,
					"swapped-the-hands",
					"It looks like the hands changed places. The short one shows the hour.",
				],
			],
		},
	);
}

function minutesTo(random: Random) {
	const hour = random.integer(1, 12);
	const before = 5 * random.pick([1, 2, 4, 5]);
	const next = (hour % 12) + 1;
	return chooseOption(
		random,
		{
			prompt: `${random.pick(NAMES)} says: "It is ${before} minutes to ${next}." What time is that?`,
			hints: [
				`It is not yet ${next} o'clock.`,
				`Count back ${before} minutes from the full hour. An hour has 60 minutes.`,
			],
			explanation: `$60 - ${before} = ${60 - before}$, and the hour before ${next} is ${hour}: ${timeText(hour, 60 - before)}.`,
		},
		{
			right: timeText(hour, 60 - before),
			wrong: [
				[
					timeText(next, before),
					"counted-after-the-hour",
					"That is after the hour. The time you are looking for is before it.",
				],
				[
					timeText(next, 60 - before),
					"took-the-next-hour",
					"The full hour is not there yet. Which hour comes before it?",
				],
				[
					timeText(hour, before),
					"counted-from-the-hour-before",
					"That many minutes are still missing to the full hour.",
				],
			],
		},
	);
}
