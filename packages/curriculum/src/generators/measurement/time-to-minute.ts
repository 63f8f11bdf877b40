import { ask, type Form, slip, words } from "../../kit/index.ts";
import { level } from "../../kit/level.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { clock } from "../../figures/clock.ts";
import { NAMES } from "../../kit/words.ts";
import { handsInWords, timeText } from "./clock-time.ts";
import { defineGenerator } from "../generator.ts";
import { readClock } from "./read-clock.ts";

// 1: a few minutes after the hour. 2: up to half past. 3: any minute. 4: choose, past the half hour. 5: minutes before the hour. The hands can be turned as well.
export const timeToMinute = defineGenerator("time-to-minute", 3, (random, difficulty) => {
	const hour = random.integer(1, 12);
	const [least, most] = level(difficulty, [
		[6, 19],
		[11, 34],
		[1, 58],
		[36, 58],
		[36, 58],
	] as const);
	let minute = random.integer(least, most);
	if (minute % 5 === 0) minute += random.pick([1, 2, -1, -2]);
	const toShow = random.oneIn(3) ? ask.onClock(shownTime(hour, minute))(random) : undefined;
	if (toShow !== undefined) return toShow;
	if (difficulty <= 3) return readClock(random, hour, minute);
	const figure = { svg: clock(hour, minute), alt: `A clock. ${handsInWords(hour, minute)}.` };
	const name = random.pick(NAMES);
	const next = (hour % 12) + 1;
	if (difficulty === 5)
		return chooseOption(
			random,
			{
				prompt: `How does ${name} say the time on the clock?`,
				figure,
				hints: ["How many minutes are missing to the full hour?", "Which full hour comes next?"],
				explanation: `It is ${timeText(hour, minute)}. $60 - ${minute} = ${60 - minute}$ minutes are missing to ${next} o'clock.`,
			},
			{
				right: `${60 - minute} minutes to ${next}`,
				wrong: [
					[
						`${60 - minute} minutes past ${hour}`,
						"before-as-after",
						"Those minutes are missing to the next hour. They are not past yet.",
					],
					[
						`${60 - minute} minutes to ${hour}`,
						"took-the-passed-hour",
						"That hour has passed. Which one comes next?",
					],
					[
						`${minute} minutes to ${next}`,
						"minutes-past-as-minutes-to",
						"Those minutes have passed. How many are missing?",
					],
				],
			},
		);
	return chooseOption(
		random,
		{
			prompt: `${name} reads the clock. What time is it?`,
			figure,
			hints: [
				"The short hand is near the next number, but has it reached it?",
				"For the long hand count by fives from the 12, then add the small marks.",
			],
			explanation: `The short hand has passed ${hour}. The long hand shows ${minute} minutes: ${timeText(hour, minute)}.`,
		},
		{
			right: timeText(hour, minute),
			wrong: [
				[
					timeText(next, minute),
					"read-the-next-hour",
					"The short hand is near that number, but it has not reached it yet.",
				],
				[
					timeText(hour, minute - (minute % 5)),
					"counted-only-five-minute-marks",
					"Some small marks after the last number were left out.",
				],
				[
					timeText(Math.floor(minute / 5), (hour % 12) * 5),
					"swapped-the-hands",
					"It looks like the hands changed places. The short one shows the hour.",
				],
			],
		},
	);
});

/** A time in words, to be shown on a clock. */
const shownTime =
	(hour: number, minute: number): Form =>
	(random) => {
		if (minute === 1 || minute === 59) return undefined;
		const [next, left] = [(hour % 12) + 1, 60 - minute];
		const isBefore = minute > 30;
		const told = isBefore ? `${left} minutes to ${next}` : `${minute} minutes past ${hour}`;
		const five = minute - (minute % 5);
		return {
			prompt: random.pick([
				`Turn the hands to ${told}.`,
				`Show ${told} on the clock.`,
				`${random.pick(NAMES)} gets on the bus at ${told}. What does the clock look like then?`,
			]),
			right: words(timeText(hour, minute)),
			wrong: [
				isBefore && [slip.countedAfterTheHour, words(timeText(next, left))],
				[slip.tookTheWrongHour, words(timeText(next, minute))],
				[slip.leftOutTheSmallMarks, words(timeText(hour, five))],
			],
			clock: { step: 1 },
			hints: [
				"For the long hand count by fives from the 12, then add the small marks.",
				isBefore
					? "“To” means before the hour. Go back from the 12."
					: "“Past” means after the hour. Go on from the 12.",
				"The short hand stands between two numbers. Which hour was full last?",
			],
			steps: [
				...(isBefore ? [`$60 - ${left} = ${minute}$ minutes have passed since ${hour} o’clock.`] : []),
				`The long hand shows ${minute} minutes, and the short hand has passed the ${hour}: ${timeText(hour, minute)}.`,
			],
		};
	};
