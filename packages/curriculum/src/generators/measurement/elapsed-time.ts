import { ask, type Form, slip, words } from "../../kit/index.ts";
import { jumpLine } from "../../figures/jumps.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { NAMES } from "../../kit/words.ts";
import { timeText } from "./clock-time.ts";
import { defineGenerator } from "../generator.ts";

const DOINGS = [
	"A movie",
	"A soccer game",
	"The music lesson",
	"The train ride",
	"A swim class",
	"The school play",
	"A bike tour",
] as const;

// 1: how long, within the hour, with a line. 2: how long, across the hour. 3: when does it end. 4: when does it start. 5: how long, more than an hour. At 3 and 4 the clock can be set as well.
export const elapsedTime = defineGenerator("elapsed-time", 3, (random, difficulty) => {
	const hour = random.integer(1, 10);
	const step = difficulty <= 2 ? 5 : 1;
	const start =
		difficulty === 1
			? 5 * random.integer(0, 5)
			: step * random.integer(Math.ceil(20 / step), Math.floor(50 / step));
	const length =
		difficulty === 1
			? 5 * random.integer(2, Math.floor((55 - start) / 5))
			: difficulty === 5
				? random.integer(65, 110)
				: step * random.integer(Math.ceil((62 - start) / step), Math.floor(58 / step));
	const end = start + length;
	const [from, to] = [timeText(hour, start), timeText(hour + Math.floor(end / 60), end % 60)];
	const doing = random.pick(DOINGS);
	const kind = level(difficulty, ["length", "length", "end", "start", "length"] as const);
	const crosses = end >= 60;
	const to_hour = 60 - start;
	const next = (hour % 12) + 1;
	if (kind === "length")
		return fillNumber({
			answer_type: "INTEGER",
			prompt: random.pick([
				`${doing} starts at ${from} and ends at ${to}. How many minutes does it take?`,
				`${random.pick(NAMES)} leaves at ${from} and is back at ${to}. How many minutes is that?`,
			]),
			answer_suffix: "min",
			...(difficulty === 1
				? {
						figure: {
							svg: jumpLine({
								from: 0,
								to: 60,
								step: 5,
								labelled: (mark) => mark % 15 === 0,
								jumps: [[start, end]],
							}),
							alt: `A line of minutes after ${hour} o'clock, from 0 to 60. An arc goes from ${start} to ${end}.`,
						},
					}
				: {}),
			right: length,
			hints: crosses
				? [
						`How many minutes is it from ${from} to ${next}:00?`,
						`Then go on to ${to}. An hour has 60 minutes.`,
					]
				: ["Both times are in the same hour.", "How far is it from one minute to the other?"],
			explanation: crosses
				? `From ${from} to ${next}:00 it is ${to_hour} ${to_hour === 1 ? "minute" : "minutes"}, then ${length - to_hour} more: $${to_hour} + ${length - to_hour} = ${length}$ minutes.`
				: `$${end} - ${start} = ${length}$ minutes.`,
			mistakes: [
				[
					"hour-as-100-minutes",
					crosses ? length + 40 * Math.floor(end / 60) : "",
					"An hour has sixty minutes. It looks like it was counted as a hundred.",
				],
				[
					"subtracted-the-minutes",
					crosses ? Math.abs(start - (end % 60)) : "",
					"A new hour begins on the way. Go to the full hour first.",
				],
				[
					"stopped-at-the-full-hour",
					crosses ? to_hour : "",
					"That is up to the full hour. How many more minutes are there?",
				],
				["read-the-end", crosses ? "" : end, "That is when it ends. How long does it take?"],
				["off-by-five", length - 5, "Very close. Count the minutes once more."],
			],
		});
	const toSet = random.oneIn(2) ? ask.onClock(setClock(kind))(random) : undefined;
	if (toSet !== undefined) return toSet;
	const [right, given] = kind === "end" ? [to, from] : [from, to];
	return chooseOption(
		random,
		{
			prompt:
				kind === "end"
					? `${doing} starts at ${from} and takes ${length} minutes. When does it end?`
					: `${doing} takes ${length} minutes and ends at ${to}. When does it start?`,
			hints: [
				kind === "end"
					? `Go from ${given} to the next full hour first.`
					: `Go back from ${given} to the full hour first.`,
				"How many of the minutes are left then?",
			],
			explanation:
				kind === "end"
					? `${to_hour} minutes lead to ${next}:00. $${length} - ${to_hour} = ${length - to_hour}$ more: ${to}.`
					: `${end - 60} ${end - 60 === 1 ? "minute leads" : "minutes lead"} back to ${next}:00. $${length} - ${end - 60} = ${length - end + 60}$ more: ${from}.`,
		},
		{
			right,
			wrong: [
				[
					kind === "end" ? timeText(hour, end % 60) : timeText(next, start),
					"forgot-the-new-hour",
					"The full hour is crossed on the way, so the hour changes.",
				],
				[
					kind === "end" ? timeText(hour + 1, (end - 60 + 20) % 60) : timeText(hour, (start + 20) % 60),
					"hour-as-100-minutes",
					"An hour has 60 minutes. Count from the full hour.",
				],
				[
					kind === "end" ? timeText(next, length) : timeText(hour, length),
					"took-the-minutes-as-time",
					"Those are the minutes it takes. Count them from the given time.",
				],
			],
		},
	);
});

/** When something ends or starts, to be shown on a clock; over a full hour. */
const setClock =
	(kind: "start" | "end"): Form =>
	(random) => {
		const [hour, start] = [random.integer(1, 10), random.integer(20, 50)];
		const length = random.integer(62 - start, 58);
		const end = start + length - 60;
		const [first, last] = [timeText(hour, start), timeText(hour + 1, end)];
		const full = timeText(hour + 1, 0);
		const isEnd = kind === "end";
		const doing = random.pick(DOINGS);
		return {
			prompt: isEnd
				? `${doing} starts at ${first} and takes ${length} minutes. When does it end? Set the clock.`
				: `${doing} takes ${length} minutes and ends at ${last}. When does it start? Set the clock.`,
			right: words(isEnd ? last : first),
			wrong: [
				[slip.forgotTheNewHour, words(isEnd ? timeText(hour, end) : timeText(hour + 1, start))],
				[
					slip.hourAsHundredMinutes,
					words(isEnd ? timeText(hour + 1, (end + 20) % 60) : timeText(hour, (start + 20) % 60)),
				],
				[slip.keptTheGivenTime, words(isEnd ? first : last)],
			],
			clock: { step: 1 },
			hints: [
				isEnd
					? `Set the clock to ${first} first, then turn the long hand on.`
					: `Set the clock to ${last} first, then turn the long hand back.`,
				isEnd
					? "How many minutes are there up to the full hour?"
					: "How many minutes lead back to the full hour?",
				"Which minutes are left then? The short hand follows the long one.",
			],
			steps: isEnd
				? [
						`$60 - ${start} = ${60 - start}$ minutes lead to ${full}.`,
						`$${length} - ${60 - start} = ${end}$ more: ${last}.`,
					]
				: [
						`From ${last} back to ${full} it takes ${end} of the minutes.`,
						`$${length} - ${end} = ${60 - start}$ more: ${first}.`,
					],
		};
	};
